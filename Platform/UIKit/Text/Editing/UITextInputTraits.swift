/// What a responder that text is typed into wants of the keyboard. All of it is optional.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
    /// When letters are capitals without shift: at the beginnings of sentences, unless told otherwise.
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    /// Whether words are corrected. Nothing is corrected here; the keyboard's shortcuts go by it.
    var autocorrectionType: UITextAutocorrectionType { get set }
    /// Whether spelling is checked.
    var spellCheckingType: UITextSpellCheckingType { get set }
    /// Which keys there are.
    var keyboardType: UIKeyboardType { get set }
    /// Whether the keyboard is light or dark, whatever is around it.
    var keyboardAppearance: UIKeyboardAppearance { get set }
    /// What the return key says.
    var returnKeyType: UIReturnKeyType { get set }
    /// Whether the return key can be used only when there is text.
    var enablesReturnKeyAutomatically: Bool { get set }
    /// Whether nobody is to read what is typed.
    var isSecureTextEntry: Bool { get set }
    /// What the text means.
    var textContentType: UITextContentType! { get set }
}

extension UITextInputTraits {
    /// At the beginnings of sentences.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { .sentences }
        set { preconditionFailure(Self.missing("autocapitalizationType", newValue)) }
    }
    /// As the system does.
    public var autocorrectionType: UITextAutocorrectionType {
        get { .default }
        set { preconditionFailure(Self.missing("autocorrectionType", newValue)) }
    }
    /// As the system does.
    public var spellCheckingType: UITextSpellCheckingType {
        get { .default }
        set { preconditionFailure(Self.missing("spellCheckingType", newValue)) }
    }
    /// Letters, figures and signs.
    public var keyboardType: UIKeyboardType {
        get { .default }
        set { preconditionFailure(Self.missing("keyboardType", newValue)) }
    }
    /// As what is around it.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { .default }
        set { preconditionFailure(Self.missing("keyboardAppearance", newValue)) }
    }
    /// "return".
    public var returnKeyType: UIReturnKeyType {
        get { .default }
        set { preconditionFailure(Self.missing("returnKeyType", newValue)) }
    }
    /// It can be used always.
    public var enablesReturnKeyAutomatically: Bool {
        get { false }
        set { preconditionFailure(Self.missing("enablesReturnKeyAutomatically", newValue)) }
    }
    /// It may be read.
    public var isSecureTextEntry: Bool {
        get { false }
        set { preconditionFailure(Self.missing("isSecureTextEntry", newValue)) }
    }
    /// Nobody knows.
    public var textContentType: UITextContentType! {
        get { nil }
        set { preconditionFailure(Self.missing("textContentType", newValue as Any)) }
    }

    private static func missing(_ name: String, _ value: Any) -> String {
        "\(Self.self) has no \(name) to set to \(value): declare the property in the class"
    }
}

/// When letters are capitals without shift.
public enum UITextAutocapitalizationType: Int, Sendable {
    /// Never.
    case none = 0
    /// At the beginnings of words.
    case words = 1
    /// At the beginnings of sentences.
    case sentences = 2
    /// Always.
    case allCharacters = 3
}

/// Whether words are corrected as they are typed.
public enum UITextAutocorrectionType: Int, Sendable {
    /// As the system does.
    case `default` = 0
    case no = 1
    case yes = 2
}

/// Whether spelling is checked.
public enum UITextSpellCheckingType: Int, Sendable {
    /// As the system does.
    case `default` = 0
    case no = 1
    case yes = 2
}

/// Which keys a keyboard has.
public enum UIKeyboardType: Int, Sendable {
    /// Letters, figures and signs.
    case `default` = 0
    /// Letters, figures and signs of ASCII alone.
    case asciiCapable = 1
    /// Figures and signs at first.
    case numbersAndPunctuation = 2
    /// For addresses of the web.
    case URL = 3
    /// Figures alone.
    case numberPad = 4
    /// As on a telephone.
    case phonePad = 5
    /// Letters at first, then as on a telephone.
    case namePhonePad = 6
    /// For addresses of mail.
    case emailAddress = 7
    /// Figures and a decimal point.
    case decimalPad = 8
    /// For short messages with names and topics.
    case twitter = 9
    /// For searches, and addresses of the web.
    case webSearch = 10
    /// Figures of ASCII alone.
    case asciiCapableNumberPad = 11

    /// The old name of `asciiCapable`.
    public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// What the return key of a keyboard says.
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

/// Whether a keyboard is light or dark.
public enum UIKeyboardAppearance: Int, Sendable {
    /// As what is around it.
    case `default` = 0
    case dark = 1
    case light = 2

    /// The old name of `dark`.
    public static var alert: UIKeyboardAppearance { .dark }
}
