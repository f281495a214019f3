import Foundation
import Testing

@testable import ProjectImport

@Suite struct LocalPackageProjectsTests {
    /// Manifests of packages by the names of their folders.
    private struct Manifests: SwiftPackageWorkspace.Source {
        let dumps: [String: String]

        func dump(of package: URL) throws(ImportDiagnostic) -> Data {
            guard let dump = dumps[package.lastPathComponent] else {
                throw ImportDiagnostic(.error, "The manifest is not valid.", remedy: "Mend it.", file: package)
            }
            return Data(dump.utf8)
        }

        func checkout(of repository: String) -> URL? { nil }
    }

    private static func dump(_ name: String, in folder: URL, dependencies: [String] = [], type: String = "regular")
        -> String
    {
        let packages = dependencies.map { name in
            "{\"fileSystem\": [{\"identity\": \"\(name.lowercased())\", \"path\": \"\(folder.path)/\(name)\"}]}"
        }
        let uses = dependencies.map { "{\"product\": [\"\($0)\", \"\($0)\", null, null]}" }
        return """
            {"name": "\(name)", "toolsVersion": {"_version": "5.9.0"}, "dependencies": [\(packages.joined(separator: ","))],
            "targets": [{"name": "\(name)", "type": "\(type)", "exclude": [], "resources": [], "settings": [],
              "dependencies": [\(uses.joined(separator: ","))]}]}
            """
    }

    /// A project whose app uses local packages.
    private func makeProject(_ sources: [String: String]) throws -> FixtureProject {
        let project = try FixtureProject([.app("App", products: ["Features@0"])])
        project.packages = [("Features", "")]
        try project.writeProject()
        try project.write(
            "import Features\nimport UIKit\n@main class AppDelegate: UIResponder {}\n", to: "App/App.swift")
        for (name, text) in sources {
            try project.write("// swift-tools-version: 5.9\n", to: "\(name)/Package.swift")
            try project.write(text, to: "\(name)/Sources/\(name)/\(name).swift")
        }
        return project
    }

    private func load(
        _ project: FixtureProject, dumps: [String: String]
    ) throws -> (project: LoadedProject, packages: LocalPackageProjects) {
        var loaded = try project.load()
        let folder = project.url("Trestle/Packages")
        let packages = LocalPackageProjects(loaded, folder: folder, source: Manifests(dumps: dumps))
        for (path, text) in packages.files { try project.write(text, to: "Trestle/Packages/\(path)") }
        try loaded.addPackages(packages.projects.mapValues { folder.appendingPathComponent($0) })
        return (loaded, packages)
    }

    @Test(
        "a local package with Objective-C or UIKit is rewritten as a target of the project, and others are built as they are"
    )
    func conversion() throws {
        let project = try makeProject([
            "Features": "import Design\nimport Model\npublic class Screen {}", "Model": "public struct Item {}",
            "Design": "import UIKit\npublic class Style { @objc func apply() {} }",
        ])
        let dumps = [
            "Features": Self.dump("Features", in: project.folder, dependencies: ["Design", "Model"]),
            "Design": Self.dump("Design", in: project.folder), "Model": Self.dump("Model", in: project.folder),
        ]
        let (loaded, packages) = try load(project, dumps: dumps)
        #expect(packages.diagnostics.isEmpty)
        #expect(Set(packages.projects.keys) == ["design", "features"])
        _ = try ProjectImporter(project: loaded, options: try project.options()).run()
        let manifest = try project.text("Package.swift")
        #expect(manifest.contains(".target(name: \"Features\")") && manifest.contains(".target(name: \"Design\")"))
        #expect(manifest.contains(".product(name: \"Model\", package: \"model\")"))
        #expect(!manifest.contains("package: \"features\"") && !manifest.contains("package: \"design\""))
        #expect(try ImportedProject(containing: project.folder).selection.target(module: "Design") != nil)

        let build = TargetBuild(
            project: project.projectURL, module: "Design", configuration: "Debug", packageName: "App",
            package: project.folder, workFolder: project.url("Work"))
        #expect(try build.run().diagnostics.isEmpty)
        let source = try project.text("Work/Sources/Design.linux.swift")
        #expect(!source.contains("@objc") && source.contains("func apply() {}"))
    }

    @Test("a local package with a target in another language is built as it is, with those that it depends on")
    func otherLanguages() throws {
        let project = try makeProject([
            "Features": "import Design\nimport UIKit", "Design": "import UIKit\npublic class Style {}",
        ])
        let dumps = [
            "Features": Self.dump("Features", in: project.folder, dependencies: ["Design"], type: "macro"),
            "Design": Self.dump("Design", in: project.folder),
        ]
        let (loaded, packages) = try load(project, dumps: dumps)
        #expect(packages.projects.isEmpty)
        let plan = try ImportPlan(loaded, options: try project.options())
        #expect(plan.files["Package.swift"]?.contains("package: \"features\"") == true)
    }

    @Test("a local package whose manifest is not valid is built as it is, with a warning")
    func invalidManifest() throws {
        let project = try makeProject(["Features": "import UIKit"])
        let (_, packages) = try load(project, dumps: [:])
        #expect(packages.projects.isEmpty)
        #expect(packages.diagnostics.map(\.severity) == [.warning])
    }

    @Test("a target that consists of a package's manifest is left out")
    func manifestTarget() throws {
        let project = try FixtureProject([.app("App"), .framework("AppPackageDescription")])
        try project.write("import UIKit\n@main class AppDelegate: UIResponder {}\n", to: "App/App.swift")
        try project.write("import PackageDescription\n", to: "AppPackageDescription/Package.swift")
        let selection = TargetSelection(try project.load(), configuration: "Debug")
        #expect(selection.targets.map(\.module) == ["App"])
        #expect(selection.omitted.first?.reason.contains("manifest of a Swift package") == true)
    }
}
