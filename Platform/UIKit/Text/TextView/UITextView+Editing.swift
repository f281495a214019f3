import Foundation

/// What people do to the text.
extension UITextView: TextEditing {
    // MARK: Beginning and end

    final var takesChanges: Bool { isEditable && isFirstResponder }
    final var showsCaret: Bool { takesChanges }

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
        replacesAll = false
        dragAnchor = nil
        storedTouchControls?.end()
        openChange = nil
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
        setNeedsLayout()
        if isFirstResponder { reloadInputViews() }
    }

    // MARK: Changing by code

    final func setText(_ string: String, attributed new: NSMutableAttributedString?) {
        if new == nil, attributed == nil, string == editor.text { return }
        inputDelegate?.textWillChange(self)
        editor = EditableText(string)
        attributed = new
        openChange = nil
        ownTypingAttributes = nil
        undoManager?.removeAllActions()
        displayDidChange()
        scrollCaretIntoView()
        inputDelegate?.textDidChange(self)
    }

    final func replaceByCode(_ range: Range<Int>, with string: String) {
        inputDelegate?.textWillChange(self)
        put(string, at: range)
        scrollCaretIntoView()
        inputDelegate?.textDidChange(self)
        textDidChange()
    }

    final func setAttribute(_ key: NSAttributedString.Key, to value: Any?) {
        ownTypingAttributes?[key] = value
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

    final func mayChange(_ range: Range<Int>, to string: String) -> Bool {
        delegate?.textView(self, shouldChangeTextIn: NSRange(range), replacementText: string) ?? true
    }

    @discardableResult
    final func change(_ range: Range<Int>, to string: String) -> Bool {
        guard isEditable, mayChange(range, to: string) else { return false }
        if ownTypingAttributes != nil { keepAttributes() }
        let typing = ownTypingAttributes
        replaceByHand(range, with: string)
        // Whoever set how to type goes on so, while the caret goes along with what is typed.
        ownTypingAttributes = typing
        return true
    }

    /// What comes in is as was set, or as what stands before it.
    final func attributesOfNewText(at range: Range<Int>) -> [NSAttributedString.Key: Any] {
        if let ownTypingAttributes { return ownTypingAttributes }
        guard let attributed, attributed.length > 0 else { return plainAttributes }
        let source = range.isEmpty ? range.lowerBound - 1 : range.lowerBound
        var attributes = attributed.attributes(at: min(max(0, source), attributed.length - 1), effectiveRange: nil)
        // A link ends where one types on.
        attributes[.link] = nil
        return attributes
    }

    final func textDidChange() {
        delegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    final func tellSelectionChange() {
        ownTypingAttributes = nil
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
            return block.place(movement == .down, head, x: x)
        case .lineStart: return block.line(at: head).lowerBound
        case .lineEnd: return block.line(at: head).upperBound
        default:
            let isRightToLeft = block.paragraphs[block.index(at: head)].isRightToLeft
            return editor.destination(of: movement, extending: extending, isRightToLeft: isRightToLeft) {
                block.neighbour(of: $0, toRight: $1)
            }
        }
    }

    final func edit(with key: HostKey) -> Bool {
        guard let command = EditingCommand(key) else { return false }
        let goal = goalX
        goalX = nil
        switch command {
        case .leave(true) where isEditable: insertText("\t")
        case .move(.up, _), .move(.down, _):
            goalX = goal
            perform(command)
        default: perform(command)
        }
        return true
    }

    // MARK: Touches

    /// A finger that takes something of the text along scrolls nothing.
    final func isTouchedAtOnce(by touch: UITouch) -> Bool { isSelectable && isGripped(by: touch) }

    final var textClip: CGRect { bounds }

    /// The text view itself; one that is as high as its text is scrolled by what it is in.
    final var scrollViewOfLines: UIScrollView? {
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
        // What can't be edited has no caret: one tap only ends a selection, or shows its menu.
        let hasSelection = isFirstResponder && !editor.selection.isEmpty
        if isEditable || touch.tapCount > 1 || hasSelection { fingerDidTap(touch) }
    }

    final func followTextPress(_ press: UILongPressGestureRecognizer) {
        guard isSelectable else { return }
        // What can't be edited has no caret: a word is selected.
        followLongPress(press, selectsWords: !isEditable)
    }

    // MARK: Notifications

    /// Editing began in a text view, which is the object.
    public class var textDidBeginEditingNotification: NSNotification.Name {
        NSNotification.Name("UITextViewTextDidBeginEditingNotification")
    }

    /// A person changed the text of a text view, which is the object.
    public class var textDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UITextViewTextDidChangeNotification")
    }

    /// Editing ended in a text view, which is the object.
    public class var textDidEndEditingNotification: NSNotification.Name {
        NSNotification.Name("UITextViewTextDidEndEditingNotification")
    }
}
