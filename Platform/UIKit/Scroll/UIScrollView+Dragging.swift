internal import ScrollPhysics

/// Fingers that drag content.
extension UIScrollView {
    /// Which axes people can scroll along.
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

    // MARK: Fingers

    /// A finger has come down somewhere in the view.
    ///
    /// - Returns: whether it caught content that was moving.
    final func fingerDidLand() -> Bool {
        isTracking = true
        endTouchpadScroll(velocity: .zero)
        // The last creep of a movement is not worth catching: the finger means what lies under it.
        let velocity = isDecelerating ? motion?.velocity(at: DisplayClock.now) ?? .zero : .zero
        stopMotion()
        return hypot(velocity.x, velocity.y) >= ScrollRest.velocity
    }

    /// The last finger is gone, and has not dragged.
    final func fingerDidLift() {
        isTracking = false
        guard drag == nil, motion == nil, !zoom.isMoving else { return }
        // It may have held content that was on its way back to an edge, or to a page.
        let momentum = momentum(velocity: .zero)
        if momentum.end > DisplayClock.now { beginDecelerating(momentum) } else { comeToRest(momentum) }
    }

    final func panDidChange(_ pan: ScrollPanGestureRecognizer) {
        switch pan.state {
        case .began:
            endTouchpadScroll(velocity: .zero)
            beginDragging(direction: pan.direction)
            sharedDrag = NestedScroll(of: self)
            drag(to: ownTranslation(of: pan))
        case .changed:
            drag(to: ownTranslation(of: pan))
            if keyboardDismissMode.isInteractive { pushKeyboard(pan) }
        case .ended:
            drag(to: ownTranslation(of: pan))
            let velocity = pan.velocity(in: nil)
            if keyboardDismissMode.isInteractive { UIApplication.shared.keyboard.release(velocity: velocity.y) }
            let isTaken = sharedDrag?.sharer?.scrollDragEnded(velocity: velocity.y) ?? false
            sharedDrag = nil
            endDragging(velocity: isTaken ? .zero : CGPoint(x: -velocity.x, y: -velocity.y))
        case .cancelled:
            if keyboardDismissMode.isInteractive { UIApplication.shared.keyboard.release(velocity: -1) }
            _ = sharedDrag?.sharer?.scrollDragEnded(velocity: 0)
            sharedDrag = nil
            endDragging(velocity: .zero)
        case .possible, .failed:
            break
        }
    }

    private func ownTranslation(of pan: UIPanGestureRecognizer) -> CGPoint {
        let translation = pan.translation(in: nil)
        guard var shared = sharedDrag else { return translation }
        // Not in place: what the sharer does may end the drag.
        let remainder = shared.remainder(of: translation, for: self)
        if sharedDrag != nil { sharedDrag = shared }
        return remainder
    }

    // MARK: Dragging

    /// How much longer one side of a way must be than the other for a locked drag to keep to it: less is a diagonal.
    private static let lockRatio: CGFloat = 2

    final func beginDragging(direction: CGPoint) {
        var axes = scrollableAxes
        if isDirectionalLockEnabled, axes.horizontal, axes.vertical {
            if abs(direction.y) > Self.lockRatio * abs(direction.x) { axes.horizontal = false }
            if abs(direction.x) > Self.lockRatio * abs(direction.y) { axes.vertical = false }
        }
        stopMotion()
        window?.editMenu?.close()
        drag = ScrollDrag(
            offset: contentOffset, movesX: axes.horizontal, movesY: axes.vertical, rules: dragRules)
        isDragging = true
        if keyboardDismissMode.isAtBegin { dismissKeyboard() }
        storedDelegate?.scrollViewWillBeginDragging(self)
        indicators.show(in: self)
    }

    final func drag(to translation: CGPoint) {
        guard !zoom.isMoving else { return }
        guard let offset = drag?.offset(for: translation, from: contentOffset, rules: dragRules) else { return }
        move(to: roundedToPixels(offset))
    }

    /// - Parameter velocity: of the offset, in points a second.
    final func endDragging(velocity: CGPoint) {
        guard let drag else { return }
        let velocity = CGPoint(x: drag.movesX ? velocity.x : 0, y: drag.movesY ? velocity.y : 0)
        var momentum = momentum(velocity: velocity)
        let natural = momentum.rest
        var target = natural
        // The delegate is told points a millisecond.
        storedDelegate?.scrollViewWillEndDragging(
            self, withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000), targetContentOffset: &target)
        if target != natural { momentum = self.momentum(velocity: velocity, target: target) }
        self.drag = nil
        isDragging = false
        isTracking = false
        let decelerates = momentum.end > DisplayClock.now && !zoom.isMoving
        let count = motionCount
        storedDelegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
        guard count == motionCount, self.drag == nil, !zoom.isMoving else { return }
        if decelerates {
            beginDecelerating(momentum)
        } else {
            comeToRest(momentum)
        }
    }

    /// Ends a movement that takes no time: where content must not bounce, it is at its edge at once.
    private func comeToRest(_ momentum: ScrollMotion) {
        move(to: roundedToPixels(momentum.rest))
        indicators.hide(after: ScrollIndicator.lingering)
    }

    /// Ends a drag against the will of the fingers.
    final func letGo() {
        endTouchpadScroll(velocity: .zero)
        if drag != nil { panGestureRecognizer.abandon() }
    }

    final func beginDecelerating(_ momentum: ScrollMotion) {
        isDecelerating = true
        begin(momentum)
        storedDelegate?.scrollViewWillBeginDecelerating(self)
    }

    // MARK: Keyboard

    /// Ends the editing in whatever has the keyboard of the view's window.
    private func dismissKeyboard() {
        guard let responder = window?.firstResponder, responder is any UIKeyInput else { return }
        responder.resignFirstResponder()
    }

    /// A keyboard on the screen follows the finger that has come down to it.
    private func pushKeyboard(_ pan: UIPanGestureRecognizer) {
        guard let window else { return }
        let place = window.convert(pan.location(in: nil), to: nil as UIWindow?)
        if UIApplication.shared.keyboard.follow(fingerAt: place.y) { return }
        if reachesKeyboard(pan) { dismissKeyboard() }
    }

    /// Whether the finger has come down to the keyboard. One of keys lies below the window's edge.
    private func reachesKeyboard(_ pan: UIPanGestureRecognizer) -> Bool {
        guard let window else { return false }
        return pan.location(in: nil).y >= window.bounds.maxY - 1
    }

    // MARK: Nested scroll views

    /// Whether a drag or a wheel that moves content by `delta` should rather move a scroll view further out: this one is
    /// at its end, that one is not.
    final func yields(to delta: CGPoint) -> Bool {
        let isVertical = abs(delta.y) >= abs(delta.x)
        guard isVertical ? transfersVerticalScrollingToParent : transfersHorizontalScrollingToParent,
            !hasRoom(toMoveBy: CGVector(dx: delta.x, dy: delta.y))
        else { return false }
        var view = superview
        while let current = view {
            if let outer = current as? UIScrollView, outer.isScrollEnabled,
                outer.hasRoom(toMoveBy: CGVector(dx: delta.x, dy: delta.y))
            {
                return true
            }
            view = current.superview
        }
        return false
    }

    /// Whether content can move by a part of `delta` at least, along the longer side of it.
    final func hasRoom(toMoveBy delta: CGVector) -> Bool {
        let limits = limits
        let offset = contentOffset
        // Less than half a pixel is no room.
        let pixel = 0.5 / layer.contentsScale
        if abs(delta.dy) >= abs(delta.dx) {
            return delta.dy > 0 ? offset.y > limits.y.lowerBound + pixel : offset.y < limits.y.upperBound - pixel
        }
        return delta.dx > 0 ? offset.x > limits.x.lowerBound + pixel : offset.x < limits.x.upperBound - pixel
    }

    /// Whether the view scrolls along the longer side of `delta`.
    final func scrolls(along delta: CGVector) -> Bool {
        abs(delta.dy) >= abs(delta.dx) ? scrollableAxes.vertical : scrollableAxes.horizontal
    }
}

extension UIScrollView.KeyboardDismissMode {
    fileprivate var isAtBegin: Bool { self == .onDrag || self == .onDragWithAccessory }
    fileprivate var isInteractive: Bool { self == .interactive || self == .interactiveWithAccessory }
}
