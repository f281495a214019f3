extension UISegmentedControl {
    final subscript(index: Int) -> SegmentView {
        precondition(
            segments.indices.contains(index),
            "Segment \(index) of a segmented control with \(segments.count) segments")
        return segments[index]
    }

    final func change(_ index: Int, _ apply: (inout SegmentContent) -> Void) {
        var content = self[index].content
        apply(&content)
        show(content, at: index)
        widthsDidChange()
    }

    final func insert(_ content: SegmentContent, at place: Int, animated: Bool) {
        let index = min(max(place, 0), segments.count)
        if animated { layoutIfNeeded() }
        let view = SegmentView(content)
        segments.insert(view, at: index)
        addSubview(view)
        addDivider()
        if selectedSegmentIndex >= index { shiftChosen(to: selectedSegmentIndex + 1) }
        show(content, at: index)
        widthsDidChange()
        guard animated, window != nil else { return }
        let beside = segments[index > 0 ? index - 1 : min(1, segments.count - 1)].frame
        UIView.performWithoutAnimation {
            view.frame = beside
            view.alpha = 0
        }
        UIView.animate(withDuration: SegmentLook.moveDuration) { [self] in
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
            shiftChosen(to: selectedSegmentIndex - 1)
        }
        guard animated, window != nil else { return view.removeFromSuperview() }
        setNeedsLayout()
        UIView.animate(withDuration: SegmentLook.moveDuration) { [self] in
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
        divider.layer.cornerRadius = SegmentLook.divider.width / 2
        dividers.append(divider)
        insertSubview(divider, at: 0)
    }

    final func widthsDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: Looks

    final func updateLooks() {
        for index in segments.indices { show(segments[index].content, at: index) }
    }

    private func show(_ content: SegmentContent, at index: Int) {
        var state = UIControl.State.normal
        if index == markedSegment { state.insert(.selected) }
        if !isEnabled || !content.isEnabled { state.insert(.disabled) }
        segments[index].show(content, attributes: attributes(in: state), chosen: attributes(in: .selected))
    }

    private func attributes(in state: UIControl.State) -> [NSAttributedString.Key: Any] {
        let isChosen = state.contains(.selected)
        var attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: SegmentLook.fontSize, weight: isChosen ? .semibold : .regular),
            .foregroundColor: state.contains(.disabled) ? UIColor.tertiaryLabel : .label,
        ]
        let given: [UIControl.State] = [.normal, .selected, .disabled, [.selected, .disabled]]
        for part in given where state.isSuperset(of: part) {
            attributes.merge(titleAttributes[part.rawValue] ?? [:]) { $1 }
        }
        return attributes
    }
}
