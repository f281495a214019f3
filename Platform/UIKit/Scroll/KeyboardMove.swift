import Foundation

/// The frame and the animation of a keyboard, as read from a notification.
struct KeyboardMove: Sendable {
    /// The frame in the screen's coordinates; empty if the keyboard hides.
    let frame: CGRect
    let duration: TimeInterval

    init?(_ notification: Notification, hides: Bool) {
        let information = notification.userInfo ?? [:]
        let end = information[UIResponder.keyboardFrameEndUserInfoKey]
        guard let frame = hides ? .zero : (end as? NSValue)?.cgRectValue ?? end as? CGRect else { return nil }
        self.frame = frame
        let duration = information[UIResponder.keyboardAnimationDurationUserInfoKey]
        self.duration = (duration as? NSNumber)?.doubleValue ?? duration as? Double ?? 0
    }
}
