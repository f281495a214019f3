/// The standard spacing between views, in points.
@MainActor
enum SystemSpacing {
    /// The origin of a spacing. The raw value is its name in descriptions.
    enum Kind: String {
        case visualFormat = "NSSpace"
        case anchor = "NSLayoutAnchorConstraintSpace"
    }

    /// The spacing between adjacent views.
    static let betweenViews: CGFloat = 8

    /// Returns the vertical spacing between two locations. Between baselines it is the line height of the
    /// larger font.
    static func below(_ upper: LayoutTerm, _ lower: LayoutTerm) -> CGFloat {
        guard upper.attribute.isBaseline, lower.attribute.isBaseline else { return betweenViews }
        let heights = [upper.item, lower.item].compactMap { ($0 as? UILabel)?.font.lineHeight }
        return heights.max() ?? betweenViews
    }
}

extension NSLayoutConstraint.Attribute {
    /// Whether the attribute is a baseline.
    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
