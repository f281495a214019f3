internal import RowGeometry

/// A cell whose row can be swiped, to reveal actions beside its contents.
@MainActor
protocol SwipeCell: UIView {
    /// The swipe actions beside the contents, as long as any is visible.
    var swipe: SwipeSession? { get set }
    /// Called before the actions are revealed and after they have been removed. Contents that are moved out of
    /// the cell are clipped between.
    ///
    /// - Parameter clips: Whether the cell clips its contents when it is not swiped.
    func swipeClippingDidChange(clips: Bool)
    /// Called when the actions begin to be revealed or hidden.
    func swipeDidChange(isOpen: Bool)
    /// Called when the actions have been revealed or hidden.
    func swipeTransitionDidEnd()
}

/// A list whose rows can be swiped: a table or a collection view.
@MainActor
protocol SwipeHost: UIScrollView {
    /// The row that is swiped open, or closing.
    var swipe: SwipeSession? { get set }
    /// A touch that has swiped without an effect, and no longer selects its row.
    var ineffectiveSwipeTouch: UITouch? { get set }
    /// Whether the data is displayed as it is, apart from open updates.
    var showsCurrentData: Bool { get }
    /// Whether rows can be swiped at the moment, or the open row only.
    var allowsSwipes: (any: Bool, openRow: Bool) { get }
    /// Returns whether a horizontal movement that begins at a point is a swipe, even if it has no effect.
    func recognizesSwipes(at point: CGPoint) -> Bool
    /// Returns the row at a point.
    func swipePath(at point: CGPoint) -> RowPath?
    /// Returns the cell of a row, if it is loaded.
    func swipeCell(at path: RowPath) -> (any SwipeCell)?
    /// Returns the actions of a row at one of its sides.
    func swipeActions(for path: RowPath, isTrailing: Bool) -> UISwipeActionsConfiguration?
    /// Ends the touch of a row without selecting it.
    func cancelTouch()
    /// Called before a touch opens a row.
    func willSwipe(_ path: RowPath)
    /// Called when a row that a touch has opened is closed, with `nil` if it has been deleted.
    func didEndSwipe(_ path: RowPath?)
    /// Returns whether a row exists.
    func hasSwipedRow(at path: RowPath) -> Bool
    /// Returns whether the section of a row has one row less in the data than in the list.
    func isDeletedFromData(_ path: RowPath) -> Bool
    /// Deletes a row that has been deleted from the data.
    func deleteSwipedRow(at path: RowPath)
}

// MARK: - Touches

extension SwipeHost {
    /// Adds the recognizer of swipes.
    func installSwipeRecognizer() {
        let recognizer = SwipeGestureRecognizer(host: self)
        addGestureRecognizer(recognizer)
        // Before the scroll view's pan recognizer: both recognize the same movement, and the first one
        // prevents the other.
        recognizers.removeAll { $0 === recognizer }
        recognizers.insert(recognizer, at: 0)
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Begins to swipe the open row, or the row at a point at which a touch began.
    ///
    /// - Returns: Whether there is anything to swipe.
    func beginSwipe(at point: CGPoint, toRight: Bool) -> Bool {
        guard let path = swipePath(at: point), allowsSwipes.openRow else { return false }
        if let swipe, !swipe.isClosing, swipe.path == path {
            swipe.beginDrag()
            return true
        }
        guard showsCurrentData, allowsSwipes.any else { return false }
        let isTrailing = toRight == isRightToLeft
        guard let configuration = swipeActions(for: path, isTrailing: isTrailing) else { return false }
        return startSwipe(of: path, configuration, isTrailing: isTrailing, cause: .finger) != nil
    }

    func swipeDidChange(_ recognizer: SwipeGestureRecognizer) {
        guard let swipe, !swipe.isClosing else { return }
        switch recognizer.state {
        case .began, .changed: swipe.drag(by: recognizer.translation(in: self).x)
        case .ended: swipe.endDrag(velocity: recognizer.velocity(in: self).x)
        case .cancelled: closeSwipe(animated: true)
        case .possible, .failed: break
        }
    }

    /// Starts to reveal the actions of a row.
    ///
    /// - Returns: `nil` if there are no actions or the row is not visible.
    func startSwipe(
        of path: RowPath, _ configuration: UISwipeActionsConfiguration, isTrailing: Bool, cause: SwipeSession.Cause
    ) -> SwipeSession? {
        guard !configuration.actions.isEmpty, let cell = swipeCell(at: path) else { return nil }
        closeSwipe(animated: true)
        cancelTouch()
        if cause == .finger { willSwipe(path) }
        guard swipeCell(at: path) === cell, showsCurrentData else { return nil }
        let session = SwipeSession(
            path, cell, in: self, configuration, isAtRight: isTrailing != isRightToLeft, cause: cause)
        swipe = session
        cell.swipeDidChange(isOpen: true)
        return session
    }
}

// MARK: - Closing

extension SwipeHost {
    /// Whether a row is open or being swiped.
    var isSwiping: Bool { swipe?.isClosing == false }

    /// Closes the open row when the list is scrolled.
    func closeSwipeIfScrolled() {
        if swipe != nil, hasDrag || touchpad != nil || motion != nil { closeSwipe(animated: true) }
    }

    /// Closes the open row.
    func closeSwipe(animated: Bool) {
        guard let swipe, !swipe.isClosing else { return }
        let isVisible = UIView.areAnimationsEnabled && baseWindow != nil && !bounds.isEmpty
        swipe.close(animated: animated && isVisible) { [weak self] in
            self?.endSwipe(swipe)
        }
    }

    private func endSwipe(_ session: SwipeSession) {
        if swipe === session { swipe = nil }
        guard session.cause == .finger, !session.hasEnded else { return }
        session.hasEnded = true
        didEndSwipe(session.isRowDeleted || !showsCurrentData || !hasSwipedRow(at: session.path) ? nil : session.path)
    }

    /// Updates the open row after a batch update, and closes it if it has been deleted.
    func remapSwipe(by plan: UpdatePlan) {
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
    func resetSwipe() {
        guard let swipe else { return }
        swipe.abandon()
        swipe.rowWasDeleted()
        endSwipe(swipe)
    }

    /// Removes the buttons from a cell that is no longer visible.
    func endSwipe(in cell: any SwipeCell) {
        guard let session = cell.swipe else { return }
        session.abandon()
        endSwipe(session)
    }

    /// Returns the view of a hit test: while a row is swiped open, a touch elsewhere only closes it.
    func swipeHit(_ hit: UIView?) -> UIView? {
        guard let swipe, !swipe.isClosing, let hit, !hit.baseIsDescendant(of: swipe.actionsView) else { return hit }
        return self
    }
}

// MARK: - Actions

extension SwipeHost {
    /// Performs an action, and deletes the row if the action has deleted it from the data only.
    ///
    /// - Parameters:
    ///   - path: A closure that returns the current path of the row, or `nil` if it is closing.
    ///   - completion: Called once at the end of an action that has not deleted the row.
    func perform(
        _ action: UIContextualAction, from view: UIView, path: @escaping () -> RowPath?,
        completion: @escaping () -> Void
    ) {
        var isOver = false
        action.handler(action, view) { [weak self] isDone in
            guard !isOver else { return }
            isOver = true
            guard let self, let path = path() else { return }
            if isDone, action.style == .destructive, isDeletedFromData(path) {
                // The row has been deleted from the data without updating the list.
                deleteSwipedRow(at: path)
            } else {
                completion()
            }
        }
    }

    /// Returns the swipe actions of a row as actions of assistive technologies.
    func accessibilityActions(of cell: any SwipeCell, at path: RowPath) -> [UIAccessibilityCustomAction] {
        guard showsCurrentData, allowsSwipes.openRow else { return [] }
        let actions = [true, false].flatMap { swipeActions(for: path, isTrailing: $0)?.actions ?? [] }
        return actions.compactMap { action in
            guard let title = action.title, !title.isEmpty else { return nil }
            return UIAccessibilityCustomAction(name: title) { [weak self, weak cell] _ in
                guard let self, let cell, swipeCell(at: path) === cell else { return false }
                closeSwipe(animated: true)
                perform(action, from: cell, path: { path }, completion: {})
                return true
            }
        }
    }
}
