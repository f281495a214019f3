internal import RowGeometry

/// What a table hands its delegate when something is dropped.
@MainActor
final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
    private let target: TableDropTarget
    let items: [any UITableViewDropItem]
    let destinationIndexPath: IndexPath?
    let proposal: UITableViewDropProposal
    let session: any UIDropSession
    /// Whether items still wait for where they go: until the delegate has returned.
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
            // Too late: the item's picture has gone, and there is nothing to animate.
            DisplayClock.schedule(after: 0) { animator.finish(at: .end) }
        }
        return animator
    }

    func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
        -> any UITableViewDropPlaceholderContext
    {
        guard let table = target.table else {
            preconditionFailure("UITableViewDropCoordinator: the table went away while something was dropped into it")
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

/// One thing that was dropped into a table.
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
