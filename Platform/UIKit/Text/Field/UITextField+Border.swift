import QuartzCore

extension UITextField {
    /// The corner radius of a rounded border, in points.
    private static let borderCornerRadius: CGFloat = 5

    final func applyBorder(replacing old: BorderStyle) {
        guard borderStyle != .none || old != .none else { return }
        let pixel = 1 / max(1, traitCollection.displayScale)
        switch borderStyle {
        case .none: setBorder(width: 0, nil, radius: 0)
        case .line: setBorder(width: 1, .label, radius: 0)
        case .bezel: setBorder(width: 1, .systemGray, radius: 0)
        case .roundedRect: setBorder(width: pixel, .systemGray4, radius: Self.borderCornerRadius)
        }
        applyFill()
    }

    private func setBorder(width: CGFloat, _ color: UIColor?, radius: CGFloat) {
        layer.borderWidth = width
        layer.borderColor = color?.resolvedColor(with: traitCollection).cgColor
        layer.cornerRadius = radius
    }

    /// Fills a field with a rounded border, so that it contrasts with the background.
    final func applyFill() {
        guard backgroundColor == nil else { return }
        let fill: UIColor? = borderStyle == .roundedRect ? .systemBackground : nil
        layer.backgroundColor = fill?.resolvedColor(with: traitCollection).cgColor
    }
}
