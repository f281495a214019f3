import Foundation

/// A change that can be taken back, and grows while letters are typed one after another.
final class UndoableChange {
    var edit: TextEdit

    init(_ edit: TextEdit) {
        self.edit = edit
    }
}

/// What people do to the text.
extension UITextField {
    // MARK: Beginning and end

    final func beginEditing() {
        replacesAll = isSecureTextEntry && hasText
        if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true {
            put("", at: 0..<editor.length)
            noteChange()
        }
        displayDidChange()
        content.caret.start()
        scrollCaretIntoView()
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    }

    final func finishEditing() {
        editor.unmark()
        hideSecret()
        replacesAll = false
        dragAnchor = nil
        openChange = nil
        undoManager?.removeAllActions()
        content.caret.stop()
        displayDidChange()
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        sendActions(for: .editingDidEnd)
        NotificationCenter.default.post(
            name: Self.textDidEndEditingNotification, object: self,
            userInfo: [Self.didEndEditingReasonUserInfoKey: DidEndEditingReason.committed.rawValue])
    }

    // MARK: Changing by code

    final func setText(_ string: String, attributed new: NSMutableAttributedString?) {
        if new == nil, attributed == nil, string == editor.text { return }
        inputDelegate?.textWillChange(self)
        editor = EditableText(string)
        attributed = new
        openChange = nil
        undoManager?.removeAllActions()
        shownSecret = nil
        displayDidChange()
        scrollCaretIntoView()
        inputDelegate?.textDidChange(self)
    }

    final func replaceByCode(_ range: Range<Int>, with string: String) {
        inputDelegate?.textWillChange(self)
        put(string, at: range)
        displayDidChange()
        scrollCaretIntoView()
        inputDelegate?.textDidChange(self)
        noteChange()
    }

    final func setAttribute(_ key: NSAttributedString.Key, to value: Any?) {
        if let attributed {
            let all = NSRange(location: 0, length: attributed.length)
            if let value {
                attributed.addAttribute(key, value: value, range: all)
            } else {
                attributed.removeAttribute(key, range: all)
            }
        }
        displayDidChange()
    }

    // MARK: Changing by hand

    /// Types `string`, where nobody is against it.
    final func type(_ string: String) {
        let range = replacesAll ? 0..<editor.length : editor.marked ?? editor.selection.range
        let start = range.lowerBound
        guard change(range, to: string) else { return }
        if isSecureTextEntry, string.count == 1 { showSecret(start..<editor.selection.head) }
    }

    final func delete(_ deletion: TextDeletion) {
        let range = replacesAll ? 0..<editor.length : editor.deletion(deletion)
        if !range.isEmpty { change(range, to: "") }
    }

    /// Replaces a range as a person does: the delegate is asked, all hear of it, and it can be taken back.
    ///
    /// - Returns: whether it was done.
    @discardableResult
    final func change(_ range: Range<Int>, to string: String) -> Bool {
        // A field has one line.
        let string = string.replacingOccurrences(of: "\r\n", with: " ").replacingOccurrences(of: "\n", with: " ")
        guard delegate?.textField(self, shouldChangeCharactersIn: NSRange(range), replacementString: string) ?? true
        else { return false }
        replacesAll = false
        keepForUndo(put(string, at: range))
        changeDidHappen()
        return true
    }

    private func changeDidHappen() {
        shownSecret = nil
        displayDidChange()
        scrollCaretIntoView()
        if isEditing { content.caret.start() }
        delegate?.textFieldDidChangeSelection(self)
        noteChange()
        window?.inputTextDidChange()
    }

    final func noteChange() {
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    @discardableResult
    private func put(_ string: String, at range: Range<Int>) -> TextEdit {
        let edit = editor.replace(range, with: string)
        applyToAttributes(edit)
        return edit
    }

    /// What comes in has the attributes of what stands before it.
    private func applyToAttributes(_ edit: TextEdit) {
        guard let attributed else { return }
        let range = NSRange(edit.oldRange)
        guard range.location + range.length <= attributed.length else { return self.attributed = nil }
        let source = range.length > 0 ? range.location : range.location - 1
        let attributes =
            attributed.length > 0
            ? attributed.attributes(at: max(0, source), effectiveRange: nil) : defaultTextAttributes
        attributed.replaceCharacters(in: range, with: NSAttributedString(string: edit.inserted, attributes: attributes))
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
        let again = editor.revert(change.edit)
        applyToAttributes(
            TextEdit(
                location: change.edit.location, removed: change.edit.inserted, inserted: change.edit.removed,
                selection: change.edit.selection))
        register(UndoableChange(again))
        changeDidHappen()
    }

    // MARK: Composing

    final func mark(_ string: String, _ part: NSRange) {
        let selected =
            part.location == NSNotFound
            ? string.utf16.count..<string.utf16.count : part.location..<(part.location + part.length)
        if editor.marked == nil, string.isEmpty { return }
        openChange = nil
        applyToAttributes(editor.mark(string, selecting: selected))
        displayDidChange()
        scrollCaretIntoView()
        if isEditing { content.caret.start() }
        delegate?.textFieldDidChangeSelection(self)
        noteChange()
    }

    // MARK: Keys

    /// The return key.
    final func pressReturn() {
        editor.unmark()
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        let ends = allControlEvents.contains(.editingDidEndOnExit)
        sendActions(for: .editingDidEndOnExit)
        sendActions(for: .primaryActionTriggered)
        if ends { resignFirstResponder() }
    }

    final func copySelection() {
        guard !isSecureTextEntry, !editor.selection.isEmpty else { return }
        UIPasteboard.general.string = editor.selectedText
    }

    final func cutSelection() {
        guard !isSecureTextEntry, !editor.selection.isEmpty else { return }
        copySelection()
        change(editor.selection.range, to: "")
    }

    /// The button that clears the field.
    final func clearByButton() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        keepForUndo(put("", at: 0..<editor.length))
        changeDidHappen()
        if !isEditing { becomeFirstResponder() }
    }

    // MARK: Selecting

    final func select(_ selection: TextSelection) {
        let old = editor.selection
        editor.select(selection)
        openChange = nil
        guard editor.selection != old else { return }
        replacesAll = false
        selectionDidChange()
    }

    final func selectionDidChange() {
        if isEditing { content.caret.start() }
        setNeedsLayout()
        scrollCaretIntoView()
        delegate?.textFieldDidChangeSelection(self)
        window?.inputTextDidChange()
    }

    final func move(_ movement: TextMovement, extending: Bool) {
        let end = editor.destination(
            of: movement, extending: extending, isRightToLeft: geometry.isRightToLeft
        ) { self.neighbour(of: $0, toRight: $1) }
        var moved = editor
        moved.moveHead(to: end, extending: extending)
        select(moved.selection)
    }

    // MARK: Secrets

    private static let secretDuration: TimeInterval = 2

    private func showSecret(_ range: Range<Int>) {
        shownSecret = range
        displayDidChange()
        secretTimer?.cancel()
        secretTimer = DisplayClock.schedule(after: Self.secretDuration) { [weak self] in self?.hideSecret() }
    }

    final func hideSecret() {
        secretTimer?.cancel()
        secretTimer = nil
        shownSecret = nil
        displayDidChange()
    }
}

extension UITextField: KeyEditing {
    final func edit(with key: HostKey) -> Bool {
        guard let command = EditingCommand(key) else { return false }
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
        return true
    }
}
