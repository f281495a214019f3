import UIKit

/// The rows around a row that belong to the same group.
struct CardRowGroup: Hashable {
    /// The numbers of the other rows of the group in the section.
    var rowsBefore: Int
    var rowsAfter: Int
    /// The numbers of rows in the sections above and below that belong to the group.
    var rowsInPreviousSection = 0
    var rowsInNextSection = 0

    /// Returns the frames of the row of a view and of all rows of the group, or `nil` outside of a list.
    @MainActor
    func frames(around view: UIView) -> (own: CGRect, all: CGRect)? {
        guard let list = list(around: view), let own = list.frame(list.path) else { return nil }
        let path = list.path
        var edges = [
            IndexPath(row: path.row - rowsBefore, section: path.section),
            IndexPath(row: path.row + rowsAfter, section: path.section),
        ]
        // Other sections may be between those of the card.
        if rowsInPreviousSection > 0, list.count(path.section - 1) == rowsInPreviousSection {
            edges.append(IndexPath(row: 0, section: path.section - 1))
        }
        if rowsInNextSection > 0, list.count(path.section + 1) == rowsInNextSection {
            edges.append(IndexPath(row: rowsInNextSection - 1, section: path.section + 1))
        }
        return (own, edges.compactMap(list.frame).reduce(own) { $0.union($1) })
    }

    private struct List {
        let path: IndexPath
        /// Returns the number of rows of a section, or `nil` if there is no such section.
        let count: (Int) -> Int?
        /// Returns the frame of a row, or `nil` if there is no such row.
        let frame: (IndexPath) -> CGRect?
    }

    /// Returns the list with the row of a view.
    @MainActor
    private func list(around view: UIView) -> List? {
        var cell: UITableViewCell?
        var item: UICollectionViewCell?
        var view = view.superview
        while let current = view {
            switch current {
            case let current as UITableViewCell: cell = current
            case let current as UICollectionViewCell: item = current
            case let table as UITableView:
                guard let path = cell.flatMap({ table.indexPath(for: $0) }) else { return nil }
                let count = { 0 <= $0 && $0 < table.numberOfSections ? table.numberOfRows(inSection: $0) : nil }
                return List(path: path, count: count) { path in
                    guard 0 <= path.row, path.row < count(path.section) ?? 0 else { return nil }
                    return table.rectForRow(at: path)
                }
            case let collection as UICollectionView:
                guard let path = item.flatMap({ collection.indexPath(for: $0) }) else { return nil }
                let count = {
                    0 <= $0 && $0 < collection.numberOfSections ? collection.numberOfItems(inSection: $0) : nil
                }
                return List(path: path, count: count) { path in
                    guard 0 <= path.item, path.item < count(path.section) ?? 0 else { return nil }
                    return collection.layoutAttributesForItem(at: path)?.frame
                }
            default: break
            }
            view = current.superview
        }
        return nil
    }
}
