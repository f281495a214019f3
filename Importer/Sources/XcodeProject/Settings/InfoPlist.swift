import Foundation

/// The information property list of a target's product.
public struct InfoPlist: Sendable {
    /// The values, with variables replaced.
    public var values: [String: PropertyListValue]
    /// The file that the target names, or `nil` if all values are generated.
    public var file: URL?
    /// The problems in the file and the settings.
    public var diagnostics: [ProjectDiagnostic]

    /// The value for a key.
    public subscript(key: String) -> PropertyListValue? { values[key] }
}
