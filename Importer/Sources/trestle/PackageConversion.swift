import Foundation
import ProjectImport

/// The conversion of a Swift package into Xcode projects, which are imported in its place.
struct PackageConversion {
    /// The manifest of the package.
    let manifest: URL
    /// The folder for the projects.
    let output: URL

    private var package: URL { manifest.deletingLastPathComponent() }
    /// The folder that contains the repositories that the package depends on.
    private var scratch: URL { output.appendingPathComponent(".packages") }

    /// Writes the projects.
    ///
    /// - Returns: The `.xcodeproj` or `.xcworkspace` package to import.
    /// - Throws: `ImportDiagnostic` if the manifest is not valid, or a project cannot be written.
    func run() throws(ImportDiagnostic) -> URL {
        guard output.standardizedFileURL != package.standardizedFileURL else {
            throw ImportDiagnostic(
                .error, "The folder contains the manifest to import, which is not overwritten.",
                remedy: "Specify another folder with '--output'.", file: manifest)
        }
        try resolve()
        let workspace = try SwiftPackageWorkspace(package: package, folder: output, source: self)
        for (path, text) in workspace.files.sorted(by: { $0.key < $1.key }) {
            let file = output.appendingPathComponent(path)
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
        return output.appendingPathComponent(workspace.project)
    }

    /// Clones the repositories that the package depends on.
    private func resolve() throws(ImportDiagnostic) {
        let resolved = package.appendingPathComponent("Package.resolved")
        let isNew = !FileManager.default.fileExists(atPath: resolved.path)
        // SwiftPM writes the file beside the manifest, whose folder the import leaves as it is.
        defer { if isNew { try? FileManager.default.removeItem(at: resolved) } }
        _ = try swiftPackage(["resolve"], of: package)
    }

    private func swiftPackage(_ arguments: [String], of package: URL) throws(ImportDiagnostic) -> Data {
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
}

extension PackageConversion: SwiftPackageWorkspace.Source {
    func dump(of package: URL) throws(ImportDiagnostic) -> Data { try swiftPackage(["dump-package"], of: package) }

    func checkout(of repository: String) -> URL? {
        var name = repository.split(separator: "/").last.map(String.init) ?? repository
        if name.hasSuffix(".git") { name.removeLast(4) }
        let folder = scratch.appendingPathComponent("checkouts/\(name)")
        return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
    }
}
