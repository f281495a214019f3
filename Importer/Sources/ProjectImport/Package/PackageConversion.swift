import Foundation
import XcodeProject

/// The conversion of Swift packages whose sources need to be rewritten into Xcode projects, which are imported with the
/// project that uses them.
///
/// Repositories are cloned to the folder `.packages` of the package to write, which refers to the clones of converted packages.
/// Swift Package Manager builds the other packages as they are, with the same versions.
public struct PackageConversion {
    /// The folder of the package to write.
    private let output: URL
    /// The identities of Trestle's package.
    private let excluded: Set<String>
    private let source: any PackageSource

    /// The file with the versions of the clones.
    private var pins: URL { SwiftPackageTool(output: output).pins }

    /// Creates a conversion.
    ///
    /// - Parameters:
    ///   - output: The folder of the package to write.
    ///   - trestle: The place of the Trestle package, which is not converted.
    public init(output: URL, trestle: TrestleLocation) {
        self.init(output: output, trestle: trestle, source: SwiftPackageTool(output: output))
    }

    /// Creates a conversion with another source of manifests.
    init(output: URL, trestle: TrestleLocation, source: any PackageSource) {
        self.output = output
        self.source = source
        excluded = ["trestle", trestle.identity]
    }

    /// Writes the project of a Swift package to the folder.
    ///
    /// - Parameter manifest: The `Package.swift` of the package.
    /// - Returns: The `.xcodeproj` package.
    /// - Throws: `ImportDiagnostic` if the manifest is not valid, or the project cannot be written.
    public func writeProject(of manifest: URL) throws(ImportDiagnostic) -> URL {
        let package = manifest.deletingLastPathComponent().standardizedFileURL
        guard output.standardizedFileURL != package else {
            throw ImportDiagnostic(
                .error, "The folder contains the manifest to import, which is not overwritten.",
                remedy: "Specify another folder with '--output'.", file: manifest)
        }
        let project = try SwiftPackageProject(dump: try source.dump(of: package), package: package, folder: output)
        let url = output.appendingPathComponent(project.fileName)
        var files = ["project.pbxproj": project.text()]
        if let pins = PackagePins(contentsOf: package.appendingPathComponent("Package.resolved")) {
            files[LoadedProject.pinsPath(in: url)] = pins.text
        }
        try SwiftPackageTool.write(files, to: url)
        return url
    }

    /// Adds the projects of the packages that need to be rewritten to a project that uses them.
    ///
    /// - Returns: The problems, each of which leaves a package as it is.
    /// - Throws: `ImportDiagnostic` if a project cannot be written.
    public func addPackages(to project: inout LoadedProject) throws(ImportDiagnostic) -> [ImportDiagnostic] {
        if var resolved = project.resolvedPackages {
            resolved.pins.removeAll { excluded.contains($0.identity) }
            let known = PackagePins(contentsOf: pins) ?? PackagePins()
            try SwiftPackageTool.write(
                [pins.lastPathComponent: known.merging(resolved).text], to: pins.deletingLastPathComponent())
        }
        var graph = PackageGraph(project, excluding: excluded, source: source)
        let folder = output.appendingPathComponent("Trestle/Packages").standardizedFileURL
        var files: [String: String] = [:]
        var projects: [String: URL] = [:]
        for (identity, package) in graph.packagesToConvert() {
            let project = try SwiftPackageProject(
                dump: package.dump, package: package.folder, folder: folder, targets: package.targets)
            files["\(identity).xcodeproj/project.pbxproj"] = project.text()
            projects[identity] = folder.appendingPathComponent("\(identity).xcodeproj")
        }
        try SwiftPackageTool.write(files, to: folder)
        removeProjects(except: projects, in: folder)
        try project.addPackages(projects)
        return graph.diagnostics
    }

    /// Deletes the projects that an earlier import wrote for packages that are not converted any more.
    private func removeProjects(except projects: [String: URL], in folder: URL) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let current = Set(projects.values.map(\.lastPathComponent))
        for name in names where !current.contains(name) {
            let project = folder.appendingPathComponent(name)
            guard ProjectImporter.isGenerated(project.appendingPathComponent("project.pbxproj")) else { continue }
            try? FileManager.default.removeItem(at: project)
        }
    }

    /// Writes the versions of the packages that are not converted beside the imported package, so that it is built with the
    /// versions that were resolved.
    ///
    /// - Throws: `ImportDiagnostic` if the file cannot be written.
    public func writePins(of project: LoadedProject) throws(ImportDiagnostic) {
        guard let resolved = PackagePins(contentsOf: pins) else { return }
        let existing = PackagePins(contentsOf: output.appendingPathComponent("Package.resolved")) ?? PackagePins()
        var merged = existing.merging(resolved)
        merged.pins.removeAll { project.packageProjects[$0.identity] != nil }
        guard merged.pins != existing.pins else { return }
        try SwiftPackageTool.write(["Package.resolved": merged.text], to: output)
    }
}

extension LoadedProject {
    /// The versions of the packages that Xcode has resolved, or `nil` if there is no file that can be read.
    var resolvedPackages: PackagePins? {
        ([url] + projects.map(\.url)).lazy.compactMap {
            PackagePins(contentsOf: $0.appendingPathComponent(Self.pinsPath(in: $0)))
        }.first
    }

    /// Returns the path of the file with the versions of the packages, relative to an `.xcodeproj` or `.xcworkspace` package.
    static func pinsPath(in package: URL) -> String {
        let path = "xcshareddata/swiftpm/Package.resolved"
        return package.pathExtension == "xcworkspace" ? path : "project.xcworkspace/\(path)"
    }
}
