import Foundation
import Testing
import XcodeProject

@testable import ProjectImport

@Suite struct SwiftPackageProjectTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("package-\(UUID().uuidString)")
        for path in [
            "Sources/Kit/Row.swift", "Sources/Kit/Notes.swift", "Sources/Kit/Other/Old.swift",
            "Sources/Kit/Resources/Photo.png", "Sources/Kit/Data/Script.swift", "Tests/KitTests/RowTests.swift",
            "Library/Extra.swift", "Library/More/Lost.swift", "Base/Package.swift",
        ] {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data("import UIKit\n".utf8).write(to: file)
        }
    }

    private static let dump = """
        {"name": "Kit", "defaultLocalization": "de", "toolsVersion": {"_version": "5.9.0"}, "swiftLanguageVersions": null,
        "dependencies": [
          {"sourceControl": [{"identity": "charts", "location": {"remote": [{"urlString": "https://example.com/Charts"}]},
            "requirement": {"range": [{"lowerBound": "1.2.0", "upperBound": "2.0.0"}]}}]},
          {"fileSystem": [{"identity": "base", "path": "/packages/Base"}]}],
        "targets": [
          {"name": "Kit", "type": "regular", "exclude": ["Other", "./Notes.swift"],
            "resources": [{"path": "Resources", "rule": {"process": {}}}, {"path": "Data", "rule": {"copy": {}}}],
            "dependencies": [{"product": ["Charts", "Charts", null, null]}, {"byName": ["Base", null]},
              {"product": ["MacOnly", "Charts", null, {"platformNames": ["macos"]}]}],
            "settings": [{"tool": "swift", "kind": {"define": {"_0": "FAST"}}, "condition": {"config": "release"}},
              {"tool": "swift", "kind": {"define": {"_0": "MAC"}}, "condition": {"platformNames": ["macos"]}},
              {"tool": "swift", "kind": {"enableUpcomingFeature": {"_0": "ExistentialAny"}}}]},
          {"name": "Extra", "type": "regular", "path": "Library", "sources": ["Extra.swift"], "exclude": [],
            "resources": [], "dependencies": [{"target": ["Kit", null]}],
            "settings": [{"tool": "swift", "kind": {"swiftLanguageMode": {"_0": "6"}}},
              {"tool": "swift", "kind": {"defaultIsolation": {"_0": "MainActor"}}}]},
          {"name": "KitTests", "type": "test", "exclude": [], "resources": [], "dependencies": [{"byName": ["Kit", null]}],
            "settings": []},
          {"name": "Binary", "type": "binary", "path": "Binary.xcframework", "exclude": [], "resources": [],
            "dependencies": [], "settings": []}]}
        """

    private func load() throws -> LoadedProject {
        let output = folder.appendingPathComponent("Linux")
        let dump = Self.dump.replacingOccurrences(of: "/packages", with: folder.path)
        let project = try SwiftPackageProject(dump: Data(dump.utf8), package: folder, folder: output)
        let url = output.appendingPathComponent(project.fileName)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        try Data(project.text().utf8).write(to: url.appendingPathComponent("project.pbxproj"))
        return try LoadedProject(contentsOf: url)
    }

    private func names(_ files: [ProjectFile]) -> [String] { files.map(\.name).sorted() }

    @Test("targets have the sources and resources that the manifest states")
    func files() throws {
        let project = try load()
        #expect(project.diagnostics.isEmpty)
        #expect(project.targets.map(\.target.name) == ["Kit", "Extra", "KitTests"])
        let targets = project.targets.map(\.target)
        #expect(names(targets[0].sources) == ["Row.swift"])
        #expect(names(targets[0].resources) == ["Data", "Photo.png"])
        #expect(names(targets[1].sources) == ["Extra.swift"])
        #expect(names(targets[2].sources) == ["RowTests.swift"])
        #expect(targets[2].kind == .unitTests)
        #expect(project.projects[0].developmentRegion == "de")
    }

    @Test("the settings and dependencies of iOS become those of the targets")
    func settings() throws {
        let targets = try load().targets.map(\.target)
        let kit = targets[0].buildSettings(configuration: "Release")
        #expect(kit.activeCompilationConditions == ["SWIFT_PACKAGE", "FAST"])
        #expect(kit.upcomingFeatures == ["ExistentialAny"])
        #expect(kit.swiftLanguageMode == .v5)
        #expect(targets[0].buildSettings().activeCompilationConditions == ["SWIFT_PACKAGE", "DEBUG"])
        #expect(targets[1].buildSettings().swiftLanguageMode == .v6)
        #expect(targets[1].buildSettings().isMainActorByDefault)
        #expect(targets[0].packageProducts.map(\.name) == ["Charts", "Base"])
        #expect(targets[1].dependencies.map(\.name) == ["Kit"])
        #expect(targets[2].dependencies.map(\.name) == ["Kit"])
    }

    @Test("the package on Linux refers to the same packages, and its sources see the condition of Swift packages")
    func package() throws {
        let project = try load()
        let options = ImportOptions(
            trestle: .repository(url: "https://example.com/trestle.git", .branch("main")),
            program: URL(fileURLWithPath: "/opt/trestle"))
        let manifest = try #require(try ImportPlan(project, options: options).files["Package.swift"])
        #expect(manifest.contains(".package(url: \"https://example.com/Charts\", \"1.2.0\"..<\"2.0.0\")"))
        #expect(!manifest.contains("define(\"SWIFT_PACKAGE\")"))
        let targets = TargetSelection(project, configuration: "Debug").targets
        #expect(targets.filter(\.isPackageTarget).count == 3)
        let text = SourceDiagnostics.sourceFile([], declaresModuleBundle: true)
        // Default arguments of public functions use the declarations.
        #expect(text.contains("@usableFromInline nonisolated func NSLocalizedString("))
        #expect(text.contains("static let module"))
    }

    @Test("output that is no description of a package")
    func invalid() {
        #expect(throws: ImportDiagnostic.self) {
            try SwiftPackageProject(dump: Data("{".utf8), package: folder, folder: folder)
        }
    }
}
