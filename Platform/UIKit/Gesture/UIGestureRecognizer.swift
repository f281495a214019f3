/// The base class of gesture recognizers, which interpret the touches in a view and its subviews.
///
/// A recognizer starts in the `.possible` state. A discrete gesture, such as a tap, then changes to `.ended`
/// or `.failed`. A continuous gesture, such as a pan, changes to `.began`, `.changed` and finally `.ended`
/// or `.cancelled`. When all touches have ended, the state is `.possible` again. Subclasses override the
/// `touches…` methods and set `state`.
///
/// A recognizer calls a method of a target, or a closure that is passed to the initializer or as a `UIAction`.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject, ObjCExposing {
    /// The state of a gesture recognizer.
    public enum State: Int, Sendable {
        /// The initial state, before the gesture is recognized.
        case possible = 0
        /// The beginning of a continuous gesture.
        case began = 1
        /// A change of a continuous gesture.
        case changed = 2
        /// The end of a continuous gesture, or the recognition of a discrete gesture.
        case ended = 3
        /// The cancellation of a continuous gesture.
        case cancelled = 4
        /// The state of a recognizer whose touches do not form its gesture.
        case failed = 5

        /// The state of a recognized discrete gesture; the same as `.ended`.
        public static var recognized: State { .ended }

        var isOver: Bool { self == .ended || self == .cancelled || self == .failed }
        var isRecognized: Bool { self == .began || self == .changed || self == .ended }
    }

    /// Called when all objects of a nib have been loaded.
    open func awakeFromNib() {}

    final var currentState = State.possible
    /// The states to enter once all required recognizers have failed.
    final var deferredStates: [State] = []
    final var recognizersAwaitingFailure: [UIGestureRecognizer] = []
    final var requiredToFail: [WeakRecognizer] = []
    /// The entered states whose actions have not been called yet.
    final var unsentStates: [State] = []
    final var isHandlingTouches = false
    final var followedTouches: [UITouch] = []
    /// All touches since the recognizer was last `.possible`, including those that have ended.
    final var sequenceTouches: [UITouch] = []
    final var lastLocations: [CGPoint] = []
    private final var handlers: [Handler] = []
    final weak var attachedView: UIView?

    private enum Handler {
        case action(UIAction)
        case method(TargetAction)
    }

    struct WeakRecognizer {
        weak var recognizer: UIGestureRecognizer?
    }

    /// Creates a recognizer that calls a method of a target for each state of a recognized gesture.
    ///
    /// - Parameters:
    ///   - target: The object, which is not retained.
    ///   - action: The method. It may have a parameter for the recognizer.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { baseAddTarget(target, action: action) }
    }

    /// Creates a recognizer without an action.
    public override convenience init() {
        self.init(target: nil, action: nil)
    }

    /// Creates a recognizer that calls `action` for each state of a recognized gesture.
    public convenience init(action: @escaping (UIGestureRecognizer) -> Void) {
        self.init()
        addAction(calling: action)
    }

    // MARK: State

    /// The recognizer's state. Only subclasses set it.
    open var state: State {
        get { currentState }
        set { transition(to: newValue) }
    }

    /// Whether the recognizer tracks touches. Setting it to `false` cancels a gesture in progress.
    open var isEnabled = true {
        didSet { if !isEnabled, oldValue { abandon() } }
    }

    /// The view to which the recognizer is attached.
    open var view: UIView? { attachedView }

    /// The recognizer's delegate.
    open weak var delegate: (any UIGestureRecognizerDelegate)?

    /// The modifier keys that were held during the last event.
    open internal(set) var modifierFlags: UIKeyModifierFlags = []

    /// A name for debugging.
    open var name: String?

    // MARK: Touch delivery to the view

    /// Whether touches in the view are canceled when the gesture is recognized.
    open var cancelsTouchesInView = true

    /// Whether the view receives the beginning of touches only after the recognizer fails.
    open var delaysTouchesBegan = false

    /// Whether the view receives the end of touches only after the recognizer fails.
    open var delaysTouchesEnded = true

    /// The types of touches that the recognizer tracks, as raw values of `UITouch.TouchType`.
    open var allowedTouchTypes: [NSNumber] = [
        NSNumber(value: UITouch.TouchType.direct.rawValue), NSNumber(value: UITouch.TouchType.indirect.rawValue),
        NSNumber(value: UITouch.TouchType.pencil.rawValue),
        NSNumber(value: UITouch.TouchType.indirectPointer.rawValue),
    ]

    /// Whether the recognizer ignores new touches of other types than those of its current gesture.
    open var requiresExclusiveTouchType = true

    // MARK: Related recognizers

    /// Defers recognition until `otherGestureRecognizer` fails, if it tracks the same touches.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        requiredToFail.removeAll { $0.recognizer == nil || $0.recognizer === otherGestureRecognizer }
        requiredToFail.append(WeakRecognizer(recognizer: otherGestureRecognizer))
    }

    /// Returns whether recognizing this gesture makes `preventedGestureRecognizer` fail.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Returns whether this recognizer fails when `preventingGestureRecognizer` recognizes its gesture.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Returns whether `otherGestureRecognizer` must fail before this recognizer can recognize its gesture.
    ///
    /// The default implementation calls the delegate.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        delegate?.gestureRecognizer(self, shouldRequireFailureOf: otherGestureRecognizer) ?? false
    }

    /// Returns whether this recognizer must fail before `otherGestureRecognizer` can recognize its gesture.
    ///
    /// The default implementation calls the delegate.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        delegate?.gestureRecognizer(self, shouldBeRequiredToFailBy: otherGestureRecognizer) ?? false
    }

    /// Returns whether the recognizer handles `event`.
    ///
    /// The default implementation calls the delegate.
    open func shouldReceive(_ event: UIEvent) -> Bool {
        delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
    }

    // MARK: Touches

    /// Called when touches begin. The default implementation does nothing.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when touches move. The default implementation does nothing.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when touches end. The default implementation does nothing.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when the system cancels touches. The default implementation does nothing.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called before the state returns to `.possible`. Subclasses discard the state of the last gesture
    /// here.
    open func reset() {}

    /// Stops tracking `touch`, which is not part of the gesture.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        followedTouches.removeAll { $0 === touch }
        touch.attachedRecognizers.removeAll { $0 === self }
    }

    /// The number of touches in the gesture.
    open var numberOfTouches: Int { followedTouches.isEmpty ? lastLocations.count : followedTouches.count }

    /// Returns the location of the gesture in the coordinates of `view`, or of the window if `view` is
    /// `nil`.
    ///
    /// The location is the centroid of the touches.
    open func location(in view: UIView?) -> CGPoint {
        convert(windowLocation, to: view)
    }

    /// Returns the location of a touch in the coordinates of `view`, or of the window if `view` is `nil`.
    ///
    /// - Precondition: `touchIndex` is less than `numberOfTouches`.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        precondition(
            touchIndex >= 0 && touchIndex < numberOfTouches,
            "\(Swift.type(of: self)).location(ofTouch:in:): touch index \(touchIndex) is out of range. Pass an index "
                + "below numberOfTouches, which is \(numberOfTouches)."
        )
        let location =
            followedTouches.isEmpty ? lastLocations[touchIndex] : followedTouches[touchIndex].windowLocation
        return convert(location, to: view)
    }

    /// The centroid of the touches in window coordinates; after they have ended, that of the last touches.
    final var windowLocation: CGPoint {
        let locations = followedTouches.isEmpty ? lastLocations : followedTouches.map(\.windowLocation)
        return locations.centroid
    }

    final func convert(_ location: CGPoint, to view: UIView?) -> CGPoint {
        guard let view else { return location }
        return view.baseConvert(location, from: attachedView?.baseWindow ?? view.baseWindow)
    }

    // MARK: Actions

    /// Adds an action to call, with the recognizer as its sender, in each state of a recognized gesture.
    /// Replaces an action with the same identifier.
    open func addAction(_ action: UIAction) {
        removeAction(action)
        handlers.append(.action(action))
    }

    /// Removes the action with the same identifier.
    open func removeAction(_ action: UIAction) {
        handlers.removeAll { handler in
            if case .action(let other) = handler { other.identifier == action.identifier } else { false }
        }
    }

    /// Calls a method of a target for each state of a recognized gesture.
    ///
    /// - Parameters:
    ///   - target: The object, which is not retained.
    ///   - action: The method. It may have a parameter for the recognizer.
    open func addTarget(_ target: Any, action: Selector) { baseAddTarget(target, action: action) }

    /// Removes methods of a target.
    ///
    /// - Parameters:
    ///   - target: The object, or `nil` for all targets.
    ///   - action: The method, or `nil` for all methods of the target.
    open func removeTarget(_ target: Any?, action: Selector?) {
        handlers.removeAll { handler in
            if case .method(let method) = handler { method.matches(target: target, action: action) } else { false }
        }
    }

    private func baseAddTarget(_ target: Any, action: Selector) {
        let isKnown = handlers.contains { handler in
            if case .method(let method) = handler { method.matches(target: target, action: action) } else { false }
        }
        if !isKnown { handlers.append(.method(TargetAction(target, action))) }
    }

    /// Performs the actions and calls the methods of targets.
    final func performHandlers() {
        for handler in handlers {
            switch handler {
            case .action(let action): action.performWithSender(self, target: nil)
            case .method(let method):
                if let target = method.target { ObjCMessage.send(method.action, to: target, [self]) }
            }
        }
    }

    /// The members that can be found by name.
    open class var objcMembers: [ObjCMember] { [] }

    final func addAction<Recognizer: UIGestureRecognizer>(calling handler: @escaping (Recognizer) -> Void) {
        addAction(
            UIAction { action in
                if let recognizer = action.sender as? Recognizer { handler(recognizer) }
            })
    }
}

extension [CGPoint] {
    /// The mean of the points, or zero if there are none.
    var centroid: CGPoint {
        guard !isEmpty else { return .zero }
        let sum = reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
        return CGPoint(x: sum.x / CGFloat(count), y: sum.y / CGFloat(count))
    }
}
