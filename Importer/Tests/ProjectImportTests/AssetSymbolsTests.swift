import Foundation
import Testing

@testable import ProjectImport

@Suite struct AssetSymbolsTests {
    @Test(
        "members are named as Xcode names them",
        arguments: [
            ("MyIcon", "myIcon"), ("AccentColor", "accent"), ("Accent Color", "accent"), ("text_color", "text"),
            ("AppIconImage", "appIcon"), ("FilesImage", "files"), ("Image", "image"), ("Color", "color"),
            ("Image 1", "image1"), ("card-number-color", "cardNumber"), ("imageBackground", "imageBackground"),
            ("BGColorOne", "bgColorOne"), ("M-stadt", "mStadt"), ("TLSold", "tlSold"), ("ironMaiden2", "ironMaiden2"),
            ("1", "_1"), ("24-hours", "_24Hours"), ("0b3b21ff27f67b9e", "_0B3B21Ff27F67B9E"),
            ("color_24292B", "color24292B"), ("sy_head_10@2x", "syHead102X"), ("BMW", "BMW"), ("M", "M"),
            ("TLS2016", "TLS_2016"), ("A-1-1-0", "A_1_1_0"), ("292C38", "_292_C_38"), ("121212", "_121212"),
            ("as", "`as`"), ("default", "`default`"), ("Überblick", "überblick"), ("图片", "图片"),
        ])
    func members(name: String, symbol: String) {
        #expect(AssetSymbolName.member(name) == symbol)
    }

    @Test("namespaces are named as Xcode names them")
    func namespaces() {
        #expect(AssetSymbolName.namespace("iconPreviews") == "IconPreviews")
        #expect(AssetSymbolName.namespace("GameUI") == "GameUI")
        #expect(AssetSymbolName.namespace("brand colors") == "BrandColors")
        #expect(AssetSymbolName.namespace("UI") == "UI")
        #expect(AssetSymbolName.member("--") == nil)
    }

    private func makeProject(_ settings: [String: String]) throws -> FixtureProject {
        let project = try FixtureProject([.app("App")])
        project.targets[0].settings = settings
        try project.writeProject()
        try project.write("print(1)\n", to: "App/main.swift")
        let namespace = "{\"properties\": {\"provides-namespace\": true}}"
        for path in [
            "Assets.xcassets/TableSeparator.colorset", "Assets.xcassets/Red.colorset",
            "Assets.xcassets/my-icon.imageset", "Assets.xcassets/Plain/MyIcon.imageset",
            "Assets.xcassets/leaf.symbolset", "More.xcassets/Brand/Dark/Ink.colorset",
            "Assets.xcassets/AppIcon.appiconset",
        ] {
            try project.write("{}", to: "App/\(path)/Contents.json")
        }
        try project.write(namespace, to: "App/More.xcassets/Brand/Contents.json")
        return project
    }

    private func build(_ project: FixtureProject) throws -> (symbols: String?, TargetBuild.Outcome) {
        let outcome = try TargetBuild(
            project: project.projectURL, module: "App", configuration: "Debug", packageName: "App",
            workFolder: project.url("work")
        ).run()
        return (try? project.text("work/Sources/\(AssetSymbols.fileName)"), outcome)
    }

    @Test("the colors and images of all catalogs become members of resources and of UIKit's classes")
    func generated() throws {
        let project = try makeProject(["ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS": "YES"])
        let (text, outcome) = try build(project)
        let symbols = try #require(text)
        #expect(
            symbols.contains(
                "static let tableSeparator = ColorResource(name: \"TableSeparator\", bundle: resourceBundle)"))
        #expect(symbols.contains("static let red = ColorResource(name: \"Red\""))
        #expect(symbols.contains("static var tableSeparator: UIColor { UIColor(resource: .tableSeparator) }"))
        #expect(symbols.contains("static let leaf = ImageResource(name: \"leaf\""))
        #expect(symbols.contains("static var myIcon: UIImage { UIImage(resource: .myIcon) }"))
        #expect(symbols.contains("enum Brand {\n        /// The \"Brand/Ink\""))
        #expect(symbols.contains("static let ink = ColorResource(name: \"Brand/Ink\""))
        #expect(symbols.contains("static var ink: UIColor { UIColor(resource: .Brand.ink) }"))
        // Apple's classes have the first; the second has the same name as another image.
        #expect(!symbols.contains("static var red"))
        #expect(symbols.components(separatedBy: "static let myIcon").count == 2)
        #expect(!symbols.contains("appIcon"))
        let messages = outcome.diagnostics.map(\.message)
        #expect(messages.contains("The \"Red\" color asset name resolves to a conflicting UIColor symbol \"red\"."))
        #expect(
            messages.contains(
                "The \"my-icon\" image asset name resolves to the symbol \"myIcon\" which already exists."))
        #expect(messages.count == 2)
        #expect(try build(project).1.changeCount == 0)
    }

    @Test("settings disable the members of UIKit's classes, or all symbols")
    func settings() throws {
        let resources = try build(makeProject([:])).symbols
        #expect(resources?.contains("ColorResource(name: \"Red\"") == true)
        #expect(resources?.contains("UIColor") == false)
        let none = try makeProject(["ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS": "NO"])
        #expect(try build(none).symbols == nil)
        let other = try makeProject([
            "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS": "YES",
            "ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOL_FRAMEWORKS": "SwiftUI",
        ])
        #expect(try build(other).symbols?.contains("UIColor") == false)
    }
}
