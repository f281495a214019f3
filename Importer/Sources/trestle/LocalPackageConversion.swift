import Foundation
import ProjectImport

/// The conversion of local Swift packages whose sources need to be rewritten into Xcode projects, which are imported with
/// the project that refers to them.
struct LocalPackageConversion {
    /// The project.
    let project: LoadedProject
    /// The folder of the package to write.
    let output: URL

    /// Writes the projects.
    ///
    /// - Returns: The `.xcodeproj` packages by the identities of the Swift packages.
    /// - Throws: `ImportDiagnostic` if a project cannot be written.
    func run() throws(ImportDiagnostic) -> [String: URL] {
        let folder = output.appendingPathComponent("Trestle/Packages")
        let packages = LocalPackageProjects(project, folder: folder, source: self)
        Console.show(packages.diagnostics)
        try SwiftPackageTool.write(packages.files, to: folder)
        return packages.projects.mapValues { folder.appendingPathComponent($0).standardizedFileURL }
    }
}

extension LocalPackageConversion: SwiftPackageWorkspace.Source {
    func dump(of package: URL) throws(ImportDiagnostic) -> Data {
        let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("trestle-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: scratch) }
        return try SwiftPackageTool(scratch: scratch).dump(of: package)
    }

    func checkout(of repository: String) -> URL? { nil }
}
