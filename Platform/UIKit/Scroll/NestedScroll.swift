/// What a scroll view is in that may take a finger's way for itself, such as a sheet that is dragged by what scrolls in it.
@MainActor
protocol NestedScrollParent: AnyObject {
    /// A finger begins to drag what `scrollView` shows.
    func scrollDragBegan(in scrollView: UIScrollView)

    /// The finger has moved by so many points, downwards.
    ///
    /// - Returns: how much of that is not the scroll view's.
    func takeScrollDrag(_ way: CGFloat, from scrollView: UIScrollView) -> CGFloat

    /// The finger has left, at so many points a second, downwards.
    ///
    /// - Returns: whether that speed is not the scroll view's.
    func scrollDragEnded(velocity: CGFloat) -> Bool
}

/// A drag of which the scroll view follows a part.
struct NestedScroll {
    private(set) weak var sharer: (any NestedScrollParent)?
    private var last: CGFloat = 0
    private var given: CGFloat = 0

    /// Nil where the scroll view is in nothing that shares its drags, or keeps them to itself as wheels do.
    @MainActor
    init?(of scrollView: UIScrollView) {
        guard scrollView.transfersVerticalScrollingToParent else { return nil }
        let views = sequence(first: scrollView as UIView, next: \.superview)
        guard let sharer = views.lazy.compactMap({ $0 as? any NestedScrollParent }).first else { return nil }
        self.sharer = sharer
        sharer.scrollDragBegan(in: scrollView)
    }

    /// What of a finger's translation is the scroll view's.
    @MainActor
    mutating func remainder(of translation: CGPoint, for scrollView: UIScrollView) -> CGPoint {
        let way = translation.y - last
        last = translation.y
        given += sharer?.takeScrollDrag(way, from: scrollView) ?? 0
        return CGPoint(x: translation.x, y: translation.y - given)
    }
}
