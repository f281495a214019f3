import Foundation
import Testing

@testable import XcodeProject

@Suite("Scheme")
struct SchemeTests {
    @Test("a scheme states arguments, environment, language and tests")
    func shared() throws {
        let project = try Fixture.project("Notes")
        let scheme = try #require(project.schemes.first)
        #expect(scheme.name == "Notes")
        #expect(scheme.isShared)
        #expect(scheme.buildTargets.map(\.name) == ["Notes"])
        #expect(scheme.launchTarget?.name == "Notes")
        #expect(scheme.launchTarget?.id == project.target(named: "Notes")?.id)
        #expect(scheme.launchTarget?.container == "Notes.xcodeproj")
        #expect(scheme.launch.configuration == "Debug")
        #expect(scheme.launch.arguments.map(\.text) == ["-AppleLanguages (de)", "--reset \"all notes\""])
        #expect(scheme.launch.argumentWords == ["-AppleLanguages", "(de)"])
        #expect(scheme.launch.environmentValues == ["API_HOST": "localhost:8080"])
        #expect(scheme.launch.language == "de")
        #expect(scheme.launch.region == "DE")
        #expect(scheme.test.argumentWords == scheme.launch.argumentWords)
        #expect(scheme.testTargets.map(\.target.name) == ["NotesTests"])
        #expect(scheme.testTargets.first?.skippedTests == ["NotesTests/testSlow()"])
    }

    @Test("the default test plan adds its targets and options")
    func testPlan() throws {
        let scheme = try #require(try Fixture.project("Tracker").schemes.first)
        #expect(scheme.testPlans.map(\.lastPathComponent) == ["Tracker.xctestplan"])
        #expect(scheme.testTargets.map(\.target.name) == ["TrackerUITests", "TrackerTests"])
        #expect(scheme.testTargets.map(\.isEnabled) == [false, true])
        #expect(scheme.testTargets.last?.skippedTests == ["TrackerTests/testSync()"])
        #expect(scheme.test.argumentWords == ["--testing"])
        #expect(scheme.test.environmentValues == ["SEED": "7"])
        #expect(scheme.test.language == "fr")
        #expect(scheme.test.region == "CA")
        #expect(scheme.launch.language == nil)
    }

    @Test("schemes of users are read after shared ones of the same name")
    func userSchemes() throws {
        try Fixture.withCopy(of: "Notes") { folder in
            let project = folder.appendingPathComponent("Notes.xcodeproj")
            let shared = project.appendingPathComponent("xcshareddata/xcschemes/Notes.xcscheme")
            let user = project.appendingPathComponent("xcuserdata/ann.xcuserdatad/xcschemes", isDirectory: true)
            try FileManager.default.createDirectory(at: user, withIntermediateDirectories: true)
            for name in ["Notes", "Alpha"] {
                try FileManager.default.copyItem(at: shared, to: user.appendingPathComponent("\(name).xcscheme"))
            }
            let schemes = try XcodeProject(contentsOf: project).schemes
            #expect(schemes.map(\.name) == ["Alpha", "Notes", "Notes"])
            #expect(schemes.map(\.isShared) == [false, true, false])
        }
    }

    @Test("a broken scheme is a diagnostic with a line, and the project is read")
    func broken() throws {
        try Fixture.withCopy(of: "Notes") { folder in
            let project = folder.appendingPathComponent("Notes.xcodeproj")
            try project.appendingPathComponent("xcshareddata/xcschemes/Notes.xcscheme").replace(
                "</BuildActionEntries>", with: "")
            let result = try XcodeProject(contentsOf: project)
            let diagnostic = try #require(result.diagnostics.first { $0.kind == .scheme })
            #expect(diagnostic.location.file.lastPathComponent == "Notes.xcscheme")
            #expect(diagnostic.location.line ?? 0 > 1)
            #expect(result.schemes.isEmpty)
            #expect(result.targets.count == 3)
        }
    }

    @Test("a missing test plan is a diagnostic at its reference")
    func missingPlan() throws {
        try Fixture.withCopy(of: "Tracker") { folder in
            try FileManager.default.removeItem(at: folder.appendingPathComponent("Tracker.xctestplan"))
            let project = try XcodeProject(contentsOf: folder.appendingPathComponent("Tracker.xcodeproj"))
            let diagnostic = try #require(project.diagnostics.first { $0.kind == .scheme })
            #expect(diagnostic.location.file.lastPathComponent == "Tracker.xcscheme")
            #expect(diagnostic.location.line ?? 0 > 1)
            #expect(project.schemes.first?.testTargets.map(\.target.name) == ["TrackerUITests"])
        }
    }
}
