// Optional calls as in apps for Apple platforms: `delegate?.collectionView?(collectionView, layout: layout, …)`.
//
// In Objective-C the question mark calls a method only if it is implemented. Here every method has a default implementation.
// The result is `nil` if the default is one that the collection view distinguishes from an implementation. A property of the
// same name in an app's class takes precedence.

extension UICollectionViewDelegateFlowLayout {
    /// The methods whose names begin with `collectionView`, as optional calls.
    public var collectionView: UICollectionViewDelegateFlowLayoutCalls? {
        UICollectionViewDelegateFlowLayoutCalls(implementation: self)
    }

    /// The methods whose names begin with `collectionViewDidEndMultipleSelectionInteraction`, as optional calls.
    public var collectionViewDidEndMultipleSelectionInteraction:
        UICollectionViewDelegateFlowLayoutCollectionViewDidEndMultipleSelectionInteractionCall?
    { UICollectionViewDelegateFlowLayoutCollectionViewDidEndMultipleSelectionInteractionCall(implementation: self) }

    /// The methods whose names begin with `indexPathForPreferredFocusedView`, as optional calls.
    public var indexPathForPreferredFocusedView: UICollectionViewDelegateFlowLayoutIndexPathForPreferredFocusedViewCall?
    { UICollectionViewDelegateFlowLayoutIndexPathForPreferredFocusedViewCall(implementation: self) }
}

/// The methods of a flow layout's delegate whose names begin with `collectionView`, as optional calls.
@preconcurrency @MainActor
public struct UICollectionViewDelegateFlowLayoutCalls {
    fileprivate let implementation: any UICollectionViewDelegateFlowLayout

    /// Calls the method with these argument labels.
    public func callAsFunction(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { implementation.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath) }

    /// Calls the method with these argument labels.
    public func callAsFunction(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {
        implementation.collectionView(
            collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath)
    }

    /// Calls the method with these argument labels.
    public func callAsFunction(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { implementation.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath) }

    /// Calls the method with these argument labels.
    public func callAsFunction(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {
        implementation.collectionView(
            collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind, at: indexPath)
    }

    /// Returns the result of the method with these argument labels.
    public func callAsFunction(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
        implementation.collectionView(
            collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
    }

    /// Returns the result of the method with these argument labels.
    public func callAsFunction(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        implementation.collectionView(collectionView, shouldHighlightItemAt: indexPath)
    }

    /// Calls the method with these argument labels.
    public func callAsFunction(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        implementation.collectionView(collectionView, didHighlightItemAt: indexPath)
    }

    /// Calls the method with these argument labels.
    public func callAsFunction(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        implementation.collectionView(collectionView, didUnhighlightItemAt: indexPath)
    }

    /// Returns the result of the method with these argument labels.
    public func callAsFunction(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        implementation.collectionView(collectionView, shouldSelectItemAt: indexPath)
    }

    /// Returns the result of the method with these argument labels.
    public func callAsFunction(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        implementation.collectionView(collectionView, shouldDeselectItemAt: indexPath)
    }

    /// Calls the method with these argument labels.
    public func callAsFunction(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        implementation.collectionView(collectionView, didSelectItemAt: indexPath)
    }

    /// Calls the method with these argument labels.
    public func callAsFunction(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        implementation.collectionView(collectionView, didDeselectItemAt: indexPath)
    }

    /// Returns the result of the method with these argument labels.
    public func callAsFunction(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { implementation.collectionView(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath) }

    /// Calls the method with these argument labels.
    public func callAsFunction(
        _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) { implementation.collectionView(collectionView, didBeginMultipleSelectionInteractionAt: indexPath) }

    /// Returns the result of the method with these argument labels.
    public func callAsFunction(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool { implementation.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath) }

    /// Calls the method with these argument labels.
    public func callAsFunction(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        implementation.collectionView(collectionView, performPrimaryActionForItemAt: indexPath)
    }

    /// Returns the result of the method with these argument labels.
    public func callAsFunction(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        implementation.collectionView(collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
    }

    /// Returns the result of the method with these argument labels.
    public func callAsFunction(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
        implementation.collectionView(collectionView, canFocusItemAt: indexPath)
    }

    /// Returns the result of the method with these argument labels.
    public func callAsFunction(
        _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool { implementation.collectionView(collectionView, shouldUpdateFocusIn: context) }

    /// Calls the method with these argument labels.
    public func callAsFunction(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) { implementation.collectionView(collectionView, didUpdateFocusIn: context, with: coordinator) }

    /// Returns the result of the method with these argument labels.
    public func callAsFunction(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath)
        -> Bool
    { implementation.collectionView(collectionView, selectionFollowsFocusForItemAt: indexPath) }

    /// Returns the result of the method with these argument labels.
    public func callAsFunction(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        implementation.collectionView(
            collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
            atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath)
    }

    /// Returns the result of the method with these argument labels.
    public func callAsFunction(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        implementation.collectionView(
            collectionView, targetIndexPathForMoveFromItemAt: currentIndexPath, toProposedIndexPath: proposedIndexPath)
    }

    /// Returns the result of the method with these argument labels.
    public func callAsFunction(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        implementation.collectionView(collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
    }

    /// Returns the result of the method with these argument labels.
    public func callAsFunction(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        implementation.collectionView(
            collectionView, contextMenuConfiguration: configuration, highlightPreviewForItemAt: indexPath)
    }

    /// Returns the result of the method with these argument labels.
    public func callAsFunction(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        implementation.collectionView(
            collectionView, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: indexPath)
    }

    /// Returns the result of the method with these argument labels.
    public func callAsFunction(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        implementation.collectionView(collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
    }

    /// Returns the result of the method with these argument labels.
    public func callAsFunction(
        _ collectionView: UICollectionView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        implementation.collectionView(collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
    }

    /// Returns the result of the method with these argument labels.
    public func callAsFunction(
        _ collectionView: UICollectionView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        implementation.collectionView(collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
    }

    /// Calls the method with these argument labels.
    public func callAsFunction(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        implementation.collectionView(
            collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }

    /// Calls the method with these argument labels.
    public func callAsFunction(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { implementation.collectionView(collectionView, willDisplayContextMenu: configuration, animator: animator) }

    /// Calls the method with these argument labels.
    public func callAsFunction(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        implementation.collectionView(collectionView, willEndContextMenuInteraction: configuration, animator: animator)
    }

    /// Returns the result of the method with these argument labels, or `nil` if it is not implemented.
    public func callAsFunction(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize? {
        NotImplemented.answer(
            implementation.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath))
    }

    /// Returns the result of the method with these argument labels, which must be implemented.
    @_disfavoredOverload
    public func callAsFunction(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        NotImplemented.requireAnswer(
            implementation.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath))
    }

    /// Returns the result of the method with these argument labels, or `nil` if it is not implemented.
    public func callAsFunction(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets? {
        NotImplemented.answer(
            implementation.collectionView(collectionView, layout: collectionViewLayout, insetForSectionAt: section))
    }

    /// Returns the result of the method with these argument labels, which must be implemented.
    @_disfavoredOverload
    public func callAsFunction(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        NotImplemented.requireAnswer(
            implementation.collectionView(collectionView, layout: collectionViewLayout, insetForSectionAt: section))
    }

    /// Returns the result of the method with these argument labels, or `nil` if it is not implemented.
    public func callAsFunction(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat? {
        NotImplemented.answer(
            implementation.collectionView(
                collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section))
    }

    /// Returns the result of the method with these argument labels, which must be implemented.
    @_disfavoredOverload
    public func callAsFunction(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat {
        NotImplemented.requireAnswer(
            implementation.collectionView(
                collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section))
    }

    /// Returns the result of the method with these argument labels, or `nil` if it is not implemented.
    public func callAsFunction(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat? {
        NotImplemented.answer(
            implementation.collectionView(
                collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section))
    }

    /// Returns the result of the method with these argument labels, which must be implemented.
    @_disfavoredOverload
    public func callAsFunction(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat {
        NotImplemented.requireAnswer(
            implementation.collectionView(
                collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section))
    }

    /// Returns the result of the method with these argument labels, or `nil` if it is not implemented.
    public func callAsFunction(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize? {
        NotImplemented.answer(
            implementation.collectionView(
                collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section))
    }

    /// Returns the result of the method with these argument labels, which must be implemented.
    @_disfavoredOverload
    public func callAsFunction(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        NotImplemented.requireAnswer(
            implementation.collectionView(
                collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section))
    }

    /// Returns the result of the method with these argument labels, or `nil` if it is not implemented.
    public func callAsFunction(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize? {
        NotImplemented.answer(
            implementation.collectionView(
                collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section))
    }

    /// Returns the result of the method with these argument labels, which must be implemented.
    @_disfavoredOverload
    public func callAsFunction(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize {
        NotImplemented.requireAnswer(
            implementation.collectionView(
                collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section))
    }
}

/// The methods of a flow layout's delegate whose names begin with `collectionViewDidEndMultipleSelectionInteraction`, as optional calls.
@preconcurrency @MainActor
public struct UICollectionViewDelegateFlowLayoutCollectionViewDidEndMultipleSelectionInteractionCall {
    fileprivate let implementation: any UICollectionViewDelegateFlowLayout

    /// Calls the method with these argument labels.
    public func callAsFunction(_ collectionView: UICollectionView) {
        implementation.collectionViewDidEndMultipleSelectionInteraction(collectionView)
    }
}

/// The methods of a flow layout's delegate whose names begin with `indexPathForPreferredFocusedView`, as optional calls.
@preconcurrency @MainActor
public struct UICollectionViewDelegateFlowLayoutIndexPathForPreferredFocusedViewCall {
    fileprivate let implementation: any UICollectionViewDelegateFlowLayout

    /// Returns the result of the method with these argument labels.
    public func callAsFunction(in collectionView: UICollectionView) -> IndexPath? {
        implementation.indexPathForPreferredFocusedView(in: collectionView)
    }
}
