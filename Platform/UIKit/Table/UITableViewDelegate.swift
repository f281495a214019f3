/// An object that customizes a table: its heights, headers and footers, and the responses to interactions
/// with rows.
///
/// All methods are optional. Default implementations have the effect of a method that is not implemented.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
    /// Called when a cell is about to become visible.
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    /// Called when a section's header is about to become visible.
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
    /// Called when a section's footer is about to become visible.
    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
    /// Called when a cell is no longer visible.
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
    /// Called when a section's header is no longer visible.
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
    /// Called when a section's footer is no longer visible.
    func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)

    /// Returns the height of a row, in points. With `UITableView.automaticDimension` the cell
    /// determines it.
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
    /// Returns the height of a section's header, in points. With
    /// `UITableView.automaticDimension` the view determines it.
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
    /// Returns the height of a section's footer, in points. With
    /// `UITableView.automaticDimension` the view determines it.
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
    /// Returns the estimated height of a row, in points. Called for every row when the data is
    /// loaded; if all rows have one estimate, set `estimatedRowHeight` instead.
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat

    /// Returns the estimated height of a section's header, in points.
    func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
    /// Returns the estimated height of a section's footer, in points.
    func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat

    /// Returns the view above a section, which replaces the title.
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
    /// Returns the view below a section, which replaces the title.
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?

    /// Called when the detail button of a row has been tapped.
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)

    /// Returns whether a touched row is highlighted, and can be selected.
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
    /// Called when a row has been highlighted.
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
    /// Called when a row has been unhighlighted.
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
    /// Called when the user is about to select a row. Return that row, another one, or `nil` for
    /// none.
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
    /// Called when the user is about to deselect a row. Return that row, another one, or `nil`
    /// for none.
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
    /// Called when the user has selected a row.
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    /// Called when the user has deselected a row.
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
    // MARK: Focus

    /// Returns whether a row can be focused.
    func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool
    /// Returns whether the focus may move to, from or within the table.
    func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool
    /// Called when the focus has moved to, from or within the table.
    func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator)
    /// Returns the row to focus when the focus moves to the table. With `nil` the table
    /// determines it.
    func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath?
    /// Returns whether a row is selected when it is focused.
    func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool

    // MARK: Selection

    /// Returns whether the user may select several rows, beginning with this one, by dragging over
    /// them with two touches.
    func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool
    /// Called when the user begins to select several rows by dragging, for example to begin
    /// editing.
    func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
    /// Called when the drag that selected rows has ended.
    func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)
    /// Returns whether a tap on a row performs its primary action.
    func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool
    /// Performs the primary action of a row, which was tapped and has been selected.
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)

    // MARK: Reordering

    /// Returns whether a row of a spring-loaded table is selected when a drag rests on it.
    func tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool

    /// Returns the destination of a row that the user moves. Return the proposed index path,
    /// or another one. Index paths count the rows as they are after the move.
    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath

    // MARK: Context menus

    /// Returns the context menu of a row, or `nil` for none.
    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration?
    /// Returns the preview that is lifted when the menu of a row opens, or `nil` for the row.
    func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    /// Returns the preview to which the menu of a row closes, or `nil` for the row.
    func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    /// Called when the preview of a row's menu has been tapped.
    func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)
    /// Called when the menu of a row is about to open.
    func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    /// Called when the menu of a row is about to close.
    func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)

    // MARK: Editing

    /// Returns the editing style of a row.
    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle
    /// Returns the title of the delete button, or `nil` for the system's.
    func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String?
    /// Returns whether a row is indented during editing.
    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
    /// Called when a row is about to be swiped.
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
    /// Called when a swiped row has closed. The index path is `nil` if the row has been deleted.
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
    /// Returns the actions at a row's trailing edge, as before iOS 11.
    func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]?
    /// Returns the actions that swiping from a row's leading edge reveals.
    func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
    /// Returns the actions that swiping from a row's trailing edge reveals, or `nil` for the
    /// system's delete action.
    func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?

    /// Returns the indentation level of a row, in multiples of its cell's `indentationWidth`.
    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
}

/// Results of default implementations that the table distinguishes from results of an app.
@MainActor
enum NotImplemented {
    /// Not a number, which equals no height.
    static let height = CGFloat.nan
    static let view = UIView()
    static let indentation = Int.min

    static func isImplemented(_ height: CGFloat) -> Bool { !height.isNaN }
}

extension UITableViewDelegate {
    /// The default implementation does nothing.
    public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        forwardee("tableView:willDisplayCell:forRowAtIndexPath:")?.tableView(
            tableView, willDisplay: cell, forRowAt: indexPath)
    }
    /// The default implementation does nothing.
    public func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        forwardee("tableView:willDisplayHeaderView:forSection:")?.tableView(
            tableView, willDisplayHeaderView: view, forSection: section)
    }
    /// The default implementation does nothing.
    public func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
        forwardee("tableView:willDisplayFooterView:forSection:")?.tableView(
            tableView, willDisplayFooterView: view, forSection: section)
    }
    /// The default implementation does nothing.
    public func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        forwardee("tableView:didEndDisplayingCell:forRowAtIndexPath:")?.tableView(
            tableView, didEndDisplaying: cell, forRowAt: indexPath)
    }
    /// The default implementation does nothing.
    public func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
        forwardee("tableView:didEndDisplayingHeaderView:forSection:")?.tableView(
            tableView, didEndDisplayingHeaderView: view, forSection: section)
    }
    /// The default implementation does nothing.
    public func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
        forwardee("tableView:didEndDisplayingFooterView:forSection:")?.tableView(
            tableView, didEndDisplayingFooterView: view, forSection: section)
    }
    /// The default implementation has the effect of the table's `rowHeight`.
    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        guard let target = forwardee("tableView:heightForRowAtIndexPath:") else { return NotImplemented.height }
        return target.tableView(tableView, heightForRowAt: indexPath)
    }
    /// The default implementation has the effect of the table's `sectionHeaderHeight`.
    public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        guard let target = forwardee("tableView:heightForHeaderInSection:") else { return NotImplemented.height }
        return target.tableView(tableView, heightForHeaderInSection: section)
    }
    /// The default implementation has the effect of the table's `sectionFooterHeight`.
    public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        guard let target = forwardee("tableView:heightForFooterInSection:") else { return NotImplemented.height }
        return target.tableView(tableView, heightForFooterInSection: section)
    }
    /// The default implementation has the effect of the table's `estimatedRowHeight`.
    public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        guard let target = forwardee("tableView:estimatedHeightForRowAtIndexPath:") else {
            return NotImplemented.height
        }
        return target.tableView(tableView, estimatedHeightForRowAt: indexPath)
    }
    /// The default implementation has the effect of the table's `estimatedSectionHeaderHeight`.
    public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        guard let target = forwardee("tableView:estimatedHeightForHeaderInSection:") else {
            return NotImplemented.height
        }
        return target.tableView(tableView, estimatedHeightForHeaderInSection: section)
    }
    /// The default implementation has the effect of the table's `estimatedSectionFooterHeight`.
    public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        guard let target = forwardee("tableView:estimatedHeightForFooterInSection:") else {
            return NotImplemented.height
        }
        return target.tableView(tableView, estimatedHeightForFooterInSection: section)
    }
    /// By default the section's title is displayed, if it has one.
    public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        guard let target = forwardee("tableView:viewForHeaderInSection:") else { return NotImplemented.view }
        return target.tableView(tableView, viewForHeaderInSection: section)
    }
    /// By default the section's title is displayed, if it has one.
    public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        guard let target = forwardee("tableView:viewForFooterInSection:") else { return NotImplemented.view }
        return target.tableView(tableView, viewForFooterInSection: section)
    }
    /// The default implementation does nothing.
    public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        forwardee("tableView:accessoryButtonTappedForRowWithIndexPath:")?.tableView(
            tableView, accessoryButtonTappedForRowWith: indexPath)
    }
    /// The default implementation returns `true`.
    public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        guard let target = forwardee("tableView:shouldHighlightRowAtIndexPath:") else { return true }
        return target.tableView(tableView, shouldHighlightRowAt: indexPath)
    }
    /// The default implementation does nothing.
    public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        forwardee("tableView:didHighlightRowAtIndexPath:")?.tableView(tableView, didHighlightRowAt: indexPath)
    }
    /// The default implementation does nothing.
    public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        forwardee("tableView:didUnhighlightRowAtIndexPath:")?.tableView(tableView, didUnhighlightRowAt: indexPath)
    }
    /// The default implementation returns the row itself.
    public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        guard let target = forwardee("tableView:willSelectRowAtIndexPath:") else { return indexPath }
        return target.tableView(tableView, willSelectRowAt: indexPath)
    }
    /// The default implementation returns the row itself.
    public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        guard let target = forwardee("tableView:willDeselectRowAtIndexPath:") else { return indexPath }
        return target.tableView(tableView, willDeselectRowAt: indexPath)
    }
    /// The default implementation does nothing.
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        forwardee("tableView:didSelectRowAtIndexPath:")?.tableView(tableView, didSelectRowAt: indexPath)
    }
    /// The default implementation does nothing.
    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        forwardee("tableView:didDeselectRowAtIndexPath:")?.tableView(tableView, didDeselectRowAt: indexPath)
    }
    /// The default implementation returns whether the table is not being edited.
    public func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
        guard let target = forwardee("tableView:canPerformPrimaryActionForRowAtIndexPath:") else {
            return !tableView.isEditing
        }
        return target.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath)
    }
    /// The default implementation does nothing.
    public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        forwardee("tableView:performPrimaryActionForRowAtIndexPath:")?.tableView(
            tableView, performPrimaryActionForRowAt: indexPath)
    }
    /// By default the cell's own indentation level is used.
    public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        guard let target = forwardee("tableView:indentationLevelForRowAtIndexPath:") else {
            return NotImplemented.indentation
        }
        return target.tableView(tableView, indentationLevelForRowAt: indexPath)
    }
}
