internal import RowGeometry

/// Computes the destination of a drop into a table from the location of the touch.
///
/// It ignores the gap for the drop, so that the result does not depend on the previous one and is stable
/// while the touch rests.
struct TableDropFinder: DropDestinationFinding {
    private let geometry: TableGeometry
    private let rows: RowDisplacement
    /// The vertical location of the touch, from the first section.
    private let offset: CGFloat
    /// The height of the first row that would be inserted, in points.
    private let height: CGFloat

    /// The share of a row's height at its top and bottom that denotes a position beside the row, if a drop
    /// into it is possible too.
    private static let edgeShare: CGFloat = 0.25

    /// - Parameter absences: The rows that would be removed because they are moved within the table.
    init(geometry: TableGeometry, hiddenRows: [RowDisplacement.HiddenRow], offset: CGFloat, height: CGFloat) {
        self.geometry = geometry
        self.offset = offset
        self.height = height
        var rows = RowDisplacement()
        rows.setHiddenRows(hiddenRows)
        self.rows = rows
    }

    /// Whether the touch is below all rows, and below the position of one more.
    var isBelowAll: Bool { offset >= geometry.totalHeight + rows.growth + height }

    /// The position between rows that is nearest to a row centered at the touch.
    var between: DropDestination {
        guard let place = rows.nearestPosition(forTop: offset - height / 2, in: geometry) else { return .nowhere }
        return .between(RowPath(section: place.section, row: place.rank))
    }

    /// The row at the touch.
    var into: DropDestination { rows.row(at: offset, in: geometry).map(DropDestination.into) ?? .nowhere }

    /// The row at the touch if it is over the row's middle part, otherwise the position beside it.
    var automatic: DropDestination {
        guard let row = rows.row(at: offset, in: geometry) else { return between }
        let start = geometry.offset(of: row) + rows.shift(of: row)
        let share = (offset - start) / max(1, geometry.height(of: row))
        if share > Self.edgeShare, share < 1 - Self.edgeShare { return .into(row) }
        let rank = rows.rank(of: row)
        return .between(RowPath(section: row.section, row: share < 0.5 ? rank : rank + 1))
    }
}
