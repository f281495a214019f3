import Foundation
import Testing

@testable import XcodeProject

/// The project that Xcode 14 wrote.
@Suite("SwiftPackageReference")
struct SwiftPackageReferenceTests {
    private let project: XcodeProject
    private let app: ProjectTarget

    init() throws {
        project = try Fixture.project("Tracker")
        app = try project.requireTarget("Tracker")
    }

    @Test("remote packages have their requirement, and local ones their folder")
    func packages() {
        #expect(project.packages.map(\.identity) == ["swift-collections", "charts", "modules", "habitkit"])
        let url = "https://github.com/apple/swift-collections.git"
        #expect(project.packages[0].source == .remote(url: url, requirement: .upToNextMajor(from: "1.0.0")))
        let charts = "https://github.com/example/Charts"
        #expect(project.packages[1].source == .remote(url: charts, requirement: .branch("main")))
        let folders = project.packages.compactMap { $0.folder?.path }
        #expect(folders == ["Modules", "Tracker/HabitKit"].map { Fixture.folder.appendingPathComponent($0).path })
    }

    @Test(
        "packages are found in folders and groups of the navigator",
        arguments: [
            ("lastKnownFileType = folder; path = Packages;", ["Packages/Core", "Packages/Features/HabitKit"]),
            ("lastKnownFileType = wrapper; path = Packages;", []),
            ("lastKnownFileType = wrapper; name = Kit; path = Packages/Core;", ["Packages/Core"]),
            ("lastKnownFileType = folder; path = .;", []),
        ])
    func navigator(reference: String, expected: [String]) throws {
        try Fixture.withCopy(of: "Tracker") { folder in
            for path in ["Core", "Features/HabitKit", "Features/HabitKit/Nested"] {
                try folder.appendingPathComponent("Packages/\(path)/Package.swift").write("")
            }
            let project = folder.appendingPathComponent("Tracker.xcodeproj")
            try project.appendingPathComponent("project.pbxproj").replace(
                "lastKnownFileType = wrapper; path = HabitKit;", with: reference)
            let packages = try XcodeProject(contentsOf: project).packages.dropFirst(3)
            #expect(packages.map(\.folder?.path) == expected.map { folder.appendingPathComponent($0).path })
            #expect(Set(packages.map(\.id)).count == packages.count)
        }
    }

    @Test("a group that is the folder of a package refers to the package")
    func group() throws {
        try Fixture.withCopy(of: "Tracker") { folder in
            let project = folder.appendingPathComponent("Tracker.xcodeproj")
            try project.appendingPathComponent("project.pbxproj").replace(
                "isa = PBXFileReference; lastKnownFileType = wrapper; path = HabitKit;",
                with: "isa = PBXGroup; children = (); path = HabitKit;")
            #expect(try XcodeProject(contentsOf: project).packages.last?.identity == "habitkit")
        }
    }

    @Test("products name their package, and plug-ins are marked")
    func products() {
        #expect(app.packageProducts.map(\.name) == ["OrderedCollections", "HabitKit", "Lint"])
        #expect(app.packageProducts.map(\.isPlugin) == [false, false, true])
        #expect(app.packageProducts.map { project.package(of: $0)?.identity } == ["swift-collections", nil, "charts"])
    }

    @Test(
        "each kind of requirement is read",
        arguments: [
            ("kind = upToNextMinorVersion;\n\t\t\t\tminimumVersion = 2.1.0;", .upToNextMinor(from: "2.1.0")),
            ("kind = exactVersion;\n\t\t\t\tversion = 3.0.0;", .exact("3.0.0")),
            ("kind = revision;\n\t\t\t\trevision = abc123;", .revision("abc123")),
            (
                "kind = versionRange;\n\t\t\t\tmaximumVersion = 2.0.0;\n\t\t\t\tminimumVersion = 1.2.0;",
                .range(from: "1.2.0", to: "2.0.0")
            ),
            ("kind = versionRange;\n\t\t\t\tminimumVersion = 1.2.0;", nil),
        ] as [(String, SwiftPackageReference.Requirement?)])
    func requirements(text: String, requirement: SwiftPackageReference.Requirement?) throws {
        try Fixture.withCopy(of: "Tracker") { folder in
            let file = folder.appendingPathComponent("Tracker.xcodeproj/project.pbxproj")
            try file.replace("kind = upToNextMajorVersion;\n\t\t\t\tminimumVersion = 1.0.0;", with: text)
            let project = try XcodeProject(contentsOf: folder.appendingPathComponent("Tracker.xcodeproj"))
            let url = "https://github.com/apple/swift-collections.git"
            #expect(project.packages.first?.source == .remote(url: url, requirement: requirement))
            #expect(project.diagnostics.contains { $0.kind == .malformedObject } == (requirement == nil))
        }
    }

    @Test("targets are of the kind of their product")
    func kinds() {
        #expect(project.targets.map(\.kind) == [.application, .unitTests, .uiTests, .appExtension])
        #expect(app.sources.map(\.kind) == [.swift, .swift, .coreDataModel, .metal])
        #expect(app.resources.map(\.kind) == [.storyboard, .stringsDictionary, .assetCatalog, .xib])
        #expect(app.copies.first?.destination == .plugIns)
        #expect(app.buildSettings().strictConcurrency == .complete)
    }

    @Test("the hosts of unit tests and user interface tests are the target that the project names")
    func hosts() throws {
        #expect(try project.requireTarget("TrackerTests").testHost?.target == "Tracker")
        #expect(try project.requireTarget("TrackerUITests").testHost?.target == "Tracker")
    }
}
