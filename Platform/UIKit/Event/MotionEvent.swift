import QuartzCore

/// A shake of the device.
final class MotionEvent: UIEvent {
    init(timestamp: TimeInterval) {
        super.init(type: .motion, timestamp: timestamp, modifierFlags: [])
    }

    override var subtype: EventSubtype { .motionShake }

    override func deliver(to window: UIWindow) {
        let responder = window.keyResponder
        responder.motionBegan(.motionShake, with: self)
        responder.motionEnded(.motionShake, with: self)
    }
}

extension UIWindow {
    /// Sends a shake to the first responder, or to the innermost visible controller without one.
    final func shake() {
        let event = MotionEvent(timestamp: CACurrentMediaTime())
        event.targetWindow = self
        UIApplication.shared.sendEvent(event)
    }
}
