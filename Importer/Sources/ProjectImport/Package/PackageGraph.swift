import Foundation
import XcodeProject

/// The Swift packages that a project uses, directly or not, with the targets that it needs of them.
struct PackageGraph {
    /// A package whose manifest was read.
    struct Package {
        var folder: URL
        /// The output of `swift package dump-package`.
        var dump: Data
        var manifest: SwiftPackageManifest
        /// Whether the package is a folder of the project.
        var isLocal: Bool
        /// The names of the targets that the project needs.
        var targets: Set<String> = []

        /// The identities of the packages that the package depends on. Swift Package Manager reads them also for targets
        /// that it does not build.
        var dependencies: Set<String> { Set(manifest.dependencies.compactMap(\.identity)) }
    }

    /// The packages by their identities.
    private(set) var packages: [String: Package] = [:]
    /// The problems, each of which leaves a package as it is.
    private(set) var diagnostics: [ImportDiagnostic] = []

    private let source: any PackageSource
    /// The modules of the project's targets.
    private let ownModules: Set<String>
    /// The identities of packages that are left as they are.
    private let excluded: Set<String>
    /// The identities of packages whose manifests were read, or could not be read.
    private var visited: Set<String> = []

    /// Reads the packages of a project, and clones the remote ones.
    ///
    /// - Parameters:
    ///   - project: The project or workspace.
    ///   - excluded: The identities of packages that are left as they are.
    ///   - source: The manifests and folders of packages.
    init(_ project: LoadedProject, excluding excluded: Set<String>, source: any PackageSource) {
        self.source = source
        self.excluded = excluded
        let targets = TargetSelection(project, configuration: "Debug").targets
        ownModules = Set(targets.map(\.module))
        addLocalPackages(project.packageFolders + project.packages.compactMap(\.folder))
        let locals = packages.sorted { $0.key < $1.key }
        let checkouts = checkouts(
            of: project.packages + locals.flatMap { $1.manifest.remotePackages(in: $1.folder) })
        for (identity, folder) in checkouts.sorted(by: { $0.key < $1.key }) {
            _ = read(identity, in: folder, isLocal: false)
        }
        for (identity, package) in locals {
            for target in package.manifest.targets { use(target, of: identity) }
        }
        for target in targets {
            for product in target.target.packageProducts where !product.isPlugin {
                guard let package = project.package(of: product, in: target.project), package.folder == nil else {
                    continue
                }
                use(product: product.name, of: package.identity)
            }
        }
    }

    /// Reads the manifests of local packages, and of those that they depend on.
    private mutating func addLocalPackages(_ folders: [URL]) {
        var pending = folders
        while let folder = pending.popLast() {
            let file = folder.appendingPathComponent("Package.swift")
            guard FileStatus(file) != nil, !ProjectImporter.isGenerated(file) else { continue }
            guard let package = read(folder.lastPathComponent.lowercased(), in: folder, isLocal: true) else { continue }
            pending += package.manifest.dependencies.compactMap { $0.fileSystem?.first }.map {
                URL(fileURLWithPath: $0.path).standardizedFileURL
            }
        }
    }

    /// Clones remote packages, and returns their folders by their identities. If some cannot be cloned, the others are.
    private mutating func checkouts(of references: [SwiftPackageReference]) -> [String: URL] {
        // A local package is used in place of a remote one with its identity.
        var known = excluded.union(packages.keys)
        let remotes = references.filter { $0.folder == nil && known.insert($0.identity).inserted }
        if remotes.count > 1, let folders = try? source.checkouts(of: remotes) { return folders }
        var resolved: [SwiftPackageReference] = []
        var folders: [String: URL] = [:]
        for package in remotes {
            do {
                folders = try source.checkouts(of: resolved + [package])
                resolved.append(package)
            } catch {
                diagnostics.append(
                    ImportDiagnostic(
                        .warning, "The package '\(package.identity)' could not be resolved. It is not rewritten.",
                        remedy:
                            "Check its URL and version, the connection, and the messages of Swift Package Manager above. Then run the command again.",
                        file: package.location.file, line: package.location.line, column: package.location.column))
            }
        }
        return folders
    }

    /// Reads the manifest of a package, or returns `nil` if it was read before, cannot be read, or is left as it is.
    private mutating func read(_ identity: String, in folder: URL, isLocal: Bool) -> Package? {
        guard !excluded.contains(identity), visited.insert(identity).inserted else { return nil }
        do {
            let dump = try source.dump(of: folder)
            let manifest = try SwiftPackageManifest(dump: dump, of: folder)
            // A library's own project has the package's modules as targets.
            if manifest.targets.contains(where: { $0.type == "regular" && ownModules.contains($0.name) }) { return nil }
            let package = Package(folder: folder, dump: dump, manifest: manifest, isLocal: isLocal)
            packages[identity] = package
            return package
        } catch {
            var diagnostic = error
            diagnostic.severity = .warning
            diagnostics.append(diagnostic)
            return nil
        }
    }

    // MARK: Targets

    private mutating func use(product name: String, of identity: String) {
        guard let manifest = packages[identity]?.manifest else { return }
        let names = manifest.products?.first { $0.name == name }?.targets ?? [name]
        for target in manifest.targets where names.contains(target.name) { use(target, of: identity) }
    }

    private mutating func use(_ target: SwiftPackageManifest.Target, of identity: String) {
        guard let manifest = packages[identity]?.manifest, !["plugin", "executable", "test"].contains(target.type),
            packages[identity]?.targets.insert(target.name).inserted == true
        else { return }
        for dependency in target.dependencies where dependency.condition?.includesIOS ?? true {
            if dependency.package == nil, let other = manifest.targets.first(where: { $0.name == dependency.name }) {
                use(other, of: identity)
            } else if dependency.canBeProduct, let other = manifest.package(of: dependency)?.identity {
                use(product: dependency.name, of: other)
            }
        }
    }

    // MARK: Conversion

    /// Returns the packages that need to be rewritten, and those that depend on them: a module cannot be both a target of the
    /// project and one of a package.
    mutating func packagesToConvert() -> [(identity: String, package: Package)] {
        var identities = Set(
            packages.filter { $1.manifest.needsRewriting($1.targets, in: $1.folder, isLocal: $1.isLocal) }.keys)
        var count = 0
        while identities.count != count {
            count = identities.count
            for (identity, package) in packages where !package.dependencies.isDisjoint(with: identities) {
                identities.insert(identity)
            }
        }
        // A package with targets in C is built as it is, with those that it depends on.
        var pending: [String] = []
        for (identity, package) in packages.sorted(by: { $0.key < $1.key }) {
            guard let obstacle = package.manifest.obstacle(in: package.targets, of: package.folder) else { continue }
            pending.append(identity)
            guard identities.contains(identity) else { continue }
            diagnostics.append(
                ImportDiagnostic(
                    .warning,
                    "The package '\(identity)' and those that it depends on are built as they are. \(obstacle).",
                    remedy: "If the package does not build, guard the code that uses it with '#if !os(Linux)'.",
                    file: package.folder.appendingPathComponent("Package.swift")))
        }
        var whole: Set<String> = []
        while let identity = pending.popLast() {
            guard whole.insert(identity).inserted else { continue }
            pending += packages[identity]?.dependencies ?? []
        }
        identities.subtract(whole)
        let converted = packages.filter { identities.contains($0.key) && !$0.value.targets.isEmpty }
            .sorted { $0.key < $1.key }
        for (identity, package) in converted { reportOmissions(in: package, identity) }
        return converted.map { ($0.key, $0.value) }
    }

    private mutating func reportOmissions(in package: Package, _ identity: String) {
        for target in package.manifest.targets where package.targets.contains(target.name) {
            if target.type == "binary" {
                diagnostics.append(
                    ImportDiagnostic(
                        .warning,
                        "The target '\(target.name)' of the package '\(identity)' is a binary, and is left out.",
                        remedy: "Guard the code that uses it with '#if !os(Linux)'.",
                        file: package.folder.appendingPathComponent("Package.swift")))
            }
            for plugin in target.pluginNames {
                diagnostics.append(
                    ImportDiagnostic(
                        .warning,
                        "The plugin '\(plugin)' of the target '\(target.name)' in the package '\(identity)' is not run.",
                        remedy: "If it generates sources, guard the code that uses them with '#if !os(Linux)'.",
                        file: package.folder.appendingPathComponent("Package.swift")))
            }
        }
    }
}
