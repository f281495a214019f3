import Foundation
import Testing

@testable import UIKitGraphics

@Suite("Fonts")
struct FontTests {
    @Test(
        "the system font has Apple's line metrics at every size",
        arguments: [11, 12, 17, 19.5, 20, 34, 60] as [CGFloat])
    func metrics(size: CGFloat) {
        let font = UIFont.systemFont(ofSize: size)
        #expect(abs(font.lineHeight - 1.193359375 * size) < 1e-9)
        #expect(abs(font.ascender - 0.9521484375 * size) < 1e-9)
        #expect(abs(font.descender + 0.2412109375 * size) < 1e-9)
        #expect(font.leading == 0 && font.xHeight < font.capHeight && font.capHeight < font.ascender)
    }

    @Test("weights and optical sizes use the names of Inter's faces")
    func names() {
        #expect(UIFont.systemFont(ofSize: 17).fontName == "Inter-Regular")
        #expect(UIFont.systemFont(ofSize: 17, weight: .bold).fontName == "Inter-Bold")
        #expect(UIFont.boldSystemFont(ofSize: 17).fontName == "Inter-SemiBold")
        #expect(UIFont.italicSystemFont(ofSize: 17).fontName == "Inter-Italic")
        #expect(UIFont.systemFont(ofSize: 20, weight: .ultraLight).fontName == "InterDisplay-Thin")
        #expect(UIFont.monospacedSystemFont(ofSize: 12, weight: .medium).fontName == "JetBrainsMono-Medium")
    }

    @Test("equal fonts share their record")
    func equality() {
        let font = UIFont.systemFont(ofSize: 15, weight: .medium)
        #expect(font == UIFont.systemFont(ofSize: 15, weight: .medium))
        #expect(font.record === UIFont.systemFont(ofSize: 15, weight: .medium).record)
        #expect(font != UIFont.systemFont(ofSize: 15) && font.hash == font.withSize(15).hash)
        #expect(font.withSize(20).pointSize == 20 && font.withSize(20).record.face == font.record.face)
    }

    @Test("an installed font is found by name, and an unknown name returns nil")
    func named() throws {
        let font = try #require(UIFont(name: "DejaVuSans-Bold", size: 20))
        #expect(font.familyName == "DejaVu Sans" && font.fontName == "DejaVuSans-Bold")
        // The tables of DejaVu specify an ascender of 1901/2048 and a descender of 483/2048.
        #expect(abs(font.ascender - 20 * 1901 / 2048) < 0.05 && abs(font.descender + 20 * 483 / 2048) < 0.05)
        #expect(UIFont(name: "HelveticaNeue-Fantasy", size: 20) == nil)
        #expect(UIFont.familyNames.contains("Inter"))
        #expect(UIFont.fontNames(forFamilyName: "Inter").contains("Inter-SemiBoldItalic"))
    }

    @Test("text styles have Apple's sizes at every preferred text size")
    func textStyles() {
        func sizes(_ style: UIFont.TextStyle) -> [CGFloat] {
            UIContentSizeCategory.ascending.map { category in
                let traits = UITraitCollection(preferredContentSizeCategory: category)
                return UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
            }
        }
        #expect(sizes(.body) == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
        #expect(sizes(.callout) == [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51])
        #expect(sizes(.caption1) == [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43])
        #expect(sizes(.caption2) == [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40])
        let large: [(UIFont.TextStyle, CGFloat)] = [
            (.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.subheadline, 15),
            (.footnote, 13),
        ]
        for (style, size) in large { #expect(sizes(style)[3] == size) }
        #expect(UIFont.preferredFont(forTextStyle: .headline).fontName == "Inter-SemiBold")
    }

    @Test("font metrics scale fonts and lengths to 1/3 point, up to a maximum")
    func fontMetrics() {
        let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        let metrics = UIFontMetrics.default
        let font = UIFont.systemFont(ofSize: 17)
        #expect(metrics.scaledFont(for: font, compatibleWith: traits).pointSize == 53)
        #expect(metrics.scaledFont(for: font, maximumPointSize: 30, compatibleWith: traits).pointSize == 30)
        let value = metrics.scaledValue(for: 10, compatibleWith: traits)
        #expect(abs(value * 3 - (value * 3).rounded()) < 1e-9 && abs(value - 10 * 53 / 17) < 0.34)
        let scaled = metrics.scaledFont(for: font)
        #expect(scaled.adjusted(to: .accessibilityExtraExtraExtraLarge).pointSize == 53)
        #expect(font.adjusted(to: .extraSmall) === font)
    }

    @Test("a descriptor recreates its font and derives bold, italic, and larger fonts")
    func descriptors() throws {
        let font = UIFont.preferredFont(forTextStyle: .body)
        let descriptor = font.fontDescriptor
        #expect(UIFont(descriptor: descriptor, size: 0) == font)
        let bold = try #require(descriptor.withSymbolicTraits([.traitBold, .traitItalic]))
        #expect(UIFont(descriptor: bold, size: 0).fontName == "Inter-SemiBoldItalic")
        #expect(bold.symbolicTraits == [.traitBold, .traitItalic])
        let made = UIFontDescriptor(fontAttributes: [
            .size: 13, .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy],
        ])
        #expect(UIFont(descriptor: made, size: 0) == UIFont.systemFont(ofSize: 13, weight: .heavy))
        #expect(descriptor.withDesign(.monospaced)?.postscriptName == "JetBrainsMono-Regular")
        #expect(descriptor.withDesign(.serif) == nil)
    }

    @Test("all required fonts are installed, and the error for a missing font contains its package")
    func missingFonts() throws {
        try RequiredFont.check()
        let error = MissingFonts(fonts: [RequiredFont(family: "Inter", package: "fonts-inter")])
        #expect(error.description == "Fonts are missing: \"Inter\". Install them with: apt-get install fonts-inter")
    }

    @Test(
        "a font file makes its font available with the file's own metrics, and an invalid file throws an error"
    )
    func appFonts() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fonts")
        #expect(UIFont(name: "TrestleBoxes-Regular", size: 20) == nil)
        try FontCatalog.add(folder.appendingPathComponent("TrestleBoxes.ttf"))
        let font = try #require(UIFont(name: "TrestleBoxes-Regular", size: 20))
        #expect(UIFont.fontNames(forFamilyName: "Trestle Boxes") == ["TrestleBoxes-Regular"])
        #expect(abs(font.ascender - 16) < 0.01 && abs(font.lineHeight - 20) < 0.01)
        #expect(abs(("AB" as NSString).size(withAttributes: [.font: font]).width - 30) < 0.1)
        let error = #expect(throws: FontFileError.self) { try FontCatalog.add(URL(fileURLWithPath: #filePath)) }
        #expect(error?.description.contains("FontTests.swift") == true)
    }

    @Test("letters that a font does not have are drawn with another font")
    func missingLetters() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fonts")
        try? FontCatalog.add(folder.appendingPathComponent("TrestleBoxes.ttf"))
        let font = try #require(UIFont(name: "TrestleBoxes-Regular", size: 20))
        func fontCount(_ text: String) -> Int {
            let runs = TextShaper.shape(TextRequest(content: .plain(text, font.record)), width: .infinity).runs
            return Set(runs.compactMap { $0.font.map(ObjectIdentifier.init) }).count
        }
        #expect(fontCount("AB") == 1)
        #expect(fontCount("ABCD") == 2)
    }

    @Test("font files listed in Info.plist are loaded from the resources of the bundle")
    func appFontsInBundle() throws {
        let manager = FileManager.default
        let folder = manager.temporaryDirectory.appendingPathComponent("fonts-\(UUID().uuidString).bundle")
        try manager.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? manager.removeItem(at: folder) }
        let font = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Fonts/TrestleBoxes.ttf")
        try manager.copyItem(at: font, to: folder.appendingPathComponent("Boxes.ttf"))
        let info: [String: Any] = ["UIAppFonts": ["Boxes.ttf", "missing.ttf"], "CFBundleIdentifier": "test.fonts"]
        try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0)
            .write(to: folder.appendingPathComponent("Info.plist"))
        AppFonts.load(from: try #require(Bundle(url: folder)))
        #expect(UIFont(name: "Trestle Boxes", size: 12) != nil)
    }
}
