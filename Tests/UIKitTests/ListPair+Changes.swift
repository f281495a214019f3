@testable import UIKit

/// The same changes of a table and a list.
extension ListPair {
    func reload() {
        table.reloadData()
        list.reloadData()
        screen.settle()
    }

    /// Applies a change of the rows as one batch, without animation in the table.
    func update(inserted: [IndexPath], deleted: [IndexPath]) {
        table.performBatchUpdates {
            table.deleteRows(at: deleted, with: .none)
            table.insertRows(at: inserted, with: .none)
        }
        list.performBatchUpdates {
            list.deleteItems(at: deleted)
            list.insertItems(at: inserted)
        }
        screen.settle()
    }

    func scrollToRow(at path: IndexPath, at position: UITableView.ScrollPosition) {
        table.scrollToRow(at: path, at: position, animated: false)
        let positions: [UITableView.ScrollPosition: UICollectionView.ScrollPosition] = [
            .top: .top, .middle: .centeredVertically, .bottom: .bottom,
        ]
        list.scrollToItem(at: path, at: positions[position] ?? [], animated: false)
        screen.settle()
    }

    /// Returns a height from 20 to 100 points that is not always a whole number of pixels.
    static func randomHeight(using generator: inout some RandomNumberGenerator) -> CGFloat {
        CGFloat(Int.random(in: 80...400, using: &generator)) / 4
    }

    func randomPath(using generator: inout some RandomNumberGenerator) -> IndexPath? {
        rows.indices.filter { !rows[$0].isEmpty }.randomElement(using: &generator).map {
            IndexPath(item: Int.random(in: rows[$0].indices, using: &generator), section: $0)
        }
    }

    /// Inserts and deletes rows at random.
    ///
    /// - Returns: The new index paths of the inserted rows, and the old ones of the deleted rows.
    func changeRandomly(using generator: inout some RandomNumberGenerator)
        -> (inserted: [IndexPath], deleted: [IndexPath])
    {
        var inserted: [IndexPath] = []
        var deleted: [IndexPath] = []
        for section in rows.indices {
            let gone = Set(
                (0..<Int.random(in: 0...3, using: &generator)).compactMap { _ in
                    rows[section].indices.randomElement(using: &generator)
                })
            deleted += gone.map { IndexPath(item: $0, section: section) }
            for row in gone.sorted(by: >) { rows[section].remove(at: row) }
            let count = Int.random(in: 0...3, using: &generator)
            let new = Set((0..<count).map { _ in Int.random(in: 0...rows[section].count, using: &generator) })
            for row in new.sorted() {
                rows[section].insert(Self.randomHeight(using: &generator), at: min(row, rows[section].count))
            }
            inserted += new.map { IndexPath(item: $0, section: section) }
        }
        return (inserted, deleted)
    }
}
