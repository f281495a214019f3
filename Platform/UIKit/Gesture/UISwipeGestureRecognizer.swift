/// A discrete gesture recognizer for quick swipes in one or more directions.
///
/// The swipe is recognized as soon as the touches have moved far enough, while they are still down. If
/// several directions are allowed, the recognizer does not report the actual one: use one recognizer for
/// each direction.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// A set of swipe directions.
    public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt

        /// Creates a set from a bit mask.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// A swipe to the right.
        public static let right = Direction(rawValue: 1)
        /// A swipe to the left.
        public static let left = Direction(rawValue: 2)
        /// An upward swipe.
        public static let up = Direction(rawValue: 4)
        /// A downward swipe.
        public static let down = Direction(rawValue: 8)
    }

    /// The number of touches that the swipe requires.
    open var numberOfTouchesRequired = 1

    /// The allowed directions.
    open var direction: Direction = .right

    private var maximumTouchCount = 0
    /// The centroid of the touches when the last of them began.
    private var start = CGPoint.zero
    private var timeout: DisplayClock.Timer?

    // The limits approximate those of UIKit, which are not documented.
    /// The minimum length of a swipe, in points.
    private static let minimumDistance: CGFloat = 50
    /// The maximum deviation from the direction, in points.
    private static let maximumDeviation: CGFloat = 50
    /// The maximum duration of a swipe, in seconds.
    private static let maximumDuration: TimeInterval = 0.5

    /// Creates a recognizer that calls a method of a target for each state of a recognized gesture.
    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
    }

    /// Creates a recognizer that calls `action` for each swipe.
    public convenience init(action: @escaping (UISwipeGestureRecognizer) -> Void) {
        self.init()
        addAction(calling: action)
    }

    /// Returns the location at which the swipe began, in the coordinates of `view`, or of the window if
    /// `view` is `nil`.
    open override func location(in view: UIView?) -> CGPoint { convert(start, to: view) }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        let touchCount = followedTouches.filter { !$0.isOver }.count
        guard touchCount <= numberOfTouchesRequired else {
            state = .failed
            return
        }
        if maximumTouchCount == 0 {
            timeout = DisplayClock.schedule(after: Self.maximumDuration) { [weak self] in self?.state = .failed }
        }
        maximumTouchCount = max(maximumTouchCount, touchCount)
        start = super.location(in: nil)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard maximumTouchCount == numberOfTouchesRequired, state == .possible else { return }
        let end = super.location(in: nil)
        let (x, y) = (end.x - start.x, end.y - start.y)
        let movements: [(Direction, along: CGFloat, across: CGFloat)] = [
            (.right, x, y), (.left, -x, y), (.up, -y, x), (.down, y, x),
        ]
        let possible = movements.filter { direction.contains($0.0) && abs($0.across) <= Self.maximumDeviation }
        if possible.contains(where: { $0.along >= Self.minimumDistance }) {
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
        maximumTouchCount = 0
    }
}
