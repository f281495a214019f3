import Foundation
import Testing

@testable import UIKitGraphics

@Suite("Fonts")
struct FontTests {
    @Test("a font without a size is the system font with 12 points")
    func defaultFont() {
        #expect(UIFont() == UIFont.systemFont(ofSize: 12))
    }

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

    @Test(
        "a font that every iPhone has is replaced by one of its weight and style",
        arguments: [
            ("HelveticaNeue", .system, .regular, false), ("HelveticaNeue-Thin", .system, .thin, false),
            ("HelveticaNeue-UltraLightItalic", .system, .ultraLight, true), ("Avenir Next", .system, .regular, false),
            ("AvenirNext-DemiBold", .system, .semibold, false), ("Avenir-BookOblique", .system, .regular, true),
            ("ArialRoundedMTBold", .system, .bold, false), ("Menlo-Bold", .monospaced, .bold, false),
            ("CourierNewPSMT", .monospaced, .regular, false),
            ("Georgia-BoldItalic", .named("DejaVu Serif"), .bold, true),
            ("TimesNewRomanPSMT", .named("DejaVu Serif"), .regular, false),
        ] as [(String, FontFace.Family, UIFont.Weight, Bool)])
    func replacements(name: String, family: FontFace.Family, weight: UIFont.Weight, isItalic: Bool) throws {
        guard !UIFont.familyNames.contains(where: { name.hasPrefix($0.filter { $0 != " " }) }) else { return }
        let face = try #require(UIFont(name: name, size: 20)).record.face
        #expect(face.family == family && face.weight == weight && face.isItalic == isItalic)
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

@Suite("Font descriptors")
struct FontDescriptorTests {
    @Test("feature settings turn on OpenType features")
    func features() {
        let settings: [[UIFontDescriptor.FeatureKey: Int]] = [
            [.type: kNumberSpacingType, .selector: kMonospacedNumbersSelector],
            [.type: kStylisticAlternativesType, .selector: kStylisticAltTwoOnSelector], [.type: 99, .selector: 1],
        ]
        let descriptor = UIFont.systemFont(ofSize: 17).fontDescriptor.addingAttributes([.featureSettings: settings])
        #expect(descriptor.face.features == "tnum=1,ss02=1")
        #expect(
            descriptor.object(forKey: .featureSettings) as? [[UIFontDescriptor.FeatureKey: Int]]
                == Array(settings.prefix(2)))
        let font = UIFont(descriptor: descriptor, size: 0)
        func width(_ text: String, _ font: UIFont) -> CGFloat {
            NSAttributedString(string: text, attributes: [.font: font]).size().width
        }
        #expect(abs(width("1111", font) - width("8888", font)) < 0.01)
        #expect(abs(width("1111", .systemFont(ofSize: 17)) - width("8888", .systemFont(ofSize: 17))) > 1)
        #expect(font != .systemFont(ofSize: 17) && font.fontDescriptor == descriptor)
    }

    @Test("a descriptor changes its style by name and its family")
    func style() {
        let bold = UIFont.systemFont(ofSize: 17).fontDescriptor.withFace("Bold Italic")
        #expect(bold.face.weight == .bold && bold.face.isItalic && bold.pointSize == 17)
        #expect(bold.object(forKey: .face) as? String == "Bold Italic")
        #expect(bold.object(forKey: .visibleName) as? String == "Inter Bold Italic")
        let mono = bold.withFamily("JetBrains Mono")
        #expect(UIFont(descriptor: mono, size: 0).familyName == "JetBrains Mono" && !mono.face.isItalic)
        #expect(UIFontDescriptor().pointSize == 0)
    }

    @Test("a descriptor finds the available faces of its family")
    func matching() {
        let descriptor = UIFontDescriptor(fontAttributes: [.family: "JetBrains Mono"])
        let faces = descriptor.matchingFontDescriptors(withMandatoryKeys: nil)
        #expect(faces.count > 4 && faces.allSatisfy { $0.postscriptName.hasPrefix("JetBrainsMono-") })
        let bold = descriptor.withFace("Bold").matchingFontDescriptors(withMandatoryKeys: [.family, .face])
        #expect(bold.map(\.postscriptName) == ["JetBrainsMono-Bold"])
        #expect(descriptor.withSymbolicTraits(.traitCondensed) == nil)
    }

    @Test("ligatures can be turned off")
    func ligatures() {
        var run = TextRun(bytes: 0..<1, attributes: [.ligature: 0], font: UIFont.systemFont(ofSize: 17).record)
        #expect(run.isUnligated)
        run = TextRun(bytes: 0..<1, attributes: [.ligature: 1], font: UIFont.systemFont(ofSize: 17).record)
        #expect(!run.isUnligated)
    }

    @Test("colors have names and stretchable images have caps")
    func names() {
        #expect(UIColor.red.accessibilityName == "red" && UIColor.white.accessibilityName == "white")
        #expect(UIColor(red: 0, green: 0, blue: 0.4, alpha: 1).accessibilityName == "dark blue")
        #expect(UIColor.brown.accessibilityName == "brown" && UIColor.clear.accessibilityName == "transparent")
        let image = UIGraphicsImageRenderer(size: CGSize(width: 21, height: 11)).image { _ in }
        let stretched = image.stretchableImage(withLeftCapWidth: 10, topCapHeight: 0)
        #expect(stretched.capInsets == UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10))
        #expect(stretched.leftCapWidth == 10 && stretched.topCapHeight == 0 && stretched.resizingMode == .stretch)
    }
}
