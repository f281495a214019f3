import Foundation

extension UIListContentConfiguration {
    /// How a text of a list content configuration looks.
    public struct TextProperties: Hashable {
        /// Where lines lie.
        public enum TextAlignment: Hashable, Sendable {
            /// Where reading begins.
            case natural
            case center
            /// Lines are as wide as there is room.
            case justified
        }

        /// How a text's letters are changed.
        public enum TextTransform: Hashable, Sendable {
            case none, uppercase, lowercase, capitalized
        }

        private var ownFont: UIFont?
        private var standardFont: StandardFont
        private var knownFont: UIFont
        private var chosenColor: ConfiguredValue<UIColor>
        private let normalColor: UIColor

        /// What is made of the colour.
        public var colorTransformer: UIConfigurationColorTransformer?
        /// Where lines lie.
        public var alignment = TextAlignment.natural
        /// What happens to text for which there is no room.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// How many lines there may be; 0 for as many as the text needs.
        public var numberOfLines = 0
        /// Whether text that doesn't fit gets smaller, down to `minimumScaleFactor`.
        public var adjustsFontSizeToFitWidth = false
        /// How small text may get: 0.5 is half its size. 0 leaves it as it is.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether the font follows the text size that people prefer, if it can.
        public var adjustsFontForContentSizeCategory = true
        /// How the letters are changed.
        public var transform = TextTransform.none

        init(_ font: StandardFont, color: UIColor) {
            standardFont = font
            knownFont = font.font(compatibleWith: nil)
            normalColor = color
            chosenColor = ConfiguredValue(color)
        }

        /// The font.
        public var font: UIFont {
            get { ownFont ?? knownFont }
            set { ownFont = newValue }
        }

        /// The colour, before it is transformed.
        public var color: UIColor {
            get { chosenColor.value }
            set { chosenColor.value = newValue }
        }

        /// The colour that is shown.
        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

        mutating func update(for state: UIViewConfigurationState, isProminent: Bool) {
            knownFont = standardFont.font(compatibleWith: state.traitCollection)
            chosenColor.standard = state.isDisabled ? .tertiaryLabel : isProminent ? .white : normalColor
        }

        func transformed(_ text: String) -> String {
            switch transform {
            case .none: text
            case .uppercase: text.localizedUppercase
            case .lowercase: text.localizedLowercase
            case .capitalized: text.localizedCapitalized
            }
        }

        var textAlignment: NSTextAlignment {
            switch alignment {
            case .natural: .natural
            case .center: .center
            case .justified: .justified
            }
        }
    }
}

extension UIListContentConfiguration.TextProperties: CustomStringConvertible, CustomDebugStringConvertible,
    CustomReflectable
{
    /// Font and colour.
    public var description: String { "<UIListContentTextProperties: font = \(font); color = \(color)>" }

    /// Font and colour.
    public var debugDescription: String { description }

    /// All properties.
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "font": font, "color": color, "alignment": alignment, "lineBreakMode": lineBreakMode,
                "numberOfLines": numberOfLines, "adjustsFontSizeToFitWidth": adjustsFontSizeToFitWidth,
                "minimumScaleFactor": minimumScaleFactor,
                "adjustsFontForContentSizeCategory": adjustsFontForContentSizeCategory, "transform": transform,
            ], displayStyle: .struct)
    }
}
