import UIKit

// The methods that the adapter itself does not need.
extension CollectionDelegateProxy {
    // MARK: Headers and footers

    func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {
        collectionViewDelegate?.collectionView?(
            collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {
        collectionViewDelegate?.collectionView?(
            collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind, at: indexPath)
    }

    // MARK: Selection and editing

    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        collectionViewDelegate?.collectionView?(collectionView, shouldDeselectItemAt: indexPath) ?? true
    }

    func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        collectionViewDelegate?.collectionView?(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath)
            ?? false
    }

    func collectionView(
        _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
        collectionViewDelegate?.collectionView?(collectionView, didBeginMultipleSelectionInteractionAt: indexPath)
    }

    func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
        collectionViewDelegate?.collectionViewDidEndMultipleSelectionInteraction?(collectionView)
    }

    func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
        collectionViewDelegate?.collectionView?(collectionView, canEditItemAt: indexPath) ?? true
    }

    // MARK: Context menus

    @available(iOS 16, tvOS 16, *)
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        if delegateImplements("collectionView:contextMenuConfiguration:highlightPreviewForItemAtIndexPath:") {
            return collectionViewDelegate?.collectionView?(
                collectionView, contextMenuConfiguration: configuration, highlightPreviewForItemAt: indexPath) ?? nil
        }
        return self.collectionView(
            collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
    }

    @available(iOS 16, tvOS 16, *)
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        if delegateImplements("collectionView:contextMenuConfiguration:dismissalPreviewForItemAtIndexPath:") {
            return collectionViewDelegate?.collectionView?(
                collectionView, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: indexPath) ?? nil
        }
        return self.collectionView(
            collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        collectionViewDelegate?.collectionView?(
            collectionView, previewForHighlightingContextMenuWithConfiguration: configuration) ?? nil
    }

    func collectionView(
        _ collectionView: UICollectionView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        collectionViewDelegate?.collectionView?(
            collectionView, previewForDismissingContextMenuWithConfiguration: configuration) ?? nil
    }

    func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        collectionViewDelegate?.collectionView?(
            collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        collectionViewDelegate?.collectionView?(
            collectionView, willDisplayContextMenu: configuration, animator: animator)
    }

    func collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        collectionViewDelegate?.collectionView?(
            collectionView, willEndContextMenuInteraction: configuration, animator: animator)
    }

    // MARK: Layout

    func collectionView(
        _ collectionView: UICollectionView,
        targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
        collectionViewDelegate?.collectionView?(
            collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
            ?? proposedContentOffset
    }

    func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        collectionViewDelegate?.collectionView?(
            collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
            ?? UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
    }

    // MARK: Focus and drags

    func collectionView(
        _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool {
        collectionViewDelegate?.collectionView?(collectionView, shouldSpringLoadItemAt: indexPath, with: context)
            ?? true
    }

    func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
        collectionViewDelegate?.collectionView?(collectionView, canFocusItemAt: indexPath)
            ?? (collectionView.isEditing ? collectionView.allowsFocusDuringEditing : collectionView.allowsFocus)
    }

    func collectionView(
        _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool {
        collectionViewDelegate?.collectionView?(collectionView, shouldUpdateFocusIn: context) ?? true
    }

    func collectionView(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {
        collectionViewDelegate?.collectionView?(collectionView, didUpdateFocusIn: context, with: coordinator)
    }

    func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
        collectionViewDelegate?.indexPathForPreferredFocusedView?(in: collectionView) ?? nil
    }

    func collectionView(
        _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
    ) -> Bool {
        collectionViewDelegate?.collectionView?(collectionView, selectionFollowsFocusForItemAt: indexPath)
            ?? collectionView.selectionFollowsFocus
    }
}
