/// An editing action of a key that does not insert a character.
enum EditingCommand: Equatable {
    case move(TextMovement, extending: Bool)
    case delete(TextDeletion)
    case selectAll, copy, cut, paste, undo, redo
    /// The Return or Enter key.
    case commit
    /// The Tab key, which moves to the next or previous field.
    case moveToField(forwards: Bool)

    /// Creates the command for a key, supporting the shortcuts of desktop systems and those of Apple
    /// keyboards with the Command key.
    init?(_ key: HostKey) {
        let modifiers = key.modifiers.intersection([.shift, .control, .alternate, .command])
        if let command = Self.shortcut(key, modifiers) {
            self = command
            return
        }
        let extending = modifiers.contains(.shift)
        let byWord = !modifiers.isDisjoint(with: [.control, .alternate])
        let toEnd = modifiers.contains(.command)
        switch key.code {
        case .keyboardLeftArrow:
            self = .move(toEnd ? .lineStart : byWord ? .wordLeft : .left, extending: extending)
        case .keyboardRightArrow:
            self = .move(toEnd ? .lineEnd : byWord ? .wordRight : .right, extending: extending)
        case .keyboardUpArrow: self = .move(toEnd ? .documentStart : .up, extending: extending)
        case .keyboardDownArrow: self = .move(toEnd ? .documentEnd : .down, extending: extending)
        case .keyboardHome:
            self = .move(modifiers.contains(.control) ? .documentStart : .lineStart, extending: extending)
        case .keyboardEnd:
            self = .move(modifiers.contains(.control) ? .documentEnd : .lineEnd, extending: extending)
        case .keyboardDeleteOrBackspace:
            self = .delete(toEnd ? .toParagraphStart : byWord ? .wordBackward : .backward)
        case .keyboardDeleteForward:
            self = modifiers == .shift ? .cut : .delete(byWord ? .wordForward : .forward)
        case .keyboardInsert where modifiers == .shift: self = .paste
        case .keyboardInsert where modifiers == .control: self = .copy
        case .keyboardReturnOrEnter, .keypadEnter:
            guard modifiers.isDisjoint(with: [.control, .command]) else { return nil }
            self = .commit
        case .keyboardTab:
            guard modifiers.isDisjoint(with: [.control, .alternate, .command]) else { return nil }
            self = .moveToField(forwards: !extending)
        default: return nil
        }
    }

    private static func shortcut(_ key: HostKey, _ modifiers: UIKeyModifierFlags) -> EditingCommand? {
        let main = modifiers.intersection([.control, .command])
        guard main == .control || main == .command, !modifiers.contains(.alternate) else { return nil }
        switch (key.letter, modifiers.contains(.shift)) {
        case ("a", false): return .selectAll
        case ("c", false): return .copy
        case ("x", false): return .cut
        case ("v", _): return .paste
        case ("z", false): return .undo
        case ("z", true), ("y", false): return .redo
        default: return nil
        }
    }
}

extension HostKey {
    /// The lowercase letter of the key in the user's keyboard layout, or in the US layout if the host does
    /// not report characters.
    var letter: String {
        if !characters.isEmpty { return characters.lowercased() }
        let letters = UIKeyboardHIDUsage.keyboardA.rawValue...UIKeyboardHIDUsage.keyboardZ.rawValue
        guard letters.contains(code.rawValue),
            let scalar = Unicode.Scalar(UInt32(code.rawValue - letters.lowerBound) + 0x61)
        else { return "" }
        return String(Character(scalar))
    }
}
