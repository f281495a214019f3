import Foundation

extension XcodeWorkspace {
    /// Reads an `.xcworkspace` package.
    ///
    /// Problems that leave the rest readable, such as missing projects, are in `diagnostics`.
    ///
    /// - Throws: A `ProjectError` if the package or its main file cannot be read.
    public init(contentsOf url: URL) throws(ProjectError) {
        let package = url.absoluteURL.normalized
        let file = package.appendingPathComponent("contents.xcworkspacedata")
        let document = try XMLReader.parse(try TextFile.cursor(for: file))
        guard document.name == "Workspace" else {
            throw ProjectError(
                .structure, "The root element is “\(document.name)” instead of “Workspace”.",
                remedy: "Restore the file from version control.",
                location: SourceLocation(file: file, line: document.line, column: document.column))
        }
        self.url = package
        name = package.deletingPathExtension().lastPathComponent
        let reader = SchemeReader(container: package)
        schemes = reader.schemes
        diagnostics = reader.diagnostics
        projects = []
        packages = []
        // The workspace in a project's package refers to the project as itself.
        let isEmbedded = package.deletingLastPathComponent().pathExtension == "xcodeproj"
        let base = isEmbedded ? package.deletingLastPathComponent() : package
        read(document, group: base.deletingLastPathComponent(), container: base, file: file)
    }

    private mutating func read(_ node: XMLNode, group: URL, container: URL, file: URL) {
        for child in node.children {
            let location = child.attributes["location"] ?? ""
            let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let path = parts.count == 2 ? parts[1] : location
            let url: URL
            switch parts.count == 2 ? parts[0] : "group" {
            case "absolute": url = URL(fileURLWithPath: path)
            case "container": url = container.deletingLastPathComponent().appendingPathComponent(path)
            case "self":
                url = path.isEmpty ? container : container.deletingLastPathComponent().appendingPathComponent(path)
            default: url = path.isEmpty ? group : group.appendingPathComponent(path)
            }
            switch child.name {
            case "Group": read(child, group: url.normalized, container: container, file: file)
            case "FileRef": add(url.normalized, at: SourceLocation(file: file, line: child.line))
            default: break
            }
        }
    }

    private mutating func add(_ url: URL, at location: SourceLocation) {
        let manager = FileManager.default
        if url.pathExtension == "xcodeproj" {
            guard manager.fileExists(atPath: url.path) else {
                let isPods = url.lastPathComponent == "Pods.xcodeproj"
                diagnostics.append(
                    ProjectDiagnostic(
                        .workspace, "The project \(url.lastPathComponent) does not exist.",
                        remedy: isPods ? "Run `pod install`." : "Remove it from the workspace, or restore it.",
                        location: location))
                return
            }
            if !projects.contains(url) { projects.append(url) }
        } else if manager.fileExists(atPath: url.appendingPathComponent("Package.swift").path) {
            if !packages.contains(url) { packages.append(url) }
        }
    }
}
