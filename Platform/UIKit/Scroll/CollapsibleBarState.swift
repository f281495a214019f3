/// The state of a bar above a scroll view that collapses and expands with the content. Heights are in
/// points.
struct CollapsibleBarState: Equatable {
    /// The heights at which the bar shows whole rows, between which content does not rest: from 0,
    /// collapsed, to the expanded height.
    let snapHeights: [CGFloat]
    /// The height that can be collapsed even if the content is too short to scroll.
    var alwaysCollapsibleHeight: CGFloat = 0
    /// The visible height.
    var visibleHeight: CGFloat

    var expandedHeight: CGFloat { snapHeights.last ?? 0 }

    /// The collapsed height, by which the bar can still expand.
    var collapsedHeight: CGFloat { expandedHeight - visibleHeight }

    /// The height of the rows that are at least partly visible, or of the first row if none is.
    var visibleRowsHeight: CGFloat { snapHeights.dropFirst().first { $0 >= visibleHeight } ?? expandedHeight }
}

/// A collapsible bar above the content.
extension UIScrollView {
    /// Sets the bar that collapses and expands with the content; nil for none.
    ///
    /// - Parameter changeSafeArea: Sets the safe area insets that result from the bar's visible height.
    final func follow(_ state: CollapsibleBarState?, changeSafeArea: () -> Void) {
        pendingCollapsibleBar = state
        changeSafeArea()
        updateAdjustedInset()
    }

    /// Returns the visible height of the bar for the current offset.
    final func barHeight(of state: CollapsibleBarState) -> CGFloat {
        min(state.expandedHeight, max(0, -contentOffset.y - (insetWithoutGap.top - state.visibleHeight)))
    }

    /// Whether the content is at its beginning.
    final var isContentTopAtBar: Bool {
        contentOffset.y <= limits.y.lowerBound + 0.5 || abs(contentOffset.y + insetWithoutGap.top) <= 0.5
    }

    /// Returns whether the content inset includes the bar, so that both move together.
    final func isInset(by barHeight: CGFloat) -> Bool {
        insetWithoutGap.top - contentInset.top >= barHeight - 0.5
    }

    /// Returns the vertical offset at which scrolling ends so that the bar shows only whole rows.
    ///
    /// - Parameter direction: The direction in which the bar may be completed: it collapses if positive,
    ///   expands if negative, and does what is nearer if 0.
    final func restingOffset(near y: CGFloat, direction: CGFloat = 0) -> CGFloat {
        guard let state = collapsibleBar else { return y }
        let closed = -(insetWithoutGap.top - state.visibleHeight)
        let limits = limits.y
        guard y < closed, y > closed - state.expandedHeight else { return y }
        let places = state.snapHeights.map { closed - $0 }.filter(limits.contains)
        let ahead = places.filter { direction > 0 ? $0 >= y : direction < 0 ? $0 <= y : true }
        return (ahead.isEmpty ? places : ahead).min { abs($0 - y) < abs($1 - y) } ?? y
    }
}
