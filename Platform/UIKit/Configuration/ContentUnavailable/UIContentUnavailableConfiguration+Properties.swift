extension UIContentUnavailableConfiguration {
    /// The properties of the image of a content-unavailable configuration.
    public struct ImageProperties: Hashable {
        /// The configuration of a symbol image.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? =
            UIImage.SymbolConfiguration(textStyle: .largeTitle, scale: .large)
        /// The color of symbol and template images, or `nil` for the view's tint color.
        public var tintColor: UIColor? = .secondaryLabel
        /// The corner radius of the image, in points.
        public var cornerRadius: CGFloat = 0
        /// The maximum size of the image, in points. Larger images are scaled down proportionally; 0 means no limit.
        public var maximumSize = CGSize.zero

        public func hash(into hasher: inout Hasher) {
            hasher.combine(preferredSymbolConfiguration)
            hasher.combine(tintColor)
            hasher.combine(cornerRadius)
        }
    }

    /// The properties of a text of a content-unavailable configuration.
    public struct TextProperties: Hashable {
        private var fontValue: ConfiguredValue<UIFont>
        private let standardFont: StandardFont
        /// The color of the text.
        public var color: UIColor
        /// The treatment of text that does not fit.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The maximum number of lines, or 0 for no limit.
        public var numberOfLines = 0
        /// Whether the text shrinks to fit its width, down to `minimumScaleFactor`.
        public var adjustsFontSizeToFitWidth = false
        /// The minimum scale of the text. 0.5 is half its size; 0 disables scaling.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether the space between letters shrinks before the text is truncated.
        public var allowsDefaultTighteningForTruncation = false

        init(_ font: StandardFont, color: UIColor) {
            standardFont = font
            fontValue = ConfiguredValue(font.font(compatibleWith: nil))
            self.color = color
        }

        /// The font of the text.
        public var font: UIFont {
            get { fontValue.value }
            set { fontValue.value = newValue }
        }

        mutating func update(for traits: UITraitCollection) {
            fontValue.standard = standardFont.font(compatibleWith: traits)
        }
    }

    /// The properties of a button of a content-unavailable configuration.
    public struct ButtonProperties: Hashable {
        /// The action of the button.
        public var primaryAction: UIAction?
        /// The menu of the button. A button without an action shows it when it is tapped.
        public var menu: UIMenu?
        /// Whether the button is enabled.
        public var isEnabled = true
    }
}
