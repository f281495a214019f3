import Foundation

extension HostConfig {
    /// Fields.
    public struct Inputs: Hashable, Sendable {
        /// The labels, or `nil` for those of the platform.
        public var label: Label?
        /// The error messages.
        public var errorMessage = ErrorMessage()
        /// Whether options are queried while the user types.
        public var queriesChoices = true
        /// The seconds after the last character at which options are queried.
        public var queryDelay: Double?

        /// Creates fields in the appearance of the platform.
        public init() {}
    }

    /// The labels of fields, which are above them.
    public struct Label: Hashable, Sendable {
        /// The space between a label and its field.
        public var inputSpacing: CardSpacing?
        /// The labels of fields that require a value.
        public var required = LabelText()
        /// The labels of other fields.
        public var optional = LabelText()

        /// Creates labels in the style of other texts.
        public init() {}
    }

    /// The text of a label.
    public struct LabelText: Hashable, Sendable {
        /// The style.
        public var style = CardTextStyle()
        /// The text at the end of the label.
        public var suffix: String?
        /// The color of the suffix.
        public var suffixColor: CardColor?

        /// Creates a label in the style of other texts.
        public init() {}
    }

    /// The error messages of fields.
    public struct ErrorMessage: Hashable, Sendable {
        /// The style.
        public var style = CardTextStyle()
        /// The space above a message.
        public var spacing: CardSpacing?

        /// Creates messages in the appearance of the platform.
        public init() {}
    }
}

extension HostConfig {
    /// Buttons.
    public struct Actions: Hashable, Sendable {
        /// The arrangement of buttons.
        public enum Orientation: String, CardKeyword {
            /// Beside or below each other.
            case horizontal, vertical
        }

        /// The alignment of buttons.
        public enum Alignment: String, CardKeyword {
            /// An edge, the center, or the whole width. Left and right are exchanged in layouts from right to left.
            case left, center, right, stretch
        }

        /// The place of the image of a button.
        public enum IconPlacement: String, CardKeyword {
            /// Above the title, if all buttons have images, or before it.
            case aboveTitle, leftOfTitle
        }

        /// The maximum number of buttons, or `nil` for any number. Further actions are in a menu.
        public var maximumCount: Int?
        /// The space above the buttons.
        public var spacing: CardSpacing?
        /// The points between buttons.
        public var buttonSpacing: Double?
        /// The arrangement of buttons, or `nil` for a row of each button, as other buttons in tables.
        public var orientation: Orientation?
        /// The alignment of buttons.
        public var alignment: Alignment?
        /// The place of images.
        public var iconPlacement: IconPlacement?
        /// The points of the sides of images at the default text size.
        public var iconSize: Double?
        /// The cards that actions display.
        public var showCard = ShowCard()
        /// Whether the card of the only action of a card is displayed at first.
        public var expandsSingleCard = false

        /// Creates buttons in the appearance of the platform.
        public init() {}
    }

    /// The cards that actions display.
    public struct ShowCard: Hashable, Sendable {
        /// The place of the card.
        public enum Mode: String, CardKeyword {
            /// Below the button, or on a screen of its own.
            case inline, popup
        }

        /// The place of the card.
        public var mode = Mode.inline
        /// The style of a card that has none.
        public var style: CardContainerStyle?
        /// The points above a card below its button.
        public var inlineTopMargin: Double?

        /// Creates cards in the appearance of the platform.
        public init() {}
    }
}
