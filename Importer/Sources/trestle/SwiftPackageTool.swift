import Foundation
import ProjectImport

/// The program `swift package`.
struct SwiftPackageTool {
    /// The folder for its files, so that it writes none to the packages.
    let scratch: URL

    /// Returns the output of `swift package dump-package` for a package.
    func dump(of package: URL) throws(ImportDiagnostic) -> Data { try run(["dump-package"], of: package) }

    /// Runs the program with arguments for a package, and returns its output.
    func run(_ arguments: [String], of package: URL) throws(ImportDiagnostic) -> Data {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            ["swift", "package", "--package-path", package.path, "--scratch-path", scratch.path] + arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        do {
            try process.run()
        } catch {
            throw ImportDiagnostic(
                .error, "The program swift could not be started: \(error).", remedy: "Add Swift to the PATH.")
        }
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            let command = arguments.joined(separator: " ")
            throw ImportDiagnostic(
                .error, "Swift Package Manager reports an error for 'swift package \(command)'.",
                remedy: "Mend the errors above.", file: package.appendingPathComponent("Package.swift"))
        }
        return data
    }

    /// Writes files by their paths relative to a folder.
    static func write(_ files: [String: String], to folder: URL) throws(ImportDiagnostic) {
        for (path, text) in files.sorted(by: { $0.key < $1.key }) {
            let file = folder.appendingPathComponent(path)
            do {
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(text.utf8).write(to: file, options: .atomic)
            } catch {
                throw ImportDiagnostic(
                    .error, "The project could not be written: \(error).",
                    remedy: "Check the permissions of the folder.", file: file)
            }
        }
    }
}
