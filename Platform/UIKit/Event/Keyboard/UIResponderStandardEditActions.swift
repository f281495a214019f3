/// What can be done with what is selected. Every responder has these; those that know nothing of one hand it on.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
    /// Copies what is selected, and deletes it.
    func cut(_ sender: Any?)
    /// Copies what is selected.
    func copy(_ sender: Any?)
    /// Puts what was copied in the place of what is selected.
    func paste(_ sender: Any?)
    /// Selects what the caret is in.
    func select(_ sender: Any?)
    /// Selects everything.
    func selectAll(_ sender: Any?)
    /// Deletes what is selected.
    func delete(_ sender: Any?)
    /// Puts what was copied in the place of what is selected, looking as what is around it.
    func pasteAndMatchStyle(_ sender: Any?)
    /// Makes what is selected bold, or no longer.
    func toggleBoldface(_ sender: Any?)
    /// Makes what is selected italic, or no longer.
    func toggleItalics(_ sender: Any?)
    /// Underlines what is selected, or no longer.
    func toggleUnderline(_ sender: Any?)
    /// Makes the letters of what is selected larger.
    func increaseSize(_ sender: Any?)
    /// Makes the letters of what is selected smaller.
    func decreaseSize(_ sender: Any?)
    /// Lets the selected paragraphs run from left to right.
    func makeTextWritingDirectionLeftToRight(_ sender: Any?)
    /// Lets the selected paragraphs run from right to left.
    func makeTextWritingDirectionRightToLeft(_ sender: Any?)
}
