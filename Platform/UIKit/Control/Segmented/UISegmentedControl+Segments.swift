extension UISegmentedControl {
    final subscript(index: Int) -> SegmentView {
        precondition(
            segments.indices.contains(index),
            "UISegmentedControl has no segment \(index) because it has \(segments.count) segments. Pass an index below "
                + "numberOfSegments.")
        return segments[index]
    }

    final func change(_ index: Int, _ apply: (inout SegmentContent) -> Void) {
        var content = self[index].content
        apply(&content)
        show(content, at: index)
        widthsDidChange()
    }

    final func insert(_ content: SegmentContent, at position: Int, animated: Bool) {
        let index = min(max(position, 0), segments.count)
        if animated { layoutIfNeeded() }
        let view = SegmentView(content)
        segments.insert(view, at: index)
        addSubview(view)
        addDivider()
        if selectedSegmentIndex >= index { shiftSelection(to: selectedSegmentIndex + 1) }
        show(content, at: index)
        widthsDidChange()
        guard animated, window != nil else { return }
        let adjacentFrame = segments[index > 0 ? index - 1 : min(1, segments.count - 1)].frame
        UIView.performWithoutAnimation {
            view.frame = adjacentFrame
            view.alpha = 0
        }
        UIView.animate(withDuration: SegmentMetrics.moveDuration) { [self] in
            view.alpha = 1
            layoutIfNeeded()
        }
    }

    final func remove(at index: Int, animated: Bool) {
        let view = segments.remove(at: index)
        dividers.popLast()?.removeFromSuperview()
        if selectedSegmentIndex == index {
            selectedSegmentIndex = Self.noSegment
        } else if selectedSegmentIndex > index {
            shiftSelection(to: selectedSegmentIndex - 1)
        }
        guard animated, window != nil else { return view.removeFromSuperview() }
        setNeedsLayout()
        UIView.animate(withDuration: SegmentMetrics.moveDuration) { [self] in
            view.alpha = 0
            layoutIfNeeded()
        } completion: { _ in
            view.removeFromSuperview()
        }
    }

    private func addDivider() {
        guard segments.count > 1 else { return }
        let divider = UIView()
        divider.isUserInteractionEnabled = false
        divider.backgroundColor = .systemFill
        divider.layer.cornerRadius = SegmentMetrics.divider.width / 2
        dividers.append(divider)
        insertSubview(divider, at: 0)
    }

    final func widthsDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: Appearance

    final func updateSegments() {
        for index in segments.indices { show(segments[index].content, at: index) }
    }

    private func show(_ content: SegmentContent, at index: Int) {
        segments[index].show(
            content, attributes: attributes(in: state(of: content, at: index)),
            selectedAttributes: attributes(in: .selected))
        if hasCustomBackground { setNeedsLayout() }
    }

    /// Returns the state of a segment.
    final func segmentState(at index: Int) -> UIControl.State { state(of: segments[index].content, at: index) }

    private func state(of content: SegmentContent, at index: Int) -> UIControl.State {
        var state = UIControl.State.normal
        if index == indicatedSegment { state.insert(.selected) }
        if !isEnabled || !content.isEnabled { state.insert(.disabled) }
        return state
    }

    private func attributes(in state: UIControl.State) -> [NSAttributedString.Key: Any] {
        let isSelected = state.contains(.selected)
        var attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: SegmentMetrics.fontSize, weight: isSelected ? .semibold : .regular),
            .foregroundColor: state.contains(.disabled) ? UIColor.tertiaryLabel : .label,
        ]
        let states: [UIControl.State] = [.normal, .selected, .disabled, [.selected, .disabled]]
        for subset in states where state.isSuperset(of: subset) {
            attributes.merge(titleAttributes[subset.rawValue] ?? [:]) { $1 }
        }
        return attributes
    }
}
