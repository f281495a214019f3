/// Fingers and the mouse in a text.
///
/// A finger taps: once for the caret at the nearest end of a word, twice for a word, three times for a paragraph. One that rests takes
/// the caret along; one that rests or moves after a tap selects words, after two taps paragraphs. A mouse puts the caret exactly where
/// it goes down, and selects as it is dragged.
extension TextEditing {
    /// A mouse went down.
    func mouseDidBegin(_ touch: UITouch, with event: UIEvent?) {
        let wasEditing = isFirstResponder
        guard becomeFirstResponder() else { return }
        storedTouchControls?.yield()
        let place = offset(at: touch.location(in: self))
        if event?.modifierFlags.contains(.shift) == true, wasEditing, touch.tapCount == 1 {
            dragAnchor = editor.selection.anchor..<editor.selection.anchor
        } else {
            dragAnchor = unit(at: place, taps: touch.tapCount)
        }
        extendDrag(to: place, taps: touch.tapCount)
    }

    func mouseDidMove(_ touch: UITouch) {
        extendDrag(to: offset(at: touch.location(in: self)), taps: touch.tapCount)
    }

    /// A finger went down.
    func fingerDidBegin(_ touch: UITouch) {
        if touch.tapCount > 1 { touchControls.touchDidBegin(touch) } else { storedTouchControls?.touchDidBegin(touch) }
    }

    /// Whether a finger that goes down takes something of the text along.
    func isGripped(by touch: UITouch) -> Bool {
        touch.tapCount > 1 || storedTouchControls?.isCaret(at: touch.location(in: self)) == true
    }

    /// A finger was lifted where it went down.
    func fingerDidTap(_ touch: UITouch) {
        let wasEditing = isFirstResponder
        guard becomeFirstResponder() else { return }
        let controls = touchControls
        controls.isByTouch = true
        let point = touch.location(in: self)
        let place = offset(at: point)
        if touch.tapCount > 1 {
            select(TextSelection(unit(at: place, taps: touch.tapCount)))
            controls.presentMenu()
        } else if wasEditing,
            selectionRectangles(of: editor.selection.range).contains(where: { $0.rect.contains(point) })
        {
            controls.toggleMenu()
        } else if takesChanges || !wasEditing || !editor.selection.isEmpty {
            let caret = TextSelection(nearestWordEnd(to: place))
            if wasEditing, takesChanges, caret == editor.selection { return controls.toggleMenu() }
            controls.editMenu.dismissMenu()
            select(caret)
        }
    }

    /// What so many taps at a place select.
    func unit(at place: Int, taps: Int) -> Range<Int> {
        switch taps {
        case ...1: place..<place
        // Words of a secret would say where its spaces are.
        case 2 where !isSecureTextEntry: editor.boundaries.selection(at: place)
        default: editor.boundaries.paragraphStart(before: place)..<editor.boundaries.paragraphEnd(after: place)
        }
    }

    private func extendDrag(to place: Int, taps: Int) {
        if let anchor = dragAnchor { select(selection(from: anchor, to: place, taps: taps)) }
    }

    /// What is selected by a drag from what so many taps have selected to a place.
    func selection(from anchor: Range<Int>, to place: Int, taps: Int) -> TextSelection {
        let end = unit(at: place, taps: taps)
        return end.lowerBound < anchor.lowerBound
            ? TextSelection(anchor: anchor.upperBound, head: end.lowerBound)
            : TextSelection(anchor: anchor.lowerBound, head: max(anchor.upperBound, end.upperBound))
    }

    /// The end or start of a word that is nearest to a place.
    private func nearestWordEnd(to place: Int) -> Int {
        guard !isSecureTextEntry, let word = editor.boundaries.range(of: .word, at: place) else {
            return isSecureTextEntry ? editor.length : place
        }
        return place - word.lowerBound < word.upperBound - place ? word.lowerBound : word.upperBound
    }

    /// A finger rests: the caret goes along with it, or the word under it is selected where there is no caret. After taps it selects
    /// words or paragraphs from where it is on.
    func followLongPress(_ press: UILongPressGestureRecognizer, selectsWords: Bool = false) {
        switch press.state {
        case .began:
            guard becomeFirstResponder() else { return }
            touchControls.isByTouch = true
            let taps = press.followedTouches.first?.tapCount ?? 1
            if taps > 1 {
                touchControls.takeHoldOfUnits(at: press.location(in: nil), taps: taps)
                return touchControls.fingerMoved(to: press.location(in: nil))
            }
            touchControls.takeHold(at: press.location(in: nil), of: nil) { [unowned self] point in
                let place = offset(at: point)
                select(selectsWords ? TextSelection(editor.boundaries.selection(at: place)) : TextSelection(place))
            }
            touchControls.fingerMoved(to: press.location(in: nil))
        case .changed: storedTouchControls?.fingerMoved(to: press.location(in: nil))
        case .ended: storedTouchControls?.letGo(showsMenu: true)
        default: storedTouchControls?.letGo(showsMenu: false)
        }
    }
}
