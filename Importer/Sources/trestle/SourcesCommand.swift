import ArgumentParser
import Foundation
import ProjectImport

struct SourcesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sources",
        abstract: "Rewrite the changed sources of a target, and assemble its bundle.",
        discussion: "The plugin XcodeSources runs this command before each build.")

    @Option(help: "The .xcodeproj or .xcworkspace package.")
    var project: String

    @Option(help: "The name of the target in Package.swift.")
    var target: String

    @Option(help: "The build configuration whose settings apply.")
    var configuration = "Debug"

    @Option(help: "The name of the package, which is part of the name of its test program.")
    var packageName: String?

    @Option(help: "The folder of the package. The default is the project's folder.")
    var package: String?

    @Option(help: "The work folder. The sources are written to its folder Sources.")
    var output: String

    func run() throws {
        let url = Console.url(project)
        let build = TargetBuild(
            project: url, module: target, configuration: configuration,
            packageName: packageName ?? url.deletingPathExtension().lastPathComponent,
            package: package.map(Console.url),
            workFolder: Console.url(output))
        let outcome = try Console.run(build.run)
        Console.show(outcome.diagnostics)
        if outcome.hasErrors { throw ExitCode.failure }
    }
}
