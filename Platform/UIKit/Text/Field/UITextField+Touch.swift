/// Fingers and the mouse in a field.
extension UITextField {
    final func touchDidBegin(_ touch: UITouch, with event: UIEvent?) {
        if touch.type == .indirectPointer { mouseDidBegin(touch, with: event) }
    }

    final func touchDidMove(_ touch: UITouch) {
        if dragAnchor != nil { mouseDidMove(touch) }
    }

    final func touchDidEnd(_ touch: UITouch?) {
        if dragAnchor != nil {
            dragAnchor = nil
        } else if let touch, touch.type != .indirectPointer, isTouchInside {
            fingerDidTap(touch)
        }
    }
}
