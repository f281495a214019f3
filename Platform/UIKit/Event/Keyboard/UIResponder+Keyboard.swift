import Foundation

/// Notifications about the on-screen keyboard. Their object is `nil` or a screen, and their user info
/// contains the keyboard's frames and animation.
extension UIResponder {
    /// Posted before the keyboard is shown.
    public nonisolated class var keyboardWillShowNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardWillShowNotification")
    }
    /// Posted after the keyboard is shown.
    public nonisolated class var keyboardDidShowNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardDidShowNotification")
    }
    /// Posted before the keyboard is hidden.
    public nonisolated class var keyboardWillHideNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardWillHideNotification")
    }
    /// Posted after the keyboard is hidden.
    public nonisolated class var keyboardDidHideNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardDidHideNotification")
    }
    /// Posted before the keyboard's frame changes.
    public nonisolated class var keyboardWillChangeFrameNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardWillChangeFrameNotification")
    }
    /// Posted after the keyboard's frame has changed.
    public nonisolated class var keyboardDidChangeFrameNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardDidChangeFrameNotification")
    }

    /// The key for the keyboard's frame before the change: an `NSValue` with a rectangle in screen
    /// coordinates.
    public nonisolated class var keyboardFrameBeginUserInfoKey: String { "UIKeyboardFrameBeginUserInfoKey" }
    /// The key for the keyboard's frame after the change: an `NSValue` with a rectangle in screen
    /// coordinates.
    public nonisolated class var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }
    /// The key for the duration of the animation: an `NSNumber` in seconds.
    public nonisolated class var keyboardAnimationDurationUserInfoKey: String {
        "UIKeyboardAnimationDurationUserInfoKey"
    }
    /// The key for the curve of the animation: an `NSNumber` with a raw value of `UIView.AnimationCurve`.
    public nonisolated class var keyboardAnimationCurveUserInfoKey: String { "UIKeyboardAnimationCurveUserInfoKey" }
    /// The key for whether the keyboard is displayed for this app: an `NSNumber` with a Boolean value.
    public nonisolated class var keyboardIsLocalUserInfoKey: String { "UIKeyboardIsLocalUserInfoKey" }
}
