/// The keyboard traits of a responder that accepts text input. All properties are optional.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
    /// The automatic capitalization of letters. The default is to capitalize sentences.
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    /// The autocorrection behavior. Text is not corrected on this platform, but the keyboard's suggestions and shortcuts
    /// depend on this property.
    var autocorrectionType: UITextAutocorrectionType { get set }
    /// The spell-checking behavior.
    var spellCheckingType: UITextSpellCheckingType { get set }
    /// The type of keyboard to display.
    var keyboardType: UIKeyboardType { get set }
    /// The appearance of the keyboard, independent of its environment.
    var keyboardAppearance: UIKeyboardAppearance { get set }
    /// The title of the return key.
    var returnKeyType: UIReturnKeyType { get set }
    /// Whether the return key is disabled while there is no text.
    var enablesReturnKeyAutomatically: Bool { get set }
    /// Whether typed text is obscured.
    var isSecureTextEntry: Bool { get set }
    /// The meaning of the text, or `nil` if it is unknown.
    var textContentType: UITextContentType! { get set }
    /// Whether typed quotation marks become curly.
    var smartQuotesType: UITextSmartQuotesType { get set }
    /// Whether two typed hyphens become a dash.
    var smartDashesType: UITextSmartDashesType { get set }
    /// Whether spaces are adjusted when text is pasted or cut. They are not on this platform.
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
    /// The rules for generated passwords. No passwords are generated on this platform.
    var passwordRules: UITextInputPasswordRules? { get set }
}

extension UITextInputTraits {
    /// The default implementation returns `.sentences`.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { .sentences }
        set { preconditionFailure(Self.missing("autocapitalizationType", newValue)) }
    }
    /// The default implementation returns `.default`.
    public var autocorrectionType: UITextAutocorrectionType {
        get { .default }
        set { preconditionFailure(Self.missing("autocorrectionType", newValue)) }
    }
    /// The default implementation returns `.default`.
    public var spellCheckingType: UITextSpellCheckingType {
        get { .default }
        set { preconditionFailure(Self.missing("spellCheckingType", newValue)) }
    }
    /// The default implementation returns `.default`.
    public var keyboardType: UIKeyboardType {
        get { .default }
        set { preconditionFailure(Self.missing("keyboardType", newValue)) }
    }
    /// The default implementation returns `.default`.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { .default }
        set { preconditionFailure(Self.missing("keyboardAppearance", newValue)) }
    }
    /// The default implementation returns `.default`.
    public var returnKeyType: UIReturnKeyType {
        get { .default }
        set { preconditionFailure(Self.missing("returnKeyType", newValue)) }
    }
    /// The default implementation returns `false`.
    public var enablesReturnKeyAutomatically: Bool {
        get { false }
        set { preconditionFailure(Self.missing("enablesReturnKeyAutomatically", newValue)) }
    }
    /// The default implementation returns `false`.
    public var isSecureTextEntry: Bool {
        get { false }
        set { preconditionFailure(Self.missing("isSecureTextEntry", newValue)) }
    }
    /// The default implementation returns `nil`.
    public var textContentType: UITextContentType! {
        get { nil }
        set { preconditionFailure(Self.missing("textContentType", newValue as Any)) }
    }

    /// The default implementation returns `.default`.
    public var smartQuotesType: UITextSmartQuotesType {
        get { .default }
        set { preconditionFailure(Self.missing("smartQuotesType", newValue)) }
    }
    /// The default implementation returns `.default`.
    public var smartDashesType: UITextSmartDashesType {
        get { .default }
        set { preconditionFailure(Self.missing("smartDashesType", newValue)) }
    }
    /// The default implementation returns `.default`.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { .default }
        set { preconditionFailure(Self.missing("smartInsertDeleteType", newValue)) }
    }
    /// The default implementation returns `nil`.
    public var passwordRules: UITextInputPasswordRules? {
        get { nil }
        set { preconditionFailure(Self.missing("passwordRules", newValue as Any)) }
    }

    private static func missing(_ name: String, _ value: Any) -> String {
        "\(Self.self).\(name) cannot be set to \(value) because the class does not declare it. "
            + "Declare the property in the class."
    }
}

/// The automatic capitalization of letters.
public enum UITextAutocapitalizationType: Int, Sendable {
    /// No capitalization.
    case none = 0
    /// Capitalization of the first letter of each word.
    case words = 1
    /// Capitalization of the first letter of each sentence.
    case sentences = 2
    /// Capitalization of all letters.
    case allCharacters = 3
}

/// The correction of words during typing.
public enum UITextAutocorrectionType: Int, Sendable {
    /// The system's default behavior.
    case `default` = 0
    case no = 1
    case yes = 2
}

/// The spell checking of text.
public enum UITextSpellCheckingType: Int, Sendable {
    /// The system's default behavior.
    case `default` = 0
    case no = 1
    case yes = 2
}

/// The type of a keyboard.
public enum UIKeyboardType: Int, Sendable {
    /// Letters, digits, and symbols.
    case `default` = 0
    /// ASCII letters, digits, and symbols.
    case asciiCapable = 1
    /// Digits and symbols first.
    case numbersAndPunctuation = 2
    /// A keyboard for URLs.
    case URL = 3
    /// Digits only.
    case numberPad = 4
    /// A telephone keypad.
    case phonePad = 5
    /// Letters first, with a telephone keypad.
    case namePhonePad = 6
    /// A keyboard for email addresses.
    case emailAddress = 7
    /// Digits and a decimal point.
    case decimalPad = 8
    /// A keyboard for short messages with user names and topics.
    case twitter = 9
    /// A keyboard for search terms and URLs.
    case webSearch = 10
    /// ASCII digits only.
    case asciiCapableNumberPad = 11

    /// The former name of `asciiCapable`.
    public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// The title of the return key of a keyboard.
public enum UIReturnKeyType: Int, Sendable {
    case `default` = 0
    case go = 1
    case google = 2
    case join = 3
    case next = 4
    case route = 5
    case search = 6
    case send = 7
    case yahoo = 8
    case done = 9
    case emergencyCall = 10
    case `continue` = 11
}

/// The appearance of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
    /// The appearance of the environment.
    case `default` = 0
    case dark = 1
    case light = 2

    /// The former name of `dark`.
    public static var alert: UIKeyboardAppearance { .dark }
}
