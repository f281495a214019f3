import Foundation

/// The Xcode projects of local Swift packages that a project refers to and whose sources need to be rewritten.
///
/// Swift Package Manager builds the other packages as they are.
public struct LocalPackageProjects {
    /// The contents of the files by their paths, relative to the folder of the projects.
    public private(set) var files: [String: String] = [:]
    /// The paths of the projects by the identities of the packages, relative to the folder of the projects.
    public private(set) var projects: [String: String] = [:]
    /// The problems, each of which leaves a package as it is.
    public private(set) var diagnostics: [ImportDiagnostic] = []

    private struct Package {
        var folder: URL
        var dump: Data
        var manifest: SwiftPackageManifest
        /// The identities of the local packages that the package depends on.
        var dependencies: Set<String>
    }

    /// Creates the projects of a project's packages.
    ///
    /// - Parameters:
    ///   - project: The project or workspace.
    ///   - folder: The folder that will contain the projects.
    ///   - source: The manifests of the packages.
    public init(_ project: LoadedProject, folder: URL, source: some SwiftPackageWorkspace.Source) {
        let modules = Set(TargetSelection(project, configuration: "Debug").targets.map(\.module))
        var pending = project.packageFolders + project.packages.compactMap(\.folder)
        var packages: [String: Package] = [:]
        while let folder = pending.popLast() {
            let identity = folder.lastPathComponent.lowercased()
            let file = folder.appendingPathComponent("Package.swift")
            guard packages[identity] == nil, FileStatus(file) != nil, !ProjectImporter.isGenerated(file) else {
                continue
            }
            do {
                let dump = try source.dump(of: folder)
                let manifest = try SwiftPackageManifest(dump: dump, of: folder)
                // A library's own project has the package's modules as targets.
                if manifest.targets.contains(where: { $0.type == "regular" && modules.contains($0.name) }) { continue }
                let folders = manifest.dependencies.compactMap { $0.fileSystem?.first }
                packages[identity] = Package(
                    folder: folder, dump: dump, manifest: manifest, dependencies: Set(folders.map(\.identity)))
                pending += folders.map { URL(fileURLWithPath: $0.path).standardizedFileURL }
            } catch {
                var diagnostic = error
                diagnostic.severity = .warning
                diagnostics.append(diagnostic)
            }
        }
        let identities = Self.identitiesToConvert(packages)
        for (identity, package) in packages.sorted(by: { $0.key < $1.key }) where identities.contains(identity) {
            do {
                let project = try SwiftPackageProject(
                    dump: package.dump, package: package.folder, folder: folder, convertedPackages: identities,
                    includesTests: false)
                let name = "\(identity).xcodeproj"
                files["\(name)/project.pbxproj"] = project.text()
                projects[identity] = name
            } catch {
                diagnostics.append(error)
            }
        }
    }

    /// Returns the packages that need to be rewritten, and those that depend on them: a module cannot be both a target of the
    /// project and one of a package.
    private static func identitiesToConvert(_ packages: [String: Package]) -> Set<String> {
        var identities = Set(
            packages.filter { $0.value.manifest.needsRewriting(in: $0.value.folder) }.keys)
        var count = 0
        while identities.count != count {
            count = identities.count
            for (identity, package) in packages where !package.dependencies.isDisjoint(with: identities) {
                identities.insert(identity)
            }
        }
        // A package with targets in other languages is built as it is, with those that it depends on.
        var whole = Set(
            packages.filter { !$0.value.manifest.containsOnlySwift(in: $0.value.folder) }.keys)
        while let identity = whole.popFirst() {
            identities.remove(identity)
            whole.formUnion(packages[identity]?.dependencies ?? [])
        }
        return identities
    }
}
