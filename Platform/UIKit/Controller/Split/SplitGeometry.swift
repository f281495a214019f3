/// Where the columns of a split view stand.
struct SplitGeometry: Equatable {
    typealias Column = UISplitViewController.Column

    var size: CGSize
    var mode: UISplitViewController.DisplayMode
    var hasSupplementary: Bool
    /// In points.
    var primaryWidth: CGFloat
    var supplementaryWidth: CGFloat
    /// Whether the primary column is at the right edge.
    var isMirrored: Bool

    /// The width of what stands before the secondary column, where so many columns do.
    private func sideWidth(_ columns: Int) -> CGFloat {
        switch columns {
        case 0: 0
        case 1: hasSupplementary ? supplementaryWidth : primaryWidth
        default: hasSupplementary ? primaryWidth + supplementaryWidth : primaryWidth
        }
    }

    /// A column's place. One that is not seen waits beyond the edge.
    func frame(of column: Column) -> CGRect {
        let side = sideWidth(mode.sideColumns)
        let (x, width): (CGFloat, CGFloat)
        switch column {
        case .primary: (x, width) = (side - sideWidth(2), primaryWidth)
        case .supplementary: (x, width) = (side - supplementaryWidth, supplementaryWidth)
        case .secondary:
            switch mode {
            case .automatic, .secondaryOnly, .oneOverSecondary, .twoOverSecondary: (x, width) = (0, size.width)
            case .oneBesideSecondary, .twoBesideSecondary: (x, width) = (side, size.width - side)
            case .twoDisplaceSecondary: (x, width) = (side, size.width - sideWidth(1))
            }
        case .compact: (x, width) = (0, size.width)
        }
        return CGRect(
            x: isMirrored ? size.width - x - width : x, y: 0, width: max(0, width), height: size.height)
    }

    /// The columns that are seen, from the edge on.
    var visibleColumns: [Column] { Self.visibleColumns(mode, hasSupplementary: hasSupplementary) }

    static func visibleColumns(
        _ mode: UISplitViewController.DisplayMode, hasSupplementary: Bool
    ) -> [Column] {
        let all: [Column] = hasSupplementary ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
        return Array(all.suffix(mode.sideColumns + 1))
    }
}

/// A display mode giving way to another: where the columns are on the way.
struct SplitTransition {
    let from: SplitGeometry
    let to: SplitGeometry
    /// From 0 to 1.
    var progress: CGFloat

    func frame(of column: SplitGeometry.Column) -> CGRect {
        let (start, end) = (from.frame(of: column), to.frame(of: column))
        func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * progress }
        return CGRect(
            x: between(start.minX, end.minX), y: start.minY, width: between(start.width, end.width),
            height: end.height)
    }

    /// How far the secondary column is covered, from 0 to 1.
    var cover: CGFloat {
        let (start, end): (CGFloat, CGFloat) = (from.mode.coversSecondary ? 1 : 0, to.mode.coversSecondary ? 1 : 0)
        return start + (end - start) * progress
    }
}

/// How wide a column is to be.
struct SplitColumnWidth {
    var preferred: CGFloat
    var fraction: CGFloat
    var minimum: CGFloat
    var maximum: CGFloat

    /// The width in points of a column at the side on an iPad, if nobody says otherwise.
    private static let standard: CGFloat = 320
    /// The share of the whole that it takes at most of a narrow window.
    private static let standardShare: CGFloat = 0.4

    func resolved(in whole: CGFloat) -> CGFloat {
        let isAutomatic = { (value: CGFloat) in value == UISplitViewController.automaticDimension }
        var width = min(Self.standard, whole * Self.standardShare)
        var most = isAutomatic(maximum) ? Self.standard : maximum
        if !isAutomatic(preferred) {
            width = preferred
            if isAutomatic(maximum) { most = max(most, preferred) }
        } else if !isAutomatic(fraction) {
            width = whole * fraction
        }
        width = min(width, most)
        if !isAutomatic(minimum) { width = max(width, minimum) }
        return min(whole, max(0, width)).rounded()
    }
}
