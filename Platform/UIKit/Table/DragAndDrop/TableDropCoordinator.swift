internal import RowGeometry

/// The coordinator that a table passes to its delegate when items are dropped.
@MainActor
final class TableDropCoordinator: ListDropCoordinator, UITableViewDropCoordinator {
    private let table: UITableView
    let proposal: UITableViewDropProposal

    init(_ drop: ListDrop, proposal: UITableViewDropProposal, on target: ListDropTarget, of table: UITableView) {
        self.table = table
        self.proposal = proposal
        super.init(drop, on: target)
    }

    var items: [any UITableViewDropItem] { droppedItems }

    func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
        -> any UITableViewDropPlaceholderContext
    { land(dragItem, on: table.openPlaceholder(placeholder)) }

    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
        land(dragItem, .row(indexPath))
    }

    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        land(dragItem, .rect(rect, indexPath))
    }

    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        land(dragItem, .target(target))
    }
}
