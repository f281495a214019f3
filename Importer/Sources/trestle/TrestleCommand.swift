import ArgumentParser

@main
struct TrestleCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "trestle",
        abstract: "Build, run, test and package Xcode projects for UIKit on Linux.",
        discussion: """
            Run 'trestle import' once beside an Xcode project. From then on 'swift build', 'swift run' and 'swift test' work in its folder, and \
            follow changes of the project. The sources are not changed.
            """,
        version: Console.version,
        subcommands: [
            ReportCommand.self, ImportCommand.self, RunCommand.self, TestCommand.self, PicturesCommand.self,
            PackageCommand.self, CardsCommand.self, SourcesCommand.self,
        ])
}
