import Foundation
import XcodeProject

/// The manifests of Swift packages, and the folders of those in repositories.
protocol PackageSource {
    /// Returns the output of `swift package dump-package` for a package.
    func dump(of package: URL) throws(ImportDiagnostic) -> Data

    /// Clones the repositories of packages, and of those that they depend on.
    ///
    /// - Parameter packages: The remote packages, with different identities.
    /// - Returns: The folders of all packages by their identities.
    /// - Throws: `ImportDiagnostic` if a repository cannot be cloned, or no versions satisfy all requirements.
    func checkouts(of packages: [SwiftPackageReference]) throws(ImportDiagnostic) -> [String: URL]
}

/// The program `swift package`.
struct SwiftPackageTool {
    /// The folder for clones. Repositories that it contains are not cloned again.
    let folder: URL
    /// The folder for clones that all packages share, or `nil` for that of the user.
    let cache: URL?

    /// Creates the program for the package that an import writes to a folder.
    init(output: URL, cache: URL? = nil) {
        folder = output.appendingPathComponent(".packages")
        self.cache = cache
    }

    /// The package whose dependencies are the packages to clone, so that Swift Package Manager resolves them.
    private var resolution: URL { folder.appendingPathComponent("Resolution") }
    /// The file with the versions of the clones.
    var pins: URL { resolution.appendingPathComponent("Package.resolved") }

    /// Runs the program with arguments for a package, and returns its output.
    private func run(_ arguments: [String], of package: URL, scratch: URL) throws(ImportDiagnostic) -> Data {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            ["swift", "package", "--package-path", package.path, "--scratch-path", scratch.path]
            + (cache.map { ["--cache-path", $0.path] } ?? []) + arguments
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

extension SwiftPackageTool: PackageSource {
    func dump(of package: URL) throws(ImportDiagnostic) -> Data {
        // The program creates the folder for its files.
        let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("trestle-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: scratch) }
        return try run(["dump-package"], of: package, scratch: scratch)
    }

    func checkouts(of packages: [SwiftPackageReference]) throws(ImportDiagnostic) -> [String: URL] {
        let dependencies = packages.map { "        .\($0.manifestText(relativeTo: resolution))," }
        let manifest = """
            // swift-tools-version: 5.9
            \(ImportPlan.mark). Its dependencies are the Swift packages of the project.
            import PackageDescription

            let package = Package(
                name: "Resolution",
                dependencies: [
            \(dependencies.joined(separator: "\n"))
                ])

            """
        try Self.write([".gitignore": "*\n", "Resolution/Package.swift": manifest], to: folder)
        _ = try run(["resolve"], of: resolution, scratch: folder)
        // The other command warns about dependencies that no target uses.
        let data = try run(["--quiet", "show-dependencies", "--format", "json"], of: resolution, scratch: folder)
        guard let root = try? JSONDecoder().decode(Dependency.self, from: data) else {
            throw ImportDiagnostic(
                .error, "The list of packages that Swift Package Manager printed could not be read.",
                remedy: "Install Swift 6.3.", file: resolution)
        }
        var folders: [String: URL] = [:]
        var pending = root.dependencies
        while let dependency = pending.popLast() {
            folders[dependency.identity] = URL(fileURLWithPath: dependency.path).standardizedFileURL
            pending += dependency.dependencies
        }
        return folders
    }

    /// A package in the output of `swift package show-dependencies`.
    private struct Dependency: Decodable {
        var identity: String
        var path: String
        var dependencies: [Dependency]
    }
}
