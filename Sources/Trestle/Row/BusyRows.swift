/// The rows whose asynchronous actions are running.
///
/// Rows are stored by id, so that they stay busy when they move, and counted, because a row can run several actions.
struct BusyRows {
    private var counts: [RowID: Int] = [:]

    var isEmpty: Bool { counts.isEmpty }

    func contains(_ row: RowID?) -> Bool { row.map { counts[$0] != nil } ?? false }

    mutating func begin(_ row: RowID) { counts[row, default: 0] += 1 }

    mutating func end(_ row: RowID) {
        guard let count = counts[row] else { return }
        counts[row] = count > 1 ? count - 1 : nil
    }
}
