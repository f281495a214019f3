/// A property value out of a fixed set of words. Cards write the words in upper or lower case.
public protocol CardKeyword: RawRepresentable<String>, CaseIterable, Hashable, Sendable {}

extension CardKeyword {
    /// Creates the keyword that a text names, regardless of case, or returns `nil`.
    public init?(ignoringCase text: String) {
        let lowercased = text.lowercased()
        guard let keyword = Self.allCases.first(where: { $0.rawValue.lowercased() == lowercased }) else { return nil }
        self = keyword
    }
}

/// The space between an element and the one before it.
public enum CardSpacing: String, CardKeyword {
    case `default`, none, small, medium, large, extraLarge, padding
}

/// Whether an element takes only the height that it needs.
public enum CardElementHeight: String, CardKeyword {
    case auto, stretch
}

/// The style of a container, which determines its background and the colors of its text.
public enum CardContainerStyle: String, CardKeyword {
    case `default`, emphasis, good, attention, warning, accent
}

/// A horizontal alignment. Left and right are exchanged in layouts from right to left.
public enum CardHorizontalAlignment: String, CardKeyword {
    case left, center, right
}

/// A vertical alignment.
public enum CardVerticalAlignment: String, CardKeyword {
    case top, center, bottom
}

/// A text color by its meaning.
public enum CardColor: String, CardKeyword {
    case `default`, dark, light, accent, good, warning, attention
}

/// A text size by its meaning.
public enum CardFontSize: String, CardKeyword {
    case `default`, small, medium, large, extraLarge
}

/// A text weight by its meaning.
public enum CardFontWeight: String, CardKeyword {
    case `default`, lighter, bolder
}

/// The design of a font.
public enum CardFontType: String, CardKeyword {
    case `default`, monospace
}

/// The width and height of an image by its meaning.
public enum CardImageSize: String, CardKeyword {
    case auto, stretch, small, medium, large
}
