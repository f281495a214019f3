/// A field.
public struct CardInput: Hashable, Sendable {
    /// The kind of a field, with the properties of the kind.
    public enum Kind: Hashable, Sendable {
        /// A text.
        case text(Text)
        /// A number.
        case number(Number)
        /// A day.
        case date(DateField)
        /// A time of day.
        case time(TimeField)
        /// A switch.
        case toggle(Toggle)
        /// A selection.
        case choices(Choices)
    }

    /// The kind.
    public var kind: Kind
    /// The place of a label.
    public enum LabelPosition: String, CardKeyword {
        /// Beside or above the field.
        case inline, above
    }

    /// The text beside or above the field.
    public var label: String?
    /// The place of the label, or `nil` for that of the host.
    public var labelPosition: LabelPosition?
    /// Whether a value is required.
    public var isRequired = false
    /// The message that is displayed if the value is not valid.
    public var errorMessage: String?
    /// The text that is displayed while there is no value.
    public var placeholder: String?

    /// Creates a field.
    public init(_ kind: Kind, label: String? = nil) {
        self.kind = kind
        self.label = label
    }
}

extension CardInput {
    /// A text field.
    public struct Text: Hashable, Sendable {
        /// The kind of text, for the keyboard.
        public enum Style: String, CardKeyword {
            /// A text, or one with its own keyboard.
            case text, tel, url, email, password
        }

        /// The initial text.
        public var value: String?
        /// Whether the text may have several lines.
        public var isMultiline = false
        /// The maximum number of characters.
        public var maximumLength: Int?
        /// The regular expression that the text has to match.
        public var pattern: String?
        /// The kind of text.
        public var style = Style.text
        /// The action beside the field.
        public var inlineAction: CardAction?

        /// Creates an empty field.
        public init() {}
    }

    /// A number field.
    public struct Number: Hashable, Sendable {
        /// The initial number.
        public var value: Double?
        /// The minimum.
        public var minimum: Double?
        /// The maximum.
        public var maximum: Double?

        /// Creates an empty field.
        public init() {}
    }

    /// A date field.
    public struct DateField: Hashable, Sendable {
        /// The initial day.
        public var value: CardDay?
        /// The first day that can be selected.
        public var minimum: CardDay?
        /// The last day that can be selected.
        public var maximum: CardDay?

        /// Creates an empty field.
        public init() {}
    }

    /// A time field.
    public struct TimeField: Hashable, Sendable {
        /// The initial time.
        public var value: CardTime?
        /// The first time that can be selected.
        public var minimum: CardTime?
        /// The last time that can be selected.
        public var maximum: CardTime?

        /// Creates an empty field.
        public init() {}
    }

    /// A switch.
    public struct Toggle: Hashable, Sendable {
        /// The text beside the switch.
        public var title: String
        /// The initial value, ``valueOn`` or ``valueOff``.
        public var value = "false"
        /// The value while the switch is on.
        public var valueOn = "true"
        /// The value while the switch is off.
        public var valueOff = "false"
        /// Whether a long text has several lines.
        public var wraps = false

        /// Creates a switch that is off.
        public init(_ title: String) {
            self.title = title
        }
    }

    /// A selection.
    public struct Choices: Hashable, Sendable {
        /// An option.
        public struct Choice: Hashable, Sendable {
            /// The text.
            public var title: String
            /// The value that is submitted.
            public var value: String

            /// Creates an option.
            public init(title: String, value: String) {
                self.title = title
                self.value = value
            }
        }

        /// The appearance of a selection.
        public enum Style: String, CardKeyword {
            /// The options are displayed on request.
            case compact
            /// All options are displayed.
            case expanded
            /// The options are displayed on request, and can be searched.
            case filtered
        }

        /// The options.
        public var choices: [Choice] = []
        /// The values of the options that are selected at first.
        public var selection: [String] = []
        /// Whether several options can be selected.
        public var isMultiple = false
        /// The appearance.
        public var style = Style.compact
        /// The data set of the server from which further options are queried.
        public var query: CardDataQuery?

        /// Creates a selection without options.
        public init() {}
    }
}
