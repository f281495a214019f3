import Foundation

/// A change that can be undone. Consecutive typing extends it.
final class UndoableEdit {
    private(set) var edit: TextEdit
    /// The removed text with its attributes and attachments, or `nil` if the text had no attributes of its
    /// own.
    private(set) var removedText: NSAttributedString?

    init(_ edit: TextEdit, removedText: NSAttributedString?) {
        self.edit = edit
        self.removedText = removedText
    }

    /// Merges the immediately following change into this one if undo should treat both as one.
    ///
    /// - Returns: Whether the changes were merged.
    func merge(_ next: UndoableEdit) -> Bool {
        let start = edit.oldRange.lowerBound
        guard edit.merge(next.edit) else { return false }
        guard !next.edit.oldRange.isEmpty else { return true }
        guard let removedText, let more = next.removedText else {
            self.removedText = nil
            return true
        }
        let isBefore = edit.oldRange.lowerBound < start
        let all = NSMutableAttributedString(attributedString: isBefore ? more : removedText)
        all.append(isBefore ? removedText : more)
        self.removedText = all
        return true
    }
}

/// A view with user-editable text: the functionality shared by text fields and text views.
@MainActor
protocol TextEditing: UIView, KeyEditing {
    /// The model of the text and its selection.
    var editor: EditableText { get set }
    /// The text with its own attributes, or `nil` if it has none. The characters are equal to those of
    /// `editor`.
    var attributed: NSMutableAttributedString? { get set }
    /// The text with its own attributes, or with the default attributes.
    var styledText: NSAttributedString { get }
    /// The attributes of text typed next, or `nil` if they were not set explicitly.
    var explicitTypingAttributes: [NSAttributedString.Key: Any]? { get set }
    /// Whether the user may change text attributes.
    var allowsEditingTextAttributes: Bool { get }
    /// The user's last change, which the next one may extend.
    var mergeableChange: UndoableEdit? { get set }
    /// Whether inserting text replaces all existing text.
    var replacesAllOnInsert: Bool { get set }
    /// The range at which a mouse drag started a selection.
    var dragAnchor: Range<Int>? { get set }
    /// The selection controls for touch input, created at the first touch.
    var storedTouchControls: TextTouchControls? { get set }
    /// Whether the user may currently change the text.
    var acceptsChanges: Bool { get }
    /// Whether the caret is displayed.
    var showsCaret: Bool { get }
    var caret: CaretView { get }

    /// Returns the attributes for text that replaces a range.
    func attributesOfNewText(at range: Range<Int>) -> [NSAttributedString.Key: Any]
    /// Replaces a range of the text with its own attributes.
    func replaceAttributedText(in range: NSRange, with text: NSAttributedString)
    /// Updates the layout after an edit from any source.
    func layOut(after edit: TextEdit)
    /// Called when the appearance of the text has changed but not its characters.
    func displayDidChange()
    /// Called when attributes of a range have changed.
    func attributesDidChange(in range: NSRange)
    /// Called when the user, an undo operation, or an input method has changed the text.
    func textDidChange()
    func notifySelectionChange()
    func scrollCaretIntoView()

    /// Returns the offset in the text nearest to a point in the view.
    func offset(at point: CGPoint) -> Int
    /// Returns the rectangles that highlight a selected range, in the view's coordinates.
    func selectionRectangles(of range: Range<Int>) -> [SelectionRectangle]
    /// Returns the rectangle of the caret before the character at `offset`, in the view's coordinates.
    func caretRect(at offset: Int) -> CGRect
    /// The area of the view in which text is visible.
    var visibleTextRect: CGRect { get }
    /// The scroll view that contains the lines of the text, or `nil` if the text does not scroll.
    var lineScrollView: UIScrollView? { get }
    /// Returns the menu for a range of the text in UTF-16, or `nil` for the suggested menu.
    func editMenu(for range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu?
    /// Replaces a range as a user action, unless the delegate rejects it.
    ///
    /// - Returns: Whether the text was replaced.
    @discardableResult
    func change(_ range: Range<Int>, to string: String) -> Bool
    /// Returns the destination of a movement of the caret.
    func destination(of movement: TextMovement, extending: Bool) -> Int
}

extension TextEditing {
    // MARK: Changing

    func attributesDidChange(in range: NSRange) { displayDidChange() }

    func replaceAttributedText(in range: NSRange, with text: NSAttributedString) {
        attributed?.replaceCharacters(in: range, with: text)
    }

    /// - Parameter styled: The new text with attributes of its own, or `nil` for those of the text around it.
    @discardableResult
    func put(_ string: String, at range: Range<Int>, styled: NSAttributedString? = nil) -> UndoableEdit {
        let attributes = attributed == nil ? [:] : attributesOfNewText(at: range)
        let edit = editor.replace(range, with: string)
        if let styled, styled.string == edit.inserted { return apply(edit, styled) }
        return apply(edit, NSAttributedString(string: edit.inserted, attributes: attributes))
    }

    /// Applies an edit of `editor` to the attributed text, and updates the layout.
    @discardableResult
    private func apply(_ edit: TextEdit, _ inserted: NSAttributedString) -> UndoableEdit {
        var removedText: NSAttributedString?
        if let attributed {
            let range = NSRange(edit.oldRange.clamped(to: 0..<attributed.length))
            removedText = attributed.attributedSubstring(from: range)
            replaceAttributedText(in: range, with: inserted)
        }
        layOut(after: edit)
        return UndoableEdit(edit, removedText: removedText)
    }

    /// Performs a change by the user that the delegate has accepted. The change can be undone and triggers
    /// all notifications.
    func performUserChange(_ range: Range<Int>, with string: String, styled: NSAttributedString? = nil) {
        replacesAllOnInsert = false
        registerForUndo(put(string, at: range, styled: styled))
        notifyUserChange()
    }

    private func notifyUserChange() {
        storedTouchControls?.editMenu.dismissMenu()
        scrollCaretIntoView()
        if showsCaret { caret.start() }
        PrimarySelection.selectionDidChange(in: self)
        notifySelectionChange()
        textDidChange()
        window?.inputTextDidChange()
    }

    // MARK: Undoing

    private func registerForUndo(_ change: UndoableEdit) {
        if let mergeableChange, mergeableChange.merge(change) { return }
        mergeableChange = change
        register(change)
        undoManager?.setActionName("Typing")
    }

    private func register(_ change: UndoableEdit) {
        undoManager?.registerUndo(withTarget: self) { $0.revert(change) }
    }

    private func revert(_ change: UndoableEdit) {
        mergeableChange = nil
        let edit = change.edit
        let attributes = attributed == nil ? [:] : attributesOfNewText(at: edit.newRange)
        let inverse = editor.revert(edit)
        let restored = change.removedText ?? NSAttributedString(string: inverse.inserted, attributes: attributes)
        register(apply(inverse, restored))
        notifyUserChange()
    }

    // MARK: Composing

    func mark(_ string: String, _ part: NSRange) {
        let selected =
            part.location == NSNotFound
            ? string.utf16.count..<string.utf16.count : part.location..<(part.location + part.length)
        if editor.marked == nil, string.isEmpty { return }
        mergeableChange = nil
        let attributes =
            attributed == nil ? [:] : attributesOfNewText(at: editor.marked ?? editor.selection.range)
        let edit = editor.mark(string, selecting: selected)
        apply(edit, NSAttributedString(string: edit.inserted, attributes: attributes))
        notifyUserChange()
    }

    // MARK: Selecting

    func select(_ selection: TextSelection) {
        let old = editor.selection
        editor.select(selection)
        mergeableChange = nil
        guard editor.selection != old else { return }
        replacesAllOnInsert = false
        if showsCaret { caret.start() }
        setNeedsLayout()
        scrollCaretIntoView()
        PrimarySelection.selectionDidChange(in: self)
        notifySelectionChange()
        window?.inputTextDidChange()
    }

    func move(_ movement: TextMovement, extending: Bool) {
        var moved = editor
        moved.moveHead(to: destination(of: movement, extending: extending), extending: extending)
        select(moved.selection)
    }

    // MARK: Selected text

    /// Copies the selected text, except from a secure field. A text with attributes is also copied with them.
    func copySelection() {
        guard !isSecureTextEntry, !editor.selection.isEmpty else { return }
        guard attributed != nil || allowsEditingTextAttributes else {
            UIPasteboard.general.string = editor.selectedText
            return
        }
        let text = styledText.attributedSubstring(from: NSRange(editor.selection.range))
        UIPasteboard.general.setContents([PasteboardItem(text)], expiration: nil)
    }

    func cutSelection() {
        guard !isSecureTextEntry, !editor.selection.isEmpty else { return }
        copySelection()
        deleteSelection()
    }

    func deleteSelection() {
        if !editor.selection.isEmpty { change(editor.selection.range, to: "") }
    }

    func pasteOverSelection() {
        if let string = UIPasteboard.general.string { change(editor.selection.range, to: string) }
    }

    func selectWordAtCaret() {
        select(TextSelection(editor.boundaries.selection(at: editor.selection.head)))
    }

    // MARK: Keys

    func perform(_ command: EditingCommand) {
        storedTouchControls?.deactivate()
        switch command {
        case .move(let movement, let extending): move(movement, extending: extending)
        case .delete(.backward): deleteBackward()
        case .delete(let deletion): delete(deletion)
        case .selectAll: selectAll(nil)
        case .copy: copy(nil)
        case .cut: cut(nil)
        case .paste: paste(nil)
        case .undo: undoManager?.undo()
        case .redo: undoManager?.redo()
        case .commit: insertText("\n")
        case .moveToField(let forwards): window?.moveEditing(from: self, forwards: forwards)
        }
    }

    func delete(_ deletion: TextDeletion) {
        let range = replacesAllOnInsert ? 0..<editor.length : editor.deletion(deletion)
        if !range.isEmpty { change(range, to: "") }
    }
}
