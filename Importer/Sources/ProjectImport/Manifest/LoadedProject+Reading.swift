import Foundation
import XcodeProject

extension LoadedProject {
    /// Reads a project or workspace, with the projects that it references.
    ///
    /// - Parameter url: An `.xcodeproj` or `.xcworkspace` package, or a folder that contains one.
    /// - Throws: `ImportDiagnostic` if the project is not found or not readable.
    public init(contentsOf url: URL) throws(ImportDiagnostic) {
        let url = try Self.package(at: url.standardizedFileURL)
        self.init(url: url, projects: [])
        do {
            if url.pathExtension == "xcworkspace" {
                try read(XcodeWorkspace(contentsOf: url))
            } else {
                try read(projectAt: url)
            }
        } catch {
            throw ImportDiagnostic(error)
        }
        guard !projects.isEmpty else {
            throw ImportDiagnostic(
                .error, "The workspace contains no project that can be read.",
                remedy: "Import the .xcodeproj package that contains the app.", file: url)
        }
    }

    /// Adds the projects of Swift packages whose sources are rewritten.
    ///
    /// - Parameter projects: The `.xcodeproj` packages by the identities of the Swift packages.
    /// - Throws: `ImportDiagnostic` if a project is not readable.
    public mutating func addPackages(_ projects: [String: URL]) throws(ImportDiagnostic) {
        do {
            for (_, url) in projects.sorted(by: { $0.key < $1.key }) { try read(projectAt: url) }
        } catch {
            throw ImportDiagnostic(error)
        }
        packageProjects.merge(projects) { $1 }
    }

    /// Adds the projects of Swift packages that an import has written, and renames the modules that it has renamed.
    mutating func apply(_ record: ImportRecord?, in folder: URL) throws(ImportDiagnostic) {
        try addPackages(
            (record?.packages ?? [:]).mapValues { folder.appendingPathComponent($0).standardizedFileURL })
        renameModules(record?.renamedModules ?? [:])
    }

    private mutating func read(_ workspace: XcodeWorkspace) throws(ProjectError) {
        schemes = workspace.schemes
        packageFolders = workspace.packages
        diagnostics += workspace.diagnostics.map(ImportDiagnostic.init)
        var firstError: ProjectError?
        for project in workspace.projects {
            do {
                try read(projectAt: project)
            } catch {
                firstError = firstError ?? error
                var diagnostic = ImportDiagnostic(error)
                diagnostic.severity = .warning
                diagnostics.append(diagnostic)
            }
        }
        if projects.isEmpty, let firstError { throw firstError }
    }

    private mutating func read(projectAt url: URL) throws(ProjectError) {
        guard !projects.contains(where: { $0.url.standardizedFileURL == url.standardizedFileURL }) else { return }
        let project = try XcodeProject(contentsOf: url)
        projects.append(project)
        schemes += project.schemes
        diagnostics += project.diagnostics.map(ImportDiagnostic.init)
        for reference in project.referencedProjects where reference.pathExtension == "xcodeproj" {
            do {
                try read(projectAt: reference)
            } catch {
                var diagnostic = ImportDiagnostic(error)
                diagnostic.severity = .warning
                diagnostics.append(diagnostic)
            }
        }
    }

    /// Returns the package at a path: the path itself, or the only workspace or project in a folder.
    private static func package(at url: URL) throws(ImportDiagnostic) -> URL {
        if url.lastPathComponent == "project.xcworkspace" { return url.deletingLastPathComponent() }
        if ["xcodeproj", "xcworkspace"].contains(url.pathExtension) { return url }
        guard FileStatus(url)?.isDirectory == true else {
            throw ImportDiagnostic(
                .error, "The path is neither a project nor a folder that contains one.",
                remedy: "Specify a path that ends in .xcodeproj or .xcworkspace.", file: url)
        }
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
        for type in [".xcworkspace", ".xcodeproj"] {
            let packages = names.filter { $0.hasSuffix(type) }
            if packages.count > 1 {
                throw ImportDiagnostic(
                    .error, "The folder contains several packages: \(packages.joined(separator: ", ")).",
                    remedy: "Specify the path of one of them.", file: url)
            }
            if let package = packages.first { return url.appendingPathComponent(package) }
        }
        throw ImportDiagnostic(
            .error, "The folder contains no .xcodeproj or .xcworkspace package.",
            remedy: "Specify the path of the project.", file: url)
    }
}
