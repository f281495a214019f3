/// The pointer on the scroll bar of a scroll view: it drags the bar, and a click beside it scrolls by a page.
final class ScrollBarGestureRecognizer: UIGestureRecognizer {
    /// The distance from the edge of the scroll view in which the pointer is on the bar, in points.
    private static let reach: CGFloat = 14

    /// The axis of the bar that the pointer is on.
    private(set) var axis: NSLayoutConstraint.Axis?
    /// The distance of the pointer from the start of the bar that it drags, in points.
    private var grip: CGFloat = 0

    private var scrollView: UIScrollView? { view as? UIScrollView }
    private var indicator: ScrollIndicator? {
        axis == .horizontal ? scrollView?.indicators.horizontal : scrollView?.indicators.vertical
    }

    /// Follows the pointer without a pressed button, at a point of the scroll view or outside.
    func pointerDidMove(to axis: NSLayoutConstraint.Axis?) {
        guard axis != self.axis, currentState == .possible, let scrollView else { return }
        self.axis = axis
        scrollView.indicators.hold(axis, in: scrollView)
    }

    /// Returns the axis of the bar at a point of a scroll view, or `nil` for none.
    static func axis(at point: CGPoint, in scrollView: UIScrollView) -> NSLayoutConstraint.Axis? {
        let bounds = scrollView.bounds
        let limits = scrollView.limits
        guard bounds.contains(point) else { return nil }
        let isAtLeft = scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let distance = isAtLeft ? point.x - bounds.minX : bounds.maxX - point.x
        if distance < reach, scrollView.showsVerticalScrollIndicator, !scrollView.hasIndex,
            limits.y.lowerBound < limits.y.upperBound
        {
            return .vertical
        }
        let isAtBottom = bounds.maxY - scrollView.indicatorInsets(isVertical: false).bottom - point.y < reach
        let scrolls = scrollView.showsHorizontalScrollIndicator && limits.x.lowerBound < limits.x.upperBound
        return isAtBottom && scrolls ? .horizontal : nil
    }

    // MARK: Dragging

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let scrollView, let touch = touches.first, touch.type == .indirectPointer, let axis,
            Self.axis(at: touch.location(in: scrollView), in: scrollView) == axis,
            let bar = indicator?.rect(in: scrollView)
        else { return state = .failed }
        let point = touch.location(in: scrollView)
        let (start, end) = axis == .vertical ? (bar.minY, bar.maxY) : (bar.minX, bar.maxX)
        let position = axis == .vertical ? point.y : point.x
        grip = position - start
        state = .began
        if position < start { page(backwards: true) } else if position > end { page(backwards: false) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .began || state == .changed, let scrollView, let touch = touches.first, let axis,
            let indicator
        else { return }
        state = .changed
        let point = touch.location(in: scrollView)
        var offset = scrollView.contentOffset
        if axis == .vertical {
            // A click beside the bar does not drag it.
            guard (0...indicator.rect(in: scrollView).height).contains(grip) else { return }
            offset.y = indicator.offset(forStart: point.y - scrollView.bounds.minY - grip, in: scrollView)
        } else {
            guard (0...indicator.rect(in: scrollView).width).contains(grip) else { return }
            offset.x = indicator.offset(forStart: point.x - scrollView.bounds.minX - grip, in: scrollView)
        }
        scrollView.contentOffset = offset
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    private func page(backwards: Bool) {
        guard let scrollView else { return }
        let visible = scrollView.bounds.inset(by: scrollView.adjustedContentInset).size
        var offset = scrollView.contentOffset
        if axis == .vertical {
            offset.y = scrollView.limits.y.clamp(offset.y + (backwards ? -visible.height : visible.height))
        } else {
            offset.x = scrollView.limits.x.clamp(offset.x + (backwards ? -visible.width : visible.width))
        }
        scrollView.setContentOffset(offset, animated: true)
    }
}

extension ClosedRange<CGFloat> {
    fileprivate func clamp(_ value: CGFloat) -> CGFloat { Swift.min(Swift.max(value, lowerBound), upperBound) }
}

extension UIScrollView {
    /// The recognizer of the pointer on the scroll bar, which exists once a pointer has been there.
    final var scrollBarRecognizer: ScrollBarGestureRecognizer? {
        gestureRecognizers?.lazy.compactMap { $0 as? ScrollBarGestureRecognizer }.first
    }

    /// Follows the pointer on or beside the scroll bar.
    final func pointerDidMove(onBar axis: NSLayoutConstraint.Axis?) {
        if let scrollBarRecognizer { return scrollBarRecognizer.pointerDidMove(to: axis) }
        guard let axis else { return }
        let recognizer = ScrollBarGestureRecognizer(target: nil, action: nil)
        addGestureRecognizer(recognizer)
        recognizer.pointerDidMove(to: axis)
    }
}
