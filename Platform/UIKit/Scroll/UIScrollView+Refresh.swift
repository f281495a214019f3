internal import ScrollPhysics
import QuartzCore

/// The refresh control above the content, and the gap that it holds open.
extension UIScrollView {
    /// How far content is pulled down from where it rests without a gap, in points; negative where it is scrolled up.
    final var pulledDistance: CGFloat { -(contentOffset.y + insetWithoutGap.top) }

    /// `adjustedContentInset` without the gap that a refresh control holds open: where the content's top rests, and
    /// headers stay, when nothing is being refreshed.
    final var insetWithoutGap: UIEdgeInsets {
        var inset = adjustedInset
        inset.top -= heldGap
        return inset
    }

    final func refreshControlDidChange(from old: UIRefreshControl?) {
        guard refreshControl !== old else { return }
        if old?.superview === self { old?.removeFromSuperview() }
        if let refreshControl { insertSubview(refreshControl, at: 0) }
    }

    /// A refresh control has come into the view: as its `refreshControl`, or as a subview.
    final func attachRefreshControl(_ control: UIRefreshControl) {
        attachedRefreshControl = control
        control.frame.size.height = control.sizeThatFits(bounds.size).height
    }

    final func releaseRefreshControl(_ control: UIRefreshControl) {
        guard attachedRefreshControl === control else { return }
        attachedRefreshControl = nil
        if refreshControl === control { refreshControl = nil }
        refreshHoldDidChange()
    }

    /// The control has begun or ceased to hold a gap open: the content may rest elsewhere, and stays where it is.
    final func refreshHoldDidChange() {
        updateAdjustedInset()
    }

    /// Lets the content go back over the gap that has been held open for a refresh.
    final func closeRefreshGap() {
        let top = -insetWithoutGap.top
        if drag == nil, motion == nil, !isTracking, contentOffset.y < top {
            var target = contentOffset
            target.y = top
            if window != nil, UIView.areAnimationsEnabled {
                begin(
                    .animation(
                        ScrollAnimation(
                            from: contentOffset, to: target, start: DisplayClock.now, purpose: .ownDoing)))
            }
        }
        refreshHoldDidChange()
    }
}

extension UIWindow {
    /// Refreshes what can be seen, if there is just one refresh control for it.
    final func refresh() {
        let controls = visibleScrollViews.compactMap(\.view.attachedRefreshControl)
        if controls.count == 1 { controls[0].refreshByKey() }
    }
}
