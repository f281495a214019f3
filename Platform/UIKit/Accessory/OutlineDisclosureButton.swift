/// A chevron that points to hidden children in the trailing direction, and to visible ones downward.
final class OutlineDisclosureButton: UIControl {
    private let imageView = AccessoryGlyphView()

    /// The duration of the rotation, in seconds, as that of the animation of the items.
    private static let duration: TimeInterval = 0.3

    override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.glyph = .outlineDisclosure
        addSubview(imageView)
        accessibilityTraits = .button
        updateAccessibilityLabel()
    }

    @available(*, unavailable, message: "A list cell creates its accessory views.")
    required init?(coder: NSCoder) {
        preconditionFailure("OutlineDisclosureButton cannot be decoded. A list cell creates its accessory views.")
    }

    override var canBecomeFocused: Bool { false }

    private(set) var isExpanded = false

    /// The width that the chevron occupies in both directions, in points.
    var glyphWidth: CGFloat {
        let size = imageView.image?.size ?? .zero
        return max(size.width, size.height)
    }

    /// Rotates the chevron.
    func setExpanded(_ isExpanded: Bool, animated: Bool) {
        guard isExpanded != self.isExpanded else { return }
        self.isExpanded = isExpanded
        updateAccessibilityLabel()
        guard animated else { return UIView.performWithoutAnimation { rotate() } }
        UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) { self.rotate() }
    }

    private func rotate() {
        let direction: CGFloat = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
        imageView.transform = isExpanded ? CGAffineTransform(rotationAngle: direction * .pi / 2) : .identity
    }

    private func updateAccessibilityLabel() { accessibilityLabel = isExpanded ? "Collapse" : "Expand" }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = imageView.image?.size ?? .zero
        imageView.bounds = CGRect(origin: .zero, size: size)
        imageView.center = CGPoint(
            x: (bounds.width - size.width) / 2 + size.width / 2,
            y: ((bounds.height - size.height) / 2).roundedToPixel(traitCollection) + size.height / 2)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        UIView.performWithoutAnimation { rotate() }
    }
}
