internal import RowGeometry

/// The coordinator that a table passes to its delegate when items are dropped.
@MainActor
final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
    private let target: TableDropTarget
    let items: [any UITableViewDropItem]
    let destinationIndexPath: IndexPath?
    let proposal: UITableViewDropProposal
    let session: any UIDropSession
    /// Whether items can still be animated to destinations, which is so until the delegate has returned.
    var isOpen = true

    init(
        _ target: TableDropTarget, items: [TableDropItem], destination: IndexPath?, proposal: UITableViewDropProposal,
        session: any UIDropSession
    ) {
        self.target = target
        self.items = items
        destinationIndexPath = destination
        self.proposal = proposal
        self.session = session
    }

    private func land(_ item: UIDragItem, _ place: DropLanding.Place) -> DragAnimator {
        let animator = DragAnimator()
        if isOpen {
            target.landings[ObjectIdentifier(item)] = DropLanding(place: place, animator: animator)
        } else {
            // The preview of the item has been removed, so that there is nothing to animate.
            DisplayClock.schedule(after: 0) { animator.finish(at: .end) }
        }
        return animator
    }

    func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
        -> any UITableViewDropPlaceholderContext
    {
        guard let table = target.table else {
            preconditionFailure(
                "UITableViewDropCoordinator: the table was released during a drop. Keep it until the drop ends.")
        }
        let row = table.openPlaceholder(placeholder)
        let animator = land(dragItem, .placeholder(row))
        return DropPlaceholderContext(item: dragItem, row: row, animator: animator, table: table)
    }

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

/// An item that was dropped into a table.
@MainActor
final class TableDropItem: NSObject, UITableViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    init(_ item: UIDragItem, source: IndexPath?, size: CGSize) {
        dragItem = item
        sourceIndexPath = source
        previewSize = size
    }
}
