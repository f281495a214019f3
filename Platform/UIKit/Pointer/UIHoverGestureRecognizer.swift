/// A recognizer of the pointer above its view.
///
/// Its state is `.began` when the pointer enters the view, `.changed` while it moves there, and `.ended` when it leaves.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// The position of the pointer in the window.
    private var pointerLocation = CGPoint.zero

    /// Creates a recognizer that calls a method of a target for each state.
    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        // The pointer takes no touches from the view.
        cancelsTouchesInView = false
    }

    /// Returns the position of the pointer in the coordinates of a view, or of the window for `nil`.
    open override func location(in view: UIView?) -> CGPoint { convert(pointerLocation, to: view) }

    /// Follows the pointer, which is above the view, or has left it if the location is `nil`.
    final func pointerDidMove(to location: CGPoint?) {
        if let location { pointerLocation = location }
        let isActive = currentState == .began || currentState == .changed
        switch (isActive, location != nil) {
        case (false, true): if isEnabled { state = .began }
        case (true, true): state = .changed
        case (true, false): state = .ended
        case (false, false): break
        }
    }

    /// Touches are not part of the gesture. Following them would delay their end in the view, because the gesture never fails.
    open override func shouldReceive(_ event: UIEvent) -> Bool { event.type != .touches && super.shouldReceive(event) }

    /// Other gestures of the view do not affect the pointer.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    open override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
