import Foundation

/// The appearance that an app gives to all cards, in the format of Adaptive Cards' host configurations.
///
/// ```swift
/// let config = try HostConfig(json: Data(#"{"spacing": {"default": 12}, "actions": {"maxActions": 3}}"#.utf8))
/// ```
///
/// A value that is missing follows the platform: its spaces, the user's text size, and the colors of the system, which adapt to
/// dark mode. ``HostConfigReader`` also returns the diagnostics of reading.
public struct HostConfig: Hashable, Sendable {
    /// Whether fields, buttons and taps are displayed. Links of texts always are.
    public var supportsInteractivity = true
    /// The address to which relative addresses of images refer.
    public var imageBaseURL: URL?
    /// The points of spaces.
    public var spacing: [CardSpacing: Double] = [:]
    /// The line between elements.
    public var separator = Separator()
    /// The fonts.
    public var fonts: [CardFontType: Font] = [:]
    /// The style of headings.
    public var heading = CardTextStyle()
    /// The level of headings for screen readers, from 1 to 6.
    public var headingLevel = 2
    /// The style of the header of tables.
    public var columnHeader = CardTextStyle()
    /// The colors of containers.
    public var containerStyles: [CardContainerStyle: ContainerColors] = [:]
    /// The points of the sides of images.
    public var imageSizes: [CardImageSize: Double] = [:]
    /// Sets of images.
    public var imageSet = ImageSet()
    /// Sets of facts.
    public var factSet = FactSet()
    /// Tables.
    public var table = Table()
    /// Videos and sounds.
    public var media = Media()
    /// Carousels.
    public var carousel = Carousel()
    /// Fields.
    public var inputs = Inputs()
    /// Buttons.
    public var actions = Actions()
    /// Whether cards that actions display may have a style of their own.
    public var allowsCustomStyle = true

    /// Creates a configuration that follows the platform.
    public init() {}

    /// Reads a configuration from JSON in UTF-8. To get the diagnostics too, use a ``HostConfigReader``.
    ///
    /// - Throws: A ``JSONError`` if the text is not JSON.
    public init(json: Data) throws(JSONError) {
        self = try HostConfigReader().read(json).config
    }

    /// Reads a configuration from a value. To get the diagnostics too, use a ``HostConfigReader``.
    public init(json: JSONValue) {
        self = HostConfigReader().read(json).config
    }
}

extension HostConfig {
    /// The line between elements.
    public struct Separator: Hashable, Sendable {
        /// The thickness in points.
        public var thickness: Double?
        /// The color.
        public var color: CardRGB?

        /// Creates the line of the platform.
        public init() {}
    }

    /// A font.
    public struct Font: Hashable, Sendable {
        /// The names of families, in the order of preference. The first one that exists is used.
        public var families: [String] = []
        /// The points of texts at the default text size, from 1 to 200.
        public var sizes: [CardFontSize: Double] = [:]
        /// The weights of texts, from 1 to 1000 as in CSS.
        public var weights: [CardFontWeight: Double] = [:]

        /// Creates the font of the platform.
        public init() {}
    }

    /// The colors of a container.
    public struct ContainerColors: Hashable, Sendable {
        /// The color behind the elements.
        public var background: CardRGB?
        /// The color of the lines of tables.
        public var border: CardRGB?
        /// The colors of texts.
        public var texts: [CardColor: TextColors] = [:]

        /// Creates the colors of the platform.
        public init() {}
    }

    /// The colors of a text.
    public struct TextColors: Hashable, Sendable {
        /// The color of most texts.
        public var standard: CardRGB?
        /// The color of less prominent texts.
        public var subtle: CardRGB?
        /// The color behind highlighted texts.
        public var highlight: CardRGB?
        /// The color behind highlighted texts that are less prominent.
        public var subtleHighlight: CardRGB?

        /// Creates the colors of the platform.
        public init() {}
    }
}
