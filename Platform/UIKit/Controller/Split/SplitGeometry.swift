/// The frames of a split view's columns.
struct SplitGeometry: Equatable {
    typealias Column = UISplitViewController.Column

    var size: CGSize
    var mode: UISplitViewController.DisplayMode
    var hasSupplementary: Bool
    /// In points.
    var primaryWidth: CGFloat
    var supplementaryWidth: CGFloat
    var inspectorWidth: CGFloat
    var showsInspector: Bool
    /// Whether the primary column is at the right edge.
    var isMirrored: Bool

    /// Returns the width of the columns before the secondary one, if so many are shown.
    private func sideWidth(_ columns: Int) -> CGFloat {
        switch columns {
        case 0: 0
        case 1: hasSupplementary ? supplementaryWidth : primaryWidth
        default: hasSupplementary ? primaryWidth + supplementaryWidth : primaryWidth
        }
    }

    /// Returns the frame of a column. A hidden column is beyond the edge.
    func frame(of column: Column) -> CGRect {
        let side = sideWidth(mode.sideColumns)
        let trailing = showsInspector ? inspectorWidth : 0
        let (x, width): (CGFloat, CGFloat)
        switch column {
        case .primary: (x, width) = (side - sideWidth(2), primaryWidth)
        case .supplementary: (x, width) = (side - supplementaryWidth, supplementaryWidth)
        case .secondary:
            switch mode {
            case .automatic, .secondaryOnly, .oneOverSecondary, .twoOverSecondary:
                (x, width) = (0, size.width - trailing)
            case .oneBesideSecondary, .twoBesideSecondary: (x, width) = (side, size.width - side - trailing)
            case .twoDisplaceSecondary: (x, width) = (side, size.width - sideWidth(1) - trailing)
            }
        case .inspector: (x, width) = (size.width - trailing, inspectorWidth)
        case .compact: (x, width) = (0, size.width)
        }
        return CGRect(
            x: isMirrored ? size.width - x - width : x, y: 0, width: max(0, width), height: size.height)
    }

    /// The visible columns, starting at the primary edge.
    var visibleColumns: [Column] { Self.visibleColumns(mode, hasSupplementary: hasSupplementary) }

    static func visibleColumns(
        _ mode: UISplitViewController.DisplayMode, hasSupplementary: Bool
    ) -> [Column] {
        let all: [Column] = hasSupplementary ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
        return Array(all.suffix(mode.sideColumns + 1))
    }
}

/// The interpolated frames of the columns during a change of the display mode.
struct SplitTransition {
    let from: SplitGeometry
    let to: SplitGeometry
    /// The progress from 0 to 1.
    var progress: CGFloat

    func frame(of column: SplitGeometry.Column) -> CGRect {
        let (start, end) = (from.frame(of: column), to.frame(of: column))
        func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * progress }
        return CGRect(
            x: between(start.minX, end.minX), y: start.minY, width: between(start.width, end.width),
            height: end.height)
    }

    /// The part of the secondary column's dimming that applies, from 0 to 1.
    var cover: CGFloat {
        let (start, end): (CGFloat, CGFloat) = (from.mode.coversSecondary ? 1 : 0, to.mode.coversSecondary ? 1 : 0)
        return start + (end - start) * progress
    }
}

/// The settings for the width of a column.
struct SplitColumnWidth {
    var preferred: CGFloat
    var fraction: CGFloat
    var minimum: CGFloat
    var maximum: CGFloat

    /// The default width of a side column, in points: that on an iPad.
    private static let standard: CGFloat = 320
    /// The maximum fraction of the split view's width that a column has by default.
    private static let standardShare: CGFloat = 0.4

    func resolved(in totalWidth: CGFloat) -> CGFloat {
        let isAutomatic = { (value: CGFloat) in value == UISplitViewController.automaticDimension }
        var width = min(Self.standard, totalWidth * Self.standardShare)
        var upperBound = isAutomatic(maximum) ? Self.standard : maximum
        if !isAutomatic(preferred) {
            width = preferred
            if isAutomatic(maximum) { upperBound = max(upperBound, preferred) }
        } else if !isAutomatic(fraction) {
            width = totalWidth * fraction
        }
        width = min(width, upperBound)
        if !isAutomatic(minimum) { width = max(width, minimum) }
        return min(totalWidth, max(0, width)).rounded()
    }
}
