/// Where content is going: which way, and how fast, told from where it was.
package struct ScrollDirectionTracker {
    /// How far in points content must go back before that counts as turning round. A finger trembles.
    private static let turn: CGFloat = 20
    /// A pause of so many seconds is rest, not slowness.
    private static let pause: TimeInterval = 0.1

    /// Whether it goes towards the end of the content.
    package private(set) var isForward = true
    /// In points a second; 0 at rest. A jump has no speed.
    package private(set) var speed: CGFloat = 0

    package init() {}

    private var last: (offset: CGFloat, time: TimeInterval)?
    /// The furthest that content has come in the direction in which it goes.
    private var furthest: CGFloat = 0

    /// Content is at `offset` now.
    package mutating func note(_ offset: CGFloat, at time: TimeInterval) {
        guard let last else {
            last = (offset, time)
            furthest = offset
            return
        }
        guard offset != last.offset else { return }
        let passed = time - last.time
        speed = passed > 0 && passed <= Self.pause ? abs(offset - last.offset) / CGFloat(passed) : 0
        self.last = (offset, time)
        if isForward ? offset > furthest : offset < furthest {
            furthest = offset
        } else if abs(offset - furthest) > Self.turn {
            isForward.toggle()
            furthest = offset
        }
    }

    /// All content has moved by `distance` on the screen's side of things, and what is seen has not.
    package mutating func shift(by distance: CGFloat) {
        last?.offset += distance
        furthest += distance
    }

    /// The speed at `time`: 0 where nothing has moved for a while.
    package func speed(at time: TimeInterval) -> CGFloat {
        guard let last, time - last.time <= Self.pause else { return 0 }
        return speed
    }
}
