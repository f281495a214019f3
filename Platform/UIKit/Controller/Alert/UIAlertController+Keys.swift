/// The keyboard in an alert: Escape cancels, Return selects, Tab and the arrow keys highlight buttons.
extension UIAlertController {
    final var alertKeyCommands: [UIKeyCommand] {
        let isTyping = editedField != nil
        var commands = [
            command(UIKeyCommand.inputEscape) { $0.cancelByKey() },
            command("\t") { $0.moveHighlight(backwards: false) },
            command("\t", .shift) { $0.moveHighlight(backwards: true) },
        ]
        guard !isTyping else { return commands }
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        commands += [
            command("\r") { $0.chooseByKey() },
            command(" ") { $0.alertView?.selectHighlighted() },
            command(UIKeyCommand.inputDownArrow) { $0.highlight(backwards: false) },
            command(UIKeyCommand.inputUpArrow) { $0.highlight(backwards: true) },
            command(UIKeyCommand.inputRightArrow) { $0.highlight(backwards: isRightToLeft) },
            command(UIKeyCommand.inputLeftArrow) { $0.highlight(backwards: !isRightToLeft) },
        ]
        return commands
    }

    private func command(
        _ input: String, _ modifiers: UIKeyModifierFlags = [], _ body: @escaping (UIAlertController) -> Void
    ) -> UIKeyCommand {
        let command = UIKeyCommand(input: input, modifierFlags: modifiers) { [weak self] _ in
            if let self { body(self) }
        }
        command.wantsPriorityOverSystemBehavior = true
        return command
    }

    private var editedField: UITextField? { textFields?.first(where: \.isEditing) }

    /// Chooses the cancel action.
    ///
    /// - Returns: Whether there is one.
    @discardableResult
    final func cancelByKey() -> Bool {
        guard let cancelAction else { return false }
        choose(cancelAction)
        return true
    }

    private func chooseByKey() {
        guard let alertView else { return }
        if alertView.hasHighlightedButton {
            alertView.selectHighlighted()
        } else if let returnAction {
            choose(returnAction)
        }
    }

    private func highlight(backwards: Bool) {
        _ = alertView?.highlightNext(backwards: backwards, wraps: true)
    }

    /// Moves with the Tab key through the fields and buttons, cyclically.
    private func moveHighlight(backwards: Bool) {
        guard let alertView else { return }
        let fields = (textFields ?? []).filter(\.canBecomeFirstResponder)
        if let edited = editedField, let place = fields.firstIndex(where: { $0 === edited }) {
            let next = place + (backwards ? -1 : 1)
            if fields.indices.contains(next) { return edit(fields[next]) }
            becomeFirstResponder()
            if !alertView.highlightNext(backwards: backwards, wraps: false),
                let other = backwards ? fields.last : fields.first
            {
                edit(other)
            }
        } else if !alertView.highlightNext(backwards: backwards, wraps: fields.isEmpty),
            let field = backwards ? fields.last : fields.first
        {
            alertView.clearHighlight()
            edit(field)
        }
    }

    private func edit(_ field: UITextField) {
        field.becomeFirstResponder()
        field.selectAll(nil)
    }
}
