import Foundation
import XcodeProject

/// The preparation of a target for the compiler: rewritten sources, the bundle, and the links to the bundle.
public struct TargetBuild {
    /// The project or workspace.
    public var project: URL
    /// The name of the target in the package, which is that of its module.
    public var module: String
    /// The name of the configuration whose settings apply.
    public var configuration: String
    /// The name of the package, which is part of the name of its test program.
    public var packageName: String
    /// The folder of the package, or `nil` for the project's folder.
    public var package: URL?
    /// The work folder of the plugin. The rewritten sources are written to its folder `Sources`.
    public var workFolder: URL

    /// The outcome of a run.
    public struct Outcome: Sendable {
        /// The problems, in the order of the files.
        public var diagnostics: [ImportDiagnostic]
        /// The number of source files that were rewritten, whether or not their text changed.
        public var rewrittenCount: Int
        /// The number of files that were written, copied or deleted.
        public var changeCount: Int

        /// Whether the build is impossible.
        public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
    }

    /// Creates the preparation of a target.
    public init(
        project: URL, module: String, configuration: String, packageName: String, package: URL? = nil, workFolder: URL
    ) {
        self.project = project
        self.module = module
        self.configuration = configuration
        self.packageName = packageName
        self.package = package
        self.workFolder = workFolder
    }

    /// Brings the work folder up to date. Waits while another process does the same.
    ///
    /// - Throws: `ImportDiagnostic` if the project or the work folder cannot be used.
    public func run() throws(ImportDiagnostic) -> Outcome {
        let lock = try FolderLock(workFolder)
        defer { withExtendedLifetime(lock) {} }
        var project = try LoadedProject(contentsOf: self.project)
        let folder = package ?? project.folder
        let record = ImportRecord(folder: folder)
        try project.apply(record, in: folder)
        let selection = TargetSelection(project, configuration: configuration)
        guard let target = selection.target(module: module) else {
            throw ImportDiagnostic(
                .error, "The project has no target whose module is '\(module)'.",
                remedy: "Run 'trestle import \(project.url.lastPathComponent)' again.", file: project.url)
        }
        do {
            return try run(target, selection, trestleModules: Set(record?.modules ?? []))
        } catch let diagnostic as ImportDiagnostic {
            throw diagnostic
        } catch {
            throw ImportDiagnostic(
                .error, "The work folder could not be updated: \(error.summary)",
                remedy: "Delete the folder and build again.", file: workFolder)
        }
    }

    private func run(
        _ target: ImportedTarget, _ selection: TargetSelection, trestleModules: Set<String>
    ) throws -> Outcome {
        let cacheFile = workFolder.appendingPathComponent("cache.json")
        let cache = RewriteCache<SwiftSyntaxEngine.Declarations>.read(from: cacheFile)
        let dependencies = Self.dependencies(of: target, selection, cache: cache)
        var files = [target.module: target.swiftFiles.map(\.url)]
        for module in dependencies { files[module] = selection.target(module: module)?.swiftFiles.map(\.url) ?? [] }

        let imports = cache.imports(of: target)
        let engine = SwiftSyntaxEngine(
            target, selection: selection, imports: imports, trestleModules: trestleModules)
        var sources = try OutputFolder(workFolder.appendingPathComponent("Sources"))
        var rewriter = SourceRewriter(engine: engine, cache: cache)
        try rewriter.run(module: target.module, files: files, into: &sources)

        var bundle = try BundleAssembler(
            workFolder.appendingPathComponent(Self.bundleName(of: target)), catalogs: cache.catalogs)
        let information = target.target.infoPlist(configuration: configuration)
        try bundle.assemble(target, infoPlist: Data(information.xml.utf8))
        try removeOtherBundles(except: Self.bundleName(of: target))
        try link(target, selection)

        let missing = target.target.sources.filter { $0.kind == .swift && !$0.exists }.map { file in
            ImportDiagnostic(
                .error, "The source file '\(file.url.path)' does not exist.",
                remedy: "Restore the file, or remove it from the target.", file: file.location.file,
                line: file.location.line, column: file.location.column)
        }
        let symbols = AssetSymbols(target)
        if let text = symbols.text { try sources.write(Data(text.utf8), to: AssetSymbols.fileName) }
        let diagnostics =
            missing + rewriter.diagnostics + symbols.diagnostics + bundle.diagnostics
            + information.diagnostics.map(ImportDiagnostic.init)
        try sources.write(
            Data(
                SourceDiagnostics.sourceFile(
                    diagnostics,
                    imports: ["AssociatedObjects"].filter { imports.contains($0) && trestleModules.contains($0) },
                    isXCTest: target.isTest && imports.contains("XCTest"),
                    declaresModuleBundle: target.isPackageTarget && !target.target.resources.isEmpty
                ).utf8), to: SourceDiagnostics.fileName)
        try sources.removeOthers()
        var newCache = rewriter.cache
        newCache.catalogs = bundle.catalogs
        if rewriter.rewrittenCount > 0 || newCache.catalogs != cache.catalogs || newCache.isDifferent(from: cache) {
            try newCache.write(to: cacheFile)
        }
        return Outcome(
            diagnostics: diagnostics, rewrittenCount: rewriter.rewrittenCount,
            changeCount: sources.changeCount + bundle.changeCount)
    }

    /// Returns the modules of the targets whose declarations affect a target.
    private static func dependencies(
        of target: ImportedTarget, _ selection: TargetSelection, cache: RewriteCache<SwiftSyntaxEngine.Declarations>
    ) -> Set<String> {
        var imports: [String: Set<String>] = [:]
        var found: Set<String> = []
        var pending: Set<String> = [target.module]
        while !pending.isEmpty {
            for module in pending {
                imports[module] = selection.target(module: module).map { cache.imports(of: $0) } ?? []
            }
            found = TargetDependencies(selection, imports: imports).all(of: target.module)
            pending = found.subtracting(imports.keys)
        }
        return found
    }

    // MARK: Bundles

    /// Returns the file name of a target's bundle.
    static func bundleName(of target: ImportedTarget) -> String {
        let name = target.settings.productName.replacingOccurrences(of: "/", with: ":")
        return "\(name.isEmpty ? target.module : name).app"
    }

    private func removeOtherBundles(except name: String) throws {
        for other in try FileManager.default.contentsOfDirectory(atPath: workFolder.path)
        where other.hasSuffix(".app") && other != name {
            try FileManager.default.removeItem(at: workFolder.appendingPathComponent(other))
        }
    }

    /// Writes the main bundle of tests without an app, which on iOS is that of Xcode's test runner: resources of the
    /// tests are only in the bundle of their class.
    private func runnerBundle() throws -> URL {
        var folder = try OutputFolder(workFolder.appendingPathComponent("xctest"))
        let information = [
            "CFBundleExecutable": "xctest", "CFBundleIdentifier": "com.apple.dt.xctest.tool", "CFBundleName": "xctest",
            "CFBundlePackageType": "APPL", "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1",
        ]
        try folder.write(try PropertyListFile.data(information), to: "Info.plist")
        try folder.removeOthers()
        return folder.url
    }

    /// Links the bundle beside the programs, where UIKit looks for it.
    private func link(_ target: ImportedTarget, _ selection: TargetSelection) throws {
        guard let build = BuildFolder(workFolder: workFolder) else { return }
        let bundle = workFolder.appendingPathComponent(Self.bundleName(of: target))
        try build.link("\(target.module).app", to: bundle)
        guard target.isTest else { return }
        let runner = "\(packageName)PackageTests.xctest.app"
        if let host = target.target.testHost?.target.flatMap(selection.target(named:)) {
            let folder = BuildFolder.workFolder(of: host.module, beside: workFolder)
            try build.link(runner, to: folder.appendingPathComponent(Self.bundleName(of: host)))
        } else if !selection.targets.contains(where: { $0.isTest && $0.target.testHost?.target != nil }) {
            try build.link(runner, to: try runnerBundle())
        }
    }
}
