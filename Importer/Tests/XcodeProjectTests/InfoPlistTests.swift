import Foundation
import Testing

@testable import XcodeProject

@Suite("InfoPlist")
struct InfoPlistTests {
    @Test("variables in the file are replaced, in nested values too")
    func expanded() throws {
        let list = try Fixture.project("Notes").requireTarget("Notes").infoPlist()
        #expect(list.file?.lastPathComponent == "Info.plist")
        #expect(list["CFBundleDevelopmentRegion"]?.string == "en")
        #expect(list["CFBundleExecutable"]?.string == "My Notes")
        #expect(list["CFBundleIdentifier"]?.string == "com.example.My-Notes")
        let schemes = list["CFBundleURLTypes"]?.array?.first?["CFBundleURLSchemes"]
        #expect(schemes == .array([.string("notes-debug")]))
        #expect(list["LSRequiresIPhoneOS"] == .boolean(true))
        #expect(list["UIDeviceFamily"] == .array([.integer(1), .integer(2)]))
        #expect(list["MinimumOSVersion"]?.string == "11.0")
    }

    @Test("a variable that no setting defines is a diagnostic with the line of its key")
    func undefined() throws {
        let list = try Fixture.project("Notes").requireTarget("Notes").infoPlist()
        #expect(list["ServerKey"]?.string == "")
        let diagnostic = try #require(list.diagnostics.first)
        #expect(diagnostic.message.contains("SERVER_KEY"))
        #expect(diagnostic.location.file.lastPathComponent == "Info.plist")
        #expect(diagnostic.location.line == 31)
        #expect(list.diagnostics.count == 1)
    }

    @Test("generated values replace values of the file, and dictionaries are merged")
    func merged() throws {
        let list = try Fixture.project("Tracker").requireTarget("Tracker").infoPlist()
        #expect(list["CFBundleDisplayName"]?.string == "Habit Tracker")
        let manifest = try #require(list["UIApplicationSceneManifest"])
        #expect(manifest["UIApplicationSupportsMultipleScenes"] == .boolean(false))
        let scene = manifest["UISceneConfigurations"]?["UIWindowSceneSessionRoleApplication"]?.array?.first
        #expect(scene?["UISceneDelegateClassName"]?.string == "Tracker.SceneDelegate")
    }

    @Test("settings become values of the documented keys and types")
    func keys() throws {
        let list = try Fixture.project("Tracker").requireTarget("Tracker").infoPlist()
        #expect(list["UIMainStoryboardFile"] == .string("Main"))
        #expect(list["UILaunchStoryboardName"] == .string("LaunchScreen"))
        #expect(list["UIApplicationSupportsIndirectInputEvents"] == .boolean(true))
        #expect(list["NSCameraUsageDescription"] == .string("Scans \"codes\"."))
        #expect(list["UIStatusBarStyle"] == .string("UIStatusBarStyleLightContent"))
        #expect(list["UIUserInterfaceStyle"] == .string("Dark"))
        #expect(list["UISupportedInterfaceOrientations~iphone"] == .array([.string("UIInterfaceOrientationPortrait")]))
        #expect(list["UISupportedInterfaceOrientations~ipad"]?.array?.count == 2)
        #expect(list["CFBundleShortVersionString"] == .string("2.1"))
        #expect(list["CFBundleVersion"] == .string("12"))
        #expect(list["CFBundlePackageType"] == .string("APPL"))
        #expect(list["LSRequiresIPhoneOS"] == .boolean(true))
    }

    @Test("a setting that Xcode ignores is a diagnostic at the setting")
    func ignored() throws {
        let list = try Fixture.project("Tracker").requireTarget("Tracker").infoPlist()
        #expect(list["UIBackgroundModes"] == nil)
        let diagnostic = try #require(list.diagnostics.first)
        #expect(diagnostic.message == "Xcode ignores the setting INFOPLIST_KEY_UIBackgroundModes.")
        #expect(diagnostic.location.file.lastPathComponent == "project.pbxproj")
        #expect(diagnostic.location.line != nil)
    }

    @Test("a list without a file is generated whole")
    func generated() throws {
        let list = try Fixture.project("Recipes").requireTarget("Recipes").infoPlist()
        #expect(list.file == nil)
        #expect(list.diagnostics.isEmpty)
        #expect(list["CFBundleName"]?.string == "Recipes")
        #expect(list["UILaunchScreen"] == .dictionary([:]))
        #expect(list["UIApplicationSceneManifest"]?["UIApplicationSupportsMultipleScenes"] == .boolean(true))
        let document = try PropertyListDocument(bytes: Array(list.xml.utf8), file: URL(fileURLWithPath: "/Info.plist"))
        #expect(document.root.value == .dictionary(list.values))
    }

    @Test("a missing, broken or mistyped file is a diagnostic, and the bundle keeps its identity")
    func degraded() throws {
        try Fixture.withCopy(of: "Notes") { folder in
            let url = folder.appendingPathComponent("Notes.xcodeproj")
            let file = folder.appendingPathComponent("Notes/Info.plist")
            try file.replace("</dict>\n</plist>", with: "</plist>")
            let broken = try XcodeProject(contentsOf: url).requireTarget("Notes").infoPlist()
            #expect(broken.diagnostics.first?.location.file.lastPathComponent == "Info.plist")
            #expect(broken.diagnostics.first?.location.line ?? 0 > 1)
            #expect(broken["CFBundleIdentifier"]?.string == "com.example.My-Notes")
            try FileManager.default.removeItem(at: file)
            let missing = try XcodeProject(contentsOf: url).requireTarget("Notes").infoPlist()
            #expect(missing.diagnostics.first?.kind == .missingFile)
            #expect(missing.diagnostics.first?.location.file.lastPathComponent == "project.pbxproj")
            #expect(missing["CFBundleExecutable"]?.string == "My Notes")
        }
        try Fixture.withCopy(of: "Tracker") { folder in
            let file = folder.appendingPathComponent("Tracker/Info.plist")
            try file.write("{ CFBundleDisplayName = (a); }")
            let project = try XcodeProject(contentsOf: folder.appendingPathComponent("Tracker.xcodeproj"))
            let list = try project.requireTarget("Tracker").infoPlist()
            #expect(list["CFBundleDisplayName"]?.array?.count == 1)
            #expect(list.diagnostics.contains { $0.message.hasPrefix("CFBundleDisplayName has one type") })
        }
    }
}
