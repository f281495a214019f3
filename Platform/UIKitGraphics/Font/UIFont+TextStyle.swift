import Foundation

extension UIFont {
    /// A style of text with a size that depends on the user's preferred text size.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// The size of body text with a semibold weight.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
    }
}

extension UIFont.TextStyle {
    /// The sizes for all content size categories from smallest to largest, in points, or `nil` for an unknown
    /// style. Source: Apple's Human Interface Guidelines.
    private var sizes: [CGFloat]? {
        switch self {
        case .body, .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
        case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
        case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
        case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
        case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
        case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
        case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
        case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
        case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
        case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
        default: nil
        }
    }

    /// Returns the style with the given name, or `nil` if there is none.
    package static func known(_ name: String) -> UIFont.TextStyle? {
        let style = UIFont.TextStyle(rawValue: name)
        return style.sizes == nil ? nil : style
    }

    /// Returns the size for a content size category, in points.
    package func pointSize(at category: UIContentSizeCategory) -> CGFloat {
        guard let sizes else {
            preconditionFailure(
                "\"\(rawValue)\" is not the raw value of a text style. Use a constant of UIFont.TextStyle.")
        }
        return sizes[category.sizeIndex ?? UIContentSizeCategory.large.sizeIndex!]
    }

    /// The weight of the style's font.
    var weight: UIFont.Weight { self == .headline ? .semibold : .regular }
}

extension UIContentSizeCategory {
    /// Returns the category of `traits`, or of the current traits if it is unspecified there.
    package static func preferred(by traits: UITraitCollection?) -> UIContentSizeCategory {
        if let category = traits?.preferredContentSizeCategory, category != .unspecified { return category }
        let category = UITraitCollection.current.preferredContentSizeCategory
        return category == .unspecified ? .large : category
    }
}
