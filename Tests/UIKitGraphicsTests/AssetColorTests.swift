import UIKitFixtures
import Foundation
import Testing

@testable import UIKitGraphics

@Suite("Color sets and data sets")
struct AssetColorTests {
    private func color(_ name: String) throws -> UIColor {
        try #require(UIColor(named: name, in: AssetFixture.bundle(), compatibleWith: nil))
    }

    private func components(_ name: String, _ traits: UITraitCollection...) throws -> ColorComponents {
        try color(name).components(with: UITraitCollection(traitsFrom: traits))
    }

    @Test("color components are read in all formats of Xcode, with variants for dark mode and contrast")
    func variants() throws {
        let high = UITraitCollection(accessibilityContrast: .high)
        #expect(try components("Ink") == ColorComponents(red: 0.2, green: 0.1, blue: 0, alpha: 1))
        #expect(try components("Ink", AssetFixture.dark) == ColorComponents(red: 1, green: 0.8, blue: 0.6, alpha: 1))
        #expect(try components("Ink", high) == ColorComponents(white: 0, alpha: 1))
        #expect(try components("Ink", AssetFixture.dark, high) == ColorComponents(white: 1, alpha: 0.5))
        #expect(try components("Paper") == ColorComponents(white: 0.9, alpha: 1))
        #expect(try components("Paper", AssetFixture.dark) == ColorComponents(white: 0.15, alpha: 1))
        #expect(
            try components("Sky") == ColorComponents(displayP3Red: 0.3, green: 0.6, blue: 0.9, alpha: 1))
        #expect(try components("Mark") == UIColor.systemIndigo.components(with: AssetFixture.light))
        #expect(try components("Mark", AssetFixture.dark) == UIColor.systemYellow.components(with: AssetFixture.dark))
    }

    @Test("named colors are equal by name, keep their variants with another alpha, and are nil without a set")
    func names() throws {
        #expect(try color("Ink") == color("Ink") && color("Ink").hash == color("Ink").hash)
        #expect(try color("Ink") != color("Paper"))
        #expect(try color("Ink").description == "<UIColor: Ink>")
        let faded = try color("Ink").withAlphaComponent(0.5).components(with: AssetFixture.dark)
        #expect(faded == ColorComponents(red: 1, green: 0.8, blue: 0.6, alpha: 0.5))
        let night = UIColor(named: "Ink", in: try AssetFixture.bundle(), compatibleWith: AssetFixture.dark)
        #expect(night?.components(with: AssetFixture.light).red == 1)
        #expect(UIColor(named: "Missing", in: try AssetFixture.bundle(), compatibleWith: nil) == nil)
        #expect(UIColor(named: "Empty", in: try AssetFixture.bundle(), compatibleWith: nil) == nil)
        #expect(UIColor(named: "Ink") == nil && UIColor(named: "") == nil)
    }

    @Test("system colors have the names used by Interface Builder")
    func systemNames() {
        #expect(UIColor.system(named: "systemBlueColor") == .systemBlue)
        #expect(UIColor.system(named: "secondaryLabelColor") == .secondaryLabel)
        #expect(UIColor.system(named: "whiteColor") == .white)
        #expect(UIColor.system(named: "label") == nil && UIColor.system(named: "noColor") == nil)
    }

    @Test("the default tint color is the accent color, or blue without one")
    func accent() throws {
        let bundle = try AssetFixture.bundle()
        let pink = UIColor(red: 0xE0 / 255, green: 0x20 / 255, blue: 0x60 / 255, alpha: 1)
        #expect(UIColor.accent(in: bundle, name: nil) == pink)
        #expect(UIColor.accent(in: bundle, name: "Sky")?.components == (try components("Sky")))
        #expect(UIColor.accent(in: bundle, name: "Empty") == nil)
        #expect(UIColor.accent == .systemBlue)
    }

    @Test("a data set provides the contents and the type of its file")
    func data() throws {
        let asset = try #require(NSDataAsset(name: "Bridges", bundle: AssetFixture.bundle()))
        #expect(try JSONDecoder().decode([String].self, from: asset.data) == ["Kinzua", "Mahoning"])
        #expect(asset.name == "Bridges" && asset.typeIdentifier == "public.json")
        #expect(NSDataAsset(name: "Missing", bundle: try AssetFixture.bundle()) == nil)
        #expect(NSDataAsset(name: "Bridges") == nil)
    }
}
