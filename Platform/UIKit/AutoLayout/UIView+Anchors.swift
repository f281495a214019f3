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

extension UIView {
    /// The anchor of the leading edge.
    public final var leadingAnchor: NSLayoutXAxisAnchor { horizontal(.leading) }
    /// The anchor of the trailing edge.
    public final var trailingAnchor: NSLayoutXAxisAnchor { horizontal(.trailing) }
    /// The anchor of the left edge.
    public final var leftAnchor: NSLayoutXAxisAnchor { horizontal(.left) }
    /// The anchor of the right edge.
    public final var rightAnchor: NSLayoutXAxisAnchor { horizontal(.right) }
    /// The anchor of the top edge.
    public final var topAnchor: NSLayoutYAxisAnchor { vertical(.top) }
    /// The anchor of the bottom edge.
    public final var bottomAnchor: NSLayoutYAxisAnchor { vertical(.bottom) }
    /// The anchor of the width.
    public final var widthAnchor: NSLayoutDimension { dimension(.width) }
    /// The anchor of the height.
    public final var heightAnchor: NSLayoutDimension { dimension(.height) }
    /// The anchor of the horizontal center.
    public final var centerXAnchor: NSLayoutXAxisAnchor { horizontal(.centerX) }
    /// The anchor of the vertical center.
    public final var centerYAnchor: NSLayoutYAxisAnchor { vertical(.centerY) }
    /// The anchor of the baseline of the first line of text.
    public final var firstBaselineAnchor: NSLayoutYAxisAnchor { vertical(.firstBaseline) }
    /// The anchor of the baseline of the last line of text.
    public final var lastBaselineAnchor: NSLayoutYAxisAnchor { vertical(.lastBaseline) }
}

extension UILayoutGuide {
    /// The anchor of the leading edge.
    public final var leadingAnchor: NSLayoutXAxisAnchor { horizontal(.leading) }
    /// The anchor of the trailing edge.
    public final var trailingAnchor: NSLayoutXAxisAnchor { horizontal(.trailing) }
    /// The anchor of the left edge.
    public final var leftAnchor: NSLayoutXAxisAnchor { horizontal(.left) }
    /// The anchor of the right edge.
    public final var rightAnchor: NSLayoutXAxisAnchor { horizontal(.right) }
    /// The anchor of the top edge.
    public final var topAnchor: NSLayoutYAxisAnchor { vertical(.top) }
    /// The anchor of the bottom edge.
    public final var bottomAnchor: NSLayoutYAxisAnchor { vertical(.bottom) }
    /// The anchor of the width.
    public final var widthAnchor: NSLayoutDimension { dimension(.width) }
    /// The anchor of the height.
    public final var heightAnchor: NSLayoutDimension { dimension(.height) }
    /// The anchor of the horizontal center.
    public final var centerXAnchor: NSLayoutXAxisAnchor { horizontal(.centerX) }
    /// The anchor of the vertical center.
    public final var centerYAnchor: NSLayoutYAxisAnchor { vertical(.centerY) }
}
