internal import RowGeometry

/// Swiping of rows, which reveals actions.
extension UITableView {
    final func installSwiping() {
        let recognizer = SwipeGestureRecognizer(table: self)
        addGestureRecognizer(recognizer)
        // Before the scroll view's pan recognizer: both recognize the same movement, and the first one
        // prevents the other.
        recognizers.removeAll { $0 === recognizer }
        recognizers.insert(recognizer, at: 0)
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    // MARK: Touches

    /// Begins to swipe the open row, or the row at a point at which a touch began.
    ///
    /// - Returns: Whether there is anything to swipe.
    final func beginSwipe(at point: CGPoint, toRight: Bool) -> Bool {
        guard let indexPath = baseIndexPathForRow(at: point), pendingUpdates == nil, displacedRows.reorder == nil else {
            return false
        }
        let path = RowPath(indexPath)
        if let swipe, !swipe.isClosing, swipe.path == path {
            swipe.beginDrag()
            return true
        }
        guard !needsReload else { return false }
        let isTrailing = toRight == isRightToLeft
        guard !storedEditing, let configuration = swipeActions(for: path, isTrailing: isTrailing) else { return false }
        return startSwipe(of: path, configuration, isTrailing: isTrailing, cause: .finger) != nil
    }

    final func swipeDidChange(_ recognizer: SwipeGestureRecognizer) {
        guard let swipe, !swipe.isClosing else { return }
        switch recognizer.state {
        case .began, .changed: swipe.drag(by: recognizer.translation(in: self).x)
        case .ended: swipe.endDrag(velocity: recognizer.velocity(in: self).x)
        case .cancelled: closeSwipe(animated: true)
        case .possible, .failed: break
        }
    }

    private func startSwipe(
        of path: RowPath, _ configuration: UISwipeActionsConfiguration, isTrailing: Bool, cause: SwipeSession.Cause
    ) -> SwipeSession? {
        guard !configuration.actions.isEmpty, let cell = loadedRows[path] else { return nil }
        closeSwipe(animated: true)
        cancelTouch()
        if cause == .finger { delegate?.tableView(self, willBeginEditingRowAt: path.indexPath) }
        guard loadedRows[path] === cell, !needsReload else { return nil }
        let session = SwipeSession(
            path, cell, in: self, configuration, isAtRight: isTrailing != isRightToLeft, cause: cause)
        swipe = session
        cell.changeDeleteConfirmation(true)
        return session
    }

    // MARK: Closing

    /// Closes the open row when the table is scrolled.
    final func closeSwipeIfScrolled() {
        if hasDrag || touchpad != nil || motion != nil { closeSwipe(animated: true) }
    }

    /// Whether a row is open or being swiped.
    final var isSwiping: Bool { swipe?.isClosing == false }

    /// Closes the open row.
    final func closeSwipe(animated: Bool) {
        guard let swipe, !swipe.isClosing else { return }
        swipe.close(animated: animated && UpdateAnimation.canBeSeen(in: self)) { [weak self] in
            self?.endSwipe(swipe)
        }
    }

    private func endSwipe(_ session: SwipeSession) {
        if swipe === session { swipe = nil }
        guard session.cause == .finger, !session.hasEnded else { return }
        session.hasEnded = true
        let path = session.isRowDeleted || needsReload || !geometry.contains(session.path) ? nil : session.path
        delegate?.tableView(self, didEndEditingRowAt: path?.indexPath)
    }

    /// Updates the open row after a batch update, and closes it if it has been deleted.
    final func remapSwipe(by plan: UpdatePlan) {
        guard let swipe, !swipe.isClosing else { return }
        if !plan.isReloaded(swipe.path), let new = plan.newPath(of: swipe.path) {
            swipe.move(to: new)
            return
        }
        swipe.animateDeletion { [weak self] in
            self?.endSwipe(swipe)
        }
    }

    /// Ends swiping because all rows are reloaded.
    final func resetSwipe() {
        guard let swipe else { return }
        swipe.abandon()
        swipe.rowWasDeleted()
        endSwipe(swipe)
    }

    /// Removes the buttons from a cell that is no longer visible.
    final func endSwipe(in cell: UITableViewCell) {
        guard let session = cell.swipe else { return }
        session.abandon()
        endSwipe(session)
    }

    /// Returns whether the section of a row has one row less in the data than in the table.
    final func isDeletedFromData(_ path: RowPath) -> Bool {
        guard let dataSource, !needsReload, pendingUpdates == nil,
            dataSource.numberOfSections(in: self) == geometry.sectionCount
        else { return false }
        return dataSource.tableView(self, numberOfRowsInSection: path.section)
            == geometry.rowCount(in: path.section) - 1
    }

    // MARK: Actions

    private func swipeActions(for path: RowPath, isTrailing: Bool) -> UISwipeActionsConfiguration? {
        guard canEdit(path) else { return nil }
        let indexPath = path.indexPath
        guard isTrailing else {
            return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: indexPath)
        }
        if let own = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath) { return own }
        if let actions = delegate?.tableView(self, editActionsForRowAt: indexPath) { return configuration(of: actions) }
        guard commitsEdits, editingStyle(of: path) == .delete else { return nil }
        return UISwipeActionsConfiguration(actions: [deletion(of: path)])
    }

    /// Returns swipe actions for row actions. They can be tapped, and are never performed by a full swipe.
    private func configuration(of actions: [UITableViewRowAction]) -> UISwipeActionsConfiguration {
        let configuration = UISwipeActionsConfiguration(
            actions: actions.map { action in action.contextualAction { [weak self] in self?.swipe?.path.indexPath } })
        configuration.performsFirstActionWithFullSwipe = false
        return configuration
    }

    /// Returns the action with which the data source deletes a row.
    private func deletion(of path: RowPath) -> UIContextualAction {
        let title =
            delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path.indexPath)
            ?? SystemWord.delete.text
        return UIContextualAction(style: .destructive, title: title) { [weak self] _, _, completion in
            if let self, let swipe {
                dataSource?.tableView(self, commit: .delete, forRowAt: swipe.path.indexPath)
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

extension UITableViewCell {
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
