import UIKit

/// A list of items that the user can reorder and drag to another list.
@MainActor
final class PackingList: NSObject {
    let title: String
    private(set) var things: [String]
    let table = UITableView(frame: .zero, style: .insetGrouped)

    private static let cell = "Thing"

    init(_ title: String, things: [String]) {
        self.title = title
        self.things = things
        super.init()
        table.register(UITableViewCell.self, forCellReuseIdentifier: Self.cell)
        table.dataSource = self
        table.dragDelegate = self
        table.dropDelegate = self
        table.dragInteractionEnabled = true
    }

    /// Removes items that were dropped into another list.
    private func remove(_ moved: Set<String>) {
        let paths = things.indices.filter { moved.contains(things[$0]) }.map { IndexPath(row: $0, section: 0) }
        things.removeAll(where: moved.contains)
        table.deleteRows(at: paths, with: .fade)
    }
}

extension PackingList: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { things.count }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { title }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.cell, for: indexPath)
        cell.textLabel?.text = things[indexPath.row]
        cell.selectionStyle = .none
        return cell
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        things.insert(things.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }
}

extension PackingList: UITableViewDragDelegate {
    func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath)
        -> [UIDragItem]
    {
        session.localContext = self
        return [item(at: indexPath)]
    }

    func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] {
        // A drag contains the items of one list only, because a drop removes all of them from that list.
        session.localContext as? PackingList === self ? [item(at: indexPath)] : []
    }

    private func item(at indexPath: IndexPath) -> UIDragItem {
        let thing = things[indexPath.row]
        let item = UIDragItem(itemProvider: NSItemProvider(object: thing as NSString))
        item.localObject = thing
        return item
    }
}

extension PackingList: UITableViewDropDelegate {
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        guard session.localDragSession?.localContext is PackingList else {
            return UITableViewDropProposal(operation: .forbidden)
        }
        return UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        guard let source = coordinator.session.localDragSession?.localContext as? PackingList else { return }
        let dropped = coordinator.items.compactMap { $0.dragItem.localObject as? String }
        if source !== self { source.remove(Set(dropped)) }
        tableView.performBatchUpdates {
            let own = coordinator.items.compactMap(\.sourceIndexPath)
            things.removeAll(where: Set(dropped).contains)
            tableView.deleteRows(at: own, with: .fade)
            let start = coordinator.destinationIndexPath?.row ?? things.count
            things.insert(contentsOf: dropped, at: start)
            tableView.insertRows(at: dropped.indices.map { IndexPath(row: start + $0, section: 0) }, with: .fade)
        }
        for item in coordinator.items {
            guard let thing = item.dragItem.localObject as? String, let row = things.firstIndex(of: thing) else {
                continue
            }
            coordinator.drop(item.dragItem, toRowAt: IndexPath(row: row, section: 0))
        }
    }
}
