internal import ScrollPhysics

/// Dragging by touches.
extension UIScrollView {
    /// Whether the user can scroll along each axis.
    final var scrollableAxes: (horizontal: Bool, vertical: Bool) {
        guard isScrollEnabled else { return (false, false) }
        let limits = limits
        return (
            limits.x.lowerBound < limits.x.upperBound || (bouncesHorizontally && alwaysBounceHorizontal),
            limits.y.lowerBound < limits.y.upperBound || (bouncesVertically && alwaysBounceVertical)
        )
    }

    final var dragRules: ScrollDrag.Rules {
        let axes = scrollableAxes
        return ScrollDrag.Rules(
            limits: limits, visibleSize: layer.bounds.size, bouncesX: bouncesHorizontally && axes.horizontal,
            bouncesY: bouncesVertically && axes.vertical)
    }

    // MARK: Touches

    /// Called when a touch begins in the view.
    ///
    /// - Returns: Whether it stops moving content.
    final func trackingDidBegin() -> Bool {
        storedTracking = true
        endTouchpadScroll(velocity: .zero)
        // A touch on content that is almost at rest is meant for the view under it.
        let velocity = isMovingAfterDrag ? motion?.velocity(at: DisplayClock.now) ?? .zero : .zero
        stopMotion()
        return hypot(velocity.x, velocity.y) >= ScrollRest.velocity
    }

    /// Called when the last touch has ended without a drag.
    final func trackingDidEnd() {
        storedTracking = false
        guard !hasDrag, motion == nil, !zoom.isMoving else { return }
        // The touch may have stopped content that was moving back to an edge or to a page.
        let momentum = momentum(velocity: .zero)
        if momentum.end > DisplayClock.now { beginDecelerating(momentum) } else { settle(momentum) }
    }

    final func panDidChange(_ pan: ScrollPanGestureRecognizer) {
        switch pan.state {
        case .began:
            endTouchpadScroll(velocity: .zero)
            beginDragging(direction: pan.direction)
            nestedScroll = NestedScroll(of: self)
            drag(to: ownTranslation(of: pan))
        case .changed:
            drag(to: ownTranslation(of: pan))
            if keyboardDismissMode.isInteractive { moveKeyboard(pan) }
        case .ended:
            drag(to: ownTranslation(of: pan))
            let velocity = pan.velocity(in: nil)
            if keyboardDismissMode.isInteractive { UIApplication.shared.keyboard.release(velocity: velocity.y) }
            let isTaken = nestedScroll?.parent?.scrollDragEnded(velocity: velocity.y) ?? false
            nestedScroll = nil
            endDragging(velocity: isTaken ? .zero : CGPoint(x: -velocity.x, y: -velocity.y))
        case .cancelled:
            if keyboardDismissMode.isInteractive { UIApplication.shared.keyboard.release(velocity: -1) }
            _ = nestedScroll?.parent?.scrollDragEnded(velocity: 0)
            nestedScroll = nil
            endDragging(velocity: .zero)
        case .possible, .failed:
            break
        }
    }

    private func ownTranslation(of pan: UIPanGestureRecognizer) -> CGPoint {
        let translation = pan.translation(in: nil)
        guard var shared = nestedScroll else { return translation }
        // Not in place: the parent may end the drag.
        let remainder = shared.remainder(of: translation, for: self)
        if nestedScroll != nil { nestedScroll = shared }
        return remainder
    }

    // MARK: Dragging

    /// The minimum ratio of the two axes for which a locked drag follows only one of them; otherwise it is
    /// diagonal.
    private static let lockRatio: CGFloat = 2

    final func beginDragging(direction: CGPoint) {
        onDragWillBegin?()
        var axes = scrollableAxes
        if isDirectionalLockEnabled, axes.horizontal, axes.vertical {
            if abs(direction.y) > Self.lockRatio * abs(direction.x) { axes.horizontal = false }
            if abs(direction.x) > Self.lockRatio * abs(direction.y) { axes.vertical = false }
        }
        stopMotion()
        baseWindow?.editMenu?.close()
        activity = .dragging(
            ScrollDrag(offset: contentOffset, movesX: axes.horizontal, movesY: axes.vertical, rules: dragRules))
        if keyboardDismissMode.isAtBegin { dismissKeyboard() }
        storedDelegate?.scrollViewWillBeginDragging(self)
        indicators.show(in: self)
    }

    final func drag(to translation: CGPoint) {
        guard !zoom.isMoving, var drag = activity.drag else { return }
        let offset = drag.offset(for: translation, from: contentOffset, rules: dragRules)
        activity.update(drag)
        move(to: roundedToPixels(offset))
    }

    /// Ends the drag.
    ///
    /// - Parameter velocity: The velocity of the offset, in points per second.
    final func endDragging(velocity: CGPoint) {
        guard let drag = activity.drag else { return }
        let velocity = CGPoint(x: drag.movesX ? velocity.x : 0, y: drag.movesY ? velocity.y : 0)
        var momentum = momentum(velocity: velocity)
        let natural = momentum.rest
        // The delegate receives points per millisecond.
        let slowVelocity = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
        var target = restingOffset(forProposedOffset: natural, velocity: slowVelocity)
        storedDelegate?.scrollViewWillEndDragging(self, withVelocity: slowVelocity, targetContentOffset: &target)
        if target != natural { momentum = self.momentum(velocity: velocity, target: target) }
        if hasDrag { activity = .idle }
        storedTracking = false
        let decelerates = momentum.end > DisplayClock.now && !zoom.isMoving
        let count = motionCount
        storedDelegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
        guard count == motionCount, !hasDrag, !zoom.isMoving else { return }
        if decelerates {
            beginDecelerating(momentum)
        } else {
            settle(momentum)
        }
    }

    /// Ends a movement without duration: content that does not bounce is at its edge at once.
    private func settle(_ momentum: ScrollMotion) {
        move(to: roundedToPixels(momentum.rest))
        indicators.hide(after: ScrollIndicator.fadeDelay)
    }

    /// Cancels a drag by touches or a touchpad.
    final func cancelDrag() {
        endTouchpadScroll(velocity: .zero)
        if hasDrag { panGestureRecognizer.abandon() }
    }

    final func beginDecelerating(_ momentum: ScrollMotion) {
        begin(.decelerating(momentum))
        storedDelegate?.scrollViewWillBeginDecelerating(self)
    }

    // MARK: Keyboard

    /// Ends editing in the window.
    private func dismissKeyboard() {
        guard let responder = baseWindow?.firstResponder, responder is any UIKeyInput else { return }
        responder.resignFirstResponder()
    }

    /// Moves an on-screen keyboard with a touch that has reached it.
    private func moveKeyboard(_ pan: UIPanGestureRecognizer) {
        guard let window = baseWindow else { return }
        let place = window.convert(pan.location(in: nil), to: nil as UIWindow?)
        if UIApplication.shared.keyboard.follow(touchAt: place.y) { return }
        if reachesKeyboard(pan) { dismissKeyboard() }
    }

    /// Returns whether the touch has reached the keyboard. A hardware keyboard counts as below the window.
    private func reachesKeyboard(_ pan: UIPanGestureRecognizer) -> Bool {
        guard let window = baseWindow else { return false }
        return pan.location(in: nil).y >= window.bounds.maxY - 1
    }

    // MARK: Nested scroll views

    /// Returns whether an enclosing scroll view should be scrolled by `delta` instead, because this one is
    /// at its end.
    final func yields(to delta: CGPoint) -> Bool {
        let isVertical = abs(delta.y) >= abs(delta.x)
        guard isVertical ? transfersVerticalScrollingToParent : transfersHorizontalScrollingToParent,
            !hasRoom(toMoveBy: CGVector(dx: delta.x, dy: delta.y))
        else { return false }
        var view = parentView
        while let current = view {
            if let outer = current as? UIScrollView, outer.isScrollEnabled,
                outer.hasRoom(toMoveBy: CGVector(dx: delta.x, dy: delta.y))
            {
                return true
            }
            view = current.parentView
        }
        return false
    }

    /// Returns whether the content can move in the direction of `delta` along its longer axis.
    final func hasRoom(toMoveBy delta: CGVector) -> Bool {
        let limits = limits
        let offset = contentOffset
        // Less than half a pixel does not count.
        let pixel = 0.5 / layer.contentsScale
        if abs(delta.dy) >= abs(delta.dx) {
            return delta.dy > 0 ? offset.y > limits.y.lowerBound + pixel : offset.y < limits.y.upperBound - pixel
        }
        return delta.dx > 0 ? offset.x > limits.x.lowerBound + pixel : offset.x < limits.x.upperBound - pixel
    }

    /// Returns whether the view scrolls along the longer axis of `delta`.
    final func scrolls(along delta: CGVector) -> Bool {
        abs(delta.dy) >= abs(delta.dx) ? scrollableAxes.vertical : scrollableAxes.horizontal
    }
}

extension UIScrollView.KeyboardDismissMode {
    fileprivate var isAtBegin: Bool { self == .onDrag || self == .onDragWithAccessory }
    fileprivate var isInteractive: Bool { self == .interactive || self == .interactiveWithAccessory }
}
