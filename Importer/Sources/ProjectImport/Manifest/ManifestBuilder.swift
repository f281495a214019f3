import Foundation
import SourceRewriting
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
        let targetsToImport = requestedTargets(dependencies)
        imports = imports.filter { module, _ in targetsToImport.contains { $0.module == module } }
        packages = [trestlePackage]
        identities = [trestle.name, trestle.location.identity]
        let needsCombine =
            imports.values.contains { $0.contains("Combine") } && selection.target(module: "Combine") == nil
        var targets = targetsToImport.map { target in
            let modules = imports[target.module, default: []]
            var list = dependencies.modules[target.module, default: []].sorted().map(PackageManifest.Dependency.target)
            if needsCombine, modules.contains("Combine") { list.append(.target("Combine")) }
            let products = products(of: target, dependencies)
            let aliased = products.compactMap { if case .product(let name, _, _?) = $0 { name } else { nil } }
            list += trestle.products(forImports: modules.subtracting(aliased)).map {
                .product($0, package: trestle.name)
            }
            list += products
            list += localProducts(imported: modules)
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

    /// Returns the targets that the user names, with those they depend on, or all targets.
    private func requestedTargets(_ dependencies: TargetDependencies) -> [ImportedTarget] {
        guard !options.targets.isEmpty else { return selection.targets }
        let named = options.targets.compactMap { (selection.target(named: $0) ?? selection.target(module: $0))?.module }
        let modules = named.reduce(into: Set(named)) { $0.formUnion(dependencies.all(of: $1)) }
        return selection.targets.filter { modules.contains($0.module) }
    }

    /// Returns the modules that the sources of a target import, and those whose names they use without the import.
    static func imports(of target: ImportedTarget) -> Set<String> {
        var modules: Set<String> = []
        var unimportedNames: [String: Set<String>] = [:]
        var declaredNames: Set<String> = []
        for file in target.swiftFiles {
            guard let text = try? String(contentsOf: file.url, encoding: .utf8) else { continue }
            let scan = SourceScan(text)
            modules.formUnion(scan.modules)
            for module in ImplicitModule.all {
                unimportedNames[module.name, default: []].formUnion(scan.unimportedNames(of: module))
            }
            declaredNames.formUnion(scan.declaredNames)
        }
        modules = Set(modules.map { target.renamedModules[$0] ?? $0 })
        return modules.union(unimportedNames.filter { !$0.value.isSubset(of: declaredNames) }.keys)
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
        let linking = [target] + modules.compactMap { selection.target(module: $0) }
        return linking.flatMap { target in
            target.target.packageProducts.compactMap { product in
                product.isPlugin ? nil : dependency(on: product, in: target.project)
            }
        }
    }

    /// Returns the products of local packages whose modules a target imports without linking them, which Xcode finds
    /// among those that it builds.
    private mutating func localProducts(imported modules: Set<String>) -> [PackageManifest.Dependency] {
        modules.sorted().compactMap { module in
            guard selection.target(module: module) == nil, FrameworkCatalog.framework(named: module) == nil,
                let folder = localPackage(providing: module, asLibrary: true)
            else { return nil }
            return dependency(on: module, in: folder)
        }
    }

    private mutating func dependency(
        on product: PackageProduct, in url: URL
    ) -> PackageManifest.Dependency? {
        if let package = project.package(of: product, in: url) {
            let identity = package.identity
            // The targets that import its modules depend on its targets.
            if project.packageProjects[identity] != nil { return nil }
            add(package)
            let isTrestle = identity == trestle.location.identity || identity == trestle.name
            if isTrestle { return .product(product.name, package: trestle.name) }
            return .product(product.name, package: identity, alias: alias(ofModule: product.name))
        }
        if let folder = localPackage(providing: product.name) { return dependency(on: product.name, in: folder) }
        let diagnostic = ImportDiagnostic(
            .warning, "The package of the product '\(product.name)' was not found.",
            remedy: "Add the package again in Xcode, under 'Package Dependencies'.", file: product.location.file,
            line: product.location.line, column: product.location.column)
        if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
        return nil
    }

    private mutating func dependency(on product: String, in folder: URL) -> PackageManifest.Dependency? {
        let identity = folder.lastPathComponent.lowercased()
        if project.packageProjects[identity] != nil { return nil }
        if identities.insert(identity).inserted {
            packages.append(.init(text: "package(path: \(quoted(relativePath(to: folder))))"))
        }
        return .product(product, package: identity, alias: alias(ofModule: product))
    }

    /// Returns the name under which a package's module is built if Trestle's package has a module with the same name,
    /// or `nil`. The sources still import it by its own name.
    private func alias(ofModule name: String) -> String? {
        trestle.modules.contains(name) ? "\(name)Package" : nil
    }

    private mutating func add(_ package: SwiftPackageReference) {
        guard identities.insert(package.identity).inserted else { return }
        if case .remote(let url, nil) = package.source {
            diagnostics.append(
                ImportDiagnostic(
                    .warning, "The project states no version of the package '\(url)'. The branch main is used.",
                    remedy: "Set its dependency rule in Xcode.", file: package.location.file,
                    line: package.location.line, column: package.location.column))
        }
        packages.append(
            .init(text: package.manifestText(relativeTo: options.folder(of: project).standardizedFileURL)))
    }

    /// Returns the folder of a local package whose manifest declares a product.
    ///
    /// Xcode does not store the package of a product if the package is local. Manifests also name the products of
    /// other packages, as dependencies.
    ///
    /// - Parameters:
    ///   - product: The name of the product.
    ///   - asLibrary: Whether the manifest must declare it with `.library`.
    private func localPackage(providing product: String, asLibrary: Bool = false) -> URL? {
        let name = NSRegularExpression.escapedPattern(for: product)
        let kinds = asLibrary ? "library" : "library|executable|plugin"
        let declaration = "\\.(\(kinds))\\(\\s*name:\\s*\"\(name)\""
        let referenced = project.packages.compactMap { package in
            if case .local(let url) = package.source { url } else { nil }
        }
        return (project.packageFolders + referenced).first { folder in
            let manifest = try? String(contentsOf: folder.appendingPathComponent("Package.swift"), encoding: .utf8)
            return manifest?.range(of: declaration, options: .regularExpression) != nil
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
        RelativePath.path(from: options.folder(of: project).standardizedFileURL, to: url.standardizedFileURL)
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

extension SwiftPackageReference {
    /// Returns the dependency on the package in a manifest, without the leading period.
    ///
    /// - Parameter folder: The folder of the manifest.
    func manifestText(relativeTo folder: URL) -> String {
        switch source {
        case .local(let url):
            "package(path: \(quoted(RelativePath.path(from: folder, to: url.standardizedFileURL))))"
        case .remote(let url, let requirement):
            "package(url: \(quoted(url)), \((requirement ?? .branch("main")).manifestText))"
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
