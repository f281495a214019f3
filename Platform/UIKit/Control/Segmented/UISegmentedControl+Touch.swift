extension UISegmentedControl {
    final func touchBegan(_ touch: UITouch) -> Bool {
        guard let index = segment(at: touch.location(in: self).x), segments[index].content.isEnabled else {
            return false
        }
        updateTouch(!isMomentary && index == selectedSegmentIndex ? .drag(index) : .press(index))
        return true
    }

    final func touchMoved(_ touch: UITouch) {
        guard let index = segment(at: touch.location(in: self).x) else { return }
        let isSelectable = segments[index].content.isEnabled
        switch touchedSegment {
        case .drag: if isSelectable { updateTouch(.drag(index)) }
        case .press, .outside: updateTouch(isSelectable && isTouchInside ? .press(index) : .outside)
        case nil: break
        }
    }

    final func touchEnded(_ touch: UITouch?) {
        let touched = touchedSegment
        switch touched {
        case .drag(let index), .press(let index):
            if isMomentary || index != selectedSegmentIndex { userDidSelect(index) }
        case .outside, nil: break
        }
        endTouch()
    }

    final func endTouch() {
        updateTouch(nil)
        if isMomentary { selectedSegmentIndex = Self.noSegment }
    }

    private func updateTouch(_ touch: SegmentTouch?) {
        guard touch != touchedSegment else { return }
        let indicated = indicatedSegment
        touchedSegment = touch
        for (index, segment) in segments.enumerated() { segment.isPressed = !isMomentary && touch == .press(index) }
        if case .drag = touch { selectionIndicator.isDragged = true } else { selectionIndicator.isDragged = false }
        if indicatedSegment != indicated { animateIndicator() }
    }

    /// Selects a segment because of a user action, and sends the actions.
    final func userDidSelect(_ index: Int) {
        selectedSegmentIndex = index
        animateIndicator()
        if let action = segments[index].content.action { sendAction(action) }
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    private func animateIndicator() {
        updateSegments()
        setNeedsLayout()
        guard window != nil else { return }
        UIView.animate(withDuration: SegmentMetrics.moveDuration, delay: 0, options: .allowUserInteraction) {
            self.layoutIfNeeded()
        }
    }

    /// Selects the next enabled segment in the direction of an arrow key.
    final func selectAdjacentSegment(for key: UIKeyboardHIDUsage) -> Bool {
        guard isEnabled, !isMomentary, key == .keyboardLeftArrow || key == .keyboardRightArrow else { return false }
        let isForward = (key == .keyboardRightArrow) != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let others =
            isForward
            ? Array(segments.indices.dropFirst(selectedSegmentIndex + 1))
            : Array(segments.indices.prefix(max(0, selectedSegmentIndex)).reversed())
        if let next = others.first(where: { segments[$0].content.isEnabled }) { userDidSelect(next) }
        return true
    }
}
