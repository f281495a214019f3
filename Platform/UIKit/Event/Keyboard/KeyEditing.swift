/// A first responder that handles editing keys which type no text: arrows, backspace and shortcuts.
@MainActor
protocol KeyEditing: UITextInput {
    /// Handles a key press or repetition.
    ///
    /// - Returns: Whether the text handled the key.
    func edit(with key: HostKey) -> Bool
}
