import Foundation

/// Reads host configurations, and reports what cannot be read.
///
/// ```swift
/// let result = HostConfigReader().read(["spacing": ["small": 4, "larg": 20]])
/// for diagnostic in result.diagnostics { print(diagnostic) }
/// ```
///
/// A reader never fails because of the content of a configuration. Values of the wrong type and unknown properties are ignored with a
/// diagnostic.
public struct HostConfigReader: Hashable, Sendable {
    /// The limits of JSON documents.
    public var limits = JSONDocument.Limits()

    /// A configuration, and the problems of reading it.
    public struct Result: Hashable, Sendable {
        /// The configuration.
        public let config: HostConfig
        /// The problems, in the order in which they were found.
        public let diagnostics: [CardDiagnostic]
    }

    /// Creates a reader.
    public init() {}

    /// Reads a configuration from JSON in UTF-8.
    ///
    /// - Throws: A ``JSONError`` if the text is not JSON.
    public func read(_ json: Data) throws(JSONError) -> Result {
        let (root, diagnostics) = try CardDiagnostics.root(of: json, limits: limits)
        return read(root, diagnostics)
    }

    /// Reads a configuration from a value.
    public func read(_ json: JSONValue) -> Result { read(json, CardDiagnostics(document: nil)) }

    private func read(_ json: JSONValue, _ diagnostics: CardDiagnostics) -> Result {
        guard case .object(let members) = json else {
            diagnostics.report(.error, "The configuration is not an object.", at: JSONPointer())
            return Result(config: HostConfig(), diagnostics: diagnostics.all)
        }
        var properties = PropertyReader(members, at: JSONPointer(), diagnostics)
        let config = HostConfig(&properties)
        return Result(config: config, diagnostics: diagnostics.all)
    }
}
