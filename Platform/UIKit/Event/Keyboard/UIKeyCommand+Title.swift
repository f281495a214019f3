extension UIKeyCommand {
    /// The key with its modifiers, as programs of the desktop display shortcuts: "Ctrl+Shift+S". `nil` without a key.
    final var shortcutTitle: String? {
        guard let input, !input.isEmpty else { return nil }
        let modifiers: [(UIKeyModifierFlags, String)] = [
            // Control stands for Command.
            ([.control, .command], "Ctrl"), (.alternate, "Alt"), (.shift, "Shift"),
        ]
        let names = modifiers.filter { !modifierFlags.isDisjoint(with: $0.0) }.map(\.1)
        return (names + [Self.keyName(input)]).joined(separator: "+")
    }

    private static func keyName(_ input: String) -> String {
        switch input {
        case inputUpArrow: "↑"
        case inputDownArrow: "↓"
        case inputLeftArrow: "←"
        case inputRightArrow: "→"
        case inputEscape: "Esc"
        case inputPageUp: "PgUp"
        case inputPageDown: "PgDn"
        case inputHome: "Home"
        case inputEnd: "End"
        case inputDelete: "Backspace"
        case "\r": "Enter"
        case "\t": "Tab"
        case " ": "Space"
        default: input.hasPrefix("UIKeyInput") ? String(input.dropFirst("UIKeyInput".count)) : input.uppercased()
        }
    }
}
