import AppPackaging
import ArgumentParser
import Foundation
import ProjectImport

extension AppPackager.Format: ExpressibleByArgument {}

/// A configuration of Swift Package Manager.
enum BuildConfiguration: String, ExpressibleByArgument, CaseIterable {
    case debug, release
}

struct PackageCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "package",
        abstract: "Build an app and write a Debian package or a relocatable folder with all that it needs.",
        discussion: """
            Run the command in the folder of a Swift package or an imported project. The name, version, category, URL schemes and document types \
            are those of the app's Info.plist, and the icon is that of its asset catalog. The package depends on the Debian packages of the \
            libraries that the app is linked with; Swift's libraries are part of the app.
            The folder has the layout of /usr: bin, lib and share. The app starts from wherever the folder is.
            With the variable SOURCE_DATE_EPOCH, all files have that date, so that packages are reproducible.
            """)

    @Option(help: "The executable product. The default is the only one, or the app of an imported project.")
    var product: String?

    @Option(help: "The form of the package: 'deb' or 'folder'.")
    var format = AppPackager.Format.deb

    @Option(help: "The folder for the package.")
    var output = "."

    @Option(help: ArgumentHelp("The version. The default is that of Info.plist.", valueName: "version"))
    var packageVersion: String?

    @Option(
        help: ArgumentHelp("The name of the Debian package. The default is that of the product.", valueName: "name"))
    var packageName: String?

    @Option(help: "The maintainer of the Debian package. The default is that of DEBFULLNAME and DEBEMAIL.")
    var maintainer: String?

    @Option(help: "The description in one line. The default is the name of the app.")
    var summary: String?

    @Option(help: "The configuration of the build: 'release' or 'debug'.")
    var configuration = BuildConfiguration.release

    @Flag(help: "Copy Swift's shared libraries instead of linking the static ones.")
    var sharedSwiftLibraries = false

    @Option(help: "The folder of the package, or a folder in an imported project.")
    var packagePath = "."

    @Option(help: "The folder for the build. The default is .build/package.")
    var scratchPath: String?

    func run() throws {
        let outcome = try Console.run { () throws(ImportDiagnostic) in
            let (package, product) = try packageAndProduct()
            let scratch = scratchPath.map(Console.url) ?? package.appendingPathComponent(".build/package")
            let build = ProgramBuild(
                package: package, product: product, configuration: configuration.rawValue, scratch: scratch,
                sharesSwiftLibraries: sharedSwiftLibraries)
            return try AppPackager(build: build, options: options).run(output: Console.url(output))
        }
        Console.show(outcome.diagnostics)
        print("Wrote \(outcome.product.path).")
        switch format {
        case .deb: print("It depends on \(outcome.dependencies.joined(separator: ", ")).")
        case .folder:
            print("It needs these libraries of the system: \(outcome.systemLibraries.joined(separator: ", ")).")
            if !outcome.dependencies.isEmpty {
                print("It also needs these Debian packages: \(outcome.dependencies.joined(separator: ", ")).")
            }
        }
    }

    /// The package's folder and the product: those of an imported project if there is one, and the only executable
    /// product of another package.
    private func packageAndProduct() throws(ImportDiagnostic) -> (package: URL, product: String) {
        let folder = Console.url(packagePath)
        if let project = try? ImportedProject(containing: folder) {
            if let product { return (project.folder, product) }
            return (project.folder, try project.programToRun().module)
        }
        guard FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) else {
            throw ImportDiagnostic(
                .error, "The folder has no Package.swift.",
                remedy: "Run the command in the folder of a package, or import the Xcode project first.", file: folder)
        }
        if let product { return (folder, product) }
        return (folder, try ProgramBuild.onlyProduct(of: folder))
    }

    private var options: AppPackager.Options {
        let environment = ProcessInfo.processInfo.environment
        var options = AppPackager.Options()
        options.format = format
        options.packageName = packageName
        options.version = packageVersion
        options.summary = summary
        if let name = environment["DEBFULLNAME"], let address = environment["DEBEMAIL"] {
            options.maintainer = "\(name) <\(address)>"
        }
        if let maintainer { options.maintainer = maintainer }
        options.modification = environment["SOURCE_DATE_EPOCH"].flatMap(TimeInterval.init)
            .map(Date.init(timeIntervalSince1970:))
        return options
    }
}
