internal import RowGeometry

/// Swiping of rows, which reveals actions.
extension UITableView: SwipeHost {
    final var showsCurrentData: Bool { !needsReload }

    final var allowsSwipes: (any: Bool, openRow: Bool) {
        let isAtRest = pendingUpdates == nil && displacedRows.reorder == nil
        return (isAtRest && !storedEditing, isAtRest)
    }

    final func recognizesSwipes(at point: CGPoint) -> Bool { true }

    final func swipePath(at point: CGPoint) -> RowPath? { baseIndexPathForRow(at: point).map(RowPath.init) }

    final func swipeCell(at path: RowPath) -> (any SwipeCell)? { loadedRows[path] }

    final func willSwipe(_ path: RowPath) { delegate?.tableView(self, willBeginEditingRowAt: path.indexPath) }

    final func didEndSwipe(_ path: RowPath?) { delegate?.tableView(self, didEndEditingRowAt: path?.indexPath) }

    final func hasSwipedRow(at path: RowPath) -> Bool { geometry.contains(path) }

    final func isDeletedFromData(_ path: RowPath) -> Bool {
        guard let dataSource, !needsReload, pendingUpdates == nil,
            dataSource.numberOfSections(in: self) == geometry.sectionCount
        else { return false }
        return dataSource.tableView(self, numberOfRowsInSection: path.section)
            == geometry.rowCount(in: path.section) - 1
    }

    final func deleteSwipedRow(at path: RowPath) { baseDeleteRows(at: [path.indexPath], with: .automatic) }

    // MARK: Actions

    final func swipeActions(for path: RowPath, isTrailing: Bool) -> UISwipeActionsConfiguration? {
        guard canEdit(path) else { return nil }
        let indexPath = path.indexPath
        guard isTrailing else {
            return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: indexPath)
        }
        if let own = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath) { return own }
        if let actions = delegate?.tableView(self, editActionsForRowAt: indexPath) {
            return configuration(of: actions, at: path)
        }
        guard commitsEdits, editingStyle(of: path) == .delete else { return nil }
        return UISwipeActionsConfiguration(actions: [deletion(of: path)])
    }

    /// Returns swipe actions for row actions. They can be tapped, and are never performed by a full swipe.
    private func configuration(of actions: [UITableViewRowAction], at path: RowPath)
        -> UISwipeActionsConfiguration
    {
        let configuration = UISwipeActionsConfiguration(
            actions: actions.map { action in
                action.contextualAction { [weak self] in (self?.swipe?.path ?? path).indexPath }
            })
        configuration.performsFirstActionWithFullSwipe = false
        return configuration
    }

    /// Returns the action with which the data source deletes a row.
    private func deletion(of path: RowPath) -> UIContextualAction {
        let title =
            delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path.indexPath)
            ?? SystemWord.delete.text
        return UIContextualAction(style: .destructive, title: title) { [weak self] _, _, completion in
            if let self {
                dataSource?.tableView(self, commit: .delete, forRowAt: (swipe?.path ?? path).indexPath)
            }
            completion(true)
        }
    }

    /// Reveals the delete button of a row whose delete control has been tapped.
    final func revealDeleteButton(of path: RowPath) {
        if let swipe, !swipe.isClosing, swipe.path == path { return closeSwipe(animated: true) }
        var configuration = swipeActions(for: path, isTrailing: true)
        // The delete control always reveals a button.
        if configuration?.actions.isEmpty ?? true {
            configuration = UISwipeActionsConfiguration(actions: [deletion(of: path)])
        }
        guard let configuration else { return }
        startSwipe(of: path, configuration, isTrailing: true, cause: .editControl)?.open()
    }
}

extension UITableViewCell: SwipeCell {
    func swipeClippingDidChange(clips: Bool) { sectionPositionDidChange() }

    func swipeDidChange(isOpen: Bool) { changeDeleteConfirmation(isOpen) }

    func swipeTransitionDidEnd() { notifyDidTransition() }

    /// The swipe actions of the row as actions of assistive technologies, or `nil` if it has none.
    final var swipeAccessibilityActions: [UIAccessibilityCustomAction]? {
        guard let table, let path = table.baseIndexPath(for: self) else { return nil }
        let actions = table.accessibilityActions(of: self, at: RowPath(path))
        return actions.isEmpty ? nil : actions
    }

    /// Updates the row when its buttons have been revealed or hidden.
    final func changeDeleteConfirmation(_ isShowing: Bool) {
        guard isShowing != storedShowingDeleteConfirmation else { return }
        var target = stateMask
        if isShowing { target.insert(.showingDeleteConfirmation) } else { target.remove(.showingDeleteConfirmation) }
        notifyWillTransition(to: target)
        storedShowingDeleteConfirmation = isShowing
        setNeedsUpdateConfiguration()
    }

    /// Notifies the cell before it displays controls, unless it displays them already.
    final func notifyWillTransition(to state: StateMask) {
        guard state != announcedState else { return }
        announcedState = state
        isInTransition = true
        willTransition(to: state)
    }

    /// Notifies the cell that it displays the announced controls.
    final func notifyDidTransition() {
        guard isInTransition, announcedState == stateMask else { return }
        isInTransition = false
        didTransition(to: announcedState)
    }
}
