/// The attributes of texts for assistive technologies: of `accessibilityAttributedLabel` and the like, and of the texts of labels and text
/// views.
extension NSAttributedString.Key {
    /// A Boolean value: whether all punctuation is read.
    public static let accessibilitySpeechPunctuation = NSAttributedString.Key(
        "UIAccessibilitySpeechAttributePunctuation")
    /// A `String`: the language in which the text is read, as a BCP 47 code.
    public static let accessibilitySpeechLanguage = NSAttributedString.Key("UIAccessibilitySpeechAttributeLanguage")
    /// A number from 0 to 2: the pitch of the voice, which is 1 by default.
    public static let accessibilitySpeechPitch = NSAttributedString.Key("UIAccessibilitySpeechAttributePitch")
    /// A Boolean value: whether an announcement waits for what is being read, instead of interrupting it.
    public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
        "UIAccessibilitySpeechAttributeQueueAnnouncement")
    /// A `String`: the pronunciation in the International Phonetic Alphabet.
    public static let accessibilitySpeechIPANotation = NSAttributedString.Key(
        "UIAccessibilitySpeechAttributeIPANotation")
    /// A Boolean value: whether the text is read letter by letter.
    public static let accessibilitySpeechSpellOut = NSAttributedString.Key("UIAccessibilitySpeechAttributeSpellOut")
    /// A number from 1 to 6: the level of the heading that the text is. A text with the value 0 is no heading.
    public static let accessibilityTextHeadingLevel = NSAttributedString.Key("UIAccessibilityTextAttributeHeadingLevel")
    /// An array of `String` values: attributes of the app, for the user.
    public static let accessibilityTextCustom = NSAttributedString.Key("UIAccessibilityTextAttributeCustom")
    /// A ``UIAccessibilityTextualContext``: the kind of the text.
    public static let UIAccessibilityTextAttributeContext = NSAttributedString.Key(
        "UIAccessibilityTextAttributeContext")
}

/// The kind of a text, by which assistive technologies decide how to read it.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String

    /// Creates a kind with a name.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    /// Creates a kind with a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A document that the user writes.
    public static let wordProcessing = UIAccessibilityTextualContext("UIAccessibilityTextualContextWordProcessing")
    /// A text to read, such as a book.
    public static let narrative = UIAccessibilityTextualContext("UIAccessibilityTextualContextNarrative")
    /// A conversation.
    public static let messaging = UIAccessibilityTextualContext("UIAccessibilityTextualContextMessaging")
    /// The cells of a spreadsheet.
    public static let spreadsheet = UIAccessibilityTextualContext("UIAccessibilityTextualContextSpreadsheet")
    /// Names of files and folders.
    public static let fileSystem = UIAccessibilityTextualContext("UIAccessibilityTextualContextFileSystem")
    /// The source code of a program.
    public static let sourceCode = UIAccessibilityTextualContext("UIAccessibilityTextualContextSourceCode")
    /// The input and output of a terminal.
    public static let console = UIAccessibilityTextualContext("UIAccessibilityTextualContextConsole")
}

@MainActor
extension NSObjectProtocol where Self: NSObject {
    /// The kind of the object's text, or `nil` for any.
    public var accessibilityTextualContext: UIAccessibilityTextualContext? {
        get { anyAccessibilityValues.textualContext }
        set { anyAccessibilityValues.textualContext = newValue }
    }
}
