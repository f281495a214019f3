/// Constraints along the stack's axis.
extension StackArrangement {
    private var axis: NSLayoutConstraint.Axis { stack.axis }

    mutating func distribute() {
        if let first = visible.first, let last = visible.last {
            connectStart(axis, to: first)
            connectEnd(axis, to: last)
        } else {
            // The length of a stack with only hidden views is 0 unless that would violate other constraints.
            // The length of an empty stack is 0 only if nothing else determines it.
            fitCanvas(axis, priority: hidden.isEmpty ? .canvasFit : .collapsed)
        }
        space()
        shareLength()
        closeHidden()
    }

    // MARK: Spacing

    /// Returns the location from which the spacing after `previous` is measured.
    private func end(of previous: UIView) -> Place {
        (previous, measuresBaselines ? .lastBaseline : axis.end)
    }

    private func start(of next: UIView) -> Place {
        (next, measuresBaselines ? .firstBaseline : axis.start)
    }

    private var measuresBaselines: Bool { stack.isBaselineRelativeArrangement && axis == .vertical }

    private mutating func space() {
        let relation: NSLayoutConstraint.Relation =
            switch stack.distribution {
            case .fill, .fillEqually, .fillProportionally: .equal
            case .equalSpacing, .equalCentering: .greaterThanOrEqual
            }
        for (previous, next) in zip(visible, visible.dropFirst()) {
            add(
                .spacing, start(of: next), relation, end(of: previous), constant: distance(from: previous, to: next))
        }
    }

    private func distance(from previous: UIView, to next: UIView) -> CGFloat {
        let custom = stack.customSpacing(after: previous)
        let distance = custom == UIStackView.spacingUseDefault ? stack.spacing : custom
        switch distance {
        case UIStackView.spacingUseDefault: return 0
        case UIStackView.spacingUseSystem:
            let (upper, lower) = (end(of: previous), start(of: next))
            return SystemSpacing.below(
                LayoutTerm(item: upper.item, attribute: upper.attribute),
                LayoutTerm(item: lower.item, attribute: lower.attribute))
        default: return distance
        }
    }

    // MARK: Distribution

    private mutating func shareLength() {
        switch stack.distribution {
        case .fill: break
        case .fillEqually: makeEqual(.fillEqually, visible, priority: .required)
        case .fillProportionally: makeProportional()
        case .equalSpacing:
            relateGaps(from: end(of:), to: start(of:), priority: .required)
        case .equalCentering:
            let axis = axis
            let middle = { (view: UIView) -> Place in (view, axis.middle) }
            relateGaps(from: middle, to: middle, priority: .equalCentering)
        }
    }

    private mutating func makeEqual(
        _ purpose: StackRule.Purpose, _ items: [any LayoutItem], priority: UILayoutPriority
    ) {
        guard let first = items.first else { return }
        for item in items.dropFirst() {
            add(purpose, (item, axis.length), .equal, (first, axis.length), priority: priority)
        }
    }

    /// Distributes the length in proportion to the intrinsic lengths of the views, relative to the sum of
    /// these and the spacing. The last view absorbs the difference if the spacing is relatively smaller or
    /// larger.
    private mutating func makeProportional() {
        let lengths = visible.map { contentLength(of: $0, along: axis) }
        let gaps = zip(visible, visible.dropFirst()).reduce(0) { $0 + distance(from: $1.0, to: $1.1) }
        let total = lengths.reduce(gaps) { $0 + ($1 ?? 0) }
        guard total > 0, lengths.contains(where: { ($0 ?? 0) > 0 }) else {
            makeEqual(.fillProportionally, visible, priority: .proportion)
            return
        }
        for (index, (view, length)) in zip(visible, lengths).enumerated() {
            guard let length else { continue }
            // Remains above the compression resistance, so from a certain number of views on, the priorities
            // are equal.
            let lowest = UILayoutPriority.defaultHigh.rawValue + 1
            let priority = UILayoutPriority(max(lowest, UILayoutPriority.proportion.rawValue - Float(index)))
            add(
                .fillProportionally, (view, axis.length), .equal, (canvas, axis.length), multiplier: length / total,
                priority: priority)
        }
    }

    /// Returns the intrinsic length of `view` along `direction`. For a stack view, it is that of its
    /// arranged views.
    private func contentLength(of view: UIView, along direction: NSLayoutConstraint.Axis) -> CGFloat? {
        if let inner = view as? UIStackView, let length = StackArrangement(of: inner).contentLength(along: direction) {
            return length
        }
        let length = direction.length(of: view.intrinsicContentSize)
        return length == UIView.noIntrinsicMetric ? nil : max(0, length)
    }

    /// Returns the intrinsic length of the stack's views along `direction`, or `nil` if none has one.
    private func contentLength(along direction: NSLayoutConstraint.Axis) -> CGFloat? {
        let lengths = visible.compactMap { contentLength(of: $0, along: direction) }
        guard let longest = lengths.max() else { return nil }
        guard direction == axis else { return longest }
        return zip(visible, visible.dropFirst()).reduce(lengths.reduce(0, +)) { $0 + distance(from: $1.0, to: $1.1) }
    }

    // MARK: Gaps

    private mutating func relateGaps(
        from end: (UIView) -> Place, to start: (UIView) -> Place, priority: UILayoutPriority
    ) {
        guard visible.count > 1 else { return }
        let gaps = stack.generated.ensureGaps(visible.count - 1, in: stack)
        for (gap, (previous, next)) in zip(gaps, zip(visible, visible.dropFirst())) {
            add(.distributingEdge, (gap, axis.start), .equal, end(previous))
            add(.distributingEdge, start(next), .equal, (gap, axis.end))
        }
        makeEqual(.fillEqually, gaps, priority: priority)
        // The gaps have no intrinsic length.
        fitCanvas(axis)
    }

    // MARK: Hidden views

    private mutating func closeHidden() {
        for (view, previous) in hidden {
            if let previous {
                add(.spacing, (view, axis.start), .equal, (previous, axis.end))
            } else {
                connectStart(axis, to: view)
            }
            // UIKit requires this constraint and reports a conflict with other required lengths.
            add(.hiding, (view, axis.length), .equal, nil, priority: .almostRequired)
        }
    }
}
