extension UIView {
    @discardableResult
    final func baseEndEditing(_ force: Bool) -> Bool {
        guard let window, let editing = window.firstResponder as? UIView, editing.isDescendant(of: self) else {
            return true
        }
        if force { window.forceEndEditing(editing) } else { editing.resignFirstResponder() }
        return window.firstResponder !== editing
    }
}

extension UIWindow {
    /// Resigns the first responder even if it refuses.
    final func forceEndEditing(_ responder: UIResponder) {
        isForcingEndOfEditing = true
        let ended = responder.resignFirstResponder()
        isForcingEndOfEditing = false
        guard !ended, firstResponder === responder else { return }
        firstResponder = nil
        responder.didResignFirstResponder()
        firstResponderDidChange()
    }

    /// Runs `body` without updating the keyboard for changes of the first responder.
    final func withoutKeyboardUpdates<Result>(_ body: () -> Result) -> Result {
        keyboardUpdateSuspensions += 1
        defer { keyboardUpdateSuspensions -= 1 }
        return body()
    }

    /// Updates the keyboard after the first responder or its input views have changed.
    final func firstResponderDidChange() {
        guard keyboardUpdateSuspensions == 0 else { return }
        UIApplication.shared.keyboard.update(for: self)
        inputTextDidChange()
    }

    /// Notifies the keyboard and the host that the caret moved; input methods show candidates next to it.
    final func inputTextDidChange() {
        UIApplication.shared.keyboard.inputDidChange(in: self)
        guard isKeyWindow || firstResponder == nil, let host = screen.host else { return }
        guard let input = typingTarget as? any UITextInput, let position = input.selectedTextRange?.end else {
            return host.textInputDidChange(caret: nil)
        }
        let view = input.textInputView
        if let observer = UIApplication.shared.accessibilityObserver, let inputView = input as? UIView {
            observer.textInputDidChange(in: inputView)
        }
        host.textInputDidChange(
            caret: convert(view.convert(input.caretRect(for: position), to: self as UIView), to: nil as UIWindow?))
    }
}
