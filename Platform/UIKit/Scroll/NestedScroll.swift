/// A view that consumes a part of the drags of scroll views inside it, such as a sheet that is dragged by
/// its content.
@MainActor
protocol NestedScrollParent: AnyObject {
    /// Called when a drag in `scrollView` begins.
    func scrollDragBegan(in scrollView: UIScrollView)

    /// Called when the drag has moved down by so many points.
    ///
    /// - Returns: The part of the distance that the parent consumes.
    func consumeScrollDrag(_ distance: CGFloat, from scrollView: UIScrollView) -> CGFloat

    /// Called when the drag has ended with a downward velocity, in points per second.
    ///
    /// - Returns: Whether the parent consumes the velocity.
    func scrollDragEnded(velocity: CGFloat) -> Bool
}

/// A drag that a scroll view shares with a parent.
struct NestedScroll {
    private(set) weak var parent: (any NestedScrollParent)?
    private var last: CGFloat = 0
    private var consumed: CGFloat = 0

    /// Returns nil if the scroll view has no such parent, or does not transfer vertical drags.
    @MainActor
    init?(of scrollView: UIScrollView) {
        guard scrollView.transfersVerticalScrollingToParent else { return nil }
        let views = sequence(first: scrollView as UIView, next: \.parentView)
        guard let parent = views.lazy.compactMap({ $0 as? any NestedScrollParent }).first else { return nil }
        self.parent = parent
        parent.scrollDragBegan(in: scrollView)
    }

    /// Returns the part of a translation that remains for the scroll view.
    @MainActor
    mutating func remainder(of translation: CGPoint, for scrollView: UIScrollView) -> CGPoint {
        let distance = translation.y - last
        last = translation.y
        consumed += parent?.consumeScrollDrag(distance, from: scrollView) ?? 0
        return CGPoint(x: translation.x, y: translation.y - consumed)
    }
}
