import Foundation

extension UITextField {
    /// The border of a text field.
    public enum BorderStyle: Int, Sendable {
        /// No border.
        case none = 0
        /// A thin rectangle.
        case line = 1
        /// A rectangle that appears recessed.
        case bezel = 2
        /// A rounded rectangle with a background.
        case roundedRect = 3
    }

    /// The time at which an overlay view of a text field is visible.
    public enum ViewMode: Int, Sendable {
        case never = 0
        case whileEditing = 1
        case unlessEditing = 2
        case always = 3
    }

    /// The reason for which editing ended.
    public enum DidEndEditingReason: Int, Sendable {
        /// The edited text was committed.
        case committed = 0
    }

    /// Posted when editing of a text field begins. The notification's object is the text field.
    public class var textDidBeginEditingNotification: NSNotification.Name {
        NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
    }

    /// Posted when editing of a text field ends. The notification's object is the text field.
    public class var textDidEndEditingNotification: NSNotification.Name {
        NSNotification.Name("UITextFieldTextDidEndEditingNotification")
    }

    /// Posted when the user has changed the text of a text field. The notification's object is the text
    /// field.
    public class var textDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UITextFieldTextDidChangeNotification")
    }

    /// The key of the reason in the notification that editing has ended: the raw value of a
    /// `DidEndEditingReason`.
    public class var didEndEditingReasonUserInfoKey: String { "UITextFieldDidEndEditingReasonKey" }
}

extension UITextField.ViewMode {
    /// Returns whether a view with this mode is visible.
    func isShown(whileEditing isEditing: Bool) -> Bool {
        switch self {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }
}
