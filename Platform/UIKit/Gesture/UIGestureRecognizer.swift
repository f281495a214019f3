/// Finds a gesture in the touches of a view and those inside of it.
///
/// It begins as *possible*. A gesture that happens in one moment, such as a tap, goes on to `ended` or `failed`; one
/// that lasts, such as a pan, to `began`, `changed` and `ended` (or `cancelled`). When the fingers are gone, it is
/// possible again. Subclasses override the `touches…` methods and set `state`.
///
/// iOS calls a selector of a target; here actions are closures, given to the initialiser or as a `UIAction`.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    /// How far a recogniser has got.
    public enum State: Int, Sendable {
        /// Nothing is found yet.
        case possible = 0
        /// A lasting gesture has been found.
        case began = 1
        /// It goes on.
        case changed = 2
        /// It is complete; for one of a moment: it was found.
        case ended = 3
        /// A lasting gesture was cut off.
        case cancelled = 4
        /// The touches are not this gesture.
        case failed = 5

        /// What a gesture of a moment is found as.
        public static var recognized: State { .ended }

        var isOver: Bool { self == .ended || self == .cancelled || self == .failed }
        var isRecognized: Bool { self == .began || self == .changed || self == .ended }
    }

    final var currentState = State.possible
    /// What the recogniser wants to become once those have failed that it waits for.
    final var awaitedStates: [State] = []
    final var waitingForThis: [UIGestureRecognizer] = []
    final var requiredToFail: [WeakRecognizer] = []
    /// States whose actions are to be called when the touch handling that they came up in has returned.
    final var unreportedStates: [State] = []
    final var isHandlingTouches = false
    final var followedTouches: [UITouch] = []
    /// All touches since the recogniser was last possible, the lifted ones as well.
    final var sequenceTouches: [UITouch] = []
    final var lastLocations: [CGPoint] = []
    final var actions: [UIAction] = []
    final weak var attachedView: UIView?

    struct WeakRecognizer {
        weak var recognizer: UIGestureRecognizer?
    }

    /// Makes a recogniser that does nothing yet: add actions to it, and it to a view.
    public override init() {
        super.init()
    }

    /// Makes a recogniser that calls `action` each time it is in a state of a recognised gesture.
    public convenience init(action: @escaping (UIGestureRecognizer) -> Void) {
        self.init()
        addAction(calling: action)
    }

    // MARK: State

    /// How far the recogniser has got. Only subclasses set it.
    open var state: State {
        get { currentState }
        set { transition(to: newValue) }
    }

    /// Whether the recogniser looks at touches. Switching it off cancels what it is doing.
    open var isEnabled = true {
        didSet { if !isEnabled, oldValue { abandon() } }
    }

    /// The view that the recogniser was added to.
    open var view: UIView? { attachedView }

    /// What has a say in when the recogniser may recognise.
    open weak var delegate: (any UIGestureRecognizerDelegate)?

    /// The modifier keys that were held in the event that the recogniser has seen last.
    public internal(set) final var modifierFlags: UIKeyModifierFlags = []

    /// What the recogniser is called, for whoever debugs.
    open var name: String?

    // MARK: What the view hears

    /// Whether the view loses the touches when the recogniser recognises.
    open var cancelsTouchesInView = true

    /// Whether the view hears of touches only when the recogniser has failed.
    open var delaysTouchesBegan = false

    /// Whether the view hears of the end of touches only when the recogniser has failed.
    open var delaysTouchesEnded = true

    /// The kinds of touches that the recogniser looks at: raw values of `UITouch.TouchType`.
    open var allowedTouchTypes: [NSNumber] = [
        NSNumber(value: UITouch.TouchType.direct.rawValue), NSNumber(value: UITouch.TouchType.indirect.rawValue),
        NSNumber(value: UITouch.TouchType.pencil.rawValue),
        NSNumber(value: UITouch.TouchType.indirectPointer.rawValue),
    ]

    // MARK: Others

    /// Lets the recogniser recognise only when `otherGestureRecognizer` has failed, if that looks at the same touches.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        requiredToFail.removeAll { $0.recognizer == nil || $0.recognizer === otherGestureRecognizer }
        requiredToFail.append(WeakRecognizer(recognizer: otherGestureRecognizer))
    }

    /// Whether the recogniser, when it recognises, makes `preventedGestureRecognizer` fail.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether `preventingGestureRecognizer`, when it recognises, makes this recogniser fail.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether `otherGestureRecognizer` has to fail before this one may recognise. By default the delegate decides.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        delegate?.gestureRecognizer(self, shouldRequireFailureOf: otherGestureRecognizer) ?? false
    }

    /// Whether this one has to fail before `otherGestureRecognizer` may recognise. By default the delegate decides.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        delegate?.gestureRecognizer(self, shouldBeRequiredToFailBy: otherGestureRecognizer) ?? false
    }

    /// Whether the recogniser looks at `event` at all. By default the delegate decides.
    open func shouldReceive(_ event: UIEvent) -> Bool {
        delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
    }

    // MARK: Touches

    /// Fingers went down. For subclasses to override.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Fingers moved. For subclasses to override.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Fingers were lifted. For subclasses to override.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// The system took the touches away. For subclasses to override.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// The recogniser is about to be possible again. Subclasses forget here what they know of the last gesture.
    open func reset() {}

    /// Stops looking at `touch`, which is not part of the gesture.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        followedTouches.removeAll { $0 === touch }
        touch.attachedRecognizers.removeAll { $0 === self }
    }

    /// How many fingers the recogniser follows.
    open var numberOfTouches: Int { followedTouches.isEmpty ? lastLocations.count : followedTouches.count }

    /// Where the gesture is, in the coordinates of `view` (nil: of the window): the middle of its fingers.
    open func location(in view: UIView?) -> CGPoint {
        place(windowLocation, in: view)
    }

    /// Where one of the fingers is, in the coordinates of `view` (nil: of the window).
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        precondition(
            touchIndex >= 0 && touchIndex < numberOfTouches,
            "\(Swift.type(of: self)).location(ofTouch:in:): there is no touch \(touchIndex) among \(numberOfTouches)")
        let location =
            followedTouches.isEmpty ? lastLocations[touchIndex] : followedTouches[touchIndex].windowLocation
        return place(location, in: view)
    }

    /// The middle of the fingers in the window; of the last ones when all are lifted.
    final var windowLocation: CGPoint {
        let locations = followedTouches.isEmpty ? lastLocations : followedTouches.map(\.windowLocation)
        return locations.middle
    }

    final func place(_ location: CGPoint, in view: UIView?) -> CGPoint {
        guard let view else { return location }
        return view.convert(location, from: attachedView?.window ?? view.window)
    }

    // MARK: Actions

    /// Runs `action`, with the recogniser as its sender, in each state of a recognised gesture. Takes the place of one
    /// with the same identifier.
    open func addAction(_ action: UIAction) {
        removeAction(action)
        actions.append(action)
    }

    /// Forgets an action.
    open func removeAction(_ action: UIAction) {
        actions.removeAll { $0.identifier == action.identifier }
    }

    final func addAction<Recognizer: UIGestureRecognizer>(calling handler: @escaping (Recognizer) -> Void) {
        addAction(
            UIAction { action in
                if let recognizer = action.sender as? Recognizer { handler(recognizer) }
            })
    }
}

extension [CGPoint] {
    /// The mean of the points; the origin where there are none.
    var middle: CGPoint {
        guard !isEmpty else { return .zero }
        let sum = reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
        return CGPoint(x: sum.x / CGFloat(count), y: sum.y / CGFloat(count))
    }
}
