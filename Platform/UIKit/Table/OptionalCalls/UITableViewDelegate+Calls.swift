// Optional calls as in apps for Apple platforms: `delegate?.tableView?(table, …)`.
//
// In Objective-C the question mark calls a method only if it is implemented. Here every method has a default implementation.
// The result is `nil` if the default is one that the table distinguishes from an implementation. A property of the same name in
// an app's class takes precedence.

extension UITableViewDelegate {
    /// The methods whose names begin with `tableView`, as optional calls.
    public var tableView: UITableViewDelegateCalls? { UITableViewDelegateCalls(implementation: self) }

    /// The methods whose names begin with `indexPathForPreferredFocusedView`, as optional calls.
    public var indexPathForPreferredFocusedView: UITableViewDelegateIndexPathForPreferredFocusedViewCall? {
        UITableViewDelegateIndexPathForPreferredFocusedViewCall(implementation: self)
    }

    /// The methods whose names begin with `tableViewDidEndMultipleSelectionInteraction`, as optional calls.
    public var tableViewDidEndMultipleSelectionInteraction:
        UITableViewDelegateTableViewDidEndMultipleSelectionInteractionCall?
    { UITableViewDelegateTableViewDidEndMultipleSelectionInteractionCall(implementation: self) }
}

/// The methods of a table's delegate whose names begin with `tableView`, as optional calls.
@preconcurrency @MainActor
public struct UITableViewDelegateCalls {
    fileprivate let implementation: any UITableViewDelegate

    /// Calls the method with these argument labels.
    public func callAsFunction(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { implementation.tableView(tableView, willDisplay: cell, forRowAt: indexPath) }

    /// Calls the method with these argument labels.
    public func callAsFunction(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        implementation.tableView(tableView, willDisplayHeaderView: view, forSection: section)
    }

    /// Calls the method with these argument labels.
    public func callAsFunction(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
        implementation.tableView(tableView, willDisplayFooterView: view, forSection: section)
    }

    /// Calls the method with these argument labels.
    public func callAsFunction(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { implementation.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath) }

    /// Calls the method with these argument labels.
    public func callAsFunction(
        _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) { implementation.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section) }

    /// Calls the method with these argument labels.
    public func callAsFunction(
        _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
    ) { implementation.tableView(tableView, didEndDisplayingFooterView: view, forSection: section) }

    /// Returns the result of the method with these argument labels, or `nil` if it is not implemented.
    public func callAsFunction(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat? {
        NotImplemented.answer(implementation.tableView(tableView, heightForRowAt: indexPath))
    }

    /// Returns the result of the method with these argument labels, which must be implemented.
    @_disfavoredOverload
    public func callAsFunction(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        NotImplemented.requireAnswer(implementation.tableView(tableView, heightForRowAt: indexPath))
    }

    /// Returns the result of the method with these argument labels, or `nil` if it is not implemented.
    public func callAsFunction(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat? {
        NotImplemented.answer(implementation.tableView(tableView, heightForHeaderInSection: section))
    }

    /// Returns the result of the method with these argument labels, which must be implemented.
    @_disfavoredOverload
    public func callAsFunction(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        NotImplemented.requireAnswer(implementation.tableView(tableView, heightForHeaderInSection: section))
    }

    /// Returns the result of the method with these argument labels, or `nil` if it is not implemented.
    public func callAsFunction(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat? {
        NotImplemented.answer(implementation.tableView(tableView, heightForFooterInSection: section))
    }

    /// Returns the result of the method with these argument labels, which must be implemented.
    @_disfavoredOverload
    public func callAsFunction(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        NotImplemented.requireAnswer(implementation.tableView(tableView, heightForFooterInSection: section))
    }

    /// Returns the result of the method with these argument labels, or `nil` if it is not implemented.
    public func callAsFunction(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat? {
        NotImplemented.answer(implementation.tableView(tableView, estimatedHeightForRowAt: indexPath))
    }

    /// Returns the result of the method with these argument labels, which must be implemented.
    @_disfavoredOverload
    public func callAsFunction(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        NotImplemented.requireAnswer(implementation.tableView(tableView, estimatedHeightForRowAt: indexPath))
    }

    /// Returns the result of the method with these argument labels, or `nil` if it is not implemented.
    public func callAsFunction(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat? {
        NotImplemented.answer(implementation.tableView(tableView, estimatedHeightForHeaderInSection: section))
    }

    /// Returns the result of the method with these argument labels, which must be implemented.
    @_disfavoredOverload
    public func callAsFunction(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        NotImplemented.requireAnswer(implementation.tableView(tableView, estimatedHeightForHeaderInSection: section))
    }

    /// Returns the result of the method with these argument labels, or `nil` if it is not implemented.
    public func callAsFunction(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat? {
        NotImplemented.answer(implementation.tableView(tableView, estimatedHeightForFooterInSection: section))
    }

    /// Returns the result of the method with these argument labels, which must be implemented.
    @_disfavoredOverload
    public func callAsFunction(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        NotImplemented.requireAnswer(implementation.tableView(tableView, estimatedHeightForFooterInSection: section))
    }

    /// Returns the result of the method with these argument labels, or `nil` if it is not implemented.
    public func callAsFunction(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        NotImplemented.answer(implementation.tableView(tableView, viewForHeaderInSection: section))
    }

    /// Returns the result of the method with these argument labels, or `nil` if it is not implemented.
    public func callAsFunction(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        NotImplemented.answer(implementation.tableView(tableView, viewForFooterInSection: section))
    }

    /// Calls the method with these argument labels.
    public func callAsFunction(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        implementation.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
    }

    /// Returns the result of the method with these argument labels.
    public func callAsFunction(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        implementation.tableView(tableView, shouldHighlightRowAt: indexPath)
    }

    /// Calls the method with these argument labels.
    public func callAsFunction(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        implementation.tableView(tableView, didHighlightRowAt: indexPath)
    }

    /// Calls the method with these argument labels.
    public func callAsFunction(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        implementation.tableView(tableView, didUnhighlightRowAt: indexPath)
    }

    /// Returns the result of the method with these argument labels.
    public func callAsFunction(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        implementation.tableView(tableView, willSelectRowAt: indexPath)
    }

    /// Returns the result of the method with these argument labels.
    public func callAsFunction(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        implementation.tableView(tableView, willDeselectRowAt: indexPath)
    }

    /// Calls the method with these argument labels.
    public func callAsFunction(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        implementation.tableView(tableView, didSelectRowAt: indexPath)
    }

    /// Calls the method with these argument labels.
    public func callAsFunction(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        implementation.tableView(tableView, didDeselectRowAt: indexPath)
    }

    /// Returns the result of the method with these argument labels.
    public func callAsFunction(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
        implementation.tableView(tableView, canFocusRowAt: indexPath)
    }

    /// Returns the result of the method with these argument labels.
    public func callAsFunction(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext)
        -> Bool
    {
        implementation.tableView(tableView, shouldUpdateFocusIn: context)
    }

    /// Calls the method with these argument labels.
    public func callAsFunction(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) { implementation.tableView(tableView, didUpdateFocusIn: context, with: coordinator) }

    /// Returns the result of the method with these argument labels.
    public func callAsFunction(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
        implementation.tableView(tableView, selectionFollowsFocusForRowAt: indexPath)
    }

    /// Returns the result of the method with these argument labels.
    public func callAsFunction(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath)
        -> Bool
    {
        implementation.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath)
    }

    /// Calls the method with these argument labels.
    public func callAsFunction(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
        implementation.tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath)
    }

    /// Returns the result of the method with these argument labels.
    public func callAsFunction(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
        implementation.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath)
    }

    /// Calls the method with these argument labels.
    public func callAsFunction(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        implementation.tableView(tableView, performPrimaryActionForRowAt: indexPath)
    }

    /// Returns the result of the method with these argument labels.
    public func callAsFunction(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool {
        implementation.tableView(tableView, shouldSpringLoadRowAt: indexPath, with: context)
    }

    /// Returns the result of the method with these argument labels.
    public func callAsFunction(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        implementation.tableView(
            tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
            toProposedIndexPath: proposedDestinationIndexPath)
    }

    /// Returns the result of the method with these argument labels.
    public func callAsFunction(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        implementation.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
    }

    /// Returns the result of the method with these argument labels.
    public func callAsFunction(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        implementation.tableView(tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
    }

    /// Returns the result of the method with these argument labels.
    public func callAsFunction(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        implementation.tableView(tableView, previewForDismissingContextMenuWithConfiguration: configuration)
    }

    /// Calls the method with these argument labels.
    public func callAsFunction(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) { implementation.tableView(tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator) }

    /// Calls the method with these argument labels.
    public func callAsFunction(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { implementation.tableView(tableView, willDisplayContextMenu: configuration, animator: animator) }

    /// Calls the method with these argument labels.
    public func callAsFunction(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { implementation.tableView(tableView, willEndContextMenuInteraction: configuration, animator: animator) }

    /// Returns the result of the method with these argument labels.
    public func callAsFunction(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
        -> UITableViewCell
        .EditingStyle
    {
        implementation.tableView(tableView, editingStyleForRowAt: indexPath)
    }

    /// Returns the result of the method with these argument labels.
    public func callAsFunction(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
        -> String?
    {
        implementation.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
    }

    /// Returns the result of the method with these argument labels.
    public func callAsFunction(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        implementation.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
    }

    /// Calls the method with these argument labels.
    public func callAsFunction(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        implementation.tableView(tableView, willBeginEditingRowAt: indexPath)
    }

    /// Calls the method with these argument labels.
    public func callAsFunction(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        implementation.tableView(tableView, didEndEditingRowAt: indexPath)
    }

    /// Returns the result of the method with these argument labels.
    public func callAsFunction(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
        -> [UITableViewRowAction]?
    {
        implementation.tableView(tableView, editActionsForRowAt: indexPath)
    }

    /// Returns the result of the method with these argument labels.
    public func callAsFunction(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
    {
        implementation.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
    }

    /// Returns the result of the method with these argument labels.
    public func callAsFunction(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
    {
        implementation.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
    }

    /// Returns the result of the method with these argument labels, or `nil` if it is not implemented.
    public func callAsFunction(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int? {
        NotImplemented.answer(
            implementation.tableView(tableView, indentationLevelForRowAt: indexPath), unless: NotImplemented.indentation
        )
    }

    /// Returns the result of the method with these argument labels, which must be implemented.
    @_disfavoredOverload
    public func callAsFunction(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        NotImplemented.requireAnswer(
            implementation.tableView(tableView, indentationLevelForRowAt: indexPath), unless: NotImplemented.indentation
        )
    }
}

/// The methods of a table's delegate whose names begin with `indexPathForPreferredFocusedView`, as optional calls.
@preconcurrency @MainActor
public struct UITableViewDelegateIndexPathForPreferredFocusedViewCall {
    fileprivate let implementation: any UITableViewDelegate

    /// Returns the result of the method with these argument labels.
    public func callAsFunction(in tableView: UITableView) -> IndexPath? {
        implementation.indexPathForPreferredFocusedView(in: tableView)
    }
}

/// The methods of a table's delegate whose names begin with `tableViewDidEndMultipleSelectionInteraction`, as optional calls.
@preconcurrency @MainActor
public struct UITableViewDelegateTableViewDidEndMultipleSelectionInteractionCall {
    fileprivate let implementation: any UITableViewDelegate

    /// Calls the method with these argument labels.
    public func callAsFunction(_ tableView: UITableView) {
        implementation.tableViewDidEndMultipleSelectionInteraction(tableView)
    }
}
