import Foundation

extension UIListContentConfiguration {
    /// The properties of a text in a list content configuration.
    public struct TextProperties: Hashable {
        /// The alignment of a text.
        public enum TextAlignment: Hashable, Sendable {
            /// Aligned with the leading edge of the writing direction.
            case natural
            case center
            /// Lines fill the available width.
            case justified
        }

        /// The transform of a text's letters.
        public enum TextTransform: Hashable, Sendable {
            case none, uppercase, lowercase, capitalized
        }

        private var ownFont: UIFont?
        private var standardFont: StandardFont
        private var resolvedFont: UIFont
        private var colorValue: ConfiguredValue<UIColor>
        private let normalColor: UIColor

        /// The transformer of the text color.
        public var colorTransformer: UIConfigurationColorTransformer?
        /// The alignment of the text.
        public var alignment = TextAlignment.natural
        /// The treatment of text that does not fit.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The maximum number of lines, or 0 for no limit.
        public var numberOfLines = 0
        /// Whether the text shrinks to fit its width, down to `minimumScaleFactor`.
        public var adjustsFontSizeToFitWidth = false
        /// The minimum scale of the text. 0.5 is half its size; 0 disables scaling.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether the font follows the preferred text size, if it supports scaling.
        public var adjustsFontForContentSizeCategory = true
        /// Whether letter spacing is reduced before the text is truncated, if that makes it fit.
        public var allowsDefaultTighteningForTruncation = false
        /// The transform of the letters.
        public var transform = TextTransform.none

        init(_ font: StandardFont, color: UIColor) {
            standardFont = font
            resolvedFont = font.font(compatibleWith: nil)
            normalColor = color
            colorValue = ConfiguredValue(color)
        }

        /// The font of the text.
        public var font: UIFont {
            get { ownFont ?? resolvedFont }
            set { ownFont = newValue }
        }

        /// The color of the text before transformation.
        public var color: UIColor {
            get { colorValue.value }
            set { colorValue.value = newValue }
        }

        /// Returns the color of the text after transformation.
        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

        mutating func update(for state: UIViewConfigurationState, isProminent: Bool) {
            resolvedFont = standardFont.font(compatibleWith: state.traitCollection)
            colorValue.standard = state.isDisabled ? .tertiaryLabel : isProminent ? .white : normalColor
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
    /// A description with the font and the color.
    public var description: String { "<UIListContentTextProperties: font = \(font); color = \(color)>" }

    /// The same as `description`.
    public var debugDescription: String { description }

    /// A mirror of the properties.
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "font": font, "color": color, "alignment": alignment, "lineBreakMode": lineBreakMode,
                "numberOfLines": numberOfLines, "adjustsFontSizeToFitWidth": adjustsFontSizeToFitWidth,
                "minimumScaleFactor": minimumScaleFactor,
                "allowsDefaultTighteningForTruncation": allowsDefaultTighteningForTruncation,
                "adjustsFontForContentSizeCategory": adjustsFontForContentSizeCategory, "transform": transform,
            ], displayStyle: .struct)
    }
}
