/// A keyboard shortcut: a key with modifiers that calls a method or a closure.
///
/// Responders return their commands from `keyCommands`. A command can also be part of a menu.
open class UIKeyCommand: UICommand {
    private let keyInput: String
    private let keyModifiers: UIKeyModifierFlags
    private let handler: ((UIKeyCommand) -> Void)?

    /// The text that the key types without modifiers, or a constant for a key without text, such as
    /// `inputUpArrow`.
    open var input: String? { keyInput }

    /// The modifier keys of the shortcut.
    open var modifierFlags: UIKeyModifierFlags { keyModifiers }

    /// Whether the command takes precedence over the system's use of the key, such as typing, moving the
    /// caret, scrolling or moving the focus.
    open var wantsPriorityOverSystemBehavior = false

    /// Creates a key command that calls a method of the first object in the responder chain that can perform
    /// it.
    ///
    /// - Parameters:
    ///   - title: The title of the command.
    ///   - image: The image of the command.
    ///   - action: The method. It may have a parameter for the command.
    ///   - input: The text that the key types without modifiers, or a constant such as
    ///     `UIKeyCommand.inputEscape`.
    ///   - modifierFlags: The modifier keys of the shortcut.
    ///   - propertyList: A value by which the method distinguishes commands.
    ///   - alternates: The commands that take the place of this one while modifier keys are held.
    ///   - discoverabilityTitle: A longer title that describes the command.
    ///   - attributes: The attributes of the command. With `.disabled`, its key does not perform it.
    ///   - state: The state of the command in a menu.
    public init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        keyInput = input
        keyModifiers = modifierFlags
        handler = nil
        super.init(
            title: title, image: image, action: action, propertyList: propertyList, alternates: alternates,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    }

    /// Creates a key command without a title that calls a method.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(action: action, input: input, modifierFlags: modifierFlags)
    }

    /// Creates a key command that calls a method, with a title for the list of shortcuts.
    public convenience init(
        input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
    ) {
        self.init(
            action: action, input: input, modifierFlags: modifierFlags, discoverabilityTitle: discoverabilityTitle)
    }

    /// Creates a key command that calls a closure.
    ///
    /// - Parameters:
    ///   - title: The title of the command.
    ///   - image: The image of the command.
    ///   - input: The text that the key types without modifiers, or a constant such as
    ///     `UIKeyCommand.inputEscape`.
    ///   - modifierFlags: The modifier keys of the shortcut.
    ///   - discoverabilityTitle: A longer title that describes the command.
    ///   - attributes: The attributes of the command. With `.disabled`, its key does not perform it.
    ///   - state: The state of the command in a menu.
    ///   - handler: The closure to call. Capture the command's owner weakly.
    public init(
        title: String = "", image: UIImage? = nil, input: String, modifierFlags: UIKeyModifierFlags = [],
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off, handler: @escaping (UIKeyCommand) -> Void
    ) {
        keyInput = input
        keyModifiers = modifierFlags
        self.handler = handler
        super.init(
            title: title, image: image, action: .performHandler, discoverabilityTitle: discoverabilityTitle,
            attributes: attributes, state: state)
    }

    open override func performWithSender(_ sender: Any?, target: Any?) {
        if let handler { handler(self) } else { super.performWithSender(sender, target: target) }
    }

    override func updateAvailability() {
        if handler == nil { super.updateAvailability() } else { isUnavailable = false }
    }

    /// Returns whether a responder can perform the command for `sender`.
    final func isAvailable(to sender: UIResponder) -> Bool { handler != nil || responder(from: sender) != nil }

    public nonisolated class var inputUpArrow: String { "UIKeyInputUpArrow" }
    public nonisolated class var inputDownArrow: String { "UIKeyInputDownArrow" }
    public nonisolated class var inputLeftArrow: String { "UIKeyInputLeftArrow" }
    public nonisolated class var inputRightArrow: String { "UIKeyInputRightArrow" }
    public nonisolated class var inputEscape: String { "UIKeyInputEscape" }
    public nonisolated class var inputPageUp: String { "UIKeyInputPageUp" }
    public nonisolated class var inputPageDown: String { "UIKeyInputPageDown" }
    public nonisolated class var inputHome: String { "UIKeyInputHome" }
    public nonisolated class var inputEnd: String { "UIKeyInputEnd" }
    /// The backspace key, which deletes the character before the caret.
    public nonisolated class var inputDelete: String { "\u{8}" }
    public nonisolated class var f1: String { "UIKeyInputF1" }
    public nonisolated class var f2: String { "UIKeyInputF2" }
    public nonisolated class var f3: String { "UIKeyInputF3" }
    public nonisolated class var f4: String { "UIKeyInputF4" }
    public nonisolated class var f5: String { "UIKeyInputF5" }
    public nonisolated class var f6: String { "UIKeyInputF6" }
    public nonisolated class var f7: String { "UIKeyInputF7" }
    public nonisolated class var f8: String { "UIKeyInputF8" }
    public nonisolated class var f9: String { "UIKeyInputF9" }
    public nonisolated class var f10: String { "UIKeyInputF10" }
    public nonisolated class var f11: String { "UIKeyInputF11" }
    public nonisolated class var f12: String { "UIKeyInputF12" }

    /// Returns whether the command is enabled and matches `key` and its modifiers.
    ///
    /// - Parameter controlIsCommand: Whether the Control key stands for Command, as in the shortcuts of other programs of the desktop.
    final func matches(_ key: HostKey, controlIsCommand: Bool) -> Bool {
        let relevant: UIKeyModifierFlags = [.shift, .control, .alternate, .command]
        var flags = modifierFlags.intersection(relevant)
        if controlIsCommand, flags.remove(.command) != nil { flags.insert(.control) }
        guard !attributes.contains(.disabled), flags == key.modifiers.intersection(relevant) else { return false }
        return keyInput.lowercased() == key.commandInput.lowercased()
    }
}

extension HostKey {
    /// The key's input string in key commands.
    fileprivate var commandInput: String {
        switch code {
        case .keyboardUpArrow: return UIKeyCommand.inputUpArrow
        case .keyboardDownArrow: return UIKeyCommand.inputDownArrow
        case .keyboardLeftArrow: return UIKeyCommand.inputLeftArrow
        case .keyboardRightArrow: return UIKeyCommand.inputRightArrow
        case .keyboardEscape: return UIKeyCommand.inputEscape
        case .keyboardPageUp: return UIKeyCommand.inputPageUp
        case .keyboardPageDown: return UIKeyCommand.inputPageDown
        case .keyboardHome: return UIKeyCommand.inputHome
        case .keyboardEnd: return UIKeyCommand.inputEnd
        case .keyboardDeleteOrBackspace: return UIKeyCommand.inputDelete
        case .keyboardReturnOrEnter, .keypadEnter: return "\r"
        case .keyboardTab: return "\t"
        case .keyboardSpacebar: return " "
        default: break
        }
        let function = UIKeyboardHIDUsage.keyboardF1.rawValue...UIKeyboardHIDUsage.keyboardF12.rawValue
        if function.contains(code.rawValue) { return "UIKeyInputF\(code.rawValue - function.lowerBound + 1)" }
        return letter
    }

    /// Whether the key may be a shortcut of the menu bar, which typing must not search.
    fileprivate var canBeShortcut: Bool {
        !modifiers.isDisjoint(with: [.control, .alternate, .command]) || commandInput.hasPrefix("UIKeyInput")
    }

    /// Whether the key edits or types text.
    fileprivate var isTextInput: Bool {
        if EditingCommand(self) != nil { return true }
        return modifiers.isDisjoint(with: [.control, .command]) && !(commandInput.hasPrefix("UIKeyInput"))
    }
}

extension UIWindow {
    /// Runs the first matching key command in the responder chain, or in the menu bar.
    ///
    /// - Returns: Whether a command ran.
    final func runKeyCommand(for key: HostKey) -> Bool {
        guard openMenuOverlay == nil else { return false }
        for responder in sequence(first: keyResponder, next: \.next) where responder.canRunKeyCommands {
            if run(responder.keyCommands ?? [], for: key, from: responder) { return true }
        }
        guard key.canBeShortcut else { return false }
        return run(UIApplication.shared.mainMenu.keyCommands, for: key, from: keyResponder)
    }

    private func run(_ commands: [UIKeyCommand], for key: HostKey, from responder: UIResponder) -> Bool {
        let isTyped = typingTarget != nil && key.isTextInput
        // A command with the Control key precedes one for which it stands for Command.
        for controlIsCommand in [false, true] {
            for command in commands where command.matches(key, controlIsCommand: controlIsCommand) {
                if isTyped, !command.wantsPriorityOverSystemBehavior { continue }
                guard command.isAvailable(to: responder) else { continue }
                command.performWithSender(responder, target: nil)
                return true
            }
        }
        return false
    }
}
