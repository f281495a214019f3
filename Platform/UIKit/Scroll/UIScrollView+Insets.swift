internal import ScrollPhysics

/// The limits of the offset, and the safe area.
extension UIScrollView {
    /// The range of offsets at which content can rest.
    final var limits: ScrollLimits {
        var inset = adjustedInset
        // A collapsed bar expands again when the content moves down.
        inset.top += collapsibleBar?.collapsedHeight ?? 0
        var limits = ScrollLimits(
            contentSize: contentSize, inset: inset, visibleSize: layer.bounds.size, scale: layer.contentsScale)
        if let height = collapsibleBar?.alwaysCollapsibleHeight, height > 0 {
            limits.y = limits.y.lowerBound...max(limits.y.upperBound, limits.y.lowerBound + height)
        }
        return limits
    }

    final func updateAdjustedInset() {
        let gap = attachedRefreshControl?.gapHeight ?? 0
        let new = measuredInset(gap: gap)
        guard new != adjustedInset || pendingCollapsibleBar != collapsibleBar else { return }
        let old = adjustedInset
        let oldGap = refreshGap
        let oldLimits = limits
        adjustedInset = new
        refreshGap = gap
        collapsibleBar = pendingCollapsibleBar
        // Content at its beginning remains there.
        if case .idle = activity {
            let offset = contentOffset
            var rested = offset
            if offset.x <= oldLimits.x.lowerBound, new.left != old.left { rested.x = -new.left }
            if gap == oldGap, new.top != old.top {
                if offset.y <= oldLimits.y.lowerBound {
                    rested.y = -new.top
                } else if offset.y == oldGap - old.top {
                    // The refresh gap is above the visible content.
                    rested.y = gap - new.top
                }
            }
            if rested != offset { contentOffset = rested }
        }
        // A bar that moves with the content does not change the limits.
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
        // The keyboard covers the safe area at the bottom, too.
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
        case .automatic where mainController?.adjustsScrollViewInsets == false: (false, false)
        case .automatic: (axes.0, axes.1 || mainController?.navigationController != nil)
        }
    }

    /// The controller whose view this is, or whose view has it as its first subview.
    private var mainController: UIViewController? {
        if let controller { return controller }
        guard let parentView, parentView.childViews.first === self else { return nil }
        return parentView.controller
    }

    /// The part of the safe area that is not included in the content inset and applies to the subviews.
    final var safeAreaThatRemains: UIEdgeInsets {
        UIEdgeInsets(
            top: ownSafeArea.top - (adjustedInset.top - refreshGap - contentInset.top),
            left: ownSafeArea.left - (adjustedInset.left - contentInset.left),
            bottom: max(0, ownSafeArea.bottom - (adjustedInset.bottom - contentInset.bottom)),
            right: ownSafeArea.right - (adjustedInset.right - contentInset.right))
    }

    /// Called when the content size, the insets or the bounds have changed. Moving content continues within
    /// the new limits, resting content moves into them.
    final func limitsDidChange() {
        for tell in contentMoveObservers.values { tell() }
        let limits = limits
        let oldLimits = lastLimits
        lastLimits = limits
        if zoom.isMoving {
            // Zooming sets the offset itself.
        } else if var drag = activity.drag {
            drag.rebase(to: contentOffset, rules: dragRules)
            activity.update(drag)
        } else if var motion {
            motion.restart(at: DisplayClock.now, shiftedBy: .zero, limits: limits)
            motion.clampTarget(from: oldLimits, in: limits)
            activity.update(motion)
        } else if !storedTracking {
            let offset = contentOffset
            let nearest = limits.nearest(to: offset)
            if nearest != offset { contentOffset = nearest }
        }
        indicators.place(in: self)
    }
}
