internal import ScrollPhysics

/// Where content may rest, and what the safe area has to do with it.
extension UIScrollView {
    /// Where content may rest.
    final var limits: ScrollLimits {
        var inset = adjustedInset
        // A bar that has closed opens again when content comes down.
        inset.top += collapsibleBar?.rest ?? 0
        var limits = ScrollLimits(
            contentSize: contentSize, inset: inset, visibleSize: layer.bounds.size, scale: layer.contentsScale)
        if let hideable = collapsibleBar?.hideable, hideable > 0 {
            limits.y = limits.y.lowerBound...max(limits.y.upperBound, limits.y.lowerBound + hideable)
        }
        return limits
    }

    final func updateAdjustedInset() {
        let gap = attachedRefreshControl?.heldHeight ?? 0
        let new = measuredInset(gap: gap)
        guard new != adjustedInset || comingBarRoom != collapsibleBar else { return }
        let old = adjustedInset
        let oldGap = heldGap
        let oldLimits = limits
        adjustedInset = new
        heldGap = gap
        collapsibleBar = comingBarRoom
        // What rests at the beginning of its content stays there.
        if drag == nil, motion == nil {
            let offset = contentOffset
            var rested = offset
            if offset.x <= oldLimits.x.lowerBound, new.left != old.left { rested.x = -new.left }
            if gap == oldGap, new.top != old.top {
                if offset.y <= oldLimits.y.lowerBound {
                    rested.y = -new.top
                } else if offset.y == oldGap - old.top {
                    // The gap for a refresh is above what is seen.
                    rested.y = gap - new.top
                }
            }
            if rested != offset { contentOffset = rested }
        }
        // A bar that moves with the content leaves its limits where they are.
        var movedTop = old
        movedTop.top = new.top
        let isBarMove = collapsibleBar != nil && new == movedTop && limits == oldLimits
        if isBarMove { indicators.place(in: self) } else { limitsDidChange() }
        guard new != old else { return }
        attachedRefreshControl?.update()
        adjustedContentInsetDidChange()
        storedDelegate?.scrollViewDidChangeAdjustedContentInset(self)
        for view in childViews { view.updateSafeArea() }
    }

    private func measuredInset(gap: CGFloat) -> UIEdgeInsets {
        let safe = ownSafeArea
        var inset = contentInset
        inset.top += gap
        guard safe != .zero || keyboardHeight > 0 else { return inset }
        let (horizontal, vertical) = adjustedAxes
        // A keyboard covers what of the safe area is below as well.
        let bottom = max(vertical ? safe.bottom : 0, keyboardHeight)
        return inset
            + UIEdgeInsets(
                top: vertical ? safe.top : 0, left: horizontal ? safe.left : 0, bottom: bottom,
                right: horizontal ? safe.right : 0)
    }

    private var adjustedAxes: (horizontal: Bool, vertical: Bool) {
        let size = layer.bounds.size
        let isWide = contentSize.width + contentInset.left + contentInset.right > size.width
        let isHigh = contentSize.height + contentInset.top + contentInset.bottom > size.height
        let axes = (isWide || alwaysBounceHorizontal, isHigh || alwaysBounceVertical)
        return switch contentInsetAdjustmentBehavior {
        case .never: (false, false)
        case .always: (true, true)
        case .scrollableAxes: axes
        case .automatic: (axes.0, axes.1 || isMainViewInNavigation)
        }
    }

    /// Whether this is the view of a controller in a navigation controller, or the first view inside of it.
    private var isMainViewInNavigation: Bool {
        if let controller { return controller.navigationController != nil }
        guard let parentView, parentView.childViews.first === self else { return false }
        return parentView.controller?.navigationController != nil
    }

    /// What of the safe area the content is not inset by, so that it is the subviews' own business.
    final var safeAreaThatRemains: UIEdgeInsets {
        UIEdgeInsets(
            top: ownSafeArea.top - (adjustedInset.top - heldGap - contentInset.top),
            left: ownSafeArea.left - (adjustedInset.left - contentInset.left),
            bottom: max(0, ownSafeArea.bottom - (adjustedInset.bottom - contentInset.bottom)),
            right: ownSafeArea.right - (adjustedInset.right - contentInset.right))
    }

    /// Content, insets or size have changed: what moves goes on within the new limits, what rests moves inside them.
    final func limitsDidChange() {
        for tell in contentMoveObservers.values { tell() }
        let limits = limits
        let oldLimits = knownLimits
        knownLimits = limits
        if zoom.isMoving {
            // What zooms puts content where it belongs.
        } else if drag != nil {
            drag?.rebase(to: contentOffset, rules: dragRules)
        } else if motion != nil {
            motion?.restart(at: DisplayClock.now, shiftedBy: .zero, limits: limits)
            motion?.keepTarget(from: oldLimits, in: limits)
        } else if !isTracking {
            let offset = contentOffset
            let nearest = limits.nearest(to: offset)
            if nearest != offset { contentOffset = nearest }
        }
        indicators.place(in: self)
    }
}
