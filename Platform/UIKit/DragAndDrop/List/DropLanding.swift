/// The destination of an item that was dropped into a table or collection view.
@MainActor
struct DropLanding {
    enum Place {
        case row(IndexPath)
        case rect(CGRect, IndexPath)
        case target(UIDragPreviewTarget)
        case placeholder(any DropPlaceholderDisplay)
    }

    let place: Place
    /// The animations that the app adds to the item's animation.
    let animator: DragAnimator
}

/// A placeholder that a table or collection view displays.
@MainActor
protocol DropPlaceholderDisplay: AnyObject {
    /// The placeholder's cell, or `nil` if it has been replaced or deleted, or is not visible.
    var displayedCell: UIView? { get }
    /// The visible part of the cell for the item's animation, or `nil` for the whole cell.
    var previewParameters: UIDragPreviewParameters? { get }

    /// Replaces the placeholder by a row of the data source.
    ///
    /// - Returns: Whether the placeholder existed.
    func commit(_ dataSourceUpdates: (IndexPath) -> Void) -> Bool
    /// Removes the placeholder.
    ///
    /// - Returns: Whether it existed.
    func delete() -> Bool
    /// Configures the cell again.
    func updateCell()
}

/// The context by which an app updates a placeholder.
@MainActor
final class DropPlaceholderContext: NSObject, UITableViewDropPlaceholderContext, UICollectionViewDropPlaceholderContext
{
    let dragItem: UIDragItem
    private let placeholder: any DropPlaceholderDisplay
    private let animator: DragAnimator

    init(item: UIDragItem, placeholder: any DropPlaceholderDisplay, animator: DragAnimator) {
        dragItem = item
        self.placeholder = placeholder
        self.animator = animator
    }

    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool { placeholder.commit(dataSourceUpdates) }

    func deletePlaceholder() -> Bool { placeholder.delete() }

    func setNeedsCellUpdate() { placeholder.updateCell() }

    func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { animator.addCompletion(completion) }
}
