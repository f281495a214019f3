/// Factories of anchors. Anchors are created on access: those for the same attribute are equal but not
/// identical.
extension LayoutItem {
    func horizontal(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
        NSLayoutXAxisAnchor(LayoutOperand(item: self, attribute: attribute))
    }

    func vertical(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(LayoutOperand(item: self, attribute: attribute))
    }

    func dimension(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
        NSLayoutDimension(LayoutOperand(item: self, attribute: attribute))
    }
}
