import Foundation

/// The Xcode projects of a Swift package and of the packages with UIKit that it depends on, in a workspace.
///
/// Swift Package Manager builds the other packages as they are.
public struct SwiftPackageWorkspace {
    /// The manifests and folders of packages.
    public protocol Source {
        /// Returns the output of `swift package dump-package` for a package.
        func dump(of package: URL) throws(ImportDiagnostic) -> Data

        /// Returns the folder of a package in a repository, or `nil` if it is not on this computer.
        func checkout(of repository: String) -> URL?
    }

    /// The contents of the files by their paths, relative to the folder of the workspace.
    public private(set) var files: [String: String] = [:]
    /// The path of the project or workspace to import.
    public private(set) var project: String

    /// Creates the projects of a package.
    ///
    /// - Parameters:
    ///   - package: The folder of the package.
    ///   - folder: The folder that will contain the projects.
    ///   - source: The manifests and folders of packages.
    public init(package: URL, folder: URL, source: some Source) throws(ImportDiagnostic) {
        let root = try source.dump(of: package)
        let manifest = try SwiftPackageManifest(dump: root, of: package)
        var converted: [(identity: String, folder: URL, dump: Data)] = []
        var visited: Set<String> = []
        var pending = manifest.dependencies
        while let dependency = pending.popLast() {
            guard let identity = dependency.identity, visited.insert(identity).inserted,
                let checkout = dependency.fileSystem.map({ URL(fileURLWithPath: $0[0].path) })
                    ?? dependency.sourceControl?.first?.url.flatMap(source.checkout)
            else { continue }
            let dump = try source.dump(of: checkout)
            let manifest = try SwiftPackageManifest(dump: dump, of: checkout)
            guard manifest.usesUIKit(in: checkout) else { continue }
            converted.append((identity, checkout, dump))
            pending += manifest.dependencies
        }
        let identities = Set(converted.map(\.identity))
        let main = try SwiftPackageProject(
            dump: root, package: package, folder: folder, convertedPackages: identities)
        files["\(main.fileName)/project.pbxproj"] = main.text()
        project = main.fileName
        guard !converted.isEmpty else { return }
        var names = [main.fileName]
        for package in converted.sorted(by: { $0.identity < $1.identity }) {
            let project = try SwiftPackageProject(
                dump: package.dump, package: package.folder, folder: folder, convertedPackages: identities,
                includesTests: false)
            files["\(project.fileName)/project.pbxproj"] = project.text()
            names.append(project.fileName)
        }
        project = (main.fileName as NSString).deletingPathExtension + ".xcworkspace"
        let references = names.map { "<FileRef location = \(quoted("group:\($0)"))></FileRef>" }
        files["\(project)/contents.xcworkspacedata"] = """
            <?xml version="1.0" encoding="UTF-8"?>
            <Workspace version = "1.0">
            \(references.joined(separator: "\n"))
            </Workspace>

            """
    }
}
