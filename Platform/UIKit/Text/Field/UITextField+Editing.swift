import Foundation

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
        storedTouchControls?.end()
        ownTypingAttributes = nil
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

    /// Replaces a range as a person does: the delegate is asked, all hear of it, and it can be taken back.
    ///
    /// - Returns: whether it was done.
    @discardableResult
    final func change(_ range: Range<Int>, to string: String) -> Bool {
        // A field has one line.
        let string = string.replacingOccurrences(of: "\r\n", with: " ").replacingOccurrences(of: "\n", with: " ")
        guard delegate?.textField(self, shouldChangeCharactersIn: NSRange(range), replacementString: string) ?? true
        else { return false }
        if ownTypingAttributes != nil { keepAttributes() }
        let typing = ownTypingAttributes
        replaceByHand(range, with: string)
        ownTypingAttributes = typing
        return true
    }

    final func noteChange() {
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
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

    /// The button that clears the field.
    final func clearByButton() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        replaceByHand(0..<editor.length, with: "")
        if !isEditing { becomeFirstResponder() }
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

extension UITextField: TextEditing {
    final var takesChanges: Bool { isEditing }
    final var showsCaret: Bool { isEditing }
    final var caret: CaretView { content.caret }

    /// What comes in has the attributes of what stands before it.
    final func attributesOfNewText(at range: Range<Int>) -> [NSAttributedString.Key: Any] {
        if let ownTypingAttributes { return ownTypingAttributes }
        guard let attributed, attributed.length > 0 else { return defaultTextAttributes }
        let source = range.isEmpty ? range.lowerBound - 1 : range.lowerBound
        return attributed.attributes(at: min(max(0, source), attributed.length - 1), effectiveRange: nil)
    }

    final var textClip: CGRect { content.frame }
    final var scrollViewOfLines: UIScrollView? { nil }

    final func editMenu(for range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
        delegate?.textField(self, editMenuForCharactersIn: range, suggestedActions: suggestedActions)
    }

    final func layOut(after edit: TextEdit) {
        shownSecret = nil
        displayDidChange()
    }

    final func textDidChange() { noteChange() }
    final func tellSelectionChange() {
        ownTypingAttributes = nil
        delegate?.textFieldDidChangeSelection(self)
    }

    final var styledText: NSAttributedString { attributedText ?? NSAttributedString(string: "") }

    final func destination(of movement: TextMovement, extending: Bool) -> Int {
        editor.destination(of: movement, extending: extending, isRightToLeft: geometry.isRightToLeft) {
            self.neighbour(of: $0, toRight: $1)
        }
    }

    final func edit(with key: HostKey) -> Bool {
        guard let command = EditingCommand(key) else { return false }
        perform(command)
        return true
    }
}
