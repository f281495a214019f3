/// A responder that accepts typed text while it is the first responder.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is text that can be deleted.
    var hasText: Bool { get }

    /// Inserts text at the caret: a character, a line break or composed text.
    func insertText(_ text: String)

    /// Deletes the character before the caret.
    func deleteBackward()
}
