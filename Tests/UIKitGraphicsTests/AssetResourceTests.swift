import UIKitFixtures
import Foundation
import Testing

@testable import UIKitGraphics

@Suite("App resources")
struct AssetResourceTests {
    @Test(
        "the app's own folder precedes those of other targets, and those of other programs are searched only by tests"
    )
    func order() throws {
        let folder = try TemporaryFolder([
            "My_App.resources/a.txt": "", "My_Basics.resources/a.txt": "", "Other_Kit.resources/a.txt": "",
            "My_Another.resources/a.txt": "", "Another": "", "App": "", "Modules/a.txt": "",
            "My_Modules.resources/a": "",
        ])
        let program = folder.url.appendingPathComponent("Another").path
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
        let folders = AppResources.targetFolders(beside: folder.url, of: "App")
        #expect(folders.map(\.target) == ["App", "Basics", "Modules", "Kit"])
        let tested = AppResources.targetFolders(beside: folder.url, of: "MyPackageTests.xctest")
        #expect(tested.map(\.target) == ["App", "Basics", "Modules", "Kit", "Another"])
    }

    @Test("a file is found in the preferred language, then in Base.lproj, then outside of language folders")
    func languages() throws {
        let folder = try TemporaryFolder([
            "de.lproj/Main.storyboard": "", "Base.lproj/Main.storyboard": "", "Base.lproj/Other.xib": "",
            "en.lproj/Greeting.txt": "", "de.lproj/Greeting.txt": "", "Cell.xib": "", "Other.xib": "",
        ])
        func find(_ name: String, _ ending: String?, _ languages: [String]) -> String? {
            let resources = AppResources(folders: [.init(url: folder.url)], languages: languages)
            return folder.path(of: resources.file(named: name, withExtension: ending))
        }
        #expect(find("Main", "storyboard", ["de-CH"]) == "de.lproj/Main.storyboard")
        #expect(find("Main", "storyboard", ["en"]) == "Base.lproj/Main.storyboard")
        #expect(find("Other", "xib", ["de"]) == "Base.lproj/Other.xib")
        #expect(find("Cell", "xib", ["de"]) == "Cell.xib")
        #expect(find("Cell.xib", nil, ["fr"]) == "Cell.xib")
        #expect(find("Greeting", "txt", ["en-AU"]) == "en.lproj/Greeting.txt")
        #expect(find("Missing", "xib", ["de"]) == nil)
        #expect(find("", nil, ["de"]) == nil)
    }

    @Test("a bundle's resources are those in its folder")
    func bundle() throws {
        let folder = try TemporaryFolder(["Cell.xib": ""])
        let bundle = try #require(Bundle(url: folder.url))
        #expect(folder.path(of: AppResources.file(named: "Cell", withExtension: "xib", in: bundle)) == "Cell.xib")
        #expect(AppResources.file(named: "Cell", withExtension: "xib") == nil)
    }

    @Test(
        "the best localization has the same region, then no region, then another region, but never another script",
        arguments: [
            (["en", "de"], ["de-CH", "en"], "de"), (["de", "en"], ["en-001"], "en"),
            (["en", "en-GB"], ["en-GB"], "en-GB"),
            (["en-GB", "en-AU"], ["en-US"], "en-AU"), (["pt-BR", "pt-PT"], ["pt_PT"], "pt-PT"),
            (["zh-Hans", "zh-Hant"], ["zh-TW"], "zh-Hant"), (["zh-Hans"], ["zh-HK"], nil), (["de"], ["fr", "it"], nil),
            (["fr", "de"], ["it", "de", "fr"], "de"), ([], ["de"], nil),
        ] as [([String], [String], String?)])
    func preferredLanguage(_ offered: [String], _ preferred: [String], _ expected: String?) {
        #expect(PreferredLanguages.best(of: offered, for: preferred) == expected)
    }

    @Test("the Info.plist next to a target's resources is read, and its build settings are expanded")
    func information() throws {
        let plist = """
            <plist version="1.0"><dict>
            <key>CFBundleDisplayName</key><string>${PRODUCT_NAME}!</string>
            <key>UIAppFonts</key><array><string>$(TARGET_NAME).ttf</string><string>$5</string></array>
            <key>UIApplicationSceneManifest</key><dict>
            <key>Class</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string></dict>
            </dict></plist>
            """
        for path in ["Some_Sub-App.resources/Sub-App-Info.plist", "Some_Sub-App.resources/Supporting/Info.plist"] {
            let folder = try TemporaryFolder([
                path: plist, "A_Program.resources/Program-Info.plist": "", "Program": "",
                "Some_Sub-App.resources/Info.plist": "<plist><dict/></plist>",
            ])
            let program = folder.url.appendingPathComponent("Program").path
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
            let resources = AppResources(folders: AppResources.targetFolders(beside: folder.url, of: "main"))
            let found = try #require(AppInformation.file(of: resources)?.dictionary)
            #expect(found["CFBundleDisplayName"] as? String == "Sub-App!")
            #expect(found["UIAppFonts"] as? [String] == ["Sub-App.ttf", "$5"])
            let manifest = found["UIApplicationSceneManifest"] as? [String: Any]
            #expect(manifest?["Class"] as? String == "Sub_App.SceneDelegate")
        }
    }
}
