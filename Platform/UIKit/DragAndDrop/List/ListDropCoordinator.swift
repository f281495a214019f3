internal import RowGeometry

/// The part of a drop coordinator that is common to tables and collection views.
@MainActor
class ListDropCoordinator: NSObject {
    private let target: ListDropTarget
    private let drop: ListDrop
    /// Whether items can still be animated to destinations, which is so until the delegate has returned.
    private var isOpen = true

    init(_ drop: ListDrop, on target: ListDropTarget) {
        self.drop = drop
        self.target = target
    }

    final var droppedItems: [ListDropItem] { drop.items }
    final var destinationIndexPath: IndexPath? { drop.destination?.indexPath }
    final var session: any UIDropSession { drop.session }

    /// Ends the time in which items can be animated to destinations.
    final func close() { isOpen = false }

    /// Sets the destination of an item.
    final func land(_ item: UIDragItem, _ place: DropLanding.Place) -> DragAnimator {
        let animator = DragAnimator()
        if isOpen {
            target.landings[ObjectIdentifier(item)] = DropLanding(place: place, animator: animator)
        } else {
            // The preview of the item has been removed, so that there is nothing to animate.
            DisplayClock.schedule(after: 0) { animator.finish(at: .end) }
        }
        return animator
    }

    /// Sets a placeholder as the destination of an item.
    final func land(_ item: UIDragItem, on placeholder: any DropPlaceholderDisplay) -> DropPlaceholderContext {
        let animator = land(item, .placeholder(placeholder))
        return DropPlaceholderContext(item: item, placeholder: placeholder, animator: animator)
    }
}

/// An item that was dropped into a table or collection view.
@MainActor
final class ListDropItem: NSObject, UITableViewDropItem, UICollectionViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    init(_ item: UIDragItem, source: IndexPath?, size: CGSize) {
        dragItem = item
        sourceIndexPath = source
        previewSize = size
    }
}
