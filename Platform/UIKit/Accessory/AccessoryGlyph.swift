/// A symbol at the end of a row or a list cell.
enum AccessoryGlyph: Hashable {
    case disclosureIndicator
    /// A chevron that is rotated downward while the children of an item are visible.
    case outlineDisclosure
    case checkmark

    /// The image of the glyph.
    var image: UIImage? {
        switch self {
        // 13.5 points semibold results in the system's indicator of 7.5 × 13 points.
        case .disclosureIndicator, .outlineDisclosure: Self.symbol("chevron.forward", size: 13.5)
        case .checkmark: Self.symbol("checkmark", size: 17)
        }
    }

    /// The color of the glyph, or `nil` for the tint color.
    var color: UIColor? { self == .disclosureIndicator ? .tertiaryLabel : nil }

    private static func symbol(_ name: String, size: CGFloat) -> UIImage? {
        UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: .semibold))
    }
}

extension UIImageView {
    /// Displays a glyph in its color.
    final func show(_ glyph: AccessoryGlyph) {
        image = glyph.image
        tintColor = glyph.color
    }
}
