internal import RowGeometry

/// Rows that are swiped to one side, and the buttons behind them.
extension UITableView {
    final func installSwiping() {
        let recognizer = SwipeGestureRecognizer(table: self)
        addGestureRecognizer(recognizer)
        // Ahead of the scroll view's own pan: both find a drag in the same movement, and the first one has it.
        recognizers.removeAll { $0 === recognizer }
        recognizers.insert(recognizer, at: 0)
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    // MARK: By finger

    /// A finger that went down at `point` moves to one side: takes up the row that is open, or the one at that point.
    ///
    /// - Returns: whether there is anything to swipe.
    final func beginSwipe(at point: CGPoint, toRight: Bool) -> Bool {
        guard let indexPath = indexPathForRow(at: point), pendingUpdates == nil, displacedRows.reorder == nil else {
            return false
        }
        let path = RowPath(indexPath)
        if let swipe, !swipe.isClosing, swipe.path == path {
            swipe.fingerDown()
            return true
        }
        guard !needsReload else { return false }
        let isTrailing = toRight == isRightToLeft
        guard !storesEditing, let configuration = swipeActions(for: path, isTrailing: isTrailing) else { return false }
        return startSwipe(of: path, configuration, isTrailing: isTrailing, cause: .finger) != nil
    }

    final func swipeDidChange(_ recognizer: SwipeGestureRecognizer) {
        guard let swipe, !swipe.isClosing else { return }
        switch recognizer.state {
        case .began, .changed: swipe.drag(by: recognizer.translation(in: self).x)
        case .ended: swipe.fingerUp(velocity: recognizer.velocity(in: self).x)
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

    /// Closes the row that is open when the table is scrolled.
    final func closeSwipeIfScrolled() {
        if isDragging || touchpad != nil || motion != nil { closeSwipe(animated: true) }
    }

    /// Whether a row is open, or being swiped.
    final var isSwiping: Bool { swipe?.isClosing == false }

    /// Closes the row that is open.
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
        let path = session.isRowGone || needsReload || !geometry.contains(session.path) ? nil : session.path
        delegate?.tableView(self, didEndEditingRowAt: path?.indexPath)
    }

    /// Takes the open row along to where it is after a batch; it closes with a row that goes.
    final func remapSwipe(by plan: UpdatePlan) {
        guard let swipe, !swipe.isClosing else { return }
        if !plan.isReloaded(swipe.path), let new = plan.newPath(of: swipe.path) {
            swipe.move(to: new)
            return
        }
        swipe.rowWentAway { [weak self] in
            self?.endSwipe(swipe)
        }
    }

    /// All rows are others: nothing is open.
    final func resetSwipe() {
        guard let swipe else { return }
        swipe.abandon()
        swipe.rowIsGone()
        endSwipe(swipe)
    }

    /// Takes the buttons out of a cell that is seen no more.
    final func endSwipe(in cell: UITableViewCell) {
        guard let session = cell.swipe else { return }
        session.abandon()
        endSwipe(session)
    }

    /// Whether the data has one row less in the section of a row than the table shows.
    final func isGoneFromData(_ path: RowPath) -> Bool {
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

    /// Actions of old as actions of today. They are tapped, and never performed by a swipe all the way.
    private func configuration(of actions: [UITableViewRowAction]) -> UISwipeActionsConfiguration {
        let configuration = UISwipeActionsConfiguration(
            actions: actions.map { action in action.contextualAction { [weak self] in self?.swipe?.path.indexPath } })
        configuration.performsFirstActionWithFullSwipe = false
        return configuration
    }

    /// The button that has the data source delete a row.
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

    /// The red button before a row was tapped: its deletion is to be confirmed.
    final func askForDeletion(of path: RowPath) {
        if let swipe, !swipe.isClosing, swipe.path == path { return closeSwipe(animated: true) }
        var configuration = swipeActions(for: path, isTrailing: true)
        // The red button always leads to something.
        if configuration?.actions.isEmpty ?? true {
            configuration = UISwipeActionsConfiguration(actions: [deletion(of: path)])
        }
        guard let configuration else { return }
        startSwipe(of: path, configuration, isTrailing: true, cause: .editControl)?.open()
    }
}

extension UITableViewCell {
    /// The buttons behind the row come to light, or are gone.
    final func changeDeleteConfirmation(_ isShowing: Bool) {
        guard isShowing != storesShowingDeleteConfirmation else { return }
        var target = stateMask
        if isShowing { target.insert(.showingDeleteConfirmation) } else { target.remove(.showingDeleteConfirmation) }
        tellWillTransition(to: target)
        storesShowingDeleteConfirmation = isShowing
        setNeedsUpdateConfiguration()
    }

    /// Tells the cell what it is about to show, unless it shows it already.
    final func tellWillTransition(to state: StateMask) {
        guard state != toldState else { return }
        toldState = state
        isInTransition = true
        willTransition(to: state)
    }

    /// Tells the cell that it shows what it has been told that it would.
    final func tellDidTransition() {
        guard isInTransition, toldState == stateMask else { return }
        isInTransition = false
        didTransition(to: toldState)
    }
}
