import Foundation

/// Reads cards, and reports what cannot be read.
///
/// ```swift
/// var reader = CardReader()
/// reader.capabilities = ["acTest": CardVersion(1)]
/// let result = try reader.read(cardData)
/// for diagnostic in result.diagnostics { print(diagnostic) }
/// ```
///
/// A reader never fails because of the content of a card. A value of another type is converted or ignored; an unknown element is
/// replaced by its fallback, by that of an element around it, or omitted.
public struct CardReader: Hashable, Sendable {
    /// The newest version of the schema that the host supports. Cards with a higher one are replaced by their fallback text, if they
    /// have one.
    public var version = CardVersion(1, 6)
    /// The features that elements can require, with their versions.
    public var capabilities: [String: CardVersion] = [:]
    /// The limits of JSON documents.
    public var limits = JSONDocument.Limits()

    /// A card, and the problems of reading it.
    public struct Result: Hashable, Sendable {
        /// The card.
        public let card: AdaptiveCard
        /// The problems, in the order in which they were found.
        public let diagnostics: [CardDiagnostic]
    }

    /// Creates a reader for a host without further capabilities.
    public init() {}

    /// Reads a card from JSON in UTF-8.
    ///
    /// - Throws: A ``JSONError`` if the text is not JSON.
    public func read(_ json: Data) throws(JSONError) -> Result {
        let (root, diagnostics) = try CardDiagnostics.root(of: json, limits: limits)
        return read(root, diagnostics)
    }

    /// Reads a card from a value, such as an expanded template.
    public func read(_ json: JSONValue) -> Result { read(json, CardDiagnostics(document: nil)) }

    private func read(_ json: JSONValue, _ diagnostics: CardDiagnostics) -> Result {
        var parser = CardParser(self, diagnostics)
        let card = parser.rootCard(json)
        return Result(card: card, diagnostics: diagnostics.all)
    }
}

extension AdaptiveCard {
    /// Reads a card from JSON in UTF-8. To get the diagnostics too, use a ``CardReader``.
    ///
    /// - Throws: A ``JSONError`` if the text is not JSON.
    public init(json: Data) throws(JSONError) {
        self = try CardReader().read(json).card
    }

    /// Reads a card from a value, such as an expanded template. To get the diagnostics too, use a ``CardReader``.
    public init(json: JSONValue) {
        self = CardReader().read(json).card
    }
}
