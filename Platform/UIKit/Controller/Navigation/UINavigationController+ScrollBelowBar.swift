import QuartzCore

/// The collapsible rows of the bar above a scroll view that begins at the safe area instead of behind the bar.
///
/// The rows then move the scroll view itself, so that they cannot follow its content continuously. They collapse and
/// expand with an animation, as on iOS.
extension UINavigationController {
    private static let duration: TimeInterval = 0.25
    /// The distance by which content is pulled down to expand all rows, in points.
    private static let pullToExpand: CGFloat = 10

    /// Updates whether the scroll view of a screen begins at the lower edge of the bar, which has `covered` points.
    ///
    /// - Returns: Whether it does.
    final func scrollViewBegins(below covered: CGFloat, of controller: UIViewController, _ scrollView: UIScrollView)
        -> Bool
    {
        if covered > 0, scrollView.isInset(by: covered) {
            scrollView.beginsBelowBar = false
        } else if scrollView !== controller.view, controller.viewIfLoaded?.window != nil {
            let top = scrollView.convert(scrollView.bounds.origin, to: controller.view).y
            // Between a change of the safe area and the layout that follows, the positions prove nothing.
            if top >= controller.view.safeAreaInsets.top - 0.5 { scrollView.beginsBelowBar = true }
        }
        return scrollView.beginsBelowBar
    }

    /// Returns the visible height of the collapsible rows above a scroll view that begins below the bar.
    ///
    /// - Parameter height: The current visible height, in points.
    final func barHeight(above scrollView: UIScrollView, rows: CollapsibleBarState, current height: CGFloat) -> CGFloat
    {
        let pulled = scrollView.pulledDistance
        guard pulled < -0.5 else {
            if pulled > Self.pullToExpand { return rows.expandedHeight }
            return height > 0.5 ? min(height, rows.expandedHeight) : rows.visibleHeight
        }
        // Content that is too short for the space without the rows would move back, and expand them again.
        let insets = scrollView.adjustedContentInset
        let space = scrollView.bounds.height + height - insets.top - insets.bottom
        return scrollView.contentSize.height > space + 0.5 ? 0 : height
    }

    /// Collapses or expands the rows above a scroll view that begins below the bar.
    final func updateBar(of controller: UIViewController, above scrollView: UIScrollView, rows: CollapsibleBarState) {
        let old = expansion(of: controller)
        let new = barHeight(above: scrollView, rows: rows, current: old)
        guard transition == nil, abs(new - old) > 0.5 else { return }
        let change = { [self] in
            fit(controller)
            layOutBar()
            controller.view.layoutIfNeeded()
        }
        guard UIView.areAnimationsEnabled, controller.view.window != nil else { return change() }
        UIView.animate(
            withDuration: Self.duration, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction],
            animations: change)
    }
}
