import Foundation
import Testing

@testable import XcodeProject

/// The project that Xcode 9 wrote.
@Suite("XcodeProject")
struct XcodeProjectTests {
    private let project: XcodeProject
    private let app: ProjectTarget
    private let tests: ProjectTarget

    init() throws {
        project = try Fixture.project("Notes")
        app = try project.requireTarget("Notes")
        tests = try project.requireTarget("NotesTests")
    }

    @Test("a project states its version, regions, configurations and targets")
    func project_() {
        #expect(project.name == "Notes")
        #expect(project.objectVersion == 48)
        #expect(project.folder == Fixture.folder.appendingPathComponent("Notes"))
        #expect(project.organizationName == "Example")
        #expect(project.developmentRegion == "en")
        #expect(project.knownRegions == ["en", "Base", "de"])
        #expect(project.configurations == ["Debug", "Release"])
        #expect(project.defaultConfiguration == "Release")
        #expect(project.targets.map(\.name) == ["Notes", "NotesTests", "Lint"])
        #expect(project.targets.map(\.kind) == [.application, .unitTests, .aggregate])
        #expect(project.referencedProjects.map(\.lastPathComponent) == ["Helper.xcodeproj"])
    }

    @Test("a target lists its sources in the order of the build phase")
    func sources() {
        #expect(
            app.sources.names == [
                "ListViewController.swift", "AppDelegate.swift", "Checksum.c", "LegacyStore.m", "Removed.swift",
                "Model.swift",
            ])
        #expect(app.sources.map(\.kind) == [.swift, .swift, .c, .objectiveC, .swift, .swift])
        #expect(app.sources.map(\.exists) == [true, true, true, true, false, true])
        #expect(app.sources[2].compilerFlags == ["-DFAST=1", "-fno-objc-arc"])
        #expect(app.sources[5].url.path == project.folder.appendingPathComponent("Shared/Model.swift").path)
    }

    @Test("a target lists its resources with their localizations")
    func resources() throws {
        #expect(app.resources.map(\.kind) == [.storyboard, .strings, .assetCatalog, .folderReference])
        let storyboard = app.resources[0]
        #expect(storyboard.url.path.hasSuffix("Notes/Base.lproj/Main.storyboard"))
        #expect(storyboard.localizations.map(\.region) == ["Base", "de"])
        #expect(storyboard.localizations.map(\.kind) == [.storyboard, .strings])
        #expect(app.resources[1].url.path.hasSuffix("en.lproj/Localizable.strings"))
        #expect(app.resources[1].localizations.map(\.region) == ["en", "de"])
        #expect(app.resources[3].localizations.isEmpty)
    }

    @Test("frameworks are told apart by their origin")
    func frameworks() {
        #expect(app.frameworks.map(\.name) == ["MapKit", "Pods_Notes"])
        #expect(app.frameworks.map(\.origin) == [.system, .builtProduct])
        #expect(app.frameworks.map(\.isWeak) == [true, false])
    }

    @Test("scripts and copied files are read")
    func phases() throws {
        let script = try #require(app.scripts.first)
        #expect(script.name == "SwiftLint")
        #expect(script.inputs == ["$(SRCROOT)/.swiftlint.yml"])
        #expect(script.script.hasPrefix("if which swiftlint >/dev/null; then\n  swiftlint --config \"$SRCROOT"))
        let copy = try #require(app.copies.first)
        #expect(copy.destination == .resources)
        #expect(copy.subpath == "Data")
        #expect(copy.files.names == ["Info.plist"])
        #expect(copy.files.first?.attributes == ["CodeSignOnCopy"])
    }

    @Test(
        "the destination of copied files is a number, or a name since Xcode 26",
        arguments: [
            ("dstSubfolderSpec = 10", .frameworks), ("dstSubfolder = PlugIns", .plugIns),
            ("dstSubfolderSpec = 99", .other(99)),
        ] as [(String, CopyPhase.Destination)])
    func destinations(text: String, destination: CopyPhase.Destination) throws {
        try Fixture.withCopy(of: "Notes") { folder in
            let url = folder.appendingPathComponent("Notes.xcodeproj")
            try url.appendingPathComponent("project.pbxproj").replace("dstSubfolderSpec = 7", with: text)
            let copies = try XcodeProject(contentsOf: url).requireTarget("Notes").copies
            #expect(copies.map(\.destination) == [destination])
        }
    }

    @Test("dependencies name targets of the project and of other projects")
    func dependencies() {
        #expect(tests.dependencies.map(\.name) == ["Notes", "Helper"])
        #expect(tests.dependencies.map { $0.project?.lastPathComponent } == [nil, "Helper.xcodeproj"])
        let diagnostic = project.diagnostics.first { $0.kind == .externalDependency }
        #expect(diagnostic?.target == "NotesTests")
    }

    @Test("the host of tests is found by the name of its product")
    func host() {
        #expect(tests.testHost?.target == "Notes")
        #expect(tests.testHost?.executable?.hasSuffix("build/Debug-iphonesimulator/My Notes.app/My Notes") == true)
        #expect(app.testHost == nil)
    }

    @Test("the module's name is an identifier that is derived from the product's name")
    func names() {
        #expect(app.moduleName == "My_Notes")
        #expect(app.productFileName == "My Notes.app")
        #expect(app.productType == "com.apple.product-type.application")
    }

    @Test("settings of the project, its files and the target are merged")
    func settings() {
        let settings = app.buildSettings()
        #expect(settings.activeCompilationConditions == ["DEBUG", "FROM_FILE", "STAGING"])
        #expect(settings["SUFFIX"] == "simulator")
        #expect(app.buildSettings(sdk: "iphoneos")["SUFFIX"] == "device")
        #expect(app.buildSettings(configuration: "Release", sdk: "iphoneos")["SUFFIX"] == "release")
        #expect(settings["API_URL"] == "https://example.com")
        #expect(settings.treatsWarningsAsErrors)
        #expect(settings.bundleIdentifier == "com.example.My-Notes")
        #expect(settings.deploymentTarget == "11.0")
        #expect(settings.appIconName == "AppIcon")
        #expect(settings.swiftLanguageMode == .v5)
        #expect(settings.bridgingHeader == project.folder.appendingPathComponent("Notes/Notes-Bridging-Header.h"))
        #expect(settings["CODE_SIGN_IDENTITY"] == nil)
        #expect(app.buildSettings(configuration: "Staging").parameters.configuration == "Release")
        #expect(settings.location(of: "SUFFIX")?.file.lastPathComponent == "Common.xcconfig")
        #expect(settings.location(of: "SUFFIX")?.line == 3)
    }

    @Test("a file is excluded by patterns of settings and by platform filters")
    func exclusions() throws {
        try Fixture.withCopy(of: "Notes") { folder in
            let url = folder.appendingPathComponent("Notes.xcodeproj")
            try folder.appendingPathComponent("Config/Common.xcconfig").write(
                "EXCLUDED_SOURCE_FILE_NAMES = *Controller.swift Shared/*\nINCLUDED_SOURCE_FILE_NAMES = List*\n")
            let text = "isa = PBXBuildFile; fileRef = "
            let file = url.appendingPathComponent("project.pbxproj")
            let content = String(decoding: try Data(contentsOf: file), as: UTF8.self)
            let line = try #require(
                content.split(separator: "\n").first { $0.contains("/* Checksum.c in Sources */ = ") })
            let filtered = line.replacingOccurrences(of: text, with: "platformFilters = (maccatalyst, ); " + text)
            try file.replace(String(line), with: filtered)
            let target = try XcodeProject(contentsOf: url).requireTarget("Notes")
            let settings = target.buildSettings()
            #expect(target.sources.filter(settings.excludes).names == ["Checksum.c", "Model.swift"])
        }
    }

    @Test("a missing file is a diagnostic at its reference")
    func missing() throws {
        let diagnostic = try #require(project.diagnostics.first { $0.kind == .missingFile })
        #expect(diagnostic.message == "Notes/Removed.swift does not exist.")
        #expect(diagnostic.target == "Notes")
        let text = String(decoding: try Data(contentsOf: diagnostic.location.file), as: UTF8.self)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[try #require(diagnostic.location.line) - 1].contains("path = Removed.swift"))
        #expect(project.diagnostics.count == 2)
    }

    @Test("each target has the line of its object")
    func lines() throws {
        let text = String(decoding: try Data(contentsOf: app.location.file), as: UTF8.self)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for target in project.targets {
            #expect(lines[try #require(target.location.line) - 1].contains("/* \(target.name) */ = {"))
        }
    }

    @Test("a folder without a project is an error")
    func unreadable() {
        do {
            _ = try XcodeProject(contentsOf: Fixture.folder.appendingPathComponent("None.xcodeproj"))
            Issue.record("The project was read.")
        } catch {
            #expect(error.kind == .unreadable)
            #expect(error.location.file.lastPathComponent == "project.pbxproj")
        }
    }
}
