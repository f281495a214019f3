private enum ContentScrollViewsKey: FeatureKey {
    static var defaultValue: [NSDirectionalRectEdge: WeakScrollView] { [:] }
}

/// The scroll views whose content the bars of containers observe.
extension UIViewController {
    /// The scroll views that were set for bars, by single edge.
    private var contentScrollViews: [NSDirectionalRectEdge: WeakScrollView] {
        get { features[ContentScrollViewsKey.self] }
        set { features[ContentScrollViewsKey.self] = newValue }
    }

    /// Names the scroll view whose content lies below the bars at `edge`; nil leaves it to the controller's view: itself
    /// or its first subview, if that scrolls.
    public final func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        for single in [NSDirectionalRectEdge.top, .leading, .bottom, .trailing] where edge.contains(single) {
            contentScrollViews[single] = scrollView.map(WeakScrollView.init)
        }
        navigationController?.contentScrollViewDidChange(of: self)
        tabBarController?.contentDidChange()
    }

    /// Names the scroll view whose content lies below the bars at all edges.
    public final func setContentScrollView(_ scrollView: UIScrollView?) {
        setContentScrollView(scrollView, for: .all)
    }

    /// The scroll view that was named for `edge`; nil where none was.
    public final func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        contentScrollViews[edge]?.scrollView
    }

    /// The scroll view whose content lies below the bars at `edge`: the one that was named, or what the view makes
    /// likely.
    final func scrollViewBelow(_ edge: NSDirectionalRectEdge) -> UIScrollView? {
        contentScrollView(for: edge) ?? view as? UIScrollView ?? view.subviews.first as? UIScrollView
    }
}

/// A scroll view that a controller knows of, and does not keep alive.
struct WeakScrollView {
    weak var scrollView: UIScrollView?
}
