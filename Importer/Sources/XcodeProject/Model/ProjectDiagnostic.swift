import Foundation

/// A problem in a project that leaves the rest of the project readable.
public struct ProjectDiagnostic: Hashable, Sendable, CustomStringConvertible {
    /// The category of a diagnostic.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// A file that the project references and that does not exist.
        case missingFile
        /// A file whose name on disk differs in case from the project's reference, which Linux tells apart.
        case fileNameCase
        /// An object whose `isa` is unknown.
        case unknownObject
        /// An identifier that no object has.
        case danglingReference
        /// An object without a property that it needs, or with one of another type.
        case malformedObject
        /// Two objects with the same identifier.
        case duplicateObject
        /// A group that contains itself.
        case cyclicReference
        /// A build setting whose name or value cannot be parsed or resolved.
        case buildSetting
        /// A problem in a build configuration file (`.xcconfig`).
        case configurationFile
        /// A scheme or test plan that cannot be read.
        case scheme
        /// An information property list that cannot be read.
        case infoPlist
        /// A workspace item that cannot be read.
        case workspace
        /// A dependency on a target of another project.
        case externalDependency
    }

    /// The category of the diagnostic.
    public var kind: Kind
    /// A sentence that states the problem.
    public var message: String
    /// A sentence that states how to fix the problem.
    public var remedy: String
    /// The position of the problem.
    public var location: SourceLocation
    /// The name of the target that is affected, or `nil` for the whole project.
    public var target: String?

    /// Creates a diagnostic.
    public init(
        _ kind: Kind, _ message: String, remedy: String, location: SourceLocation, target: String? = nil
    ) {
        self.kind = kind
        self.message = message
        self.remedy = remedy
        self.location = location
        self.target = target
    }

    /// The location, the message and the remedy in one line.
    public var description: String { "\(location): warning: \(message) \(remedy)" }
}
