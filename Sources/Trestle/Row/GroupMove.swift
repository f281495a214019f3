import Foundation

/// Rows that are moved together, one after the other, so that they are adjacent.
///
/// All index paths are those of the state after the moves so far.
struct GroupMove {
    /// The rows that have not been moved yet, from top to bottom.
    private var pending: [IndexPath]
    /// The rows that have been moved, from top to bottom.
    private(set) var moved: [IndexPath] = []
    /// The row before which the next row is inserted, or the end of the section.
    private var insertion: IndexPath

    /// Creates a move of rows.
    ///
    /// - Parameters:
    ///   - sources: The rows, from top to bottom.
    ///   - destination: The new index path of the first row, in a section without all of the rows.
    init(_ sources: [IndexPath], to destination: IndexPath) {
        pending = sources
        insertion = destination
        for source in sources where source.section == insertion.section && source <= insertion {
            insertion.row += 1
        }
    }

    /// The next move, or `nil` after all rows were moved. The destination does not count the row itself.
    var next: (source: IndexPath, destination: IndexPath)? {
        guard let source = pending.first else { return nil }
        return (source, removing(source, insertion))
    }

    /// Notes that the next row was moved, possibly not to the destination.
    mutating func didMove(to destination: IndexPath) {
        let source = pending.removeFirst()
        pending = pending.map { inserting(destination, removing(source, $0)) }
        moved = moved.map { inserting(destination, removing(source, $0)) } + [destination]
        insertion = inserting(destination, removing(source, insertion))
    }

    /// Returns the index path of another row, or of an insertion, after a row was removed.
    private func removing(_ row: IndexPath, _ path: IndexPath) -> IndexPath {
        guard row.section == path.section, row.row < path.row else { return path }
        return IndexPath(row: path.row - 1, section: path.section)
    }

    /// Returns the index path of another row, or of an insertion, after a row was inserted.
    private func inserting(_ row: IndexPath, _ path: IndexPath) -> IndexPath {
        guard row.section == path.section, row.row <= path.row else { return path }
        return IndexPath(row: path.row + 1, section: path.section)
    }
}
