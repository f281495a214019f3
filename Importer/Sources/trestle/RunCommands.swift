import ArgumentParser
import Foundation
import ProjectImport

/// The options of commands that run an imported project.
struct ProjectOptions: ParsableArguments {
    @Option(help: "The scheme whose arguments and environment variables apply.")
    var scheme: String?

    @Option(help: "The folder of the project, or a folder in it.")
    var packagePath = "."

    @Flag(help: "Build for release.")
    var release = false

    /// Reads the project that was imported in the folder.
    func importedProject() throws -> ImportedProject {
        try Console.run { () throws(ImportDiagnostic) in
            try ImportedProject(containing: Console.url(packagePath), scheme: scheme)
        }
    }
}

struct RunCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: "Build the app and run it with the arguments and environment variables of its scheme.")

    @OptionGroup var options: ProjectOptions

    @Argument(parsing: .captureForPassthrough, help: "Arguments for the app, after those of the scheme.")
    var arguments: [String] = []

    func run() throws {
        if arguments.first == "--help" || arguments.first == "-h" { throw CleanExit.helpRequest(self) }
        let project = try options.importedProject()
        let program = try Console.run { () throws(ImportDiagnostic) in try project.programToRun() }
        try SwiftTool.replaceProcess(
            ["run"] + SwiftTool.arguments(for: project, release: options.release) + [program.module]
                + program.arguments + arguments.drop { $0 == "--" },
            environment: program.environment)
    }
}

struct TestCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test",
        abstract: "Build and run the tests of the scheme, with its environment variables.")

    @OptionGroup var options: ProjectOptions

    @Argument(parsing: .captureForPassthrough, help: "Arguments for 'swift test', such as --filter.")
    var arguments: [String] = []

    func run() throws {
        if arguments.first == "--help" || arguments.first == "-h" { throw CleanExit.helpRequest(self) }
        let project = try options.importedProject()
        let tests = project.testsToRun()
        try SwiftTool.replaceProcess(
            ["test"] + SwiftTool.arguments(for: project, release: options.release) + tests.arguments
                + arguments.drop { $0 == "--" },
            environment: tests.environment)
    }
}

struct PicturesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pictures",
        abstract: "Build the app and draw its first screen, or each tab, into PNG files.")

    @OptionGroup var options: ProjectOptions

    @Argument(help: "The folder for the files.")
    var folder = "pictures"

    func run() throws {
        let project = try options.importedProject()
        var program = try Console.run { () throws(ImportDiagnostic) in try project.programToRun() }
        program.environment["TRESTLE_PICTURES"] = Console.url(folder).path
        try SwiftTool.replaceProcess(
            ["run"] + SwiftTool.arguments(for: project, release: options.release) + [program.module]
                + program.arguments,
            environment: program.environment)
    }
}
