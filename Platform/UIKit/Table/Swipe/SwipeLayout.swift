internal import ScrollPhysics

/// How far a row that is swiped goes, and what lets it stay open. Lengths in points, counted from the edge that the buttons
/// are at.
///
/// Apple documents none of these numbers. They are chosen to feel as on iOS.
struct SwipeLayout: Equatable {
    /// The widths of the buttons, from the row's edge inwards.
    var buttonWidths: [CGFloat]
    /// The row's width.
    var rowWidth: CGFloat
    /// Whether swiping all the way does what the first button does.
    var performsFirst: Bool

    /// A button's width where its title asks for no more.
    static let buttonWidth: CGFloat = 74
    /// Beside a title, on each side.
    static let titleMargin: CGFloat = 15
    /// How far beyond the buttons, at least, and how much of the row's width a finger goes to swipe all the way.
    private static let fullSwipeWay: CGFloat = 50
    private static let fullSwipeShare: CGFloat = 0.6
    /// How fast a finger is, in points a second, that opens or closes the row wherever it lets go.
    private static let flick: CGFloat = 300

    /// Where the row rests when it is open.
    var openOffset: CGFloat { buttonWidths.reduce(0, +) }

    /// From where on letting go does what the first button does.
    private var fullSwipeOffset: CGFloat {
        max(openOffset + Self.fullSwipeWay, rowWidth * Self.fullSwipeShare)
    }

    /// Where the row is for a finger that has moved it by `way`.
    func offset(for way: CGFloat) -> CGFloat {
        // There is nothing on the other side.
        if way < 0 { return 0 }
        guard way > openOffset, !performsFirst else { return min(way, rowWidth) }
        return openOffset + RubberBand(dimension: rowWidth).displacement(at: way - openOffset)
    }

    /// Whether letting go at `offset` does what the first button does.
    func isFullSwipe(_ offset: CGFloat) -> Bool { performsFirst && offset >= fullSwipeOffset }

    /// Whether the row stays open when a finger lets go of it at `offset`, at `velocity` in points a second outwards.
    func staysOpen(at offset: CGFloat, velocity: CGFloat) -> Bool {
        if velocity > Self.flick { return true }
        if velocity < -Self.flick { return false }
        return offset > openOffset / 2
    }

    /// Where each button is within the strip of `width` points that is revealed, counted from the row's edge. They share
    /// it by their widths; one that covers the others has it all.
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
