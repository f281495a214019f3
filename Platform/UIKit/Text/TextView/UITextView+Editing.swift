import Foundation

extension UITextView: TextEditing {
    // MARK: Beginning and end

    final var acceptsChanges: Bool { isEditable && isFirstResponder }
    final var showsCaret: Bool { acceptsChanges }

    final func beginEditing() {
        setNeedsLayout()
        guard isEditable else { return }
        caret.start()
        scrollCaretIntoView()
        delegate?.textViewDidBeginEditing(self)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    }

    final func finishEditing() {
        editor.unmark()
        replacesAllOnInsert = false
        dragAnchor = nil
        storedTouchControls?.editingDidEnd()
        mergeableChange = nil
        undoManager?.removeAllActions()
        caret.stop()
        displayDidChange()
        guard isEditable else { return }
        delegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    }

    final func editabilityDidChange() {
        if isFirstResponder, !canBecomeFirstResponder { resignFirstResponder() }
        if showsCaret { caret.start() } else { caret.stop() }
        if dataDetectorTypes.isEmpty { setNeedsLayout() } else { displayDidChange() }
        if isFirstResponder { reloadInputViews() }
    }

    // MARK: Programmatic changes

    final func setText(_ string: String, attributed new: NSMutableAttributedString?) {
        if new == nil, attributed == nil, string == editor.text { return }
        inputDelegate?.textWillChange(self)
        editor = EditableText(string)
        if !setStorage(to: new ?? NSAttributedString(string: string, attributes: plainAttributes)) { attributed = new }
        mergeableChange = nil
        explicitTypingAttributes = nil
        undoManager?.removeAllActions()
        displayDidChange()
        scrollCaretIntoView()
        inputDelegate?.textDidChange(self)
    }

    final func replaceProgrammatically(_ range: Range<Int>, with string: String) {
        inputDelegate?.textWillChange(self)
        put(string, at: range)
        scrollCaretIntoView()
        inputDelegate?.textDidChange(self)
        textDidChange()
    }

    final func setAttribute(_ key: NSAttributedString.Key, to value: Any?) {
        explicitTypingAttributes?[key] = value
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

    /// Adapts the font to the preferred text size.
    final func adjustFont() {
        guard let font = ownFont else { return }
        let category = traitCollection.preferredContentSizeCategory
        let adjusted = font.adjusted(to: category == .unspecified ? .preferred(by: nil) : category)
        if adjusted != font { self.font = adjusted }
    }

    // MARK: User changes

    final func mayChange(_ range: Range<Int>, to string: String) -> Bool {
        delegate?.textView(self, shouldChangeTextIn: NSRange(range), replacementText: string) ?? true
    }

    @discardableResult
    final func change(_ range: Range<Int>, to string: String) -> Bool {
        guard isEditable, mayChange(range, to: string) else { return false }
        if explicitTypingAttributes != nil { ensureOwnAttributes() }
        let typing = explicitTypingAttributes
        performUserChange(range, with: string)
        // Explicitly set typing attributes remain in effect while the caret moves along with the typed text.
        explicitTypingAttributes = typing
        return true
    }

    /// Pastes a text over the selection, with the attributes that it has on the pasteboard if the user may change attributes.
    final func pasteWithAllowedAttributes() {
        guard allowsEditingTextAttributes, let text = UIPasteboard.general.styledText else {
            return pasteOverSelection()
        }
        let range = editor.selection.range
        guard isEditable, mayChange(range, to: text.string) else { return }
        ensureOwnAttributes()
        performUserChange(range, with: text.string, styled: text)
    }

    /// Returns the attributes of new text: the typing attributes if they were set, or those of the preceding
    /// character.
    final func attributesOfNewText(at range: Range<Int>) -> [NSAttributedString.Key: Any] {
        if let explicitTypingAttributes { return explicitTypingAttributes }
        guard let attributed, attributed.length > 0 else { return plainAttributes }
        let source = range.isEmpty ? range.lowerBound - 1 : range.lowerBound
        var attributes = attributed.attributes(at: min(max(0, source), attributed.length - 1), effectiveRange: nil)
        // Text that is typed after a link is not part of it.
        attributes[.link] = nil
        return attributes
    }

    final func textDidChange() {
        delegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    final func notifySelectionChange() {
        explicitTypingAttributes = nil
        delegate?.textViewDidChangeSelection(self)
    }

    // MARK: Moving

    final func destination(of movement: TextMovement, extending: Bool) -> Int {
        let block = block
        let head = editor.selection.head
        let goal = goalX
        goalX = nil
        switch movement {
        case .up, .down:
            let x = goal ?? block.caretRect(at: head).minX
            goalX = x
            return block.verticalNeighbor(of: head, below: movement == .down, x: x)
        case .lineStart: return block.line(at: head).lowerBound
        case .lineEnd: return block.line(at: head).upperBound
        default:
            let isRightToLeft = block.paragraph(atOffset: head).isRightToLeft
            return editor.destination(of: movement, extending: extending, isRightToLeft: isRightToLeft) {
                block.visualNeighbor(of: $0, toRight: $1)
            }
        }
    }

    final func edit(with key: HostKey) -> Bool {
        guard let command = EditingCommand(key) else { return false }
        let goal = goalX
        goalX = nil
        switch command {
        case .moveToField(true) where isEditable: insertText("\t")
        case .move(.up, _), .move(.down, _):
            goalX = goal
            perform(command)
        default: perform(command)
        }
        return true
    }

    // MARK: Touches

    /// Returns whether a touch drags the caret or a selection, and therefore must not scroll.
    final func isTouchedAtOnce(by touch: UITouch) -> Bool { isSelectable && startsDrag(with: touch) }

    final var visibleTextRect: CGRect { bounds }

    /// The scroll view that scrolls the lines: this text view, or, if it is as high as its text, an
    /// ancestor.
    final var lineScrollView: UIScrollView? {
        sequence(first: self as UIView, next: \.superview).lazy.compactMap { $0 as? UIScrollView }
            .first { $0.scrollableAxes.vertical }
    }

    final func editMenu(for range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
        delegate?.textView(self, editMenuForTextIn: range, suggestedActions: suggestedActions)
    }

    final func touchDidEnd(_ touch: UITouch) {
        let hasDragged = storedTouchControls?.touchDidEnd() == true
        if dragAnchor != nil {
            dragAnchor = nil
            return
        }
        if hasDragged { return }
        if touch.tapCount == 1, let item = item(at: touch.location(in: self)) { return perform(item) }
        guard touch.type != .indirectPointer else { return }
        // A text that is not editable has no caret: a single tap only removes the selection or shows its
        // menu.
        let hasSelection = isFirstResponder && !editor.selection.isEmpty
        if isEditable || touch.tapCount > 1 || hasSelection { directTouchDidTap(touch) }
    }

    final func followTextPress(_ press: UILongPressGestureRecognizer) {
        guard isSelectable else { return }
        // A text that is not editable has no caret, so a long press selects a word.
        followLongPress(press, selectsWords: !isEditable)
    }

    /// Returns whether a gesture must not begin: a scroll gesture while a mouse drag selects text or a touch
    /// drags the caret or a selection, or a long press on an item, which opens the item's menu.
    final func isPrevented(_ recognizer: UIGestureRecognizer) -> Bool {
        if dragAnchor != nil || storedTouchControls?.hasPendingDrag == true, recognizer is UIPanGestureRecognizer {
            return true
        }
        return recognizer === textPress && item(at: recognizer.location(in: self)) != nil
    }

    // MARK: Notifications

    /// Posted when editing of a text view begins. The notification's object is the text view.
    public class var textDidBeginEditingNotification: NSNotification.Name {
        NSNotification.Name("UITextViewTextDidBeginEditingNotification")
    }

    /// Posted when the user has changed the text of a text view. The notification's object is the text view.
    public class var textDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UITextViewTextDidChangeNotification")
    }

    /// Posted when editing of a text view ends. The notification's object is the text view.
    public class var textDidEndEditingNotification: NSNotification.Name {
        NSNotification.Name("UITextViewTextDidEndEditingNotification")
    }
}
