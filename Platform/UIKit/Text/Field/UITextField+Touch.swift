/// Fingers and the mouse in a field.
extension UITextField {
    final func touchDidBegin(_ touch: UITouch, with event: UIEvent?) {
        if touch.type == .indirectPointer {
            mouseDidBegin(touch, with: event)
        } else {
            fingerDidBegin(touch)
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
            fingerDidTap(touch)
        }
    }

    /// A finger that takes something of the text along scrolls nothing.
    final func isTouchedAtOnce(by touch: UITouch) -> Bool { isGripped(by: touch) }
}
