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
    /// A space from none to the padding of the card.
    case `default`, none, small, medium, large, extraLarge, padding
}

/// Whether an element takes only the height that it needs.
public enum CardElementHeight: String, CardKeyword {
    /// The height of the content, or that which is left over.
    case auto, stretch
}

/// The style of a container, which determines its background and the colors of its text.
public enum CardContainerStyle: String, CardKeyword {
    /// A style by its meaning.
    case `default`, emphasis, good, attention, warning, accent
}

/// A horizontal alignment. Left and right are exchanged in layouts from right to left.
public enum CardHorizontalAlignment: String, CardKeyword {
    /// An edge or the center.
    case left, center, right
}

/// A vertical alignment.
public enum CardVerticalAlignment: String, CardKeyword {
    /// An edge or the center.
    case top, center, bottom
}

/// A text color by its meaning.
public enum CardColor: String, CardKeyword {
    /// A color by its meaning.
    case `default`, dark, light, accent, good, warning, attention
}

/// A text size by its meaning.
public enum CardFontSize: String, CardKeyword {
    /// A size by its meaning.
    case `default`, small, medium, large, extraLarge
}

/// A text weight by its meaning.
public enum CardFontWeight: String, CardKeyword {
    /// A weight by its meaning.
    case `default`, lighter, bolder
}

/// The design of a font.
public enum CardFontType: String, CardKeyword {
    /// A font of the platform.
    case `default`, monospace
}

/// The width and height of an image by its meaning.
public enum CardImageSize: String, CardKeyword {
    /// The image’s own size, the available width, or a size by its meaning.
    case auto, stretch, small, medium, large
}
