import Foundation
import Testing

@testable import ProjectImport

/// Manifests of packages by the names of their folders.
private struct Manifests: SwiftPackageWorkspace.Source {
    let folder: URL
    let dumps: [String: String]

    func dump(of package: URL) throws(ImportDiagnostic) -> Data { Data((dumps[package.lastPathComponent] ?? "").utf8) }

    func checkout(of repository: String) -> URL? {
        let url = folder.appendingPathComponent(URL(fileURLWithPath: repository).lastPathComponent)
        return FileStatus(url) == nil ? nil : url
    }
}

@Suite struct SwiftPackageWorkspaceTests {
    private static func dump(_ name: String, dependencies: [String], product: String) -> String {
        let packages = dependencies.map { name in
            """
            {"sourceControl": [{"identity": "\(name.lowercased())",
              "location": {"remote": [{"urlString": "https://example.com/\(name)"}]}, "requirement": {"exact": ["1.0.0"]}}]}
            """
        }
        let uses = dependencies.map { "{\"product\": [\"\($0)Kit\", \"\($0)\", null, null]}" }
        return """
            {"name": "\(name)", "toolsVersion": {"_version": "5.9.0"}, "dependencies": [\(packages.joined(separator: ","))],
            "targets": [{"name": "\(product)", "type": "regular", "exclude": [], "resources": [], "settings": [],
              "dependencies": [\(uses.joined(separator: ","))]},
              {"name": "\(product)Tests", "type": "test", "exclude": [], "resources": [], "settings": [],
              "dependencies": [{"byName": ["\(product)", null]}]}]}
            """
    }

    @Test("packages with UIKit on which a package depends are rewritten too, and others are built as they are")
    func dependencies() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("packages-\(UUID().uuidString)")
        let sources = [
            "App/Sources/AppKit/A.swift": "import ListKit", "App/Tests/AppKitTests/A.swift": "import XCTest",
            "List/Sources/ListKit/A.swift": "#if canImport(UIKit)\nimport UIKit\n#endif\nimport MathKit",
            "List/Tests/ListKitTests/A.swift": "import XCTest", "Math/Sources/MathKit/A.swift": "import Foundation",
        ]
        for (path, text) in sources {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        let manifests = Manifests(
            folder: folder,
            dumps: [
                "App": Self.dump("App", dependencies: ["List", "Absent"], product: "AppKit"),
                "List": Self.dump("List", dependencies: ["Math"], product: "ListKit"),
                "Math": Self.dump("Math", dependencies: [], product: "MathKit"),
            ])
        let output = folder.appendingPathComponent("Linux")
        let workspace = try SwiftPackageWorkspace(
            package: folder.appendingPathComponent("App"), folder: output, source: manifests)
        #expect(workspace.project == "App.xcworkspace")
        for (path, text) in workspace.files {
            let file = output.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        let project = try LoadedProject(contentsOf: output.appendingPathComponent(workspace.project))
        #expect(project.targets.map(\.target.name) == ["AppKit", "AppKitTests", "ListKit"])
        #expect(Set(project.packages.map(\.identity)) == ["absent", "math"])
        let options = ImportOptions(
            trestle: .repository(url: "https://example.com/trestle.git", .branch("main")),
            program: URL(fileURLWithPath: "/opt/trestle"))
        let manifest = try #require(try ImportPlan(project, options: options).files["Package.swift"])
        #expect(manifest.contains(".target(name: \"ListKit\")"))
        #expect(manifest.contains(".product(name: \"MathKit\", package: \"math\")"))
        #expect(!manifest.contains("example.com/List"))
    }
}
