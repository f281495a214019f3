internal import ScrollPhysics
import QuartzCore

/// The refresh control above the content, and the gap for it.
extension UIScrollView {
    /// The distance by which content is pulled down from its resting position without a gap, in points;
    /// negative if it is scrolled up.
    final var pulledDistance: CGFloat { -(contentOffset.y + insetWithoutGap.top) }

    /// `adjustedContentInset` without the gap for the refresh control, which is the resting position of the
    /// content and its headers.
    final var insetWithoutGap: UIEdgeInsets {
        var inset = adjustedInset
        inset.top -= refreshGap
        return inset
    }

    final func refreshControlDidChange(from old: UIRefreshControl?) {
        guard refreshControl !== old else { return }
        if old?.parentView === self { old?.removeFromSuperview() }
        if let refreshControl { insertSubview(refreshControl, at: 0) }
    }

    /// Called when a refresh control is added, as `refreshControl` or as a subview.
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

    /// Called when the refresh control has opened or closed its gap. The offset does not change.
    final func refreshHoldDidChange() {
        updateAdjustedInset()
    }

    /// Animates the content back over the closing gap.
    final func closeRefreshGap() {
        let top = -insetWithoutGap.top
        if case .idle = activity, !storedTracking, contentOffset.y < top {
            var target = contentOffset
            target.y = top
            if baseWindow != nil, UIView.areAnimationsEnabled {
                let animation = ScrollAnimation(
                    from: contentOffset, to: target, start: DisplayClock.now, purpose: .adjustment)
                begin(.animating(.animation(animation)))
            }
        }
        refreshHoldDidChange()
    }
}

extension UIWindow {
    /// Starts the refresh control of the visible scroll views, if there is exactly one.
    final func refresh() {
        let controls = visibleScrollViews.compactMap(\.view.attachedRefreshControl)
        if controls.count == 1 { controls[0].refreshByKey() }
    }
}
