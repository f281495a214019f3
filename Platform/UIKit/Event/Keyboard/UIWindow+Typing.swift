/// Delivers the text typed on a hardware keyboard, with an input method or on the on-screen keyboard to the
/// first responder.
@MainActor
extension UIWindow {
    /// The responder that receives typed text, or `nil` while a menu is open, which handles the keys.
    final var typingTarget: (any UIKeyInput)? {
        openMenuOverlay == nil ? firstResponder as? any UIKeyInput : nil
    }

    /// Inserts text into the first responder.
    final func type(_ text: String) {
        guard !text.isEmpty else { return }
        typingTarget?.insertText(text)
    }

    /// Shows the text that an input method is composing in the first responder.
    final func compose(_ text: String, selecting selection: Range<Int>) {
        guard let input = typingTarget as? any UITextInput, !text.isEmpty || input.markedTextRange != nil else {
            return
        }
        input.setMarkedText(text, selectedRange: NSRange(selection))
    }

    /// Handles a key that types no text; hosts send only characters as text.
    ///
    /// - Returns: Whether the key has edited a text or moved its caret.
    final func edit(with key: HostKey) -> Bool {
        guard let input = typingTarget else { return false }
        if let editor = input as? any KeyEditing { return editor.edit(with: key) }
        guard key.modifiers.isDisjoint(with: [.command, .control]) else { return false }
        switch key.code {
        case .keyboardDeleteOrBackspace: input.deleteBackward()
        case .keyboardReturnOrEnter, .keypadEnter: input.insertText("\n")
        case .keyboardTab: input.insertText("\t")
        default: return false
        }
        return true
    }

    // MARK: Moving between fields

    /// Moves editing to the next or previous field in reading order, wrapping around at the end.
    final func moveEditing(from field: UIView, forwards: Bool) {
        let fields = editableFields(in: field.presentationContainer ?? self)
        guard let index = fields.firstIndex(where: { $0 === field }) else { return }
        for step in 1..<max(1, fields.count) {
            let next = fields[(index + (forwards ? step : fields.count - step)) % fields.count]
            guard next.becomeFirstResponder() else { continue }
            (next as? UITextField)?.selectAll(nil)
            return
        }
    }

    /// Returns the editable views in `root` in reading order.
    private func editableFields(in root: UIView) -> [UIView] {
        var found: [(view: UIView, frame: CGRect)] = []
        func visit(_ view: UIView) {
            guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled else { return }
            if view is any KeyEditing, view.canBecomeFirstResponder {
                found.append((view, view.convert(view.bounds, to: self as UIView)))
                return
            }
            for subview in view.subviews { visit(subview) }
        }
        visit(root)
        let sign: CGFloat = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
        return found.enumerated().sorted { first, second in
            let (one, other) = (first.element.frame, second.element.frame)
            // Fields are in the same line if the midline of one crosses the other.
            if one.midY < other.minY || other.midY > one.maxY { return true }
            if other.midY < one.minY || one.midY > other.maxY { return false }
            return sign * one.minX < sign * other.minX
        }.map(\.element.view)
    }
}

extension UIView {
    /// The container of the presentation that includes the view. Tab does not leave it.
    fileprivate var presentationContainer: UIView? {
        sequence(first: self, next: \.superview).first { $0 is PresentationContainerView }
    }
}
