import Foundation
import XcodeProject

/// A project, or the projects of a workspace.
public struct LoadedProject: Sendable {
    /// The `.xcodeproj` or `.xcworkspace` package.
    public var url: URL
    /// The projects.
    public var projects: [XcodeProject]
    /// The folders of Swift packages that the workspace contains.
    public var packageFolders: [URL] = []
    /// The schemes, with those of the workspace first.
    public var schemes: [Scheme] = []
    /// The projects of Swift packages whose sources are rewritten, by the identities of the packages.
    public internal(set) var packageProjects: [String: URL] = [:]
    /// The names in the package of modules whose names other modules have, by their names in the project.
    public internal(set) var renamedModules: [String: String] = [:]
    /// The problems that leave the rest readable.
    public var diagnostics: [ImportDiagnostic] = []

    /// The name of the package without extension.
    public var name: String { url.deletingPathExtension().lastPathComponent }
    /// The folder that contains the package, in which `Package.swift` is written.
    public var folder: URL { url.deletingLastPathComponent() }
    /// The targets with the project that contains them.
    public var targets: [(project: URL, target: ProjectTarget)] {
        projects.flatMap { project in project.targets.map { (project.url, $0) } }
    }
    /// The Swift packages of all projects.
    public var packages: [SwiftPackageReference] { projects.flatMap(\.packages) }

    /// Returns the package of a product that a target of a project links, or `nil` if the project does not reference it.
    public func package(of product: PackageProduct, in project: URL) -> SwiftPackageReference? {
        projects.first { $0.url == project }?.package(of: product)
    }

    /// Returns the scheme with a name; without a name the one that starts the app, preferring the project's
    /// name.
    public func scheme(named name: String?) -> Scheme? {
        if let name { return schemes.first { $0.name == name } }
        let launching = schemes.filter { $0.launchTarget != nil }
        return launching.first { $0.name == self.name } ?? launching.first ?? schemes.first
    }
}
