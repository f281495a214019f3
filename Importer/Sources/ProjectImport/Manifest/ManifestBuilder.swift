import Foundation
import XcodeProject

/// The translation of the targets and packages of a project into those of a package.
struct ManifestBuilder {
    let project: LoadedProject
    let options: ImportOptions
    let trestle: TrestlePackage
    let selection: TargetSelection
    private(set) var diagnostics: [ImportDiagnostic] = []
    private var packages: [PackageManifest.Package] = []
    private var identities: Set<String> = []

    init(project: LoadedProject, options: ImportOptions, trestle: TrestlePackage, selection: TargetSelection) {
        self.project = project
        self.options = options
        self.trestle = trestle
        self.selection = selection
    }

    /// Returns the manifest of the package.
    mutating func manifest() -> PackageManifest {
        var imports: [String: Set<String>] = [:]
        for target in selection.targets { imports[target.module] = Self.imports(of: target) }
        let dependencies = TargetDependencies(selection, imports: imports)
        packages = [trestlePackage]
        identities = [trestle.name, trestle.location.identity]
        let needsCombine =
            imports.values.contains { $0.contains("Combine") } && selection.target(module: "Combine") == nil
        var targets = selection.targets.map { target in
            let modules = imports[target.module, default: []]
            var list = dependencies.modules[target.module, default: []].sorted().map(PackageManifest.Dependency.target)
            if needsCombine, modules.contains("Combine") { list.append(.target("Combine")) }
            list += trestle.products(forImports: modules).map { .product($0, package: trestle.name) }
            list += products(of: target, dependencies)
            return PackageManifest.Target(
                name: target.module, kind: Self.kind(of: target), dependencies: Self.unique(list),
                path: ImportPlan.path(of: target.module), settings: CompilerSettings(target).settings)
        }
        if needsCombine { targets.append(combineTarget) }
        return PackageManifest(
            name: project.name, project: project.url.lastPathComponent,
            toolsVersion: targets.contains { $0.settings.contains(.mainActorIsolation) } ? "6.2" : "6.1",
            packages: packages, pluginPackage: trestle.name, targets: targets)
    }

    /// Returns the modules that the sources of a target import.
    static func imports(of target: ImportedTarget) -> Set<String> {
        var modules: Set<String> = []
        for file in target.swiftFiles {
            guard let text = try? String(contentsOf: file.url, encoding: .utf8) else { continue }
            modules.formUnion(SourceScan(text).modules)
        }
        return modules
    }

    private static func kind(of target: ImportedTarget) -> PackageManifest.Kind {
        if target.isApplication { return .executable }
        return target.isTest ? .test : .library
    }

    private static func unique(_ dependencies: [PackageManifest.Dependency]) -> [PackageManifest.Dependency] {
        var known: Set<PackageManifest.Dependency> = []
        return dependencies.filter { known.insert($0).inserted }
    }

    // MARK: Packages

    private var trestlePackage: PackageManifest.Package {
        switch trestle.location {
        case .path(let path):
            .init(
                text:
                    "package(name: \(quoted(trestle.name)), path: \(quoted(relativePath(to: URL(fileURLWithPath: path)))))"
            )
        case .repository(let url, let requirement):
            .init(text: "package(url: \(quoted(url)), \(requirement.manifestText))")
        }
    }

    private mutating func products(
        of target: ImportedTarget, _ dependencies: TargetDependencies
    ) -> [PackageManifest.Dependency] {
        // Code of a test or app sees the packages that it links, and Xcode also finds those of its
        // dependencies.
        let modules = dependencies.all(of: target.module).sorted()
        let linked = ([target] + modules.compactMap { selection.target(module: $0) }).flatMap(\.target.packageProducts)
        return linked.compactMap { product in product.isPlugin ? nil : dependency(on: product) }
    }

    private mutating func dependency(on product: PackageProduct) -> PackageManifest.Dependency? {
        if let package = project.package(of: product) {
            add(package)
            let identity = package.identity
            let isTrestle = identity == trestle.location.identity || identity == trestle.name
            return .product(product.name, package: isTrestle ? trestle.name : identity)
        }
        if let folder = localPackage(providing: product.name) {
            let identity = folder.lastPathComponent.lowercased()
            if identities.insert(identity).inserted {
                packages.append(.init(text: "package(path: \(quoted(relativePath(to: folder))))"))
            }
            return .product(product.name, package: identity)
        }
        let diagnostic = ImportDiagnostic(
            .warning, "The package of the product '\(product.name)' was not found.",
            remedy: "Add the package again in Xcode, under 'Package Dependencies'.", file: product.location.file,
            line: product.location.line, column: product.location.column)
        if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
        return nil
    }

    private mutating func add(_ package: SwiftPackageReference) {
        guard identities.insert(package.identity).inserted else { return }
        switch package.source {
        case .local(let url):
            packages.append(.init(text: "package(path: \(quoted(relativePath(to: url))))"))
        case .remote(let url, let requirement):
            if requirement == nil {
                diagnostics.append(
                    ImportDiagnostic(
                        .warning, "The project states no version of the package '\(url)'. The branch main is used.",
                        remedy: "Set its dependency rule in Xcode.", file: package.location.file,
                        line: package.location.line, column: package.location.column))
            }
            let text = (requirement ?? .branch("main")).manifestText
            packages.append(.init(text: "package(url: \(quoted(url)), \(text))"))
        }
    }

    /// Returns the folder of a local package whose manifest declares a product.
    private func localPackage(providing product: String) -> URL? {
        let referenced = project.packages.compactMap { package in
            if case .local(let url) = package.source { url } else { nil }
        }
        return (project.packageFolders + referenced).first { folder in
            let manifest = try? String(contentsOf: folder.appendingPathComponent("Package.swift"), encoding: .utf8)
            return manifest?.contains("name: \"\(product)\"") ?? false
        }
    }

    private var combineTarget: PackageManifest.Target {
        mutating get {
            packages.append(
                .init(text: "package(url: \"https://github.com/OpenCombine/OpenCombine\", from: \"0.14.0\")"))
            let products = ["OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation"]
            return PackageManifest.Target(
                name: "Combine", kind: .library, dependencies: products.map { .product($0, package: "OpenCombine") },
                path: "Trestle/Combine", settings: [.languageMode(.v5)], usesPlugin: false)
        }
    }

    private func relativePath(to url: URL) -> String {
        RelativePath.path(from: project.folder.standardizedFileURL, to: url.standardizedFileURL)
    }
}

/// Paths relative to a folder.
enum RelativePath {
    /// Returns the path from a folder to a file.
    static func path(from folder: URL, to file: URL) -> String {
        let start = folder.pathComponents.filter { $0 != "/" }
        let end = file.pathComponents.filter { $0 != "/" }
        let common = zip(start, end).prefix { $0 == $1 }.count
        let parts = Array(repeating: "..", count: start.count - common) + end.dropFirst(common)
        return parts.isEmpty ? "." : parts.joined(separator: "/")
    }
}

extension TrestleLocation.Requirement {
    fileprivate var manifestText: String {
        switch self {
        case .from(let version): "from: \(quoted(version))"
        case .branch(let name): "branch: \(quoted(name))"
        case .revision(let revision): "revision: \(quoted(revision))"
        }
    }
}

extension SwiftPackageReference.Requirement {
    fileprivate var manifestText: String {
        switch self {
        case .upToNextMajor(let version): "from: \(quoted(version))"
        case .upToNextMinor(let version): ".upToNextMinor(from: \(quoted(version)))"
        case .range(let from, let to): "\(quoted(from))..<\(quoted(to))"
        case .exact(let version): "exact: \(quoted(version))"
        case .branch(let name): "branch: \(quoted(name))"
        case .revision(let revision): "revision: \(quoted(revision))"
        }
    }
}
