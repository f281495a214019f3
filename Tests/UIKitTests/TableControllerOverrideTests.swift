import Testing

@testable import UIKit

/// Overrides each method of a table's data source and delegate. It verifies at compile time that each can be
/// overridden.
private final class OverridingController: UITableViewController {
    private(set) var calls: [String] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        calls.append("tableView(_:numberOfRowsInSection:)")
        return super.tableView(tableView, numberOfRowsInSection: section)
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        calls.append("tableView(_:cellForRowAt:)")
        return UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    override func numberOfSections(in tableView: UITableView) -> Int {
        calls.append("numberOfSections(in:)")
        return super.numberOfSections(in: tableView)
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        calls.append("tableView(_:titleForHeaderInSection:)")
        return super.tableView(tableView, titleForHeaderInSection: section)
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        calls.append("tableView(_:titleForFooterInSection:)")
        return super.tableView(tableView, titleForFooterInSection: section)
    }

    override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        calls.append("sectionIndexTitles(for:)")
        return super.sectionIndexTitles(for: tableView)
    }

    override func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        calls.append("tableView(_:sectionForSectionIndexTitle:at:)")
        return super.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        calls.append("tableView(_:canEditRowAt:)")
        return super.tableView(tableView, canEditRowAt: indexPath)
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        calls.append("tableView(_:commit:forRowAt:)")
        super.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
    }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        calls.append("tableView(_:canMoveRowAt:)")
        return super.tableView(tableView, canMoveRowAt: indexPath)
    }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        calls.append("tableView(_:moveRowAt:to:)")
        super.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
    }

    override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    {
        calls.append("tableView(_:willDisplay:forRowAt:)")
        super.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
    }

    override func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        calls.append("tableView(_:willDisplayHeaderView:forSection:)")
        super.tableView(tableView, willDisplayHeaderView: view, forSection: section)
    }

    override func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
        calls.append("tableView(_:willDisplayFooterView:forSection:)")
        super.tableView(tableView, willDisplayFooterView: view, forSection: section)
    }

    override func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        calls.append("tableView(_:didEndDisplaying:forRowAt:)")
        super.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
    }

    override func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
    {
        calls.append("tableView(_:didEndDisplayingHeaderView:forSection:)")
        super.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
    }

    override func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)
    {
        calls.append("tableView(_:didEndDisplayingFooterView:forSection:)")
        super.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
    }

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        calls.append("tableView(_:heightForRowAt:)")
        return super.tableView(tableView, heightForRowAt: indexPath)
    }

    override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        calls.append("tableView(_:heightForHeaderInSection:)")
        return super.tableView(tableView, heightForHeaderInSection: section)
    }

    override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        calls.append("tableView(_:heightForFooterInSection:)")
        return super.tableView(tableView, heightForFooterInSection: section)
    }

    override func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        calls.append("tableView(_:estimatedHeightForRowAt:)")
        return super.tableView(tableView, estimatedHeightForRowAt: indexPath)
    }

    override func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        calls.append("tableView(_:estimatedHeightForHeaderInSection:)")
        return super.tableView(tableView, estimatedHeightForHeaderInSection: section)
    }

    override func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        calls.append("tableView(_:estimatedHeightForFooterInSection:)")
        return super.tableView(tableView, estimatedHeightForFooterInSection: section)
    }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        calls.append("tableView(_:viewForHeaderInSection:)")
        return super.tableView(tableView, viewForHeaderInSection: section)
    }

    override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        calls.append("tableView(_:viewForFooterInSection:)")
        return super.tableView(tableView, viewForFooterInSection: section)
    }

    override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        calls.append("tableView(_:accessoryButtonTappedForRowWith:)")
        super.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
    }

    override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        calls.append("tableView(_:shouldHighlightRowAt:)")
        return super.tableView(tableView, shouldHighlightRowAt: indexPath)
    }

    override func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        calls.append("tableView(_:didHighlightRowAt:)")
        super.tableView(tableView, didHighlightRowAt: indexPath)
    }

    override func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        calls.append("tableView(_:didUnhighlightRowAt:)")
        super.tableView(tableView, didUnhighlightRowAt: indexPath)
    }

    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        calls.append("tableView(_:willSelectRowAt:)")
        return super.tableView(tableView, willSelectRowAt: indexPath)
    }

    override func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        calls.append("tableView(_:willDeselectRowAt:)")
        return super.tableView(tableView, willDeselectRowAt: indexPath)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        calls.append("tableView(_:didSelectRowAt:)")
        super.tableView(tableView, didSelectRowAt: indexPath)
    }

    override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        calls.append("tableView(_:didDeselectRowAt:)")
        super.tableView(tableView, didDeselectRowAt: indexPath)
    }

    override func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath)
        -> Bool
    {
        calls.append("tableView(_:shouldBeginMultipleSelectionInteractionAt:)")
        return super.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath)
    }

    override func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
        calls.append("tableView(_:didBeginMultipleSelectionInteractionAt:)")
        super.tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath)
    }

    override func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
        calls.append("tableViewDidEndMultipleSelectionInteraction(_:)")
        super.tableViewDidEndMultipleSelectionInteraction(tableView)
    }

    override func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
        calls.append("tableView(_:canPerformPrimaryActionForRowAt:)")
        return super.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath)
    }

    override func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        calls.append("tableView(_:performPrimaryActionForRowAt:)")
        super.tableView(tableView, performPrimaryActionForRowAt: indexPath)
    }

    override func tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool {
        calls.append("tableView(_:shouldSpringLoadRowAt:with:)")
        return super.tableView(tableView, shouldSpringLoadRowAt: indexPath, with: context)
    }

    override func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        calls.append("tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)")
        return super.tableView(
            tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
            toProposedIndexPath: proposedDestinationIndexPath)
    }

    override func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
        -> UITableViewCell.EditingStyle
    {
        calls.append("tableView(_:editingStyleForRowAt:)")
        return super.tableView(tableView, editingStyleForRowAt: indexPath)
    }

    override func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
        -> String?
    {
        calls.append("tableView(_:titleForDeleteConfirmationButtonForRowAt:)")
        return super.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
    }

    override func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        calls.append("tableView(_:shouldIndentWhileEditingRowAt:)")
        return super.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
    }

    override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        calls.append("tableView(_:willBeginEditingRowAt:)")
        super.tableView(tableView, willBeginEditingRowAt: indexPath)
    }

    override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        calls.append("tableView(_:didEndEditingRowAt:)")
        super.tableView(tableView, didEndEditingRowAt: indexPath)
    }

    override func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
        -> [UITableViewRowAction]?
    {
        calls.append("tableView(_:editActionsForRowAt:)")
        return super.tableView(tableView, editActionsForRowAt: indexPath)
    }

    override func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
    {
        calls.append("tableView(_:leadingSwipeActionsConfigurationForRowAt:)")
        return super.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
    }

    override func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
    {
        calls.append("tableView(_:trailingSwipeActionsConfigurationForRowAt:)")
        return super.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
    }

    override func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        calls.append("tableView(_:indentationLevelForRowAt:)")
        return super.tableView(tableView, indentationLevelForRowAt: indexPath)
    }

    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
        calls.append("scrollViewDidScroll(_:)")
        super.scrollViewDidScroll(scrollView)
    }

    override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        calls.append("scrollViewWillBeginDragging(_:)")
        super.scrollViewWillBeginDragging(scrollView)
    }

    override func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        calls.append("scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)")
        super.scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }

    override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        calls.append("scrollViewDidEndDragging(_:willDecelerate:)")
        super.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }

    override func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        calls.append("scrollViewWillBeginDecelerating(_:)")
        super.scrollViewWillBeginDecelerating(scrollView)
    }

    override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        calls.append("scrollViewDidEndDecelerating(_:)")
        super.scrollViewDidEndDecelerating(scrollView)
    }

    override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        calls.append("scrollViewDidEndScrollingAnimation(_:)")
        super.scrollViewDidEndScrollingAnimation(scrollView)
    }

    override func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        calls.append("viewForZooming(in:)")
        return super.viewForZooming(in: scrollView)
    }

    override func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        calls.append("scrollViewWillBeginZooming(_:with:)")
        super.scrollViewWillBeginZooming(scrollView, with: view)
    }

    override func scrollViewDidZoom(_ scrollView: UIScrollView) {
        calls.append("scrollViewDidZoom(_:)")
        super.scrollViewDidZoom(scrollView)
    }

    override func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        calls.append("scrollViewDidEndZooming(_:with:atScale:)")
        super.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
    }

    override func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        calls.append("scrollViewShouldScrollToTop(_:)")
        return super.scrollViewShouldScrollToTop(scrollView)
    }

    override func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
        calls.append("scrollViewDidScrollToTop(_:)")
        super.scrollViewDidScrollToTop(scrollView)
    }

    override func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        calls.append("scrollViewDidChangeAdjustedContentInset(_:)")
        super.scrollViewDidChangeAdjustedContentInset(scrollView)
    }
}

@Suite("Overrides in table view controllers")
@MainActor
struct TableControllerOverrideTests {
    @Test("the table calls a subclass's overrides through both protocols")
    func overrides() {
        let controller = OverridingController(style: .plain)
        let table: UITableView = controller.tableView
        let path = IndexPath(row: 0, section: 0)
        let (source, delegate) = (table.dataSource, table.delegate)
        _ = source?.tableView(table, cellForRowAt: path)
        _ = source?.tableView?(table, titleForHeaderInSection: 0)
        source?.tableView?(table, moveRowAt: path, to: path)
        _ = delegate?.tableView?(table, heightForRowAt: path)
        _ = delegate?.tableView?(table, trailingSwipeActionsConfigurationForRowAt: path)
        delegate?.tableView?(table, didSelectRowAt: path)
        delegate?.scrollViewDidScroll?(table)
        #expect(
            controller.calls == [
                "tableView(_:cellForRowAt:)", "tableView(_:titleForHeaderInSection:)", "tableView(_:moveRowAt:to:)",
                "tableView(_:heightForRowAt:)", "tableView(_:trailingSwipeActionsConfigurationForRowAt:)",
                "tableView(_:didSelectRowAt:)", "scrollViewDidScroll(_:)",
            ])
    }
}
