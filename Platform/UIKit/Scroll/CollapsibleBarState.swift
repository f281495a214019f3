/// How far a bar above a scroll view is open, that closes as content goes up and opens as it comes down.
struct CollapsibleBarState: Equatable {
    /// The heights in points at which the bar shows whole rows: content doesn't rest between them. The first is 0, where
    /// the bar is closed; at the last it is all open.
    let stops: [CGFloat]
    /// How much of it may stay closed in points even where content is too short to be scrolled.
    var hideable: CGFloat = 0
    /// How much is open, in points.
    var height: CGFloat

    var full: CGFloat { stops.last ?? 0 }

    /// How much it can still open, in points.
    var rest: CGFloat { full - height }

    /// The height of all rows of which anything is seen; of the first where none is.
    var rows: CGFloat { stops.dropFirst().first { $0 >= height } ?? full }
}

/// A bar that follows the content.
extension UIScrollView {
    /// Lets a bar be open by `room` of what covers the content; nil where none follows.
    ///
    /// - Parameter changeSafeArea: tells the view's surroundings how much the bar covers then.
    final func follow(_ room: CollapsibleBarState?, changeSafeArea: () -> Void) {
        comingBarRoom = room
        changeSafeArea()
        updateAdjustedInset()
    }

    /// How far a bar is open where its content has come to: between closed and all open it moves with the content.
    final func barHeight(of room: CollapsibleBarState) -> CGFloat {
        min(room.full, max(0, -contentOffset.y - (insetWithoutGap.top - room.height)))
    }

    /// Whether content has not been scrolled away from where it begins.
    final var isContentTopAtBar: Bool {
        contentOffset.y <= limits.y.lowerBound + 0.5 || abs(contentOffset.y + insetWithoutGap.top) <= 0.5
    }

    /// Whether the bar is part of what the content is inset by, so that both move together.
    final func isInset(by barHeight: CGFloat) -> Bool {
        insetWithoutGap.top - contentInset.top >= barHeight - 0.5
    }

    /// Where content rests that would come to rest while the bar shows a part of a row.
    ///
    /// - Parameter direction: which way to go from there: to a closed bar where it is positive, to an open one where it is
    ///   negative, and to what is nearer where it is 0.
    final func restingOffset(near y: CGFloat, direction: CGFloat = 0) -> CGFloat {
        guard let room = collapsibleBar else { return y }
        let closed = -(insetWithoutGap.top - room.height)
        let limits = limits.y
        guard y < closed, y > closed - room.full else { return y }
        let places = room.stops.map { closed - $0 }.filter(limits.contains)
        let ahead = places.filter { direction > 0 ? $0 >= y : direction < 0 ? $0 <= y : true }
        return (ahead.isEmpty ? places : ahead).min { abs($0 - y) < abs($1 - y) } ?? y
    }
}
