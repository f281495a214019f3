import ArgumentParser
import ProjectImport

struct ReportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "report",
        abstract: "List the parts of an Xcode project that are missing or limited on Linux.",
        discussion: "Reads the project and its sources. Nothing is built or written.")

    @Argument(help: "The .xcodeproj or .xcworkspace package, or a folder that contains one.")
    var project = "."

    @Option(help: "The build configuration whose settings apply.")
    var configuration = "Debug"

    @Flag(help: "Print JSON.")
    var json = false

    func run() throws {
        let url = Console.url(project)
        let loaded = try Console.run { () throws(ImportDiagnostic) in try LoadedProject(contentsOf: url) }
        var builder = ReportBuilder(loaded, configuration: configuration)
        let report = builder.report()
        print(json ? report.json : report.text)
    }
}
