/// The keyboard traits of a text input.
struct KeyboardTraits: Equatable {
    var type = UIKeyboardType.default
    var returnKey = UIReturnKeyType.default
    var isReturnEnabled = true
    var capitalization = UITextAutocapitalizationType.sentences
    var appearance = UIKeyboardAppearance.default
    var isSecure = false
    /// Whether words are suggested above the keys.
    var hasSuggestions = false

    init() {}

    @MainActor
    init(_ input: any UIKeyInput) {
        type = input.keyboardType
        returnKey = input.returnKeyType
        isReturnEnabled = !input.enablesReturnKeyAutomatically || input.hasText
        isSecure = input.isSecureTextEntry
        // Addresses and passwords are not capitalized.
        let hasCapitals = !isSecure && type != .emailAddress && type != .URL && type != .webSearch
        capitalization = hasCapitals ? input.autocapitalizationType : .none
        appearance = input.keyboardAppearance
        // Only the text of such an input can be read. Addresses, numbers and passwords have no words.
        hasSuggestions =
            input is any UITextInput && !isSecure && input.autocorrectionType != .no
            && [.default, .asciiCapable, .twitter, .numbersAndPunctuation].contains(type)
    }

    /// The title of the return key.
    var returnTitle: String {
        switch returnKey {
        case .default: "return"
        case .go: "go"
        case .google, .yahoo, .search: "search"
        case .join: "join"
        case .next: "next"
        case .route: "route"
        case .send: "send"
        case .done: "done"
        case .emergencyCall: "SOS"
        case .continue: "continue"
        }
    }

    /// Whether the return key is emphasized, because it submits the input.
    var isReturnProminent: Bool { ![.default, .next, .continue].contains(returnKey) }

    /// Returns whether the next letter after `text` is capitalized.
    func capitalizes(after text: String) -> Bool {
        switch capitalization {
        case .none: return false
        case .allCharacters: return true
        case .words: return text.last.map { $0.isWhitespace } ?? true
        case .sentences:
            guard let last = text.last else { return true }
            if last.isNewline { return true }
            guard last.isWhitespace else { return false }
            let end = text.last { !$0.isWhitespace }
            return end.map { ".!?".contains($0) } ?? true
        }
    }
}
