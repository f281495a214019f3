internal import ScrollPhysics

/// A delegate that describes the position of a scroll view for assistive technologies.
@preconcurrency @MainActor
public protocol UIScrollViewAccessibilityDelegate: UIScrollViewDelegate {
    /// Returns a description of the position after a scroll, such as "Photos 10 to 20 of 96".
    func accessibilityScrollStatus(for scrollView: UIScrollView) -> String?

    /// Returns the description with attributes for speech.
    func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString?
}

extension UIScrollViewAccessibilityDelegate {
    /// By default the position as the scroll view describes it.
    public func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? { nil }

    /// By default the plain description.
    public func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString? {
        accessibilityScrollStatus(for: scrollView).map { NSAttributedString(string: $0) }
    }
}

/// Scrolling by assistive technologies.
extension UIScrollView {
    /// Scrolls by a page in a direction, and announces the position.
    ///
    /// - Returns: Whether the content moved.
    final func scrollPage(_ direction: UIAccessibilityScrollDirection) -> Bool {
        guard isScrollEnabled else { return false }
        let visible = bounds.inset(by: adjustedContentInset).size
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let isVertical = contentSize.height > visible.height
        var delta = CGVector.zero
        // As on iOS, a scroll up shows what is above.
        switch direction {
        case .up: delta.dy = -visible.height
        case .down: delta.dy = visible.height
        case .left: delta.dx = -visible.width
        case .right: delta.dx = visible.width
        case .next where isVertical: delta.dy = visible.height
        case .previous where isVertical: delta.dy = -visible.height
        case .next: delta.dx = isMirrored ? -visible.width : visible.width
        case .previous: delta.dx = isMirrored ? visible.width : -visible.width
        }
        let old = contentOffset
        let target = limits.nearest(to: CGPoint(x: old.x + delta.dx, y: old.y + delta.dy))
        guard target != old else { return false }
        setContentOffset(target, animated: false)
        layoutIfNeeded()
        UIAccessibility.post(notification: .pageScrolled, argument: scrollStatus)
        return true
    }

    private var scrollStatus: Any? {
        if let delegate = storedDelegate as? any UIScrollViewAccessibilityDelegate,
            let status = delegate.accessibilityAttributedScrollStatus(for: self)
        {
            return status
        }
        guard let list = asAccessibilityList else { return nil }
        let rows = list.visibleRowPaths
        guard let first = rows.min(), let last = rows.max() else { return nil }
        let position = AccessibilityText.position(list.number(of: last) + 1, of: list.totalRowCount)
        return "\((list.number(of: first) + 1).formatted())–\(position)"
    }
}
