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
}
