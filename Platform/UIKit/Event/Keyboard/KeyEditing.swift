/// A first responder that edits text by keys that type nothing themselves: arrows, backspace, shortcuts.
@MainActor
protocol KeyEditing: UITextInput {
    /// A key went down, or repeats.
    ///
    /// - Returns: whether it means something in the text.
    func edit(with key: HostKey) -> Bool
}
