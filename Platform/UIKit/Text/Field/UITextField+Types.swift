import Foundation

extension UITextField {
    /// What surrounds a field.
    public enum BorderStyle: Int, Sendable {
        /// Nothing.
        case none = 0
        /// A thin line.
        case line = 1
        /// A line that looks sunk in.
        case bezel = 2
        /// A line with round corners, and a background.
        case roundedRect = 3
    }

    /// When a view at a field's side is shown.
    public enum ViewMode: Int, Sendable {
        case never = 0
        case whileEditing = 1
        case unlessEditing = 2
        case always = 3
    }

    /// Why editing has ended.
    public enum DidEndEditingReason: Int, Sendable {
        /// What was typed holds.
        case committed = 0
    }

    /// Editing began in a field, which is the object.
    public class var textDidBeginEditingNotification: NSNotification.Name {
        NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
    }

    /// Editing ended in a field, which is the object.
    public class var textDidEndEditingNotification: NSNotification.Name {
        NSNotification.Name("UITextFieldTextDidEndEditingNotification")
    }

    /// A person changed the text of a field, which is the object.
    public class var textDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UITextFieldTextDidChangeNotification")
    }

    /// Under this key the notification of the end has why editing has ended: the raw value of a `DidEndEditingReason`.
    public class var didEndEditingReasonUserInfoKey: String { "UITextFieldDidEndEditingReasonKey" }
}

extension UITextField.ViewMode {
    /// Whether a view of this mode is shown.
    func isShown(whileEditing isEditing: Bool) -> Bool {
        switch self {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }
}
