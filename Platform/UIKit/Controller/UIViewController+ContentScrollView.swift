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

    final func baseSetContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        for single in [NSDirectionalRectEdge.top, .leading, .bottom, .trailing] where edge.contains(single) {
            contentScrollViews[single] = scrollView.map(WeakScrollView.init)
        }
        navigationController?.contentScrollViewDidChange(of: self)
        tabBarController?.contentDidChange()
    }

    final func baseContentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        contentScrollViews[edge]?.scrollView
    }

    /// The scroll view whose content lies below the bars at an edge: the one that has been set, or the view
    /// or its first subview.
    final func scrollViewBelow(_ edge: NSDirectionalRectEdge) -> UIScrollView? {
        contentScrollView(for: edge) ?? view as? UIScrollView ?? view.subviews.first as? UIScrollView
    }
}

/// A weak reference to a scroll view.
struct WeakScrollView {
    weak var scrollView: UIScrollView?
}
