/// A symbol at the end of a row or a list cell.
enum AccessoryGlyph: Hashable {
    case disclosureIndicator
    /// A chevron that is rotated downward while the children of an item are visible.
    case outlineDisclosure
    case checkmark

    /// Returns the image of the glyph, which grows with body text.
    @MainActor
    func image(compatibleWith traits: UITraitCollection) -> UIImage? {
        switch self {
        // 13.5 points semibold results in the system's indicator of 7.5 × 13 points.
        case .disclosureIndicator, .outlineDisclosure: Self.symbol("chevron.forward", size: 13.5, traits)
        case .checkmark: Self.symbol("checkmark", size: 17, traits)
        }
    }

    /// The color of the glyph, or `nil` for the tint color.
    var color: UIColor? { self == .disclosureIndicator ? .tertiaryLabel : nil }

    @MainActor
    private static func symbol(_ name: String, size: CGFloat, _ traits: UITraitCollection) -> UIImage? {
        let scaled = UIFontMetrics(forTextStyle: .body).scaledValue(for: size, compatibleWith: traits)
        return UIImage(
            systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: scaled, weight: .semibold))
    }
}

/// The view of a glyph.
final class AccessoryGlyphView: UIImageView {
    /// The displayed glyph.
    var glyph: AccessoryGlyph? {
        didSet {
            guard glyph != oldValue else { return }
            updateImage()
            tintColor = glyph?.color
        }
    }

    private func updateImage() { image = glyph?.image(compatibleWith: traitCollection) }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        let isOtherSize =
            previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
        if isOtherSize { updateImage() }
        super.traitCollectionDidChange(previousTraitCollection)
        if isOtherSize { superview?.setNeedsLayout() }
    }
}
