import ArgumentParser
import Foundation
import ProjectImport

/// The output of the program, and its own location.
enum Console {
    /// Prints a line to standard error.
    static func printError(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }

    /// Prints the problems, without repetitions.
    static func show(_ diagnostics: [ImportDiagnostic]) {
        var shown: Set<ImportDiagnostic> = []
        for diagnostic in diagnostics where shown.insert(diagnostic).inserted { printError(diagnostic.description) }
    }

    /// Runs a part of a command, and ends the program with the problem that it throws.
    static func run<Result>(_ body: () throws(ImportDiagnostic) -> Result) throws -> Result {
        do {
            return try body()
        } catch {
            printError(error.description)
            throw ExitCode.failure
        }
    }

    /// The path of this program.
    static var program: URL {
        let path =
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
        return URL(fileURLWithPath: path)
    }

    /// The released version from which this program was installed, otherwise the checkout.
    static var version: String {
        InstallationOrigin.recorded(for: program).map { $0.version ?? "development version of \($0.checkout)" }
            ?? "development version"
    }

    /// Returns the URL of a path, relative to the current folder.
    static func url(_ path: String) -> URL { URL(fileURLWithPath: path).standardizedFileURL }
}
