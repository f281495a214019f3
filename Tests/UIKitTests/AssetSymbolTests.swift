import UIKitFixtures
import Foundation
import RandomRuns
import Testing
import TrestleTesting

@testable import UIKit

@Suite("Custom symbols of apps", .serialized) @MainActor
struct AssetSymbolTests {
    private typealias Style = UIImage.SymbolConfiguration

    private func symbol(_ name: String = "custom.leaf", _ style: UIImage.SymbolConfiguration? = nil) throws -> UIImage {
        try #require(UIImage(named: name, in: AssetFixture.bundle(), with: style))
    }

    private func shape(_ image: UIImage) throws -> SymbolShape {
        guard case .symbol(let shape) = image.parts.content else { throw CocoaError(.featureUnsupported) }
        return shape
    }

    /// The drawn area of the image, in square points.
    private func ink(_ image: UIImage) throws -> CGFloat {
        let picture = try #require(image.cgImage)
        var sum = 0
        for y in 0..<picture.height { for x in 0..<picture.width { sum += Int(picture.pixel(x, y).alpha) } }
        return CGFloat(sum) / 255 / image.scale / image.scale
    }

    @Test(
        "custom symbols are template images that are found by name after image sets, and not among the system's symbols"
    )
    func kind() throws {
        let leaf = try symbol()
        #expect(leaf.isSymbolImage && leaf.isTemplate && leaf.renderingMode == .automatic)
        #expect(leaf.baselineOffsetFromBottom != nil)
        #expect(try AssetFixture.image("custom.leaf", UITraitCollection(displayScale: 3)).scale == 3)
        #expect(UIImage(systemName: "custom.leaf") == nil)
        #expect(try symbol() == leaf && symbol().hash == leaf.hash)
        #expect(try symbol("custom.leaf.badge.plus") != leaf)
        let tinted = leaf.withTintColor(.red, renderingMode: .alwaysOriginal)
        #expect(try ink(tinted) > 0 && tinted.isSymbolImage)
    }

    @Test("a symbol's width is the distance of its margins, in hundredths of the point size")
    func margins() throws {
        let small = try symbol("custom.leaf", Style(pointSize: 100, weight: .regular, scale: .small))
        let template = try shape(small).glyph
        #expect(abs(small.size.width - template.size.width) <= 1)
        let drawn = template.steps.reduce(CGRect.null) { box, step in
            guard case .area(let path) = step else { return box }
            return box.union(path.boundingBoxOfPath)
        }
        #expect(abs(template.size.width - (1539.03 - 1460.57)) < 0.1)
        #expect(drawn.width < template.size.width - 12)
        #expect(abs(drawn.midX) < 1 && abs(drawn.midY) < 0.01)
    }

    @Test(
        "symbols scale with the text size and follow the scales of their template, or the system's if it has only one"
    )
    func sizes() throws {
        func height(_ name: String, _ size: CGFloat, _ scale: UIImage.SymbolScale) throws -> CGFloat {
            try shape(symbol(name, Style(pointSize: size, weight: .regular, scale: scale))).size(scale: 1000).height
        }
        #expect(try abs(height("custom.leaf", 40, .small) / height("custom.leaf", 20, .small) - 2) < 0.01)
        // The template has the small scale only.
        #expect(try abs(height("custom.leaf", 20, .medium) / height("custom.leaf", 20, .small) - 1 / 0.79) < 0.01)
        #expect(try abs(height("custom.leaf", 20, .large) / height("custom.leaf", 20, .small) - 1.28 / 0.79) < 0.01)
        // This template has all three scales.
        let glyphs = try [UIImage.SymbolScale.small, .medium, .large].map {
            try shape(symbol("custom.leaf.badge.plus", Style(pointSize: 20, weight: .regular, scale: $0))).glyph
        }
        #expect(Set(glyphs).count == 3)
        let natural = try symbol("custom.leaf.badge.plus")
        #expect(try natural.size == symbol("custom.leaf.badge.plus", Style(pointSize: 17)).size)
        #expect(try shape(natural).glyph == glyphs[1])
    }

    @Test("heavier weights have more ink, including weights interpolated between those of the template")
    func weights() throws {
        let weights: [UIImage.SymbolWeight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        let inks = try weights.map { try ink(symbol("custom.leaf", Style(pointSize: 60, weight: $0))) }
        #expect(zip(inks, inks.dropFirst()).allSatisfy { $0 < $1 * 0.97 }, "\(inks)")
        // Without compatible paths to interpolate, the nearest weight is used.
        func glyph(_ weight: UIImage.SymbolWeight, _ scale: UIImage.SymbolScale) throws -> CGSize {
            try shape(symbol("custom.leaf.badge.plus", Style(pointSize: 20, weight: weight, scale: scale))).glyph.size
        }
        #expect(try glyph(.thin, .medium) == glyph(.regular, .medium))
        #expect(try glyph(.black, .small) == glyph(.black, .medium))
        #expect(try glyph(.black, .medium) != glyph(.regular, .medium))
    }

    @Test("the template determines a symbol's baseline, also for symbols that extend farther below than above")
    func baseline() throws {
        let style = Style(pointSize: 100, weight: .regular, scale: .medium)
        let image = try symbol("custom.leaf.badge.plus", style)
        let picture = try #require(image.cgImage)
        let scale = image.scale
        let baseline = try image.size.height - #require(image.baselineOffsetFromBottom)
        // The stem ends 1.1 · 52 hundredths below the middle of the capitals, which is 35.2 above the
        // baseline.
        let lowest = try #require(
            (0..<picture.height).last { y in
                (0..<picture.width).contains { picture.pixel($0, y).alpha > 128 }
            })
        #expect(abs(CGFloat(lowest + 1) / scale - baseline - (57.2 - 35.2)) < 1.5)
        // A system symbol is centered on the capitals; this one is lower.
        #expect(try shape(image).glyph.placement.middle > 2)
    }

    @Test("parts beyond a symbol's margins are drawn, but excluded from its alignment rectangle")
    func overhang() throws {
        let badge = try symbol("custom.leaf.badge.plus", Style(pointSize: 100))
        #expect(badge.alignmentRectInsets.left == 0 && badge.alignmentRectInsets.right > 5)
        #expect(
            badge.withAlignmentRectInsets(UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)).alignmentRectInsets.right
                == 1)
        #expect(try symbol().alignmentRectInsets == .zero)
        let picture = try #require(badge.cgImage)
        let right = (0..<picture.height).map { picture.pixel(picture.width - 1, $0).alpha }
        #expect(right.contains { $0 > 0 })
    }

    @Test("configurations, image views and nibs style custom symbols like system symbols")
    func styles() throws {
        let leaf = try symbol()
        let heavy = try #require(leaf.applyingSymbolConfiguration(Style(pointSize: 30, weight: .black)))
        #expect(try heavy == symbol("custom.leaf", Style(pointSize: 30, weight: .black)))
        #expect(
            heavy.withConfiguration(Style(pointSize: 17)).size == leaf.withConfiguration(Style(pointSize: 17)).size)
        let view = UIImageView(image: leaf)
        view.preferredSymbolConfiguration = Style(pointSize: 40)
        #expect(view.intrinsicContentSize.height > leaf.size.height * 2)
        var named = NibImage(name: "custom.leaf", line: 1)
        let bundle = try AssetFixture.bundle()
        #expect(named.load(from: bundle) == leaf)
        named.scale = .large
        #expect(named.load(from: bundle)?.symbolConfiguration == Style(scale: .large))
        let large = try #require(named.load(from: bundle))
        #expect(large.size.height > leaf.size.height)
    }

    @Test("nibs show custom symbols in the scale and weight set in Interface Builder")
    func nibs() throws {
        let xml = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
                <objects><imageView id="i"><imageReference key="image" image="custom.leaf" symbolScale="large"/>
                <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="pointSize"
                pointSize="30" weight="bold"/></imageView></objects>
                <resources><image name="custom.leaf" width="16" height="18"/></resources>
            </document>
            """
        let document = try NibDocument(Data(xml.utf8), bundle: AssetFixture.bundle())
        let element = try #require(document.topLevel.first)
        let record = try #require(try document.record(for: element))
        let instance = NibInstance(document)
        let view = try #require(instance.make(record) as? UIImageView)
        try instance.finish()
        let shown = try shape(#require(view.displayedImage))
        #expect(
            try shown.glyph == shape(symbol("custom.leaf", Style(pointSize: 30, weight: .bold, scale: .large))).glyph)
        #expect(document.warnings.isEmpty)
    }

    @Test("layers of a symbol are drawn in hierarchical shades and palette colors")
    func layers() throws {
        let badge = try symbol(
            "custom.leaf.badge.plus", Style(pointSize: 60).applying(Style(paletteColors: [.red, .blue])))
        let picture = try #require(badge.cgImage)
        var colors: Set<Pixel> = []
        for y in 0..<picture.height { for x in 0..<picture.width { colors.insert(picture.pixel(x, y)) } }
        #expect(
            colors.contains(Pixel(red: 255, green: 0, blue: 0)) && colors.contains(Pixel(red: 0, green: 0, blue: 255)))
    }

    @Test("a symbol is archived as an image, for readers that don't have the symbol")
    func archives() throws {
        let leaf = try symbol("custom.leaf", Style(pointSize: 30))
        let data = try NSKeyedArchiver.archivedData(withRootObject: leaf, requiringSecureCoding: false)
        let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIImage.self, from: data))
        #expect(!read.isSymbolImage && read.size == leaf.size && read.scale == leaf.scale)
    }

    /// A short document whose only text has 20 GB after expansion.
    private nonisolated static let entityBomb: String = {
        let entities = (1...10).map { level in
            "<!ENTITY a\(level) \"\(String(repeating: "&a\(level - 1);", count: 10))\">"
        }
        return "<!DOCTYPE svg [<!ENTITY a0 \"ha\">\(entities.joined())]><svg>&a10;</svg>"
    }()

    @Test(
        "a damaged template has no image and logs one warning",
        arguments: [
            ("", "is not valid SVG"), ("<svg", "is not valid SVG"), ("<svg><g id=\"Symbols\"/></svg>", "Regular-M"),
            (#"<svg><g id="Regular-M"><path d="M0 0L1 1L1 0Z"/></g></svg>"#, "Baseline-M"),
            (#"<svg>GUIDES<g id="Regular-M"><path d="M0 0L1 x"/></g></svg>"#, "unexpected"),
            (#"<svg>GUIDES<g id="Regular-M"><path/></g></svg>"#, "\"d\""),
            (#"<svg>GUIDES<g id="Regular-M"><path d="M0 0L1e300 1L1e300 9Z"/></g></svg>"#, "too far"),
            (#"<svg>GUIDES<g id="Regular-M" transform="skew(1 2)"><path d="M0 0L1 1L1 0Z"/></g></svg>"#, "transform"),
            (#"<svg>GUIDES<g id="Regular-M"><path d="M0 0L1 1L1 0Z"/></svg>"#, "is not valid SVG"),
            (#"<!DOCTYPE svg [<!ENTITY a "b">]><svg>GUIDES<g id="Regular-M"><path d="&a;"/></g></svg>"#, "unexpected"),
            (entityBomb, "amplification"),
            ("<svg>" + String(repeating: "<g>", count: 200), "elements are nested"),
        ])
    func damaged(_ text: String, _ reason: String) throws {
        let guides = #"<line id="Baseline-M" y1="100" y2="100"/><line id="Capline-M" y1="30" y2="30"/>"#
        let folder = try TemporaryFolder([
            "A.xcassets/x.symbolset/Contents.json": #"{"symbols":[{"filename":"x.svg","idiom":"universal"}]}"#,
            "A.xcassets/x.symbolset/x.svg": text.replacingOccurrences(of: "GUIDES", with: guides),
        ])
        let bundle = try #require(Bundle(url: folder.url))
        let warnings = AssetFixture.warnings(about: folder.url) {
            for _ in 0..<2 { #expect(UIImage(named: "x", in: bundle, compatibleWith: nil) == nil) }
        }
        #expect(warnings.count == 1 && warnings[0].contains("x.svg") && warnings[0].contains(reason), "\(warnings)")
    }

    @Test("templates of other editors are read: nested groups, guides as paths, other shapes, transforms")
    func otherPrograms() throws {
        let text = """
            <svg viewBox="0 0 520 520" xmlns:other="urn:x"><g id="Guides" transform="translate(0, 10)">
            <path id="Capline-M" d="M18,20 l500,0"/><rect id="Baseline-M" x="18" y="159.5" width="500" height="1"/>
            <line id="left-margin" x1="90" x2="110" y1="0" y2="9"/><line id="right-margin" x1="260" x2="260"/></g>
            <g id="Regular-M" transform="scale(2)" style="fill:black; fill-rule: evenodd">
            <rect x="60" y="10" width="60" height="60" rx="4"/><path style="fill:none" d="M0 0L900 900L900 0Z"/>
            <path d="M70 20H110V60H70Z M80 30H100V50H80Z"/><text>label</text>
            <circle id="a" cx="0" cy="0" r="2" transform="matrix(1 0 0 1 90 40)"/></g></svg>
            """
        let template = try SymbolTemplate(Data(text.utf8), path: "x.svg")
        let glyph = template.glyph
        // Capitals are 140 units high: one unit of the template is half a hundredth.
        let unit = 100 * SymbolShape.capitalHeight / 140
        #expect(abs(glyph.size.width - 160 * unit) < 0.01)
        #expect(abs(glyph.size.height - 120 * unit - 5) < 0.01)
        #expect(abs(glyph.placement.middle - (80 - 100) * unit) < 0.01)
        #expect(glyph.steps.count == 3)
    }

    @Test(
        "margins that are far from a symbol don't widen it", arguments: ["1e308", "-1e308", "1e9", "nan", "inf", "x"])
    func wildMargins(_ place: String) throws {
        for (left, right) in [("0", place), (place, "40"), (place, place)] {
            let text = """
                <svg><line id="Baseline-M" y1="100"  y2="100"/><line id="Capline-M" y1="30" y2="30"/>
                <line id="left-margin-Regular-M" x1="\(left)" x2="\(left)"/>
                <line id="right-margin-Regular-M" x1="\(right)" x2="\(right)"/>
                <g id="Regular-M"><path d="M10 40L30 40L30 60Z"/></g></svg>
                """
            let template = try SymbolTemplate(Data(text.utf8), path: "\(left) \(right)")
            #expect(template.glyph.size.width < 500)
            #expect(template.glyph.size.width >= 20)
        }
    }

    @Test("random damage to a template never traps")
    func randomDamage() throws {
        let file = AssetFixture.folder.appendingPathComponent(
            "Assets.xcassets/custom.leaf.badge.plus.symbolset/custom.leaf.badge.plus.svg")
        let original = try Array(Data(contentsOf: file))
        let pieces = ["1e308", "-", "NaN", "<g>", "</g>", "\"", "M", "Z", "transform=\"scale(0)\"", "&", "\0", "A1"]
        repeatRandomly(60) { seed, numbers in
            var bytes = original
            for _ in 0..<Int.random(in: 1...6, using: &numbers) {
                let start = Int.random(in: 0..<bytes.count, using: &numbers)
                let end = min(bytes.count, start + Int.random(in: 0...8, using: &numbers))
                bytes.replaceSubrange(start..<end, with: Array((pieces.randomElement(using: &numbers) ?? "").utf8))
            }
            guard let template = try? SymbolTemplate(Data(bytes), path: "\(seed)") else { return }
            for weight in [UIImage.SymbolWeight.ultraLight, .semibold, .black] {
                let style = UIImage.SymbolConfiguration(pointSize: 20, weight: weight, scale: .large)
                let shape = SymbolShape(glyph: template.glyph, style: style)
                let size = shape.size(scale: 2)
                #expect(size.width.isFinite && size.height.isFinite, "TRESTLE_SEED=\(seed)")
                _ = SymbolImageCache.image(of: shape, size: size, scale: 2, layerColors: [.init(gray: 0, alpha: 1)])
            }
        }
    }

    @Test("custom symbols match a reference image beside system symbols, in weights, scales, text and shades")
    func picture() throws {
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        func add(_ image: UIImage?, _ x: CGFloat, _ y: CGFloat) {
            let view = UIImageView(image: image)
            view.contentMode = .center
            view.frame = CGRect(x: x, y: y, width: 40, height: 44)
            controller.view.addSubview(view)
        }
        let weights: [UIImage.SymbolWeight] = [.ultraLight, .light, .regular, .semibold, .bold, .black]
        for (index, weight) in weights.enumerated() {
            let style = Style(pointSize: 26, weight: weight)
            let x = CGFloat(index * 44)
            add(UIImage(systemName: "star", withConfiguration: style), x, 0)
            add(try symbol("custom.leaf", style), x, 44)
            add(try symbol("custom.leaf.badge.plus", style), x, 88)
        }
        for (index, scale) in [UIImage.SymbolScale.small, .medium, .large].enumerated() {
            let text = NSMutableAttributedString(string: "Hg ", attributes: [.font: UIFont.systemFont(ofSize: 22)])
            let style = Style(pointSize: 22, weight: .regular, scale: scale)
            for image in [
                UIImage(systemName: "folder", withConfiguration: style), try symbol("custom.leaf", style),
                try symbol("custom.leaf.badge.plus", style.applying(Style(hierarchicalColor: .systemGreen))),
            ] {
                if let image { text.append(NSAttributedString(attachment: NSTextAttachment(image: image))) }
            }
            let label = UILabel(frame: CGRect(x: 8 + CGFloat(index) * 130, y: 136, width: 128, height: 44))
            label.attributedText = text
            controller.view.addSubview(label)
        }
        let screen = HeadlessScreen(
            size: CGSize(width: 400, height: 184), scale: 2, style: .light, safeAreaInsets: .zero)
        screen.show(controller)
        screen.settle()
        expectSnapshot(screen, matches: "symbols")
    }
}
