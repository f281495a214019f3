import Foundation

/// The appearance that an app gives to all cards, in the format of Adaptive Cards' host configurations.
///
/// ```swift
/// let config = try HostConfig(json: Data(#"{"spacing": {"default": 12}, "actions": {"maxActions": 3}}"#.utf8))
/// ```
///
/// A value that is missing follows the platform: its spaces, the user's text size, and the colors of the system, which adapt to
/// dark mode.
public struct HostConfig: Hashable, Sendable {
    /// The line between elements.
    public struct Separator: Hashable, Sendable {
        /// The thickness in points.
        public var thickness: Double?
        /// The color.
        public var color: CardRGB?
    }

    /// The colors of a container.
    public struct ContainerColors: Hashable, Sendable {
        /// The color behind the elements.
        public var background: CardRGB?
        /// The colors of texts.
        public var texts: [CardColor: TextColors] = [:]
    }

    /// The colors of a text.
    public struct TextColors: Hashable, Sendable {
        /// The color of most texts.
        public var standard: CardRGB?
        /// The color of less prominent texts.
        public var subtle: CardRGB?
    }

    /// The points of spaces.
    public var spacing: [CardSpacing: Double] = [:]
    /// The line between elements.
    public var separator = Separator()
    /// The points of texts at the default text size.
    public var fontSizes: [CardFontSize: Double] = [:]
    /// The weights of texts, from 100 to 900 as in CSS.
    public var fontWeights: [CardFontWeight: Double] = [:]
    /// The colors of containers.
    public var containerStyles: [CardContainerStyle: ContainerColors] = [:]
    /// The points of the sides of images.
    public var imageSizes: [CardImageSize: Double] = [:]
    /// The maximum number of actions beside each other, or `nil` for any number. Further ones are in a menu.
    public var maximumActions: Int?

    /// Creates a configuration that follows the platform.
    public init() {}
}

extension HostConfig {
    /// Reads a configuration from JSON in UTF-8. Values of the wrong type are ignored.
    ///
    /// - Throws: A ``JSONError`` if the text is not JSON.
    public init(json: Data) throws(JSONError) {
        self.init(json: try JSONDocument(reading: json).root)
    }

    /// Reads a configuration from a value. Values of the wrong type are ignored.
    public init(json: JSONValue) {
        guard case .object(let members) = json else { return }
        var root = PropertyReader(members, at: JSONPointer(), CardDiagnostics(document: nil))
        spacing = Self.numbers(root.object("spacing"))
        if var line = root.object("separator") {
            separator = Separator(thickness: line.points("lineThickness"), color: line.color("lineColor"))
        }
        var fontTypes = root.object("fontTypes")
        var font = fontTypes?.object("default")
        // Older configurations have the properties of the font at the top.
        fontSizes = Self.numbers(font?.object("fontSizes") ?? root.object("fontSizes"))
        fontWeights = Self.numbers(font?.object("fontWeights") ?? root.object("fontWeights"))
        containerStyles = Self.objects(root.object("containerStyles"), Self.containerColors)
        imageSizes = Self.numbers(root.object("imageSizes"))
        var actions = root.object("actions")
        maximumActions = actions?.count("maxActions", minimum: 1)
    }

    private static func numbers<Keyword: CardKeyword>(_ properties: PropertyReader?) -> [Keyword: Double] {
        guard var properties else { return [:] }
        var numbers: [Keyword: Double] = [:]
        for keyword in Keyword.allCases {
            if let number = properties.points(keyword.rawValue) { numbers[keyword] = number }
        }
        return numbers
    }

    private static func objects<Keyword: CardKeyword, Value>(
        _ properties: PropertyReader?, _ read: (PropertyReader) -> Value
    ) -> [Keyword: Value] {
        guard var properties else { return [:] }
        var values: [Keyword: Value] = [:]
        for keyword in Keyword.allCases { values[keyword] = properties.object(keyword.rawValue).map(read) }
        return values
    }

    private static func containerColors(_ properties: PropertyReader) -> ContainerColors {
        var properties = properties
        return ContainerColors(
            background: properties.color("backgroundColor"),
            texts: objects(properties.object("foregroundColors")) { colors in
                var colors = colors
                return TextColors(standard: colors.color("default"), subtle: colors.color("subtle"))
            })
    }
}

extension PropertyReader {
    fileprivate mutating func color(_ name: String) -> CardRGB? { string(name).flatMap { CardRGB($0) } }
}
