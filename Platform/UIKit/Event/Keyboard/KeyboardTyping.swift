/// The way of what is typed to the first responder, from a keyboard with keys, from an input method, and from the keyboard
/// on the screen.
@MainActor
extension UIWindow {
    /// What is typed into, unless a menu is open, which has the keys.
    final var typingTarget: (any UIKeyInput)? {
        openMenu == nil ? firstResponder as? any UIKeyInput : nil
    }

    /// Types text into the first responder.
    final func type(_ text: String) {
        guard !text.isEmpty else { return }
        typingTarget?.insertText(text)
    }

    /// Shows in the first responder what an input method is composing.
    final func compose(_ text: String, selecting part: Range<Int>) {
        guard let input = typingTarget as? any UITextInput, !text.isEmpty || input.markedTextRange != nil else {
            return
        }
        input.setMarkedText(text, selectedRange: NSRange(part))
    }

    /// What keys do in a text that type nothing themselves: hosts send only characters as text.
    final func edit(with key: HostKey) {
        guard let input = typingTarget else { return }
        if let editor = input as? any KeyEditing {
            _ = editor.edit(with: key)
            return
        }
        guard key.modifiers.isDisjoint(with: [.command, .control]) else { return }
        switch key.code {
        case .keyboardDeleteOrBackspace: input.deleteBackward()
        case .keyboardReturnOrEnter, .keypadEnter: input.insertText("\n")
        case .keyboardTab: input.insertText("\t")
        default: break
        }
    }

    // MARK: From field to field

    /// Tab: the next field is edited, in the order of reading, or the one before; behind the last one the first.
    final func moveEditing(from field: UIView, forwards: Bool) {
        let fields = editableFields(in: field.presentationRoot ?? self)
        guard let place = fields.firstIndex(where: { $0 === field }) else { return }
        for step in 1..<max(1, fields.count) {
            let next = fields[(place + (forwards ? step : fields.count - step)) % fields.count]
            guard next.becomeFirstResponder() else { continue }
            (next as? UITextField)?.selectAll(nil)
            return
        }
    }

    /// What can be edited in `root`, from top to bottom, then as reading goes.
    private func editableFields(in root: UIView) -> [UIView] {
        var found: [(view: UIView, frame: CGRect)] = []
        func look(at view: UIView) {
            guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled else { return }
            if view is any KeyEditing, view.canBecomeFirstResponder {
                found.append((view, view.convert(view.bounds, to: self as UIView)))
                return
            }
            for subview in view.subviews { look(at: subview) }
        }
        look(at: root)
        let sign: CGFloat = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
        return found.enumerated().sorted { first, second in
            let (one, other) = (first.element.frame, second.element.frame)
            // Fields whose middles are in each other's height stand side by side.
            if one.midY < other.minY || other.midY > one.maxY { return true }
            if other.midY < one.minY || one.midY > other.maxY { return false }
            return sign * one.minX < sign * other.minX
        }.map(\.element.view)
    }
}

extension UIView {
    /// The container of the presentation that the view is part of: what is behind that is out of the keyboard's reach.
    fileprivate var presentationRoot: UIView? {
        sequence(first: self, next: \.superview).first { $0 is PresentationContainerView }
    }
}
