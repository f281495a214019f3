import Foundation
import Testing
import XcodeProject

@testable import ProjectImport

@Suite struct PackageConversionTests {
    /// Manifests of packages by the names of their folders.
    private struct Manifests: PackageSource {
        var dumps: [String: String]
        /// The folders of remote packages by their identities.
        var folders: [String: URL] = [:]

        func dump(of package: URL) throws(ImportDiagnostic) -> Data {
            guard let dump = dumps[package.lastPathComponent] else {
                throw ImportDiagnostic(.error, "The manifest is not valid.", remedy: "Mend it.", file: package)
            }
            return Data(dump.utf8)
        }

        func checkouts(of packages: [SwiftPackageReference]) throws(ImportDiagnostic) -> [String: URL] {
            for package in packages where folders[package.identity] == nil {
                throw ImportDiagnostic(.error, "The repository does not exist.", remedy: "Check its URL.")
            }
            return folders
        }
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

    private func convert(
        _ project: FixtureProject, dumps: [String: String], folders: [String: URL] = [:]
    ) throws -> (project: LoadedProject, diagnostics: [ImportDiagnostic]) {
        var loaded = try project.load()
        let conversion = PackageConversion(
            output: project.folder, trestle: try project.makeTrestle(),
            source: Manifests(dumps: dumps, folders: folders))
        let diagnostics = try conversion.addPackages(to: &loaded)
        return (loaded, diagnostics)
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
        let (loaded, diagnostics) = try convert(project, dumps: dumps)
        #expect(diagnostics.isEmpty)
        #expect(Set(loaded.packageProjects.keys) == ["design", "features"])
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

    @Test("a local package with a macro is built as it is, with those that it depends on")
    func macros() throws {
        let project = try makeProject([
            "Features": "import Design\nimport UIKit", "Design": "import UIKit\npublic class Style {}",
        ])
        let dumps = [
            "Features": Self.dump("Features", in: project.folder, dependencies: ["Design"], type: "macro"),
            "Design": Self.dump("Design", in: project.folder),
        ]
        let (loaded, diagnostics) = try convert(project, dumps: dumps)
        #expect(loaded.packageProjects.isEmpty)
        #expect(diagnostics.count == 1 && diagnostics[0].message.contains("The target 'Features' is a macro."))
        let plan = try ImportPlan(loaded, options: try project.options())
        #expect(plan.files["Package.swift"]?.contains("package: \"features\"") == true)
    }

    @Test("a local package whose manifest is not valid is built as it is, with a warning")
    func invalidManifest() throws {
        let project = try makeProject(["Features": "import UIKit"])
        let (loaded, diagnostics) = try convert(project, dumps: [:])
        #expect(loaded.packageProjects.isEmpty)
        #expect(diagnostics.map(\.severity) == [.warning])
    }

    /// Creates a project whose app uses a remote package, and returns it with the problems of the conversion.
    private func convert(remotePackage source: String, dump: String) throws -> (LoadedProject, [ImportDiagnostic]) {
        let project = try FixtureProject([.app("App", products: ["Kit@0"])])
        project.packages = [("https://example.com/Kit.git", "kind = exactVersion; version = 1.0.0;")]
        try project.writeProject()
        try project.write("import Kit\n@main class AppDelegate: UIResponder {}\n", to: "App/App.swift")
        try project.write(source, to: "Clones/Kit/Sources/Kit/Kit.swift")
        return try convert(project, dumps: ["Kit": dump], folders: ["kit": project.url("Clones/Kit")])
    }

    @Test(
        "a remote package that guards its code for Apple's platforms by conditions is built as it is, unless it imports UIKit",
        arguments: [
            ("#if canImport(Combine)\nimport Combine\n#endif", false),
            ("#if canImport(ObjectiveC)\n@objc\n#endif\nclass Kit {}", false),
            ("import Foundation\n@objc class Kit: NSObject {}", true), ("import Combine", true),
            ("#if os(iOS)\nimport UIKit\n#else\nimport AppKit\n#endif", true),
        ])
    func conditions(source: String, isConverted: Bool) throws {
        let dump = Self.dump("Kit", in: FileManager.default.temporaryDirectory)
        let (project, diagnostics) = try convert(remotePackage: source, dump: dump)
        #expect(project.packageProjects.keys.contains("kit") == isConverted)
        #expect(diagnostics.isEmpty)
    }

    @Test("a plugin of a target that is rewritten is reported")
    func plugins() throws {
        let dump = Self.dump("Kit", in: FileManager.default.temporaryDirectory).replacingOccurrences(
            of: "\"settings\": []", with: "\"settings\": [], \"pluginUsages\": [{\"plugin\": [\"Lint\", null]}]")
        let (project, diagnostics) = try convert(remotePackage: "import UIKit", dump: dump)
        #expect(project.packageProjects.keys.contains("kit"))
        #expect(diagnostics.map(\.severity) == [.warning])
        #expect(diagnostics.first?.message.contains("The plugin 'Lint' of the target 'Kit'") == true)
    }

    @Test("binary targets of a package that is rewritten are left out, with a warning if the app needs them")
    func binaryTarget() throws {
        let binary = """
            {"name": "Engine", "type": "binary", "exclude": [], "resources": [], "settings": [], "dependencies": []}
            """
        let dump = Self.dump("Kit", in: FileManager.default.temporaryDirectory)
            .replacingOccurrences(of: "\"targets\": [", with: "\"targets\": [\(binary), ")
        var (project, diagnostics) = try convert(remotePackage: "import UIKit", dump: dump)
        #expect(project.packageProjects.keys.contains("kit") && diagnostics.isEmpty)
        let dependent = dump.replacingOccurrences(
            of: "\"dependencies\": []}]}", with: "\"dependencies\": [{\"byName\": [\"Engine\", null]}]}]}")
        (project, diagnostics) = try convert(remotePackage: "import UIKit", dump: dependent)
        #expect(project.packageProjects.keys.contains("kit"))
        #expect(diagnostics.map(\.severity) == [.warning])
        #expect(diagnostics.first?.message.contains("The target 'Engine' of the package 'kit' is a binary") == true)
    }

    @Test(
        "a local package with a target in C is built as it is, and one with a target in Objective-C is rewritten without it"
    )
    func languages() throws {
        for (file, isConverted) in [("Base.c", false), ("Base.m", true)] {
            let project = try makeProject(["Features": "import UIKit"])
            try project.write("int base;", to: "Features/Sources/Base/\(file)")
            let base = """
                {"name": "Base", "type": "regular", "exclude": [], "resources": [], "settings": [], "dependencies": []}
                """
            let dump = Self.dump("Features", in: project.folder)
                .replacingOccurrences(of: "\"targets\": [", with: "\"targets\": [\(base), ")
            let (loaded, diagnostics) = try convert(project, dumps: ["Features": dump])
            #expect(loaded.packageProjects.keys.contains("features") == isConverted)
            #expect(diagnostics.isEmpty == isConverted)
            let plan = try ImportPlan(loaded, options: try project.options())
            #expect(plan.diagnostics.contains { $0.message.contains("'Base' is left out") } == isConverted)
        }
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
