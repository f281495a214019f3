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
        guard let indexPath = indexPathForRow(at: point), pendingUpdates == nil, dragging.reorder == nil else {
            return false
        }
        let path = RowPath(indexPath)
        if let swipe, !swipe.isClosing, swipe.path == path {
            swipe.fingerDown()
            return true
        }
        let isTrailing = toRight == isRightToLeft
        guard !storesEditing, let configuration = swipeActions(for: path, isTrailing: isTrailing) else { return false }
        return startSwipe(of: path, configuration, isTrailing: isTrailing) != nil
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
        of path: RowPath, _ configuration: UISwipeActionsConfiguration, isTrailing: Bool
    ) -> SwipeSession? {
        guard !configuration.actions.isEmpty, let cell = loadedRows[path] else { return nil }
        closeSwipe(animated: true)
        cancelTouch()
        delegate?.tableView(self, willBeginEditingRowAt: path.indexPath)
        guard loadedRows[path] === cell else { return nil }
        let session = SwipeSession(path, cell, in: self, configuration, isAtRight: isTrailing != isRightToLeft)
        swipe = session
        cell.changeDeleteConfirmation(isTrailing)
        return session
    }

    // MARK: Closing

    /// Keeps the buttons beside their row, which closes when the table is scrolled.
    final func layoutSwipe() {
        guard let swipe, !swipe.isClosing else { return }
        if isDragging { return closeSwipe(animated: true) }
        swipe.place()
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
        let path = session.path
        if swipe === session { swipe = nil }
        loadedRows[path]?.changeDeleteConfirmation(false)
        delegate?.tableView(self, didEndEditingRowAt: geometry.contains(path) ? path.indexPath : nil)
    }

    /// Takes the open row along to where it is after a batch; it closes with a row that goes.
    final func remapSwipe(by plan: UpdatePlan) {
        guard let swipe, !swipe.isClosing else { return }
        if !plan.isReloaded(swipe.path), let new = plan.newPath(of: swipe.path) {
            swipe.move(to: new)
            return
        }
        swipe.rowWentAway { [weak self] in
            guard let self else { return }
            if self.swipe === swipe { self.swipe = nil }
            delegate?.tableView(self, didEndEditingRowAt: nil)
        }
    }

    /// All rows are others: nothing is open.
    final func resetSwipe() {
        guard let swipe else { return }
        swipe.actionsView.removeFromSuperview()
        self.swipe = nil
        if !swipe.isClosing { delegate?.tableView(self, didEndEditingRowAt: nil) }
    }

    /// By how much a row's cell is moved to the right.
    final func swipeShift(of path: RowPath) -> CGFloat {
        guard let swipe, swipe.path == path else { return 0 }
        return swipe.shift
    }

    // MARK: Actions

    private func swipeActions(for path: RowPath, isTrailing: Bool) -> UISwipeActionsConfiguration? {
        guard canEdit(path) else { return nil }
        let indexPath = path.indexPath
        guard isTrailing else {
            return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: indexPath)
        }
        if let own = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath) { return own }
        if let actions = delegate?.tableView(self, editActionsForRowAt: indexPath), !actions.isEmpty {
            return UISwipeActionsConfiguration(actions: actions.map { $0.contextualAction(for: indexPath) })
        }
        guard commitsEdits, editingStyle(of: path) == .delete else { return nil }
        return UISwipeActionsConfiguration(actions: [deletion(of: path)])
    }

    /// The button that has the data source delete a row.
    private func deletion(of path: RowPath) -> UIContextualAction {
        let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path.indexPath) ?? "Delete"
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
        let configuration =
            delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path.indexPath)
            ?? UISwipeActionsConfiguration(actions: [deletion(of: path)])
        startSwipe(of: path, configuration, isTrailing: true)?.open()
    }
}

extension UITableViewCell {
    /// The buttons behind the row come to light, or are gone.
    final func changeDeleteConfirmation(_ isShowing: Bool) {
        guard isShowing != storesShowingDeleteConfirmation else { return }
        var target = stateMask
        if isShowing { target.insert(.showingDeleteConfirmation) } else { target.remove(.showingDeleteConfirmation) }
        willTransition(to: target)
        storesShowingDeleteConfirmation = isShowing
        setNeedsUpdateConfiguration()
        didTransition(to: target)
    }
}
