import Foundation
import Testing
import XcodeProject

@testable import ProjectImport

/// Packages in git repositories, which Swift Package Manager clones.
@Suite struct RemotePackageTests {
    /// Creates a project whose app uses products of packages in repositories beside it.
    private func makeProject(_ products: [String], of package: String, from version: String = "1.0.0") throws
        -> FixtureProject
    {
        let project = try FixtureProject([.app("App", products: products.map { "\($0)@0" })])
        project.packages = [
            (
                project.url("Repositories/\(package)").absoluteString,
                "kind = upToNextMajorVersion; minimumVersion = \(version);"
            )
        ]
        try project.writeProject()
        try project.write("import UIKit\n@main class AppDelegate: UIResponder {}\n", to: "App/App.swift")
        return project
    }

    /// Adds a version of a package to its repository.
    private func commit(
        _ name: String, products: [String: String], dependencies: [String] = [], targets: String,
        sources: [String: String], version: String, in project: FixtureProject
    ) throws {
        let libraries = products.sorted { $0.key < $1.key }.map {
            ".library(name: \"\($0.key)\", targets: [\"\($0.value)\"])"
        }
        let packages = dependencies.map {
            ".package(url: \"\(project.url("Repositories/\($0)").absoluteString)\", from: \"1.0.0\")"
        }
        try project.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "\(name)", products: [\(libraries.joined(separator: ", "))],
                dependencies: [\(packages.joined(separator: ", "))], targets: [\(targets)])
            """, to: "Repositories/\(name)/Package.swift")
        for (path, text) in sources { try project.write(text, to: "Repositories/\(name)/\(path)") }
        let folder = project.url("Repositories/\(name)").path
        let user = ["-c", "user.name=Tests", "-c", "user.email=tests@example.com", "-c", "commit.gpgsign=false"]
        for arguments in [
            ["init", "--quiet"], ["add", "."], user + ["commit", "--quiet", "--message", version],
            ["tag", version],
        ] {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments = ["git", "-C", folder] + arguments
            try process.run()
            process.waitUntilExit()
            try #require(process.terminationStatus == 0)
        }
    }

    /// Imports the project, and returns the problems of its packages.
    @discardableResult
    private func importPackage(_ project: FixtureProject) throws -> [ImportDiagnostic] {
        var loaded = try project.load()
        let options = try project.options()
        let conversion = PackageConversion(
            output: project.folder, trestle: options.trestle,
            source: SwiftPackageTool(output: project.folder, cache: project.url("Cache")))
        let diagnostics = try conversion.addPackages(to: &loaded)
        _ = try ProjectImporter(project: loaded, options: options).run()
        try conversion.writePins(of: loaded)
        return diagnostics
    }

    private func write(
        _ name: String, version: String, product: String? = nil, source: String, in project: FixtureProject
    ) throws {
        try commit(
            name, products: [product ?? name: name], targets: ".target(name: \"\(name)\")",
            sources: ["Sources/\(name)/\(name).swift": source], version: version, in: project)
    }

    @Test(
        "a remote package with UIKit is rewritten with those with UIKit that it depends on, and others are built as they are, in the versions that were resolved"
    )
    func conversion() throws {
        let project = try makeProject(["Lists"], of: "List")
        try write("Design", version: "1.2.0", source: "import UIKit\npublic class Style {}", in: project)
        try write("Model", version: "1.3.0", product: "Items", source: "public struct Item {}", in: project)
        try write("Unused", version: "1.0.0", source: "import UIKit", in: project)
        try commit(
            "List", products: ["Lists": "ListKit", "Extras": "Extras"], dependencies: ["Model", "Design", "Unused"],
            targets: """
                .target(name: "ListKit", dependencies: ["Design", .product(name: "Items", package: "Model")],
                    resources: [.process("Resources")]),
                .target(name: "Extras", dependencies: ["Unused"]),
                .testTarget(name: "ListKitTests", dependencies: ["ListKit"])
                """,
            sources: [
                "Sources/ListKit/List.swift":
                    "import Design\nimport Model\npublic class List { @objc func reload() { _ = Bundle.module } }",
                "Sources/ListKit/Resources/Title.txt": "Title", "Sources/Extras/Extras.swift": "import UIKit",
                "Tests/ListKitTests/ListTests.swift": "import XCTest",
            ], version: "1.1.0", in: project)
        try project.write(
            "import ListKit\nimport UIKit\n@main class AppDelegate: UIResponder {}\n", to: "App/App.swift")
        #expect(try importPackage(project) == [])
        let manifest = try project.text("Package.swift")
        #expect(manifest.contains(".target(name: \"ListKit\")") && manifest.contains(".target(name: \"Design\")"))
        #expect(manifest.contains(".product(name: \"Items\", package: \"model\")"))
        for name in ["Extras", "Unused", "ListKitTests", "Repositories/List\"", "Repositories/Design"] {
            #expect(!manifest.contains(name))
        }
        let pins = try #require(PackagePins(contentsOf: project.url("Package.resolved"))).pins
        #expect(pins.filter { $0.identity == "model" }.map(\.state.version) == ["1.3.0"])
        #expect(!pins.contains { ["list", "design"].contains($0.identity) })

        let build = TargetBuild(
            project: project.projectURL, module: "ListKit", configuration: "Debug", packageName: "App",
            package: project.folder, workFolder: project.url("Work"))
        #expect(try build.run().diagnostics.isEmpty)
        let source = try project.text("Work/Sources/List.linux.swift")
        #expect(!source.contains("@objc") && source.contains("func reload()"))
    }

    @Test("a second import needs no repository")
    func secondImport() throws {
        let project = try makeProject(["List"], of: "List")
        try write("List", version: "1.0.0", source: "import UIKit", in: project)
        #expect(try importPackage(project) == [])
        let manifest = try project.text("Package.swift")
        try FileManager.default.removeItem(at: project.url("Repositories"))
        try FileManager.default.removeItem(at: project.url("Cache"))
        #expect(try importPackage(project) == [])
        #expect(try project.text("Package.swift") == manifest)
    }

    @Test("the versions that Xcode has resolved are used, also after Xcode has updated them")
    func pins() throws {
        let project = try makeProject(["List"], of: "List")
        for version in ["1.0.0", "1.1.0", "1.2.0"] {
            try write(
                "List", version: version, source: "import UIKit\npublic let version = \"\(version)\"", in: project)
        }
        for version in ["1.0.0", "1.1.0"] {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments = ["git", "-C", project.url("Repositories/List").path, "rev-parse", version]
            let pipe = Pipe()
            process.standardOutput = pipe
            try process.run()
            let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            try project.write(
                """
                {"version": 2, "pins": [{"identity": "list", "kind": "localSourceControl",
                  "location": "\(project.url("Repositories/List").path)",
                  "state": {"revision": "\(output.trimmingCharacters(in: .whitespacesAndNewlines))", "version": "\(version)"}}]}
                """, to: "App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved")
            #expect(try importPackage(project) == [])
            #expect(try project.text(".packages/checkouts/List/Sources/List/List.swift").contains(version))
        }
    }

    @Test("a package that two projects of a workspace use is cloned and rewritten once")
    func workspace() throws {
        let project = try makeProject(["List"], of: "List")
        try write("List", version: "1.0.0", source: "import UIKit", in: project)
        let library = try FixtureProject([.framework("Library")], in: project.url("Library"))
        library.targets[0].products = ["List@0"]
        library.packages = project.packages
        try library.writeProject()
        try library.write("import List\n", to: "Library/Library.swift")
        try project.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <Workspace version = "1.0">
            <FileRef location = "group:App.xcodeproj"></FileRef>
            <FileRef location = "group:Library/App.xcodeproj"></FileRef>
            </Workspace>
            """, to: "All.xcworkspace/contents.xcworkspacedata")
        var loaded = try LoadedProject(contentsOf: project.url("All.xcworkspace"))
        let conversion = PackageConversion(
            output: project.folder, trestle: try project.makeTrestle(),
            source: SwiftPackageTool(output: project.folder, cache: project.url("Cache")))
        #expect(try conversion.addPackages(to: &loaded) == [])
        #expect(loaded.targets.map(\.target.name) == ["App", "Library", "List"])
        let manifest = try #require(try ImportPlan(loaded, options: project.options()).files["Package.swift"])
        #expect(!manifest.contains("Repositories/List"))
    }

    @Test("the project of a package that is not rewritten any more is deleted")
    func staleProject() throws {
        let project = try makeProject(["List"], of: "List")
        try write("List", version: "1.0.0", source: "import UIKit", in: project)
        try importPackage(project)
        #expect(project.exists("Trestle/Packages/list.xcodeproj"))
        project.targets[0].products = []
        try project.writeProject()
        try importPackage(project)
        #expect(!project.exists("Trestle/Packages/list.xcodeproj") && !project.exists("Trestle/List/Sources.swift"))
    }

    @Test("a package that cannot be cloned is built as it is, with a warning, and others are rewritten")
    func missingRepository() throws {
        let project = try makeProject(["List"], of: "List")
        try write("List", version: "1.0.0", source: "import UIKit", in: project)
        project.packages.append(
            (project.url("Repositories/Absent").absoluteString, "kind = branch; branch = main;"))
        project.targets[0].products.append("Absent@1")
        try project.writeProject()
        let diagnostics = try importPackage(project)
        #expect(diagnostics.map(\.severity) == [.warning])
        #expect(diagnostics.first?.message.contains("'absent' could not be resolved") == true)
        let manifest = try project.text("Package.swift")
        #expect(manifest.contains(".target(\n            name: \"List\""))
        #expect(manifest.contains(".product(name: \"Absent\", package: \"absent\")"))
    }

    @Test("a Swift package is imported with the packages with UIKit that it depends on, without changes to its folder")
    func package() throws {
        let project = try makeProject([], of: "List")
        try write("List", version: "1.0.0", source: "import UIKit", in: project)
        try commit(
            "Kit", products: ["Kit": "Kit"], dependencies: ["List"],
            targets: ".target(name: \"Kit\", dependencies: [\"List\"])",
            sources: ["Sources/Kit/Kit.swift": "import List"], version: "1.0.0", in: project)
        let options = try project.options()
        let output = project.url("Linux")
        let conversion = PackageConversion(
            output: output, trestle: options.trestle,
            source: SwiftPackageTool(output: output, cache: project.url("Cache")))
        let url = try conversion.writeProject(of: project.url("Repositories/Kit/Package.swift"))
        var loaded = try LoadedProject(contentsOf: url)
        #expect(try conversion.addPackages(to: &loaded) == [])
        #expect(Set(loaded.targets.map(\.target.name)) == ["Kit", "List"])
        #expect(!project.exists("Repositories/Kit/Package.resolved"))
    }
}
