import Foundation

/// The content of an `.xcodeproj` package.
public struct XcodeProject: Sendable {
    /// The name of the package without extension.
    public var name: String
    /// The package.
    public var url: URL
    /// The source root: the folder of the package, or the folder that the project names.
    public var folder: URL
    /// Xcode's version of the format, such as 77.
    public var objectVersion: Int
    /// The organization that the project names.
    public var organizationName: String?
    /// The development region, such as `en`.
    public var developmentRegion: String
    /// The regions for which the project is localized, with `Base`.
    public var knownRegions: [String]
    /// The names of the project's configurations.
    public var configurations: [String]
    /// The name of the configuration that is used if no other is specified.
    public var defaultConfiguration: String?
    /// The targets, in the project's order.
    public var targets: [ProjectTarget]
    /// The Swift packages, in the project's order.
    public var packages: [SwiftPackageReference]
    /// The other projects that the project references.
    public var referencedProjects: [URL]
    /// The shared schemes and those of users, sorted by name.
    public var schemes: [Scheme]
    /// The problems that leave the rest of the project readable.
    public var diagnostics: [ProjectDiagnostic]

    /// Returns the target with a name.
    public func target(named name: String) -> ProjectTarget? { targets.first { $0.name == name } }

    /// Returns the package of a product, or `nil` if the project does not reference it.
    public func package(of product: PackageProduct) -> SwiftPackageReference? {
        product.packageID.flatMap { id in packages.first { $0.id == id } }
    }
}
