internal import ScrollPhysics

/// The geometry of a row that is swiped. Lengths are in points from the edge at which the buttons are.
///
/// Apple documents none of these numbers. They are chosen to feel as on iOS.
struct SwipeLayout: Equatable {
    /// The widths of the buttons, from the row's edge inward.
    var buttonWidths: [CGFloat]
    /// The row's width.
    var rowWidth: CGFloat
    /// Whether a full swipe performs the first action.
    var performsFirst: Bool

    /// The minimum width of a button.
    static let buttonWidth: CGFloat = 74
    /// The margin on each side of a title.
    static let titleMargin: CGFloat = 15
    /// The minimum distance beyond the buttons, and the minimum share of the row's width, of a full swipe.
    private static let fullSwipeDistance: CGFloat = 50
    private static let fullSwipeShare: CGFloat = 0.6
    /// The velocity above which a swipe opens or closes the row regardless of its position, in points per
    /// second.
    private static let flick: CGFloat = 300

    /// The offset of an open row.
    var openOffset: CGFloat { buttonWidths.reduce(0, +) }

    /// The offset from which on releasing the row performs the first action.
    private var fullSwipeOffset: CGFloat {
        max(openOffset + Self.fullSwipeDistance, rowWidth * Self.fullSwipeShare)
    }

    /// Returns the offset of the row for a translation of the touch.
    func offset(for translation: CGFloat) -> CGFloat {
        // There are no buttons on the other side.
        if translation < 0 { return 0 }
        guard translation > openOffset, !performsFirst else { return min(translation, rowWidth) }
        return openOffset + RubberBand(dimension: rowWidth).displacement(at: translation - openOffset)
    }

    /// Returns whether releasing the row at an offset performs the first action.
    func isFullSwipe(_ offset: CGFloat) -> Bool { performsFirst && offset >= fullSwipeOffset }

    /// Returns whether the row remains open when it is released at an offset with an outward velocity in
    /// points per second.
    func remainsOpen(at offset: CGFloat, velocity: CGFloat) -> Bool {
        if velocity > Self.flick { return true }
        if velocity < -Self.flick { return false }
        return offset > openOffset / 2
    }

    /// Returns the extent of each button from the row's edge, if `width` points are revealed. Buttons share
    /// the width in proportion to their own, or a covering button has all of it.
    func buttons(in width: CGFloat, covering: Int? = nil) -> [ClosedRange<CGFloat>] {
        let total = openOffset
        guard total > 0 else { return [] }
        var end: CGFloat = 0
        return buttonWidths.enumerated().map { index, own in
            let start = end
            end += own / total * width
            if index == covering { return 0...max(0, width) }
            return start...max(start, end)
        }
    }
}
