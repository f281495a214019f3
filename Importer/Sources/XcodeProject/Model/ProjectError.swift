import Foundation

/// An error that makes a project, workspace or one of its files unreadable.
public struct ProjectError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The category of an error.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// A file or folder that does not exist or cannot be opened.
        case unreadable
        /// Text that is neither UTF-8 nor UTF-16.
        case encoding
        /// Text that violates the syntax of its format.
        case syntax
        /// Content that is nested more deeply than the reader allows.
        case nesting
        /// Well-formed content without the objects that every project has.
        case structure
    }

    /// The category of the error.
    public var kind: Kind
    /// A sentence that states the error.
    public var message: String
    /// A sentence that states how to fix the error.
    public var remedy: String
    /// The position of the error.
    public var location: SourceLocation

    /// Creates an error.
    public init(_ kind: Kind, _ message: String, remedy: String, location: SourceLocation) {
        self.kind = kind
        self.message = message
        self.remedy = remedy
        self.location = location
    }

    /// The location, the message and the remedy in one line.
    public var description: String { "\(location): error: \(message) \(remedy)" }
}
