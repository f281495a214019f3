import UIKit

extension TableAdapter: UITableViewDelegate {
    /// The row's own height, or the table's `rowHeight`.
    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        busy { shown.row(at: indexPath).height ?? tableView.rowHeight }
    }

    /// The view of a header that is a component, rendered.
    public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let view = view(of: shown.sections[section].header, in: tableView)
        if let view { prepare(view, of: shown.sections[section]) }
        return view
    }

    /// The view of a footer that is a component, rendered.
    public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        view(of: shown.sections[section].footer, in: tableView)
    }

    /// The section's own header height, or the table's `sectionHeaderHeight`.
    public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        shown.sections[section].traits.headerHeight ?? tableView.sectionHeaderHeight
    }

    /// The section's own footer height, or the table's `sectionFooterHeight`.
    public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        shown.sections[section].traits.footerHeight ?? tableView.sectionFooterHeight
    }

    private func view(of content: HeaderFooter?, in tableView: UITableView) -> UITableViewHeaderFooterView? {
        guard let component = content?.component else { return nil }
        return busy {
            let view = registry.headerFooterView(for: component, in: tableView)
            component.render(inErased: view)
            return view
        }
    }

    /// Catches up on a cell that the table had made ahead of time, before a later form changed its row.
    public func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        screenWillChange()
        guard let before = renderedCells.row(shownBy: cell), let row = shown.existingRow(at: indexPath) else { return }
        defer { row.willDisplay(in: cell) }
        if row.looksLike(before) {
            renderedCells.update(row, of: cell)
        } else if row.component.sharesCells(with: before.component) {
            busy { renderedCells.render(row, in: cell, style: tableView.style) }
        }
    }

    /// Only rows with an action light up.
    public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        canBeTapped(indexPath)
    }

    /// Only rows with an action can be selected, while they are not busy.
    public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        canBeTapped(indexPath) ? indexPath : nil
    }

    /// Runs the row's action.
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let isChosen = choose(indexPath)
        guard let action = action(at: indexPath) else { return }
        if isChosen {
            if !tableView.isEditing { action() }
            return
        }
        guard let keepsSelection else {
            tableView.deselectRow(at: indexPath, animated: true)
            action()
            return
        }
        action()
        if !keepsSelection(), let path = tableView.indexPathForSelectedRow {
            tableView.deselectRow(at: path, animated: true)
        }
    }

    /// Takes the row out of the choice.
    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        unchoose(indexPath)
        shown.existingRow(at: indexPath)?.behavior?.onDeselect?()
    }

    private func canBeTapped(_ indexPath: IndexPath) -> Bool {
        guard !isBusy(at: indexPath) else { return false }
        return isSelectable(indexPath) || shown.existingRow(at: indexPath)?.acts ?? false
    }

    /// Shows a screen that a row leads to.
    private func open(_ destination: UIViewController) {
        var responder: UIResponder? = tableView
        while let current = responder, !(current is UIViewController) { responder = current.next }
        guard let screen = responder as? UIViewController else { return }
        if let stack = screen.navigationController {
            stack.pushViewController(destination, animated: true)
        } else {
            screen.present(UINavigationController(rootViewController: destination), animated: true)
        }
    }

    /// What a tap does.
    private func action(at indexPath: IndexPath) -> (@MainActor () -> Void)? {
        guard let row = shown.existingRow(at: indexPath), row.acts else { return nil }
        return { [self] in
            row.onSelect?()
            // A tap beside the text of a field edits it as well.
            if let field = row.behavior?.field, field.takesText { _ = edit(field: field.id) }
            if let destination = row.behavior?.destination { open(destination()) }
            if let work = row.behavior?.asyncSelect { run(.async(work), at: indexPath) }
        }
    }
}
