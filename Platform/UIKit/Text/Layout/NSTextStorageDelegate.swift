import Foundation

/// The delegate of a text storage, which is notified of edits.
@preconcurrency @MainActor
public protocol NSTextStorageDelegate: NSObjectProtocol {
    /// Tells the delegate that edits are about to be processed. It can change characters and attributes.
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)

    /// Tells the delegate that edits were made, before the layout changes. It can change attributes.
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
    /// The default implementation does nothing.
    public func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}

    /// The default implementation does nothing.
    public func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}
}
