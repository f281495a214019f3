import Foundation

/// The connection of a text view with its text storage and layout manager, which are created when they are used.
extension UITextView {
    private enum OwnersKey: FeatureKey {
        static var defaultValue: (storage: NSTextStorage, manager: NSLayoutManager)? { nil }
    }

    /// The text storage and layout manager, which the view retains.
    private var owners: (storage: NSTextStorage, manager: NSLayoutManager)? {
        get { features[OwnersKey.self] }
        set { features[OwnersKey.self] = newValue }
    }

    /// Returns the text storage. A new one contains the current text.
    final func makeTextStorage() -> NSTextStorage {
        if let connectedStorage { return connectedStorage }
        let storage = NSTextStorage(attributedString: styledText)
        let manager = textContainer.layoutManager ?? NSLayoutManager()
        if textContainer.layoutManager == nil { manager.addTextContainer(textContainer) }
        storage.addLayoutManager(manager)
        return connectedStorage ?? storage
    }

    final func makeLayoutManager() -> NSLayoutManager {
        _ = makeTextStorage()
        return textContainer.layoutManager ?? NSLayoutManager()
    }

    /// Displays the text of the text storage that the container's layout manager has.
    final func adoptStorage() {
        guard let manager = textContainer.layoutManager, let storage = manager.textStorage,
            storage !== connectedStorage
        else { return }
        connectedStorage = storage
        owners = (storage, manager)
        attributed = storage
        mergeableChange = nil
        explicitTypingAttributes = nil
        if editor.text != storage.string {
            editor = EditableText(storage.string)
            undoManager?.removeAllActions()
        }
        displayDidChange()
    }

    /// Replaces the text of the text storage.
    ///
    /// - Returns: Whether there is a text storage.
    final func setStorage(to text: NSAttributedString) -> Bool {
        guard let storage = connectedStorage else { return false }
        isChangingStorage = true
        storage.setAttributedString(text)
        isChangingStorage = false
        additionalEdit = nil
        if storage.string != editor.text { editor = EditableText(storage.string) }
        return true
    }

    final func replaceAttributedText(in range: NSRange, with text: NSAttributedString) {
        isChangingStorage = connectedStorage != nil
        attributed?.replaceCharacters(in: range, with: text)
        isChangingStorage = false
    }

    /// Sets the size of the container to that of the text, without invalidating the layout.
    final func setContainerSize(_ size: CGSize) {
        guard textContainer.size != size else { return }
        textContainer.textView = nil
        textContainer.size = size
        textContainer.textView = self
    }

    /// Called when edits of the text storage have been processed.
    final func storageDidProcess(_ mask: NSTextStorage.EditActions, range: NSRange, changeInLength delta: Int) {
        guard let storage = connectedStorage else { return }
        if isChangingStorage {
            additionalEdit = range
            return
        }
        guard mask.contains(.editedCharacters) else { return attributesDidChange(in: range) }
        let old = range.location..<max(range.location, range.location + range.length - delta)
        guard old.upperBound <= editor.length, storage.length - editor.length == delta else {
            return replaceEditor(with: storage.string)
        }
        let selection = editor.selection
        inputDelegate?.textWillChange(self)
        let edit = editor.replace(old, with: storage.attributedSubstring(from: range).string)
        editor.select(
            TextSelection(
                anchor: moved(selection.anchor, after: old, to: range),
                head: moved(selection.head, after: old, to: range)))
        mergeableChange = nil
        undoManager?.removeAllActions()
        layOut(after: edit)
        inputDelegate?.textDidChange(self)
    }

    /// Returns the position of the caret after an edit.
    private func moved(_ offset: Int, after old: Range<Int>, to new: NSRange) -> Int {
        if offset <= old.lowerBound { return offset }
        if offset >= old.upperBound { return offset + new.length - old.count }
        return min(offset, new.location + new.length)
    }

    private func replaceEditor(with string: String) {
        editor = EditableText(string)
        mergeableChange = nil
        undoManager?.removeAllActions()
        displayDidChange()
    }

    /// Returns the range that the delegate of the text storage has changed in addition to an edit of the view, such as
    /// the colors of other lines. Lays out the whole text if the delegate has changed characters.
    final func storageDidChange(with edit: TextEdit) -> Range<Int>? {
        guard let storage = connectedStorage, let additional = additionalEdit else { return nil }
        additionalEdit = nil
        let range = additional.location..<(additional.location + additional.length)
        guard storage.length == editor.length, range.upperBound <= storage.length,
            storage.attributedSubstring(from: additional).string == editor[range]
        else {
            let head = editor.selection.head
            editor = EditableText(storage.string)
            editor.select(TextSelection(min(head, editor.length)))
            cachedBlock = nil
            return nil
        }
        return range == edit.newRange ? nil : range
    }
}
