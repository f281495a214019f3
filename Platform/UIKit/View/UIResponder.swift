/// An object that can hear about touches, keys and commands, and hands on what it does not want.
@preconcurrency @MainActor
open class UIResponder: NSObject, UIResponderStandardEditActions {
    /// Makes a responder.
    public override init() {
        super.init()
    }

    /// The responder and all that it was saved with have been read from a nib. What is made in code, or read from another
    /// archive, does not hear of it.
    open func awakeFromNib() {}

    /// Who hears about what this responder does not handle.
    open var next: UIResponder? { nil }

    /// Whether the responder may become the first one: no, unless a subclass says so.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether the responder may stop being the first one.
    open var canResignFirstResponder: Bool { true }

    /// Whether keys come to this responder first.
    open var isFirstResponder: Bool {
        responderWindow?.firstResponder === self
    }

    /// Asks to be the first to hear about keys.
    ///
    /// - Returns: whether the responder is the first one now. It is not where it is in no window, does not want to, or
    ///   the current one does not let go.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard let window = responderWindow, canBecomeFirstResponder else { return false }
        if window.firstResponder === self { return true }
        if let current = window.firstResponder {
            // The keyboard stays while it is handed on.
            let mayResign = window.keepingKeyboard { current.resignFirstResponder() }
            guard mayResign else {
                window.firstResponderDidChange()
                return false
            }
        }
        window.firstResponder = self
        didBecomeFirstResponder()
        window.firstResponderDidChange()
        return true
    }

    /// The responder has become the first one; the keyboard does not know yet.
    func didBecomeFirstResponder() {}

    /// Stops being the first to hear about keys.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard canResignFirstResponder else { return false }
        if let window = responderWindow, window.firstResponder === self {
            window.firstResponder = nil
            didResignFirstResponder()
            window.firstResponderDidChange()
        }
        return true
    }

    /// The responder is no longer the first one; the keyboard does not know yet.
    func didResignFirstResponder() {}

    // MARK: Keyboard

    /// What is shown in place of the keyboard while this is the first responder. Nil for the keyboard itself, where text can
    /// be typed.
    open var inputView: UIView? { nil }

    /// What is shown above the keyboard while this is the first responder.
    open var inputAccessoryView: UIView? { nil }

    /// What keys of a hardware keyboard do while this responder, or one that comes before it, is the first one. Asked for each
    /// key. The first responder's go before those of whoever is next.
    open var keyCommands: [UIKeyCommand]? { nil }

    /// Shows the keyboard anew, if this is the first responder: its views, or what it wants of the keyboard, have changed.
    open func reloadInputViews() {
        if let window = responderWindow, window.firstResponder === self { window.firstResponderDidChange() }
    }

    /// What takes back changes: that of whoever is next.
    open var undoManager: UndoManager? { next?.undoManager }

    // MARK: Standard edit actions

    /// Whether the edit menu offers an action for what is selected: what whoever is next says.
    func canPerform(_ action: EditAction) -> Bool { next?.canPerform(action) ?? false }

    /// Copies what is selected, and deletes it. Handed on, unless a subclass knows how.
    open func cut(_ sender: Any?) { next?.cut(sender) }
    /// Copies what is selected. Handed on, unless a subclass knows how.
    open func copy(_ sender: Any?) { next?.copy(sender) }
    /// Puts what was copied in the place of what is selected. Handed on, unless a subclass knows how.
    open func paste(_ sender: Any?) { next?.paste(sender) }
    /// Selects what the caret is in. Handed on, unless a subclass knows how.
    open func select(_ sender: Any?) { next?.select(sender) }
    /// Selects everything. Handed on, unless a subclass knows how.
    open func selectAll(_ sender: Any?) { next?.selectAll(sender) }
    /// Deletes what is selected. Handed on, unless a subclass knows how.
    open func delete(_ sender: Any?) { next?.delete(sender) }
    /// Puts what was copied in the place of what is selected, looking as what is around it. Handed on, unless a subclass knows how.
    open func pasteAndMatchStyle(_ sender: Any?) { next?.pasteAndMatchStyle(sender) }
    /// Makes what is selected bold, or no longer. Handed on, unless a subclass knows how.
    open func toggleBoldface(_ sender: Any?) { next?.toggleBoldface(sender) }
    /// Makes what is selected italic, or no longer. Handed on, unless a subclass knows how.
    open func toggleItalics(_ sender: Any?) { next?.toggleItalics(sender) }
    /// Underlines what is selected, or no longer. Handed on, unless a subclass knows how.
    open func toggleUnderline(_ sender: Any?) { next?.toggleUnderline(sender) }
    /// Makes the letters of what is selected larger. Handed on, unless a subclass knows how.
    open func increaseSize(_ sender: Any?) { next?.increaseSize(sender) }
    /// Makes the letters of what is selected smaller. Handed on, unless a subclass knows how.
    open func decreaseSize(_ sender: Any?) { next?.decreaseSize(sender) }
    /// Lets the selected paragraphs run from left to right. Handed on, unless a subclass knows how.
    open func makeTextWritingDirectionLeftToRight(_ sender: Any?) { next?.makeTextWritingDirectionLeftToRight(sender) }
    /// Lets the selected paragraphs run from right to left. Handed on, unless a subclass knows how.
    open func makeTextWritingDirectionRightToLeft(_ sender: Any?) { next?.makeTextWritingDirectionRightToLeft(sender) }

    /// Fingers went down on the responder.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    /// Fingers that went down on the responder moved.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    /// Fingers that went down on the responder were lifted.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    /// The system took the touches away, as when a gesture was recognised.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    /// Keys went down.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }

    /// Keys that are down changed.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }

    /// Keys were released.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }

    /// The system took the keys away.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    /// The window whose keys the responder can get.
    final var responderWindow: UIWindow? {
        var responder: UIResponder? = self
        while let current = responder {
            if let view = current as? UIView { return view.window }
            if let controller = current as? UIViewController, let view = controller.viewIfLoaded { return view.window }
            responder = current.next
        }
        return nil
    }
}
