/// The style of a text.
public struct CardTextStyle: Hashable, Sendable {
    /// The size, or `nil` for that of the surroundings.
    public var size: CardFontSize?
    /// The weight, or `nil` for that of the surroundings.
    public var weight: CardFontWeight?
    /// The color, or `nil` for that of the surroundings.
    public var color: CardColor?
    /// The design of the font, or `nil` for that of the surroundings.
    public var fontType: CardFontType?
    /// Whether the text is less prominent, or `nil` as in the surroundings.
    public var isSubtle: Bool?

    /// Creates the style of the surroundings.
    public init() {}
}

/// A text in one style, with a subset of Markdown and functions for dates: see ``CardMarkdown`` and ``CardDateFunction``.
public struct CardTextBlock: Hashable, Sendable {
    /// The role of a text.
    public enum Role: String, CardKeyword {
        /// A text.
        case `default`
        /// A heading, for assistive technologies too.
        case heading
    }

    /// The text.
    public var text: String
    /// The style.
    public var style = CardTextStyle()
    /// Whether the text is a heading.
    public var role = Role.default
    /// Whether the text has several lines if it is long.
    public var wraps = false
    /// The maximum number of lines, or `nil` for any number.
    public var maximumLines: Int?
    /// The alignment, or `nil` for that of the surroundings.
    public var horizontalAlignment: CardHorizontalAlignment?

    /// Creates a text.
    public init(_ text: String) {
        self.text = text
    }
}

/// A text in several styles, without Markdown.
public struct CardRichText: Hashable, Sendable {
    /// A part of the text in one style.
    public struct Run: Hashable, Sendable {
        /// The text.
        public var text: String
        /// The style.
        public var style = CardTextStyle()
        /// Whether the text is in italics.
        public var isItalic = false
        /// Whether a line is drawn through the text.
        public var isStruckThrough = false
        /// Whether the text has a line below it.
        public var isUnderlined = false
        /// Whether the text has a colored background.
        public var isHighlighted = false
        /// The action of a tap on the text.
        public var selectAction: CardAction?

        /// Creates a part.
        public init(_ text: String) {
            self.text = text
        }
    }

    /// The parts, in order.
    public var runs: [Run]
    /// The alignment, or `nil` for that of the surroundings.
    public var horizontalAlignment: CardHorizontalAlignment?
}
