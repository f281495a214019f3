/// Finds quick swipes in one of the directions that are wanted, with one or more fingers.
///
/// It is recognised as soon as the fingers have come far enough, while they are still down. Where one of several directions is
/// wanted, it doesn't say which it was: use a recogniser for each.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Directions of swipes.
    public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt

        /// Makes a set of its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// To the right.
        public static let right = Direction(rawValue: 1)
        /// To the left.
        public static let left = Direction(rawValue: 2)
        /// Upwards.
        public static let up = Direction(rawValue: 4)
        /// Downwards.
        public static let down = Direction(rawValue: 8)
    }

    /// How many fingers swipe at once.
    open var numberOfTouchesRequired = 1

    /// In which directions swipes count: any of those in the set.
    open var direction: Direction = .right

    private var mostFingers = 0
    /// The middle of the fingers when the last of them came.
    private var start = CGPoint.zero
    private var timeout: DisplayClock.Timer?

    // The limits are those of UIKit's recogniser as far as they are known; they are not documented.
    /// How far in points the fingers must come.
    private static let way: CGFloat = 50
    /// How far in points they may stray from the direction.
    private static let allowedStraying: CGFloat = 50
    /// How long in seconds they may take.
    private static let longestSwipe: TimeInterval = 0.5

    /// Makes a recogniser that does nothing yet.
    public override init() {
        super.init()
    }

    /// Makes a recogniser that calls `action` for each swipe.
    public convenience init(action: @escaping (UISwipeGestureRecognizer) -> Void) {
        self.init()
        addAction(calling: action)
    }

    /// Where the swipe began, in the coordinates of `view` (nil: of the window).
    open override func location(in view: UIView?) -> CGPoint { place(start, in: view) }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        let fingers = followedTouches.filter { !$0.isOver }.count
        guard fingers <= numberOfTouchesRequired else {
            state = .failed
            return
        }
        if mostFingers == 0 {
            timeout = DisplayClock.schedule(after: Self.longestSwipe) { [weak self] in self?.state = .failed }
        }
        mostFingers = max(mostFingers, fingers)
        start = super.location(in: nil)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard mostFingers == numberOfTouchesRequired, state == .possible else { return }
        let end = super.location(in: nil)
        let (x, y) = (end.x - start.x, end.y - start.y)
        let ways: [(Direction, along: CGFloat, aside: CGFloat)] = [
            (.right, x, y), (.left, -x, y), (.up, -y, x), (.down, y, x),
        ]
        let possible = ways.filter { direction.contains($0.0) && abs($0.aside) <= Self.allowedStraying }
        if possible.contains(where: { $0.along >= Self.way }) {
            state = .ended
        } else if possible.isEmpty {
            state = .failed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    open override func reset() {
        super.reset()
        timeout?.cancel()
        timeout = nil
        mostFingers = 0
    }
}
