/// The distances that the system leaves between views, in points.
@MainActor
enum SystemSpacing {
    /// Who asked for such a distance, by what the distance is called in what is printed.
    enum Kind: String {
        case visualFormat = "NSSpace"
        case anchor = "NSLayoutAnchorConstraintSpace"
    }

    /// Between two views side by side or one below the other.
    static let betweenViews: CGFloat = 8

    /// From one place down to another: where both are lines on which text stands, the height of a line of the larger font.
    static func below(_ upper: LayoutTerm, _ lower: LayoutTerm) -> CGFloat {
        guard upper.attribute.isBaseline, lower.attribute.isBaseline else { return betweenViews }
        let heights = [upper.item, lower.item].compactMap { ($0 as? UILabel)?.font.lineHeight }
        return heights.max() ?? betweenViews
    }
}

extension NSLayoutConstraint.Attribute {
    /// Whether the attribute is a line on which letters stand.
    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
