import Foundation
import Testing

@testable import XcodeProject

/// The project that Xcode 16 wrote.
@Suite("SynchronizedFolders")
struct SynchronizedFoldersTests {
    private let project: XcodeProject
    private let app: ProjectTarget

    init() throws {
        project = try Fixture.project("Recipes")
        app = try project.requireTarget("Recipes")
    }

    private func paths(_ files: [ProjectFile]) -> [String] {
        files.map { String($0.url.path.dropFirst(project.folder.path.count + 1)) }
    }

    @Test("a target lists the files of its synchronized folders without the exceptions")
    func sources() {
        #expect(
            paths(app.sources) == [
                "Recipes/AppDelegate.swift", "Recipes/Model/Recipe.swift", "Recipes/Support/Hash.c",
                "Recipes/Templates/list.txt",
            ])
        #expect(paths(app.headers) == ["Recipes/Support/Hash.h"])
        #expect(app.sources.map(\.isSynchronized) == [true, true, true, true])
        #expect(app.sources[1].synchronizedPath == ["Model"])
        #expect(project.diagnostics.isEmpty)
    }

    @Test("an explicit type and flags for the compiler apply to single files")
    func types() {
        #expect(app.sources[3].kind == .swift)
        #expect(app.sources[2].compilerFlags == ["-O3", "-DROUNDS=8"])
    }

    @Test("resources keep folder references whole and group localizations")
    func resources() throws {
        #expect(
            paths(app.resources) == [
                "Recipes/Assets.xcassets", "Recipes/Localizable.xcstrings", "Recipes/Samples",
                "Recipes/en.lproj/InfoPlist.strings", "Recipes/Base.lproj/Main.storyboard",
            ])
        #expect(app.resources[2].kind == .folderReference)
        #expect(app.resources[4].localizations.map(\.region) == ["Base", "fr"])
        #expect(app.resources[4].localizations.map(\.kind) == [.storyboard, .strings])
        #expect(app.resources[3].localizations.map(\.region) == ["en", "fr"])
    }

    @Test("a target gets single files of a folder that belongs to another target")
    func otherTarget() throws {
        let widget = try project.requireTarget("RecipesWidget")
        #expect(paths(widget.sources) == ["Recipes/Model/Recipe.swift"])
        #expect(widget.resources.isEmpty)
        #expect(widget.synchronizedFolders.isEmpty)
        #expect(app.synchronizedFolders.map(\.lastPathComponent) == ["Recipes"])
    }

    @Test("a file that an exception moves to a copy phase is no resource")
    func copyPhase() throws {
        let phase = try #require(app.copies.first)
        #expect(phase.name == "Embed Fonts")
        #expect(paths(phase.files) == ["Recipes/Fonts/Serif.ttf"])
    }

    @Test("a configuration file in a synchronized folder is found")
    func configurationFile() {
        #expect(app.buildSettings()["FROM_FOLDER"] == "YES")
        #expect(app.buildSettings(configuration: "Release")["FROM_FOLDER"] == nil)
    }

    @Test("settings of concurrency are read")
    func concurrency() throws {
        let settings = app.buildSettings()
        #expect(settings.swiftLanguageMode == .v6)
        #expect(settings.isMainActorByDefault)
        #expect(settings.isConcurrencyApproachable)
        #expect(settings.upcomingFeatures.contains("MemberImportVisibility"))
        #expect(!settings.upcomingFeatures.contains("ExistentialAny"))
        #expect(settings.accentColorName == "AccentColor")
        let tests = try project.requireTarget("RecipesTests")
        #expect(!tests.buildSettings().isMainActorByDefault)
        #expect(tests.testHost?.target == "Recipes")
    }

    @Test("a file that is added to the folder belongs to the target")
    func addedFile() throws {
        try Fixture.withCopy(of: "Recipes") { folder in
            try folder.appendingPathComponent("Recipes/Model/Step.swift").write("struct Step {}\n")
            try folder.appendingPathComponent("Recipes/Drafts/New.swift").write("struct New {}\n")
            let project = try XcodeProject(contentsOf: folder.appendingPathComponent("Recipes.xcodeproj"))
            let names = try project.requireTarget("Recipes").sources.names
            #expect(names.contains("Step.swift"))
            #expect(!names.contains("New.swift"))
        }
    }
}
