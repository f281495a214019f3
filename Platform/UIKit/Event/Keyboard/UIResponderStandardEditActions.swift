/// The standard edit commands. A responder that does not implement a command passes it to its next
/// responder.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
    /// Cuts the selection to the pasteboard.
    func cut(_ sender: Any?)
    /// Copies the selection to the pasteboard.
    func copy(_ sender: Any?)
    /// Replaces the selection with the contents of the pasteboard.
    func paste(_ sender: Any?)
    /// Selects the text unit at the caret.
    func select(_ sender: Any?)
    /// Selects everything.
    func selectAll(_ sender: Any?)
    /// Deletes the selection.
    func delete(_ sender: Any?)
    /// Replaces the selection with the contents of the pasteboard, in the style of the surrounding text.
    func pasteAndMatchStyle(_ sender: Any?)
    /// Toggles bold for the selection.
    func toggleBoldface(_ sender: Any?)
    /// Toggles italics for the selection.
    func toggleItalics(_ sender: Any?)
    /// Toggles the underline of the selection.
    func toggleUnderline(_ sender: Any?)
    /// Increases the font size of the selection.
    func increaseSize(_ sender: Any?)
    /// Decreases the font size of the selection.
    func decreaseSize(_ sender: Any?)
    /// Sets the writing direction of the selected paragraphs to left-to-right.
    func makeTextWritingDirectionLeftToRight(_ sender: Any?)
    /// Sets the writing direction of the selected paragraphs to right-to-left.
    func makeTextWritingDirectionRightToLeft(_ sender: Any?)
}
