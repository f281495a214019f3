import UIKit

extension TableDelegateProxy: UITableViewDelegate {
    // MARK: Heights

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        display.perform(.providingContent) { display.state.row(at: indexPath).height ?? tableView.rowHeight }
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        display.state.sections[section].attributes.headerHeight ?? tableView.sectionHeaderHeight
    }

    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        display.state.sections[section].attributes.footerHeight ?? tableView.sectionFooterHeight
    }

    // MARK: Headers and footers

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let content = display.state.sections[section]
        let view = makeView(for: content.header, in: tableView)
        if let view { expansion.prepare(view, of: content) }
        return view
    }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        makeView(for: display.state.sections[section].footer, in: tableView)
    }

    private func makeView(for content: HeaderFooter?, in tableView: UITableView) -> UITableViewHeaderFooterView? {
        display.perform(.providingContent) { cells.makeView(for: content, in: tableView) }
    }

    // MARK: Display

    /// Updates a cell that the table view made ahead of time, before a later form changed its row.
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        defer { viewport.scheduleUpdate() }
        guard let current = cells.row(shownBy: cell), let row = display.state.existingRow(at: indexPath) else { return }
        cells.update(cell, showing: current, to: row)
        row.willDisplay(in: cell)
    }

    func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        // The row is found by its cell, because the index path may be one of an older form.
        cells.row(shownBy: cell)?.didEndDisplaying(in: cell)
        cells.release(cell)
    }

    // MARK: Highlighting

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        actions.isTappable(indexPath)
    }

    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        notifyHighlight(true, at: indexPath, in: tableView)
    }

    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        notifyHighlight(false, at: indexPath, in: tableView)
    }

    private func notifyHighlight(_ isHighlighted: Bool, at indexPath: IndexPath, in tableView: UITableView) {
        guard let row = display.state.existingRow(at: indexPath) else { return }
        if let cell = tableView.cellForRow(at: indexPath) {
            row.component.base.notifyHighlight(isHighlighted, inErased: cell)
        }
        row.attributes?.onHighlight?(isHighlighted)
    }

    // MARK: Selection and actions

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        actions.isTappable(indexPath) ? indexPath : nil
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        actions.didSelect(indexPath, in: tableView)
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        actions.didDeselect(indexPath)
    }

    func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
        !actions.isBusy(at: indexPath) && attributes(at: indexPath)?.onPrimaryAction != nil
    }

    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        attributes(at: indexPath)?.onPrimaryAction?()
    }

    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        attributes(at: indexPath)?.onAccessoryTap?()
    }

    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let elements = attributes(at: indexPath)?.contextMenu?(), !elements.isEmpty else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            UIMenu(title: "", children: elements)
        }
    }

    // MARK: Editing

    func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
        attributes(at: indexPath)?.editingStyle ?? .none
    }

    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        self.tableView(tableView, editingStyleForRowAt: indexPath) != .none
    }

    func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? {
        attributes(at: indexPath)?.deletion?.title
    }

    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        actions.configuration(for: attributes(at: indexPath)?.leadingSwipe, at: indexPath)
    }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let attributes = attributes(at: indexPath)
        if let swipe = attributes?.trailingSwipe { return actions.configuration(for: swipe, at: indexPath) }
        // `nil` shows the table view's own delete button.
        return attributes?.deletion == nil ? UISwipeActionsConfiguration(actions: []) : nil
    }

    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        display.state.destination(ofRowAt: sourceIndexPath, proposed: proposedDestinationIndexPath)
    }

    // MARK: Scrolling

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        viewport.viewportDidChange()
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        scrolling.scrollViewWillBeginDragging()
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        scrolling.scrollViewDidEndScrollingAnimation(scrollView)
    }
}

extension Row {
    @MainActor
    fileprivate func willDisplay(in cell: UITableViewCell) {
        component.base.notifyWillDisplay(inErased: cell)
        attributes?.onAppear?()
    }

    @MainActor
    fileprivate func didEndDisplaying(in cell: UITableViewCell) {
        component.base.notifyDidEndDisplaying(inErased: cell)
        attributes?.onDisappear?()
    }
}

extension Component {
    @MainActor
    fileprivate func notifyWillDisplay(inErased cell: UITableViewCell) {
        if let cell = cell as? Cell { willDisplay(cell) }
    }

    @MainActor
    fileprivate func notifyDidEndDisplaying(inErased cell: UITableViewCell) {
        if let cell = cell as? Cell { didEndDisplaying(cell) }
    }

    @MainActor
    fileprivate func notifyHighlight(_ isHighlighted: Bool, inErased cell: UITableViewCell) {
        if let cell = cell as? Cell { setHighlighted(isHighlighted, in: cell) }
    }
}
