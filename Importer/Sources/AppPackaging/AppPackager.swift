import Foundation
import ProjectImport

/// Builds an app and packages it with all that it needs on other computers.
public struct AppPackager: Sendable {
    /// A form of distribution.
    public enum Format: String, Sendable, CaseIterable {
        /// A package of Debian, Ubuntu and the systems that are based on them.
        case deb
        /// A folder that can be moved anywhere.
        case folder
    }

    /// The values that a package has in place of those of the app.
    public struct Options: Sendable {
        /// The form of distribution.
        public var format = Format.deb
        /// The name of the Debian package, or `nil` for that of the product in lower case.
        public var packageName: String?
        /// The version, or `nil` for that of the app.
        public var version: String?
        /// The name and address of the maintainer, which a Debian package needs.
        public var maintainer: String?
        /// The description in one line, or `nil` for the name of the app.
        public var summary: String?
        /// The modification date of all files, for packages that are reproducible, or `nil` for the current date.
        public var modification: Date?

        /// Creates the default values.
        public init() {}
    }

    /// The outcome of a run.
    public struct Outcome: Sendable {
        /// The package or folder.
        public var product: URL
        /// The problems.
        public var diagnostics: [ImportDiagnostic]
        /// The Debian packages that the app needs.
        public var dependencies: [String]
        /// The libraries that the system has to provide.
        public var systemLibraries: [String]
    }

    /// The build of the app.
    public var build: ProgramBuild
    /// The values that the package has in place of those of the app.
    public var options: Options

    /// Creates a packager.
    public init(build: ProgramBuild, options: Options) {
        self.build = build
        self.options = options
    }

    /// Builds the app and writes the package.
    ///
    /// - Parameter output: The folder for the package or folder. An older one is replaced.
    /// - Throws: `ImportDiagnostic` if the build fails, or the app's files are damaged.
    public func run(output: URL) throws(ImportDiagnostic) -> Outcome {
        // Options are checked before the build, which takes minutes.
        let maintainer = try maintainer()
        let name = try packageName()
        return try package(try build.run(), as: name, maintainer: maintainer, into: output)
    }

    /// Packages a program that has been built.
    func package(
        _ program: URL, as name: String, maintainer: String, into output: URL
    ) throws(ImportDiagnostic) -> Outcome {
        let app = try BuiltApp(executable: program)
        let description = try app.description()
        let libraries = try LinkedLibraries(of: program, searching: [ProgramBuild.swiftLibraries].compactMap { $0 })
        let work = FileManager.default.temporaryDirectory.appendingPathComponent("trestle-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: work) }
        let root = work.appendingPathComponent("root")
        let prefix = AppPrefix(folder: root.appendingPathComponent("usr"), name: name)
        let installed = try prefix.copy(app, libraries: libraries.bundled)
        try ELFFile.restrictSearchPath(of: installed)
        var diagnostics = description.documents.unknownIdentifiers.map { identifier in
            ImportDiagnostic(
                .warning, "The MIME type of documents of the type '\(identifier)' is unknown.",
                remedy: "Add it to UTImportedTypeDeclarations or CFBundleTypeMIMETypes.", file: app.informationFile)
        }
        let icons = try Self.icons(of: installed, in: work.appendingPathComponent("icons"), &diagnostics)
        try prefix.install(description, icons: icons, place: options.format == .deb ? "/usr" : nil)
        try prefix.installLicense(of: build.package)
        try prefix.normalize(root, program: installed, modification: options.modification)

        let platform = PlatformPackages(libraries: libraries.system)
        switch options.format {
        case .deb:
            let linked = try DebianDependencies().dependencies(for: libraries.system)
            let control = DebianControl(
                package: name, version: DebianName.version(options.version ?? description.version),
                architecture: try ELFFile(contentsOf: program).machine.debianName, maintainer: maintainer,
                section: description.category.section, installedSize: 0, depends: (linked + platform.required).sorted(),
                recommends: platform.recommended, summary: options.summary ?? description.name)
            let package = try DebianPackage(control: control, root: root)
                .write(to: output, modification: options.modification)
            return Outcome(
                product: package, diagnostics: diagnostics, dependencies: control.depends,
                systemLibraries: libraries.system)
        case .folder:
            let folder = output.appendingPathComponent(program.lastPathComponent)
            try Self.replace(folder, with: prefix.folder)
            return Outcome(
                product: folder, diagnostics: diagnostics, dependencies: platform.required,
                systemLibraries: libraries.system)
        }
    }

    private static func icons(
        of app: URL, in folder: URL, _ diagnostics: inout [ImportDiagnostic]
    ) throws(ImportDiagnostic) -> AppIcons {
        do {
            let icons = try AppIcons.draw(app, into: folder)
            if icons.icons.isEmpty {
                diagnostics.append(
                    ImportDiagnostic(
                        .warning, "The app has no icon.", remedy: "Add an app icon named AppIcon to its asset catalog.")
                )
            }
            return icons
        } catch {
            guard error.severity == .warning else { throw error }
            diagnostics.append(error)
            return AppIcons(in: folder)
        }
    }

    /// Moves a folder to the place of an older one. Folders of other kinds are not replaced.
    private static func replace(_ folder: URL, with new: URL) throws(ImportDiagnostic) {
        let files = FileManager.default
        let isOwn = files.fileExists(atPath: folder.appendingPathComponent("share/applications").path)
        guard isOwn || !files.fileExists(atPath: folder.path) else {
            throw ImportDiagnostic(
                .error, "The folder '\(folder.path)' is in the way.",
                remedy: "Move it, or name another folder with '--output'.", file: folder)
        }
        do {
            try files.createDirectory(at: folder.deletingLastPathComponent(), withIntermediateDirectories: true)
            if isOwn { try files.removeItem(at: folder) }
            try files.moveItem(at: new, to: folder)
        } catch {
            throw ImportDiagnostic(
                .error, "The folder could not be written: \(error.localizedDescription)",
                remedy: "Check the permissions of the folder, and the space on the disk.", file: folder)
        }
    }

    private func packageName() throws(ImportDiagnostic) -> String {
        if let name = options.packageName {
            guard DebianName.isPackage(name) else {
                throw ImportDiagnostic(
                    .error, "The name '\(name)' is not valid for a Debian package.",
                    remedy:
                        "Use at least two lower-case letters, digits, '+', '-' and '.', beginning with a letter or digit."
                )
            }
            return name
        }
        guard let name = DebianName.package(build.product) else {
            throw ImportDiagnostic(
                .error, "The name '\(build.product)' cannot be converted to that of a Debian package.",
                remedy: "Name the package with '--package-name'.")
        }
        return name
    }

    private func maintainer() throws(ImportDiagnostic) -> String {
        guard options.format == .deb else { return "" }
        if let maintainer = options.maintainer, !maintainer.isEmpty { return maintainer }
        throw ImportDiagnostic(
            .error, "A Debian package needs a maintainer.",
            remedy: "Use '--maintainer \"Name <address>\"', or set the variables DEBFULLNAME and DEBEMAIL.")
    }
}
