import UIKitFixtures
import Foundation
import Testing

@testable import UIKit

@Suite("App icons", .serialized)
struct AppIconTests {
    @Test(
        "the icon's name comes from Info.plist, and defaults to Xcode's name",
        arguments: [
            (
                #"<key>CFBundleIcons</key><dict><key>CFBundlePrimaryIcon</key><dict><key>CFBundleIconName</key><string>Leaf</string></dict></dict>"#,
                "Leaf"
            ),
            (#"<key>CFBundleIcons</key><dict><key>CFBundlePrimaryIcon</key><string>Oak</string></dict>"#, "Oak"),
            (#"<key>CFBundleIconName</key><string>Elm</string>"#, "Elm"),
            (#"<key>CFBundleIcons</key><string>?</string>"#, "AppIcon"), ("", "AppIcon"),
        ])
    func names(_ entries: String, _ name: String) throws {
        let list = try PropertyListSerialization.propertyList(
            from: Data("<plist version=\"1.0\"><dict>\(entries)</dict></plist>".utf8), format: nil)
        let information = try #require(list as? [String: Any])
        #expect(AppIconSet.name(in: information) == name)
    }

    /// Creates a bundle with an icon set of square images, each as wide in pixels as the number in its file
    /// name.
    private func folder(_ images: [(file: String, entry: String)]) throws -> TemporaryFolder {
        let entries = images.map { #"{"filename":"\#($0.file)",\#($0.entry)}"# }.joined(separator: ",")
        let folder = try TemporaryFolder([
            "A.xcassets/AppIcon.appiconset/Contents.json":
                #"{"images":[\#(entries),{"idiom":"iphone","size":"29x29","scale":"2x"}]}"#
        ])
        for (file, _) in images {
            let side = CGFloat(Int(file.prefix { $0.isNumber }) ?? 0)
            let context = CGContext.picture(size: CGSize(width: side, height: side), scale: 1, isOpaque: true)
            context.setFillColor(.init(red: 1, green: 0, blue: 0, alpha: 1))
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
            try folder.write(context.takeImage().pngData(), to: "A.xcassets/AppIcon.appiconset/\(file)")
        }
        return folder
    }

    private func width(_ images: [(file: String, entry: String)], side: Int) throws -> Int? {
        let folder = try folder(images)
        let bundle = try #require(Bundle(url: folder.url))
        return AppIconSet.picture(named: "AppIcon", in: bundle, side: side)?.width
    }

    @Test("a single-size icon set is read, and its light variant is preferred")
    func single() throws {
        let light = (file: "1024.png", entry: #""idiom":"universal","platform":"ios","size":"1024x1024""#)
        let dark = (
            file: "1000.png", entry: light.entry + #","appearances":[{"appearance":"luminosity","value":"dark"}]"#
        )
        #expect(try width([dark, light], side: 256) == 1024)
        #expect(try width([dark], side: 256) == 1000)
    }

    @Test("the smallest icon that is large enough is read, otherwise the largest one")
    func many() throws {
        let images = [
            (file: "40.png", entry: #""idiom":"iphone","size":"20x20","scale":"2x""#),
            (file: "180.png", entry: #""idiom":"iphone","size":"60x60","scale":"3x""#),
            (file: "167.png", entry: #""idiom":"ipad","size":"83.5x83.5","scale":"2x""#),
            (file: "1024.png", entry: #""idiom":"ios-marketing","size":"1024x1024","scale":"1x""#),
            (file: "256.png", entry: #""idiom":"mac","size":"256x256","scale":"1x""#),
        ]
        #expect(try width(images, side: 256) == 1024)
        #expect(try width(images, side: 167) == 167)
        #expect(try width(Array(images.prefix(3)), side: 256) == 180)
        #expect(try width([images[4]], side: 64) == 256)
    }

    @Test("a missing or damaged icon set has no image")
    func damaged() throws {
        #expect(AppIconSet.picture(named: "AppIcon", in: try AssetFixture.bundle(), side: 256) == nil)
        #expect(AppIconSet.picture(named: "Gone", in: try AssetFixture.bundle(), side: 256) == nil)
        let folder = try folder([(file: "64.png", entry: #""idiom":"universal","size":"?","scale":"""#)])
        try folder.write(Data("no picture".utf8), to: "A.xcassets/AppIcon.appiconset/64.png")
        let bundle = try #require(Bundle(url: folder.url))
        let warnings = AssetFixture.warnings(about: folder.url) {
            #expect(AppIconSet.picture(named: "AppIcon", in: bundle, side: 256) == nil)
        }
        #expect(warnings.count == 1, "\(warnings)")
    }

    @Test("icon files for the desktop are written in the sizes of its theme, as far as the icon is large enough")
    func files() throws {
        let large = try folder([(file: "1024.png", entry: #""idiom":"universal","size":"1024x1024""#)])
        let bundle = try #require(Bundle(url: large.url))
        let output = large.url.appendingPathComponent("icons")
        let files = try AppIconFiles.write([:], in: bundle, to: output)
        #expect(files.map(\.lastPathComponent) == AppIconFiles.sides.map { "\($0).png" })
        for (file, side) in zip(files, AppIconFiles.sides) {
            let image = try #require(UIImage(data: try Data(contentsOf: file)))
            #expect(image.size == CGSize(width: side, height: side))
        }
        let small = try folder([(file: "40.png", entry: #""idiom":"universal","size":"40x40""#)])
        let names = try AppIconFiles.write([:], in: Bundle(url: small.url), to: small.url).map(\.lastPathComponent)
        #expect(names == ["16.png", "24.png", "32.png"])
    }

    @Test("an app without an icon has no icon files")
    func noFiles() throws {
        let folder = try TemporaryFolder()
        let output = folder.url.appendingPathComponent("icons")
        #expect(try AppIconFiles.write(["CFBundleIconName": "Gone"], in: Bundle(url: folder.url), to: output).isEmpty)
        #expect(!FileManager.default.fileExists(atPath: output.path))
    }

    @Test("window icons are scaled down, rounded if they are opaque, and have unpremultiplied colors")
    func pixels() throws {
        let folder = try folder([(file: "1024.png", entry: #""idiom":"universal","size":"1024x1024""#)])
        let bundle = try #require(Bundle(url: folder.url))
        let picture = try #require(AppIconSet.picture(named: "AppIcon", in: bundle, side: 256))
        let icon = WindowIcon(picture)
        #expect(icon.width == 256 && icon.height == 256 && icon.pixels.count == 256 * 256)
        #expect(icon.pixels[0] == 0 && icon.pixels[128 * 256 + 128] == 0xFFFF_0000)
        let edge = icon.pixels.filter { $0 >> 24 > 20 && $0 >> 24 < 255 }
        #expect(!edge.isEmpty && edge.allSatisfy { $0 >> 16 & 0xFF > 240 })

        let half = CGContext.picture(size: CGSize(width: 40, height: 20), scale: 1, isOpaque: false)
        half.setFillColor(.init(red: 1, green: 1, blue: 1, alpha: 0.5))
        half.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
        let small = WindowIcon(half.takeImage())
        #expect(small.width == 40 && small.height == 20)
        #expect(small.pixels[0] & 0xFF_FFFF == 0xFF_FFFF && abs(Int(small.pixels[0] >> 24) - 128) <= 1)
    }
}
