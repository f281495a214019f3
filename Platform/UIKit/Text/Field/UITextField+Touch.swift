/// Fingers and the mouse in a field.
///
/// A finger taps: once for the caret at the nearest end of a word, twice for a word, three times for all. One that rests
/// takes the caret along. A mouse puts the caret exactly where it goes down, and selects as it is dragged.
extension UITextField {
    final func touchDidBegin(_ touch: UITouch, with event: UIEvent?) {
        guard touch.type == .indirectPointer else { return }
        let wasEditing = isEditing
        guard becomeFirstResponder() else { return }
        let place = offset(at: touch.location(in: self))
        if event?.modifierFlags.contains(.shift) == true, wasEditing, touch.tapCount == 1 {
            dragAnchor = editor.selection.anchor..<editor.selection.anchor
        } else {
            dragAnchor = unit(at: place, taps: touch.tapCount)
        }
        extendDrag(to: place, taps: touch.tapCount)
    }

    final func touchDidMove(_ touch: UITouch) {
        guard dragAnchor != nil else { return }
        extendDrag(to: offset(at: touch.location(in: self)), taps: touch.tapCount)
    }

    final func touchDidEnd(_ touch: UITouch?) {
        if dragAnchor != nil {
            dragAnchor = nil
            return
        }
        guard let touch, touch.type != .indirectPointer, isTouchInside, becomeFirstResponder() else { return }
        let place = offset(at: touch.location(in: self))
        if touch.tapCount == 1 {
            select(TextSelection(nearestWordEnd(to: place)))
        } else {
            select(TextSelection(unit(at: place, taps: touch.tapCount)))
        }
    }

    /// What so many taps at a place select.
    private func unit(at place: Int, taps: Int) -> Range<Int> {
        switch taps {
        case ...1: place..<place
        // Words of a secret would say where its spaces are.
        case 2 where !isSecureTextEntry: editor.boundaries.selection(at: place)
        default: 0..<editor.length
        }
    }

    private func extendDrag(to place: Int, taps: Int) {
        guard let anchor = dragAnchor else { return }
        let end = unit(at: place, taps: taps)
        if end.lowerBound < anchor.lowerBound {
            select(TextSelection(anchor: anchor.upperBound, head: end.lowerBound))
        } else {
            select(TextSelection(anchor: anchor.lowerBound, head: max(anchor.upperBound, end.upperBound)))
        }
    }

    /// The end or start of a word that is nearest to a place.
    private func nearestWordEnd(to place: Int) -> Int {
        guard !isSecureTextEntry, let word = editor.boundaries.range(of: .word, at: place) else {
            return isSecureTextEntry ? editor.length : place
        }
        return place - word.lowerBound < word.upperBound - place ? word.lowerBound : word.upperBound
    }

    final func followLongPress(_ press: UILongPressGestureRecognizer) {
        switch press.state {
        case .began, .changed:
            guard becomeFirstResponder() else { return }
            select(TextSelection(offset(at: press.location(in: self))))
        default: break
        }
    }
}
