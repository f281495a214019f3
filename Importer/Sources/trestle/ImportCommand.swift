import ArgumentParser
import Foundation
import ProjectImport

struct ImportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Write a Package.swift that builds an Xcode project, or a Swift package for iOS, on Linux.",
        discussion: """
            Writes Package.swift and the folder Trestle beside the project, or to the folder of '--output'. Run the command again after you added targets or packages in \
            Xcode; changes of sources, resources and other settings need no import.
            Clones remote Swift packages to the folder .packages, and rewrites those that use UIKit or Objective-C.
            For a Swift package, the folder of '--output' (by default Linux) also gets an Xcode project with the package's targets.
            """)

    @Argument(help: "The .xcodeproj or .xcworkspace package, a folder that contains one, or a Package.swift.")
    var project = "."

    @Option(
        help: ArgumentHelp(
            "The checkout or the URL of Trestle, with an optional version, branch or revision.",
            discussion: "The default is the checkout or version from which this program was installed.",
            valueName: "path|url[@version]"))
    var trestle: String?

    @Option(help: "The build configuration whose settings apply.")
    var configuration = "Debug"

    @Option(
        name: .customLong("target"),
        help: ArgumentHelp(
            "A target to import with those it depends on. Repeat the option for several targets.",
            discussion: "The default is all targets.", valueName: "name"))
    var targets: [String] = []

    @Option(
        help: ArgumentHelp(
            "The folder for the package, such as Linux for a project that is also a Swift package.",
            discussion: "The default is the project's folder.", valueName: "folder"))
    var output: String?

    @Flag(help: "Overwrite files that this command did not write.")
    var force = false

    func run() throws {
        try Console.run { () throws(ImportDiagnostic) in
            var url = Console.url(project)
            let location = try location
            var folder = output.map(Console.url)
            if url.lastPathComponent == "Package.swift" {
                let linux = folder ?? url.deletingLastPathComponent().appendingPathComponent("Linux")
                url = try PackageConversion(output: linux, trestle: location).writeProject(of: url)
                folder = linux
            }
            var project = try LoadedProject(contentsOf: url)
            // Packages are cloned before all files to write are known.
            if !force { try ProjectImporter.checkOwnership(of: ["Package.swift"], in: folder ?? project.folder) }
            let conversion = PackageConversion(output: folder ?? project.folder, trestle: location)
            Console.show(try conversion.addPackages(to: &project))
            let options = ImportOptions(
                trestle: location, program: Console.program, configuration: configuration,
                packageFolder: folder, overwritesOtherFiles: force, targets: targets)
            let outcome = try ProjectImporter(project: project, options: options).run()
            try conversion.writePins(of: project)
            Console.show(outcome.plan.diagnostics)
            print(Self.summary(outcome, project, folder: folder ?? project.folder))
        }
    }

    private var location: TrestleLocation {
        get throws(ImportDiagnostic) {
            if let trestle { return TrestleLocation(argument: trestle) }
            guard let origin = InstallationOrigin.recorded(for: Console.program) else {
                throw ImportDiagnostic(
                    .error, "The checkout from which this program was installed is unknown.",
                    remedy: "Specify a checkout or the URL of Trestle with '--trestle'.")
            }
            return origin.location
        }
    }

    private static func summary(_ outcome: ProjectImporter.Outcome, _ project: LoadedProject, folder: URL) -> String {
        let names = outcome.plan.selection.targets.map(\.module).joined(separator: ", ")
        guard !outcome.changedFiles.isEmpty else { return "The package of \(project.name) is up to date: \(names)." }
        let next = folder.standardizedFileURL == Console.url(".") ? "" : "cd \(folder.path)\n"
        return """
            Imported \(names).
            Wrote \(outcome.changedFiles.joined(separator: ", ")).

            \(next)swift build
            """
    }
}
