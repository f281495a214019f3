extension UITextField {
    final func touchDidBegin(_ touch: UITouch, with event: UIEvent?) {
        if touch.type == .indirectPointer {
            mouseDidBegin(touch, with: event)
        } else {
            directTouchDidBegin(touch)
        }
    }

    final func touchDidMove(_ touch: UITouch) {
        if dragAnchor != nil { mouseDidMove(touch) } else { storedTouchControls?.touchDidMove(touch) }
    }

    final func touchDidEnd(_ touch: UITouch?) {
        let hasDragged = storedTouchControls?.touchDidEnd() == true
        if dragAnchor != nil {
            dragAnchor = nil
        } else if hasDragged {
            return
        } else if let touch, touch.type != .indirectPointer, isTouchInside {
            directTouchDidTap(touch)
        }
    }

    /// Returns whether a touch drags the caret or a selection, and therefore must not scroll.
    final func isTouchedAtOnce(by touch: UITouch) -> Bool { startsDrag(with: touch) }

    final func touchDidCancel() {
        dragAnchor = nil
        storedTouchControls?.touchDidEnd(isCancelled: true)
    }

    /// Returns whether `recognizer` is a scroll gesture of an ancestor that must not begin: a mouse drag
    /// selects text, and a touch on the caret or after a tap drags it.
    final func isScrollingPrevented(_ recognizer: UIGestureRecognizer) -> Bool {
        (dragAnchor != nil || storedTouchControls?.hasPendingDrag == true) && recognizer.view !== self
            && recognizer is UIPanGestureRecognizer
    }
}
