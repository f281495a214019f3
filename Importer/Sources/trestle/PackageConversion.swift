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
    private var tool: SwiftPackageTool { SwiftPackageTool(scratch: scratch) }

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
        try SwiftPackageTool.write(workspace.files, to: output)
        return output.appendingPathComponent(workspace.project)
    }

    /// Clones the repositories that the package depends on.
    private func resolve() throws(ImportDiagnostic) {
        let resolved = package.appendingPathComponent("Package.resolved")
        let isNew = !FileManager.default.fileExists(atPath: resolved.path)
        // SwiftPM writes the file beside the manifest, whose folder the import leaves as it is.
        defer { if isNew { try? FileManager.default.removeItem(at: resolved) } }
        _ = try tool.run(["resolve"], of: package)
    }
}

extension PackageConversion: SwiftPackageWorkspace.Source {
    func dump(of package: URL) throws(ImportDiagnostic) -> Data { try tool.dump(of: package) }

    func checkout(of repository: String) -> URL? {
        var name = repository.split(separator: "/").last.map(String.init) ?? repository
        if name.hasSuffix(".git") { name.removeLast(4) }
        let folder = scratch.appendingPathComponent("checkouts/\(name)")
        return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
    }
}
