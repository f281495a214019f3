extension UIView {
    /// Ends the editing in the view, or in one inside of it, if there is any.
    ///
    /// - Parameter force: whether it ends even where that is refused.
    /// - Returns: whether nothing in the view is edited any more.
    @discardableResult
    public final func endEditing(_ force: Bool) -> Bool {
        guard let window, let editing = window.firstResponder as? UIView, editing.isDescendant(of: self) else {
            return true
        }
        if force { window.endEditingByForce(editing) } else { editing.resignFirstResponder() }
        return window.firstResponder !== editing
    }
}

extension UIWindow {
    /// Ends the editing in the first responder, whether or not that is refused.
    final func endEditingByForce(_ responder: UIResponder) {
        endsEditingByForce = true
        let ended = responder.resignFirstResponder()
        endsEditingByForce = false
        guard !ended, firstResponder === responder else { return }
        firstResponder = nil
        responder.didResignFirstResponder()
        firstResponderDidChange()
    }

    /// Runs `body` while the keyboard stays as it is, whoever is the first responder.
    final func keepingKeyboard<Result>(_ body: () -> Result) -> Result {
        keyboardHolds += 1
        defer { keyboardHolds -= 1 }
        return body()
    }

    /// Another responder is the first one, or it wants another keyboard.
    final func firstResponderDidChange() {
        guard keyboardHolds == 0 else { return }
        UIApplication.shared.keyboard.update(for: self)
        inputTextDidChange()
    }

    /// The caret of what is edited has moved: whoever composes text shows its choices beside it.
    final func inputTextDidChange() {
        UIApplication.shared.keyboard.inputDidChange(in: self)
        guard isKeyWindow || firstResponder == nil, let host = UIApplication.shared.host else { return }
        guard let input = typingTarget as? any UITextInput, let position = input.selectedTextRange?.end else {
            return host.textInputDidChange(caret: nil)
        }
        let view = input.textInputView
        host.textInputDidChange(
            caret: convert(view.convert(input.caretRect(for: position), to: self as UIView), to: nil as UIWindow?))
    }
}
