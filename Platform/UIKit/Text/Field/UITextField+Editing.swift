import Foundation

extension UITextField {
    // MARK: Beginning and end

    final func beginEditing() {
        replacesAllOnInsert = isSecureTextEntry && hasText
        if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true {
            put("", at: 0..<editor.length)
            notifyChange()
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
        hideRevealedCharacter()
        replacesAllOnInsert = false
        dragAnchor = nil
        storedTouchControls?.editingDidEnd()
        explicitTypingAttributes = nil
        mergeableChange = nil
        undoManager?.removeAllActions()
        content.caret.stop()
        displayDidChange()
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        sendActions(for: .editingDidEnd)
        NotificationCenter.default.post(
            name: Self.textDidEndEditingNotification, object: self,
            userInfo: [Self.didEndEditingReasonUserInfoKey: DidEndEditingReason.committed.rawValue])
    }

    // MARK: Programmatic changes

    final func setText(_ string: String, attributed new: NSMutableAttributedString?) {
        if new == nil, attributed == nil, string == editor.text { return }
        inputDelegate?.textWillChange(self)
        editor = EditableText(string)
        attributed = new
        mergeableChange = nil
        undoManager?.removeAllActions()
        revealedRange = nil
        displayDidChange()
        scrollCaretIntoView()
        inputDelegate?.textDidChange(self)
    }

    final func replaceProgrammatically(_ range: Range<Int>, with string: String) {
        inputDelegate?.textWillChange(self)
        put(string, at: range)
        displayDidChange()
        scrollCaretIntoView()
        inputDelegate?.textDidChange(self)
        notifyChange()
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

    // MARK: User changes

    /// Replaces the selection by `string` as a user change.
    final func type(_ string: String) {
        let range = replacesAllOnInsert ? 0..<editor.length : editor.marked ?? editor.selection.range
        let typed = isSecureTextEntry ? (text: string, range: range) : smartPunctuation(for: string, at: range)
        let start = typed.range.lowerBound
        guard change(typed.range, to: typed.text) else { return }
        if isSecureTextEntry, string.count == 1 { revealCharacter(start..<editor.selection.head) }
    }

    /// Replaces a range as a user change: the delegate may reject it, observers are notified, and it can be
    /// undone.
    ///
    /// - Returns: Whether the text was changed.
    @discardableResult
    final func change(_ range: Range<Int>, to string: String) -> Bool {
        // A text field has only one line.
        let string = string.replacingOccurrences(of: "\r\n", with: " ").replacingOccurrences(of: "\n", with: " ")
        guard delegate?.textField(self, shouldChangeCharactersIn: NSRange(range), replacementString: string) ?? true
        else { return false }
        if explicitTypingAttributes != nil { ensureOwnAttributes() }
        let typing = explicitTypingAttributes
        performUserChange(range, with: string)
        explicitTypingAttributes = typing
        return true
    }

    final func notifyChange() {
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    // MARK: Keys

    /// Handles the Return key.
    final func handleReturn() {
        editor.unmark()
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        let ends = allControlEvents.contains(.editingDidEndOnExit)
        sendActions(for: .editingDidEndOnExit)
        sendActions(for: .primaryActionTriggered)
        if ends { resignFirstResponder() }
    }

    /// Handles a tap on the clear button.
    final func handleClearButton() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        performUserChange(0..<editor.length, with: "")
        if !isEditing { becomeFirstResponder() }
    }

    // MARK: Secure text

    private static let revealDuration: TimeInterval = 2

    private func revealCharacter(_ range: Range<Int>) {
        revealedRange = range
        displayDidChange()
        revealTimer?.cancel()
        revealTimer = DisplayClock.schedule(after: Self.revealDuration) { [weak self] in self?.hideRevealedCharacter() }
    }

    final func hideRevealedCharacter() {
        revealTimer?.cancel()
        revealTimer = nil
        revealedRange = nil
        displayDidChange()
    }
}

extension UITextField: TextEditing {
    final var acceptsChanges: Bool { isEditing }
    final var showsCaret: Bool { isEditing }
    final var caret: CaretView { content.caret }

    /// Returns the attributes of new text: the typing attributes if they were set, or those of the preceding
    /// character.
    final func attributesOfNewText(at range: Range<Int>) -> [NSAttributedString.Key: Any] {
        if let explicitTypingAttributes { return explicitTypingAttributes }
        guard let attributed, attributed.length > 0 else { return defaultTextAttributes }
        let source = range.isEmpty ? range.lowerBound - 1 : range.lowerBound
        return attributed.attributes(at: min(max(0, source), attributed.length - 1), effectiveRange: nil)
    }

    final var visibleTextRect: CGRect { content.frame }
    final var lineScrollView: UIScrollView? { nil }

    final func editMenu(for range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
        delegate?.textField(self, editMenuForCharactersIn: range, suggestedActions: suggestedActions)
    }

    final func layOut(after edit: TextEdit) {
        revealedRange = nil
        displayDidChange()
    }

    final func textDidChange() { notifyChange() }
    final func notifySelectionChange() {
        explicitTypingAttributes = nil
        delegate?.textFieldDidChangeSelection(self)
    }

    final var styledText: NSAttributedString { attributedText ?? NSAttributedString(string: "") }

    final func destination(of movement: TextMovement, extending: Bool) -> Int {
        editor.destination(of: movement, extending: extending, isRightToLeft: geometry.isRightToLeft) {
            self.visualNeighbor(of: $0, toRight: $1)
        }
    }

    final func edit(with key: HostKey) -> Bool {
        guard let command = EditingCommand(key) else { return false }
        perform(command)
        return true
    }
}
