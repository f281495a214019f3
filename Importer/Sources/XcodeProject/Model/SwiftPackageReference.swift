import Foundation

/// A Swift package that a project references.
public struct SwiftPackageReference: Hashable, Sendable, Identifiable {
    /// The versions of a remote package that a project accepts.
    public enum Requirement: Hashable, Sendable {
        /// Versions from a minimum to the next major version.
        case upToNextMajor(from: String)
        /// Versions from a minimum to the next minor version.
        case upToNextMinor(from: String)
        /// Versions from a minimum up to, but not including, a maximum.
        case range(from: String, to: String)
        /// One version.
        case exact(String)
        /// The newest commit of a branch.
        case branch(String)
        /// One commit.
        case revision(String)
    }

    /// The origin of a package.
    public enum Source: Hashable, Sendable {
        /// A repository, with the accepted versions, or `nil` where the project states none.
        case remote(url: String, requirement: Requirement?)
        /// A folder.
        case local(URL)
    }

    /// The identifier of the reference in the project.
    public var id: String
    /// The origin of the package.
    public var source: Source
    /// The position of the reference.
    public var location: SourceLocation

    /// The folder of a local package, or `nil` for a remote one.
    public var folder: URL? {
        if case .local(let url) = source { url } else { nil }
    }

    /// The package's identity.
    public var identity: String {
        switch source {
        case .remote(let url, _): Self.identity(of: url)
        case .local(let url): Self.identity(of: url.path)
        }
    }

    /// Creates a reference.
    public init(id: String, source: Source, location: SourceLocation) {
        self.id = id
        self.source = source
        self.location = location
    }

    /// Returns the identity of a package at a URL or path as SwiftPM derives it: the last component in lower case, without
    /// `.git`.
    public static func identity(of path: String) -> String {
        var last = path.split(whereSeparator: { $0 == "/" || $0 == ":" }).last.map(String.init) ?? path
        if last.hasSuffix(".git") { last.removeLast(4) }
        return last.lowercased()
    }
}
