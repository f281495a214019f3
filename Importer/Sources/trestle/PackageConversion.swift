import Foundation
import ProjectImport

/// The conversion of a Swift package into an Xcode project, which is imported in its place.
struct PackageConversion {
    /// The manifest of the package.
    let manifest: URL
    /// The folder for the project.
    let output: URL

    /// Writes the project.
    ///
    /// - Returns: The `.xcodeproj` package.
    /// - Throws: `ImportDiagnostic` if the manifest is not valid, or the project cannot be written.
    func run() throws(ImportDiagnostic) -> URL {
        let package = manifest.deletingLastPathComponent()
        guard output.standardizedFileURL != package.standardizedFileURL else {
            throw ImportDiagnostic(
                .error, "The folder contains the manifest to import, which is not overwritten.",
                remedy: "Specify another folder with '--output'.", file: manifest)
        }
        let project = try SwiftPackageProject(dump: try dump(of: package), package: package, folder: output)
        let url = output.appendingPathComponent(project.fileName)
        let file = url.appendingPathComponent("project.pbxproj")
        do {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            try Data(project.text().utf8).write(to: file, options: .atomic)
        } catch {
            throw ImportDiagnostic(
                .error, "The project could not be written: \(error).", remedy: "Check the permissions of the folder.",
                file: file)
        }
        return url
    }

    /// Returns the description of a package by SwiftPM.
    private func dump(of package: URL) throws(ImportDiagnostic) -> Data {
        // A folder of its own keeps SwiftPM from writing to the package.
        let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("trestle-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: scratch) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "swift", "package", "--package-path", package.path, "--scratch-path", scratch.path, "dump-package",
        ]
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
            throw ImportDiagnostic(
                .error, "Swift Package Manager cannot read the manifest.",
                remedy: "Mend the errors above. 'swift package dump-package' displays them too.", file: manifest)
        }
        return data
    }
}
