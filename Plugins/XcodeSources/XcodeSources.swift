import Foundation
import PackagePlugin

/// Rewrites the sources of a target of an Xcode project before each build, by running the installed program
/// `trestle`.
///
/// The package that `trestle import` writes applies the plugin to each of its targets. The file
/// `Trestle/import.json` of that package names the project and the program.
@main
struct XcodeSources: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        let package = context.package.directoryURL
        let settings = try ImportSettings(package: package)
        let work = context.pluginWorkDirectoryURL
        return [
            .prebuildCommand(
                displayName: "Rewriting the sources of \(target.name)",
                executable: try settings.programURL(package: package),
                arguments: [
                    "sources", "--project", package.appendingPathComponent(settings.project).path,
                    "--target", target.name, "--configuration", settings.configuration,
                    "--package-name", context.package.displayName, "--package", package.path, "--output", work.path,
                ],
                outputFilesDirectory: work.appendingPathComponent("Sources"))
        ]
    }
}
