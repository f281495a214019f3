/// A movement of the focus to, from or within a collection view.
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    /// The item that was focused, or `nil` if none of this collection view was.
    open private(set) var previouslyFocusedIndexPath: IndexPath?
    /// The item that will be focused, or `nil` if it is none of this collection view.
    open private(set) var nextFocusedIndexPath: IndexPath?

    init(_ context: UIFocusUpdateContext, in collectionView: UICollectionView) {
        previouslyFocusedIndexPath = collectionView.path(ofFocused: context.previouslyFocusedView)?.indexPath
        nextFocusedIndexPath = collectionView.path(ofFocused: context.nextFocusedView)?.indexPath
        super.init(
            from: context.previouslyFocusedItem, to: context.nextFocusedItem, heading: context.focusHeading)
    }
}
