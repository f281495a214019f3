/// A responder that text can be typed into. While it is the first responder, it gets what the keyboard types.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is anything that could be deleted.
    var hasText: Bool { get }

    /// Puts `text` where typing goes: a character, a line break, or what an input method composed.
    func insertText(_ text: String)

    /// Deletes the character before the place where typing goes.
    func deleteBackward()
}
