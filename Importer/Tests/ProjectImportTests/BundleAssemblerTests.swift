import Foundation
import Testing

@testable import ProjectImport

@Suite struct BundleAssemblerTests {
    private func makeProject() throws -> FixtureProject {
        let project = try FixtureProject([.app("App")])
        project.targets[0].settings = [
            "PRODUCT_NAME": "My App", "PRODUCT_BUNDLE_IDENTIFIER": "com.example.app", "MARKETING_VERSION": "1.2",
            "INFOPLIST_KEY_UIMainStoryboardFile": "Main",
        ]
        try project.writeProject()
        try project.write("print(1)\n", to: "App/main.swift")
        return project
    }

    private func build(_ project: FixtureProject) throws -> TargetBuild.Outcome {
        try TargetBuild(
            project: project.projectURL, module: "My_App", configuration: "Debug", packageName: "App",
            workFolder: project.url("work")
        ).run()
    }

    private func files(_ project: FixtureProject) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: project.url("work/My App.app").path).filter { path in
            !(FileStatus(project.url("work/My App.app/\(path)"))?.isDirectory ?? true)
        }.sorted()
    }

    @Test("a bundle is flat, with localized files in folders of their languages and catalogs as they are")
    func layout() throws {
        let project = try makeProject()
        try project.write("<document/>", to: "App/Base.lproj/Main.storyboard")
        try project.write("\"a.text\" = \"b\";", to: "App/de.lproj/Main.strings")
        try project.write("\"a\" = \"b\";", to: "App/en.lproj/Localizable.strings")
        try project.write("<plist version=\"1.0\"><dict/></plist>", to: "App/en.lproj/Localizable.stringsdict")
        try project.write("{}", to: "App/Assets.xcassets/Contents.json")
        try project.write("{}", to: "App/Assets.xcassets/A.imageset/Contents.json")
        try project.write("{}", to: "App/Data/Deep/data.json")
        try project.write("font", to: "App/Fonts/Text.ttf")
        try project.write("<document/>", to: "App/Views/Cell.xib")
        try project.write("<plist version=\"1.0\"><dict/></plist>", to: "App/Settings.plist")
        let outcome = try build(project)
        #expect(outcome.diagnostics.isEmpty)
        #expect(
            try files(project) == [
                "Assets.xcassets/A.imageset/Contents.json", "Assets.xcassets/Contents.json",
                "Base.lproj/Main.storyboard",
                "Cell.xib", "Info.plist", "Settings.plist", "Text.ttf", "data.json", "de.lproj/Main.strings",
                "en.lproj/Localizable.strings", "en.lproj/Localizable.stringsdict",
            ])
        let data = try Data(contentsOf: project.url("work/My App.app/Info.plist"))
        let values = try #require(try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
        #expect(values["CFBundleIdentifier"] as? String == "com.example.app")
        #expect(values["CFBundleShortVersionString"] as? String == "1.2")
        #expect(values["UIMainStoryboardFile"] as? String == "Main")
    }

    @Test("changed resources are copied again, and removed ones deleted")
    func updates() throws {
        let project = try makeProject()
        try project.write("1", to: "App/a.txt")
        try project.write("2", to: "App/b.txt")
        try project.write("{}", to: "App/Assets.xcassets/Contents.json")
        _ = try build(project)
        try project.write("3", to: "App/a.txt")
        try FileManager.default.removeItem(at: project.url("App/b.txt"))
        try FileManager.default.removeItem(at: project.url("App/Assets.xcassets"))
        let outcome = try build(project)
        #expect(outcome.changeCount == 3)
        #expect(try files(project) == ["Info.plist", "a.txt"])
        #expect(try project.text("work/My App.app/a.txt") == "3")
        #expect(try project.text("App/a.txt") == "3")
    }

    @Test("a resource that replaces a folder, and a folder that replaces a resource, are copied")
    func replacements() throws {
        let project = try makeProject()
        try project.write("{}", to: "App/Assets.xcassets/Old.imageset/Contents.json")
        try project.write("{}", to: "App/Assets.xcassets/New.imageset")
        _ = try build(project)
        try FileManager.default.removeItem(at: project.url("App/Assets.xcassets"))
        try project.write("text", to: "App/Assets.xcassets/Old.imageset")
        try project.write("{}", to: "App/Assets.xcassets/New.imageset/Contents.json")
        _ = try build(project)
        #expect(
            try files(project) == [
                "Assets.xcassets/New.imageset/Contents.json", "Assets.xcassets/Old.imageset", "Info.plist",
            ])
    }

    @Test("string catalogs become strings files in the folder of each language")
    func stringCatalogs() throws {
        let project = try makeProject()
        try project.write(
            """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
                "Hi": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Hallo & <tschüss>"}}}},
                "%lld items": {"localizations": {"de": {"variations": {"plural": {
                    "one": {"stringUnit": {"value": "%lld Ding"}}, "other": {"stringUnit": {"value": "%lld Dinge"}}}}}}}
            }}
            """, to: "App/Localizable.xcstrings")
        _ = try build(project)
        #expect(
            try files(project) == ["Info.plist", "de.lproj/Localizable.strings", "de.lproj/Localizable.stringsdict"])
        let strings = try Data(contentsOf: project.url("work/My App.app/de.lproj/Localizable.strings"))
        let table = try PropertyListSerialization.propertyList(from: strings, format: nil) as? [String: String]
        #expect(table == ["Hi": "Hallo & <tschüss>"])
        try project.write("{\"sourceLanguage\": \"en\", \"strings\": {}}", to: "App/Localizable.xcstrings")
        _ = try build(project)
        #expect(try files(project) == ["Info.plist"])
        try project.write("broken", to: "App/Localizable.xcstrings")
        let outcome = try build(project)
        #expect(outcome.hasErrors)
        #expect(outcome.diagnostics.first?.file?.lastPathComponent == "Localizable.xcstrings")
    }

    @Test("Core Data models and resources with the same path are reported, and the rest is copied")
    func problems() throws {
        let project = try makeProject()
        try project.write("<model/>", to: "App/Model.xcdatamodeld/Model.xcdatamodel/contents")
        try project.write("1", to: "App/A/data.json")
        try project.write("2", to: "App/B/data.json")
        try project.write("{}", to: "App/A/Assets.xcassets/Contents.json")
        try project.write("{}", to: "App/B/Assets.xcassets/Contents.json")
        let outcome = try build(project)
        #expect(!outcome.hasErrors)
        let messages = outcome.diagnostics.map(\.message)
        #expect(messages.contains { $0.contains("Core Data") })
        #expect(messages.contains { $0.contains("same path") && $0.contains("data.json") })
        #expect(
            try files(project) == [
                "Assets-2.xcassets/Contents.json", "Assets.xcassets/Contents.json", "Info.plist", "data.json",
            ])
        #expect(try project.text("work/My App.app/data.json") == "1")
    }

    @Test("a renamed product replaces its bundle")
    func renamed() throws {
        let project = try makeProject()
        _ = try build(project)
        project.targets[0].settings["PRODUCT_NAME"] = "Other"
        project.targets[0].settings["PRODUCT_MODULE_NAME"] = "My_App"
        try project.writeProject()
        _ = try build(project)
        #expect(project.exists("work/Other.app/Info.plist"))
        #expect(!project.exists("work/My App.app"))
    }
}
