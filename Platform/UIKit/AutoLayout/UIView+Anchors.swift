/// Anchors are made where they are asked for: two of the same place are equal, but not identical.
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
    /// The edge where lines begin.
    public final var leadingAnchor: NSLayoutXAxisAnchor { horizontal(.leading) }
    /// The edge where lines end.
    public final var trailingAnchor: NSLayoutXAxisAnchor { horizontal(.trailing) }
    /// The left edge.
    public final var leftAnchor: NSLayoutXAxisAnchor { horizontal(.left) }
    /// The right edge.
    public final var rightAnchor: NSLayoutXAxisAnchor { horizontal(.right) }
    /// The top edge.
    public final var topAnchor: NSLayoutYAxisAnchor { vertical(.top) }
    /// The bottom edge.
    public final var bottomAnchor: NSLayoutYAxisAnchor { vertical(.bottom) }
    /// The width.
    public final var widthAnchor: NSLayoutDimension { dimension(.width) }
    /// The height.
    public final var heightAnchor: NSLayoutDimension { dimension(.height) }
    /// The middle between left and right.
    public final var centerXAnchor: NSLayoutXAxisAnchor { horizontal(.centerX) }
    /// The middle between top and bottom.
    public final var centerYAnchor: NSLayoutYAxisAnchor { vertical(.centerY) }
    /// The line on which the letters of the first line stand.
    public final var firstBaselineAnchor: NSLayoutYAxisAnchor { vertical(.firstBaseline) }
    /// The line on which the letters of the last line stand.
    public final var lastBaselineAnchor: NSLayoutYAxisAnchor { vertical(.lastBaseline) }
}

extension UILayoutGuide {
    /// The edge where lines begin.
    public final var leadingAnchor: NSLayoutXAxisAnchor { horizontal(.leading) }
    /// The edge where lines end.
    public final var trailingAnchor: NSLayoutXAxisAnchor { horizontal(.trailing) }
    /// The left edge.
    public final var leftAnchor: NSLayoutXAxisAnchor { horizontal(.left) }
    /// The right edge.
    public final var rightAnchor: NSLayoutXAxisAnchor { horizontal(.right) }
    /// The top edge.
    public final var topAnchor: NSLayoutYAxisAnchor { vertical(.top) }
    /// The bottom edge.
    public final var bottomAnchor: NSLayoutYAxisAnchor { vertical(.bottom) }
    /// The width.
    public final var widthAnchor: NSLayoutDimension { dimension(.width) }
    /// The height.
    public final var heightAnchor: NSLayoutDimension { dimension(.height) }
    /// The middle between left and right.
    public final var centerXAnchor: NSLayoutXAxisAnchor { horizontal(.centerX) }
    /// The middle between top and bottom.
    public final var centerYAnchor: NSLayoutYAxisAnchor { vertical(.centerY) }
}
