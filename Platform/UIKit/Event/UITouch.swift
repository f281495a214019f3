/// A touch on the screen, or a pressed mouse button, from its beginning to its end.
///
/// The same object represents the touch in all its events, with changing phase and location. Do not keep it
/// after the touches have been handled.
@preconcurrency @MainActor
open class UITouch: NSObject {
    /// The phase of a touch.
    public enum Phase: Int, Sendable {
        /// The beginning of the touch.
        case began = 0
        /// A movement of the touch.
        case moved = 1
        /// No change since the last event.
        case stationary = 2
        /// The end of the touch.
        case ended = 3
        /// The cancellation of the touch by the system, for example for a system gesture.
        case cancelled = 4
        /// The entry of a pointer without a pressed button into a view.
        case regionEntered = 5
        /// A movement of a pointer without a pressed button within a view.
        case regionMoved = 6
        /// The exit of a pointer without a pressed button from a view.
        case regionExited = 7
    }

    /// The type of a touch.
    public enum TouchType: Int, Sendable {
        /// A touch on the screen.
        case direct = 0
        /// A touch on another surface, such as a remote control.
        case indirect = 1
        /// A touch with a pencil or stylus.
        case pencil = 2
        /// A mouse or touchpad with a pressed button.
        case indirectPointer = 3

        /// A touch with a pencil or stylus; the same as `.pencil`.
        public static var stylus: TouchType { .pencil }
    }

    final var currentPhase = Phase.began
    final var windowLocation: CGPoint
    final var previousWindowLocation: CGPoint
    final var currentTimestamp: TimeInterval
    final var currentTapCount = 1
    final weak var touchedWindow: UIWindow?
    final var touchedView: UIView?
    /// The recognizers that track the touch: those attached when it began, except those that have ignored it
    /// since.
    final var attachedRecognizers: [UIGestureRecognizer] = []
    final weak var delivery: TouchDelivery?
    final var viewDeliveryState = ViewDeliveryState.pending

    /// The progress of the delivery of a touch to its hit view.
    enum ViewDeliveryState {
        /// Not delivered, because a recognizer may still claim the touch.
        case pending
        /// The beginning has been delivered.
        case active
        /// The touch has ended, but its end has not been delivered.
        case ending
        /// The end has been delivered, or the touch will not be delivered.
        case finished
    }

    init(location: CGPoint, type: TouchType, timestamp: TimeInterval) {
        windowLocation = location
        previousWindowLocation = location
        currentTimestamp = timestamp
        self.type = type
        super.init()
    }

    /// The type of the touch.
    open private(set) var type: TouchType

    /// The time of the last change, in seconds of `CACurrentMediaTime()`.
    open var timestamp: TimeInterval { currentTimestamp }

    /// The phase of the touch.
    open var phase: Phase { currentPhase }

    /// The number of consecutive taps at this location, including this one.
    open var tapCount: Int { currentTapCount }

    /// The window in which the touch began.
    open var window: UIWindow? { touchedWindow }

    /// The view in which the touch began, even if it has moved out of it.
    open var view: UIView? { touchedView }

    /// The gesture recognizers that track the touch.
    open var gestureRecognizers: [UIGestureRecognizer]? { attachedRecognizers }

    /// Returns the location in the coordinates of `view`, or of the window if `view` is `nil`.
    open func location(in view: UIView?) -> CGPoint {
        convert(windowLocation, to: view)
    }

    /// Returns the location at the previous event in the coordinates of `view`, or of the window if `view`
    /// is `nil`.
    open func previousLocation(in view: UIView?) -> CGPoint {
        convert(previousWindowLocation, to: view)
    }

    /// Returns the location in the coordinates of `view` as precisely as the device reports it, which `location(in:)` does
    /// too.
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

    /// Returns the location at the previous event in the coordinates of `view` as precisely as the device reports it.
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    /// The radius of the touch, in points. Touch screens do not report it here, so that it is that of a fingertip, and 0
    /// for a mouse.
    open var majorRadius: CGFloat { type == .direct ? 20 : 0 }

    /// The tolerance of the radius, in points.
    open var majorRadiusTolerance: CGFloat { type == .direct ? 5 : 0 }

    /// The force of the touch. Always 0, because it is not reported.
    open var force: CGFloat { 0 }

    /// The maximum force of a touch. Always 0, because it is not reported.
    open var maximumPossibleForce: CGFloat { 0 }

    /// The angle of a pencil above the screen, in radians. Always a right angle, because it is not reported.
    open var altitudeAngle: CGFloat { .pi / 2 }

    /// Returns the direction of a pencil, in radians. Always 0, because it is not reported.
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

    /// Returns the direction of a pencil as a vector of length 1.
    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

    /// The number of an update of estimated properties. Always `nil`, because no property is estimated.
    open var estimationUpdateIndex: NSNumber? { nil }

    /// The properties that are estimated. There are none.
    open var estimatedProperties: Properties { [] }

    /// The estimated properties that will be updated. There are none.
    open var estimatedPropertiesExpectingUpdates: Properties { [] }

    /// Properties of a touch that a device may estimate.
    public struct Properties: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: Int

        /// Creates a set from its bits.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The force.
        public static var force: Properties { Properties(rawValue: 1) }
        /// The direction of a pencil.
        public static var azimuth: Properties { Properties(rawValue: 2) }
        /// The angle of a pencil above the screen.
        public static var altitude: Properties { Properties(rawValue: 4) }
        /// The location.
        public static var location: Properties { Properties(rawValue: 8) }
    }

    private func convert(_ location: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, view !== touchedWindow else { return location }
        return view.convert(location, from: touchedWindow)
    }

    /// Whether the touch has ended or was canceled.
    final var isOver: Bool { currentPhase == .ended || currentPhase == .cancelled }

    final func advance(to phase: Phase, location: CGPoint, timestamp: TimeInterval) {
        currentPhase = phase
        previousWindowLocation = windowLocation
        windowLocation = location
        currentTimestamp = timestamp
    }

    /// Marks the touch as unchanged in the event that is about to be sent.
    final func markStationary() {
        currentPhase = .stationary
        previousWindowLocation = windowLocation
    }

    /// Calls `body` while the touch reports another phase, for views that receive a phase late or a
    /// cancellation of their own.
    final func withPhase(_ phase: Phase, _ body: () -> Void) {
        let actual = currentPhase
        currentPhase = phase
        body()
        currentPhase = actual
    }
}
