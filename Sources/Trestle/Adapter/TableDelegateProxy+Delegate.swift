import UIKit

extension TableDelegateProxy: UITableViewDelegate {
    // MARK: Heights

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        if let height = display.perform(.providingContent, { display.state.row(at: indexPath).height }) {
            return height
        }
        return tableViewDelegate?.tableView?(tableView, heightForRowAt: indexPath) ?? tableView.rowHeight
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        display.state.sections[section].attributes.headerHeight
            ?? tableViewDelegate?.tableView?(tableView, heightForHeaderInSection: section)
            ?? tableView.sectionHeaderHeight
    }

    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        display.state.sections[section].attributes.footerHeight
            ?? tableViewDelegate?.tableView?(tableView, heightForFooterInSection: section)
            ?? tableView.sectionFooterHeight
    }

    // MARK: Headers and footers

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let content = display.state.sections[section]
        if content.header == nil {
            return tableViewDelegate?.tableView?(tableView, viewForHeaderInSection: section) ?? nil
        }
        let view = makeView(for: content.header, in: tableView)
        if let view { expansion.prepare(view, of: content) }
        return view
    }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        let footer = display.state.sections[section].footer
        if footer == nil { return tableViewDelegate?.tableView?(tableView, viewForFooterInSection: section) ?? nil }
        return makeView(for: footer, in: tableView)
    }

    private func makeView(for content: HeaderFooter?, in tableView: UITableView) -> UITableViewHeaderFooterView? {
        display.perform(.providingContent) { cells.makeView(for: content, in: tableView) }
    }

    // MARK: Display

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        willDisplay(cell, at: indexPath)
        tableViewDelegate?.tableView?(tableView, willDisplay: cell, forRowAt: indexPath)
    }

    func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        didEndDisplaying(cell)
        tableViewDelegate?.tableView?(tableView, didEndDisplaying: cell, forRowAt: indexPath)
        cells.release(cell)
    }

    // MARK: Highlighting

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        actions.isTappable(indexPath)
            && tableViewDelegate?.tableView?(tableView, shouldHighlightRowAt: indexPath) ?? true
    }

    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        notifyHighlight(true, at: indexPath)
        tableViewDelegate?.tableView?(tableView, didHighlightRowAt: indexPath)
    }

    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        notifyHighlight(false, at: indexPath)
        tableViewDelegate?.tableView?(tableView, didUnhighlightRowAt: indexPath)
    }

    // MARK: Selection and actions

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        guard actions.isTappable(indexPath) else { return nil }
        guard delegateImplements("tableView:willSelectRowAtIndexPath:") else { return indexPath }
        return tableViewDelegate?.tableView?(tableView, willSelectRowAt: indexPath)
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        actions.didSelect(indexPath, in: tableView)
        tableViewDelegate?.tableView?(tableView, didSelectRowAt: indexPath)
    }

    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        guard delegateImplements("tableView:willDeselectRowAtIndexPath:") else { return indexPath }
        return tableViewDelegate?.tableView?(tableView, willDeselectRowAt: indexPath)
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        actions.didDeselect(indexPath)
        tableViewDelegate?.tableView?(tableView, didDeselectRowAt: indexPath)
    }

    func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
        !actions.isBusy(at: indexPath) && attributes(at: indexPath)?.onPrimaryAction != nil
    }

    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        attributes(at: indexPath)?.onPrimaryAction?()
        if #available(iOS 16, tvOS 16, *) {
            tableViewDelegate?.tableView?(tableView, performPrimaryActionForRowAt: indexPath)
        }
    }

    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        attributes(at: indexPath)?.onAccessoryTap?()
        tableViewDelegate?.tableView?(tableView, accessoryButtonTappedForRowWith: indexPath)
    }

    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let attributes = attributes(at: indexPath), attributes.contextMenu != nil else {
            return tableViewDelegate?.tableView?(
                tableView, contextMenuConfigurationForRowAt: indexPath, point: point) ?? nil
        }
        return attributes.contextMenuConfiguration
    }

    // MARK: Editing

    func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
        let style = attributes(at: indexPath)?.editingStyle ?? .none
        guard style == .none, isEditableByDataSource(indexPath, in: tableView) else { return style }
        return tableViewDelegate?.tableView?(tableView, editingStyleForRowAt: indexPath) ?? .delete
    }

    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        self.tableView(tableView, editingStyleForRowAt: indexPath) != .none
    }

    func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? {
        attributes(at: indexPath)?.deletion?.title
            ?? tableViewDelegate?.tableView?(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath) ?? nil
    }

    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        if let swipe = attributes(at: indexPath)?.leadingSwipe {
            return actions.configuration(for: swipe, at: indexPath)
        }
        return tableViewDelegate?.tableView?(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath) ?? nil
    }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let attributes = attributes(at: indexPath)
        if let swipe = attributes?.trailingSwipe { return actions.configuration(for: swipe, at: indexPath) }
        if let configuration = tableViewDelegate?.tableView?(
            tableView, trailingSwipeActionsConfigurationForRowAt: indexPath) ?? nil
        {
            return configuration
        }
        // `nil` shows the table view's own delete button.
        let isDeletable = attributes?.deletion != nil || isEditableByDataSource(indexPath, in: tableView)
        return isDeletable ? nil : UISwipeActionsConfiguration(actions: [])
    }

    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        display.state.destination(ofRowAt: sourceIndexPath, proposed: proposedDestinationIndexPath)
    }
}
