internal import RowGeometry

/// Where a drop into a table would go.
enum DropPlace: Equatable, Sendable {
    /// Nobody knows.
    case nowhere
    /// Between rows: the path that the dropped row would have, counting the rows that are not taken out.
    case between(RowPath)
    /// Into a row.
    case into(RowPath)
}

/// Finds the place for a drop from where the finger is. It is a value, and knows no view.
///
/// It looks at the rows as they would lie without the gap for the drop, so that its answer does not depend on the last one:
/// nothing swings to and fro under a finger that rests.
struct DropPlaceFinder: Sendable {
    private let geometry: TableGeometry
    private let rows: RowDisplacement
    /// Where the finger is, counting from the first section.
    private let offset: CGFloat
    /// The height of the first row that would come, in points.
    private let height: CGFloat

    /// What of a row at its upper and lower end means a place beside it, where a drop could go into it as well.
    private static let edgeShare: CGFloat = 0.25

    /// - Parameter absences: the rows that would be taken out, since they are moved within the table.
    init(geometry: TableGeometry, absences: [RowDisplacement.HiddenRow], offset: CGFloat, height: CGFloat) {
        self.geometry = geometry
        self.offset = offset
        self.height = height
        var rows = RowDisplacement()
        rows.setAbsences(absences)
        self.rows = rows
    }

    /// Whether the finger is below all rows, and below where one more would be.
    var isBelowAll: Bool { offset >= geometry.totalHeight + rows.growth + height }

    /// The place between rows that is nearest to a row whose middle is under the finger.
    var between: DropPlace {
        guard let place = rows.nearestPlace(forTop: offset - height / 2, in: geometry) else { return .nowhere }
        return .between(RowPath(section: place.section, row: place.rank))
    }

    /// The row under the finger.
    var into: DropPlace { rows.row(at: offset, in: geometry).map(DropPlace.into) ?? .nowhere }

    /// Into a row where the finger is on its middle, else beside it.
    var automatic: DropPlace {
        guard let row = rows.row(at: offset, in: geometry) else { return between }
        let start = geometry.offset(of: row) + rows.shift(of: row)
        let share = (offset - start) / max(1, geometry.height(of: row))
        if share > Self.edgeShare, share < 1 - Self.edgeShare { return .into(row) }
        let rank = rows.rank(of: row)
        return .between(RowPath(section: row.section, row: share < 0.5 ? rank : rank + 1))
    }
}
