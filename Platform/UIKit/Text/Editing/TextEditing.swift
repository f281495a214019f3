import Foundation

/// A change that can be taken back, and grows while letters are typed one after another.
final class UndoableChange {
    var edit: TextEdit

    init(_ edit: TextEdit) {
        self.edit = edit
    }
}

/// A view whose text people edit: what fields and text views have in common there.
@MainActor
protocol TextEditing: UIView, KeyEditing {
    /// The text, and what is selected of it.
    var editor: EditableText { get set }
    /// The text with attributes of its own, where it has some: its characters are those of `editor`.
    var attributed: NSMutableAttributedString? { get set }
    /// The text with attributes, its own or those of all.
    var styledText: NSAttributedString { get }
    /// The attributes of what is typed next, where they were set.
    var ownTypingAttributes: [NSAttributedString.Key: Any]? { get set }
    /// Whether people may change how the text looks.
    var allowsEditingTextAttributes: Bool { get }
    /// The last change that a person made, to which the next one may add.
    var openChange: UndoableChange? { get set }
    /// Whether the next character takes the place of all there is.
    var replacesAll: Bool { get set }
    /// Where a mouse went down whose drag selects.
    var dragAnchor: Range<Int>? { get set }
    /// What the text shows for fingers, once one has touched it.
    var storedTouchControls: TextTouchControls? { get set }
    /// Whether the person may change the text now.
    var takesChanges: Bool { get }
    /// Whether the caret shows.
    var showsCaret: Bool { get }
    var caret: CaretView { get }

    /// The attributes of what comes in, in place of a range.
    func attributesOfNewText(at range: Range<Int>) -> [NSAttributedString.Key: Any]
    /// The text has changed in a place, whoever did it.
    func layOut(after edit: TextEdit)
    /// What is shown of the text has changed, though not the characters.
    func displayDidChange()
    /// A person, an undo or an input method changed the text.
    func textDidChange()
    func tellSelectionChange()
    func scrollCaretIntoView()

    /// The place in the text that is nearest to a point of the view.
    func offset(at point: CGPoint) -> Int
    /// What is tinted where a range is selected, in the view's coordinates.
    func selectionRectangles(of range: Range<Int>) -> [SelectionRectangle]
    /// Where a caret is before the character at `offset`, in the view's coordinates.
    func caretRect(at offset: Int) -> CGRect
    /// The part of the view in which text can be seen.
    var textClip: CGRect { get }
    /// What scrolls the lines of the text; nil where nothing does.
    var scrollViewOfLines: UIScrollView? { get }
    /// The menu that is shown for a range of the text, in UTF-16; nil for what is suggested.
    func editMenu(for range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu?
    /// Replaces a range as a person does, where nobody is against it. Returns whether it was done.
    @discardableResult
    func change(_ range: Range<Int>, to string: String) -> Bool
    /// Where a movement leads from the caret.
    func destination(of movement: TextMovement, extending: Bool) -> Int
}

extension TextEditing {
    // MARK: Changing

    @discardableResult
    func put(_ string: String, at range: Range<Int>) -> TextEdit {
        let attributes = attributed == nil ? [:] : attributesOfNewText(at: range)
        let edit = editor.replace(range, with: string)
        apply(edit, attributes)
        return edit
    }

    private func apply(_ edit: TextEdit, _ attributes: [NSAttributedString.Key: Any]) {
        if let attributed {
            let range = NSRange(edit.oldRange.clamped(to: 0..<attributed.length))
            attributed.replaceCharacters(
                in: range, with: NSAttributedString(string: edit.inserted, attributes: attributes))
        }
        layOut(after: edit)
    }

    /// Replaces a range as a person does whom nobody stopped: all hear of it, and it can be taken back.
    func replaceByHand(_ range: Range<Int>, with string: String) {
        replacesAll = false
        keepForUndo(put(string, at: range))
        changeDidHappen()
    }

    private func changeDidHappen() {
        storedTouchControls?.editMenu.dismissMenu()
        scrollCaretIntoView()
        if showsCaret { caret.start() }
        tellSelectionChange()
        textDidChange()
        window?.inputTextDidChange()
    }

    // MARK: Taking back

    private func keepForUndo(_ edit: TextEdit) {
        if let openChange, openChange.edit.absorb(edit) { return }
        let change = UndoableChange(edit)
        openChange = change
        register(change)
        undoManager?.setActionName("Typing")
    }

    private func register(_ change: UndoableChange) {
        undoManager?.registerUndo(withTarget: self) { $0.takeBack(change) }
    }

    private func takeBack(_ change: UndoableChange) {
        openChange = nil
        let edit = change.edit
        let attributes = attributed == nil ? [:] : attributesOfNewText(at: edit.newRange)
        let again = editor.revert(edit)
        apply(again, attributes)
        register(UndoableChange(again))
        changeDidHappen()
    }

    // MARK: Composing

    func mark(_ string: String, _ part: NSRange) {
        let selected =
            part.location == NSNotFound
            ? string.utf16.count..<string.utf16.count : part.location..<(part.location + part.length)
        if editor.marked == nil, string.isEmpty { return }
        openChange = nil
        let attributes =
            attributed == nil ? [:] : attributesOfNewText(at: editor.marked ?? editor.selection.range)
        apply(editor.mark(string, selecting: selected), attributes)
        changeDidHappen()
    }

    // MARK: Selecting

    func select(_ selection: TextSelection) {
        let old = editor.selection
        editor.select(selection)
        openChange = nil
        guard editor.selection != old else { return }
        replacesAll = false
        if showsCaret { caret.start() }
        setNeedsLayout()
        scrollCaretIntoView()
        tellSelectionChange()
        window?.inputTextDidChange()
    }

    func move(_ movement: TextMovement, extending: Bool) {
        var moved = editor
        moved.moveHead(to: destination(of: movement, extending: extending), extending: extending)
        select(moved.selection)
    }

    // MARK: What is selected

    /// Copies it; a secret stays one.
    func copySelection() {
        guard !isSecureTextEntry, !editor.selection.isEmpty else { return }
        UIPasteboard.general.string = editor.selectedText
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
        storedTouchControls?.yield()
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
        case .leave(let forwards): window?.moveEditing(from: self, forwards: forwards)
        }
    }

    func delete(_ deletion: TextDeletion) {
        let range = replacesAll ? 0..<editor.length : editor.deletion(deletion)
        if !range.isEmpty { change(range, to: "") }
    }
}
