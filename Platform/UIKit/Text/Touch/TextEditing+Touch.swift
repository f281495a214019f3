/// Selection by touch and mouse.
///
/// A tap places the caret at the nearest word boundary, a double tap selects a word, and a triple tap
/// selects a paragraph. A long press moves the caret. A long press or drag after a tap selects by words,
/// after a double tap by paragraphs. The mouse places the caret exactly at the click and selects while
/// dragging.
extension TextEditing {
    /// Handles the press of the mouse button.
    func mouseDidBegin(_ touch: UITouch, with event: UIEvent?) {
        let wasEditing = isFirstResponder
        guard becomeFirstResponder() else { return }
        storedTouchControls?.deactivate()
        let position = offset(at: touch.location(in: self))
        if event?.modifierFlags.contains(.shift) == true, wasEditing, touch.tapCount == 1 {
            dragAnchor = editor.selection.anchor..<editor.selection.anchor
        } else {
            dragAnchor = unit(at: position, taps: touch.tapCount)
        }
        extendDrag(to: position, taps: touch.tapCount)
    }

    func mouseDidMove(_ touch: UITouch) {
        extendDrag(to: offset(at: touch.location(in: self)), taps: touch.tapCount)
    }

    /// Handles the start of a touch.
    func directTouchDidBegin(_ touch: UITouch) {
        if touch.tapCount > 1 { touchControls.touchDidBegin(touch) } else { storedTouchControls?.touchDidBegin(touch) }
    }

    /// Returns whether a touch that begins would drag the caret or extend a selection.
    func startsDrag(with touch: UITouch) -> Bool {
        touch.tapCount > 1 || storedTouchControls?.isCaret(at: touch.location(in: self)) == true
    }

    /// Handles a tap.
    func directTouchDidTap(_ touch: UITouch) {
        let wasEditing = isFirstResponder
        guard becomeFirstResponder() else { return }
        let controls = touchControls
        controls.isTouchSelection = true
        let point = touch.location(in: self)
        let position = offset(at: point)
        if touch.tapCount > 1 {
            select(TextSelection(unit(at: position, taps: touch.tapCount)))
            controls.presentMenu()
        } else if wasEditing,
            selectionRectangles(of: editor.selection.range).contains(where: { $0.rect.contains(point) })
        {
            controls.toggleMenu()
        } else if acceptsChanges || !wasEditing || !editor.selection.isEmpty {
            let caret = TextSelection(nearestWordEnd(to: position))
            if wasEditing, acceptsChanges, caret == editor.selection { return controls.toggleMenu() }
            controls.editMenu.dismissMenu()
            select(caret)
        }
    }

    /// Returns the range that a number of taps selects.
    func unit(at position: Int, taps: Int) -> Range<Int> {
        switch taps {
        case ...1: position..<position
        // Word boundaries would reveal the spaces in a secure text.
        case 2 where !isSecureTextEntry: editor.boundaries.selection(at: position)
        default: editor.boundaries.paragraphStart(before: position)..<editor.boundaries.paragraphEnd(after: position)
        }
    }

    private func extendDrag(to position: Int, taps: Int) {
        if let anchor = dragAnchor { select(selection(from: anchor, to: position, taps: taps)) }
    }

    /// Returns the selection of a drag from the range that a number of taps has selected to an offset.
    func selection(from anchor: Range<Int>, to position: Int, taps: Int) -> TextSelection {
        let end = unit(at: position, taps: taps)
        return end.lowerBound < anchor.lowerBound
            ? TextSelection(anchor: anchor.upperBound, head: end.lowerBound)
            : TextSelection(anchor: anchor.lowerBound, head: max(anchor.upperBound, end.upperBound))
    }

    /// Returns the word boundary that is nearest to an offset.
    private func nearestWordEnd(to position: Int) -> Int {
        guard !isSecureTextEntry, let word = editor.boundaries.range(of: .word, at: position) else {
            return isSecureTextEntry ? editor.length : position
        }
        return position - word.lowerBound < word.upperBound - position ? word.lowerBound : word.upperBound
    }

    /// Handles a long press: moves the caret, or selects words if there is no caret. After taps, it extends
    /// the selection by words or paragraphs.
    func followLongPress(_ press: UILongPressGestureRecognizer, selectsWords: Bool = false) {
        switch press.state {
        case .began:
            guard becomeFirstResponder() else { return }
            touchControls.isTouchSelection = true
            let taps = press.followedTouches.first?.tapCount ?? 1
            if taps > 1 {
                touchControls.beginUnitSelection(at: press.location(in: nil), taps: taps)
                return touchControls.continueDrag(to: press.location(in: nil))
            }
            touchControls.beginDrag(at: press.location(in: nil), of: nil) { [unowned self] point in
                let position = offset(at: point)
                select(
                    selectsWords ? TextSelection(editor.boundaries.selection(at: position)) : TextSelection(position))
            }
            touchControls.continueDrag(to: press.location(in: nil))
        case .changed: storedTouchControls?.continueDrag(to: press.location(in: nil))
        case .ended: storedTouchControls?.endDrag(showsMenu: true)
        default: storedTouchControls?.endDrag(showsMenu: false)
        }
    }
}
