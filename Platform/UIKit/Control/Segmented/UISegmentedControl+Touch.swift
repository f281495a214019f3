extension UISegmentedControl {
    final func touchBegan(_ touch: UITouch) -> Bool {
        guard let index = segment(at: touch.location(in: self).x), segments[index].content.isEnabled else {
            return false
        }
        follow(!isMomentary && index == selectedSegmentIndex ? .drag(index) : .press(index))
        return true
    }

    final func touchMoved(_ touch: UITouch) {
        guard let index = segment(at: touch.location(in: self).x) else { return }
        let canChoose = segments[index].content.isEnabled
        switch touchedSegment {
        case .drag: if canChoose { follow(.drag(index)) }
        case .press, .nothing: follow(canChoose && isTouchInside ? .press(index) : .nothing)
        case nil: break
        }
    }

    final func touchEnded(_ touch: UITouch?) {
        let touched = touchedSegment
        switch touched {
        case .drag(let index), .press(let index):
            if isMomentary || index != selectedSegmentIndex { choose(index) }
        case .nothing, nil: break
        }
        endTouch()
    }

    final func endTouch() {
        follow(nil)
        if isMomentary { selectedSegmentIndex = Self.noSegment }
    }

    private func follow(_ touch: SegmentTouch?) {
        guard touch != touchedSegment else { return }
        let marked = markedSegment
        touchedSegment = touch
        for (index, segment) in segments.enumerated() { segment.isPressed = !isMomentary && touch == .press(index) }
        if case .drag = touch { pill.isHeld = true } else { pill.isHeld = false }
        if markedSegment != marked { moveMark() }
    }

    /// A person chose a segment.
    private func choose(_ index: Int) {
        selectedSegmentIndex = index
        moveMark()
        if let action = segments[index].content.action { sendAction(action) }
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    private func moveMark() {
        updateLooks()
        setNeedsLayout()
        guard window != nil else { return }
        UIView.animate(withDuration: SegmentLook.moveDuration, delay: 0, options: .allowUserInteraction) {
            self.layoutIfNeeded()
        }
    }

    /// The left and right arrow choose the segment beside the chosen one.
    final func chooseBeside(_ key: UIKeyboardHIDUsage) -> Bool {
        guard isEnabled, !isMomentary, key == .keyboardLeftArrow || key == .keyboardRightArrow else { return false }
        let isForward = (key == .keyboardRightArrow) != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let others =
            isForward
            ? Array(segments.indices.dropFirst(selectedSegmentIndex + 1))
            : Array(segments.indices.prefix(max(0, selectedSegmentIndex)).reversed())
        if let next = others.first(where: { segments[$0].content.isEnabled }) { choose(next) }
        return true
    }
}
