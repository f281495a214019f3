import Foundation
import Testing
import UIKitFixtures

@testable import UIKitGraphics

@Suite("Color and image resources")
struct ColorResourceTests {
    @Test("a color resource is the color set with its name, in both appearances")
    func colors() throws {
        let resource = ColorResource(name: "Ink", bundle: try AssetFixture.bundle())
        let named = try #require(UIColor(named: "Ink", in: AssetFixture.bundle(), compatibleWith: nil))
        for traits in [AssetFixture.light, AssetFixture.dark] {
            #expect(UIColor(resource: resource).components(with: traits) == named.components(with: traits))
        }
        #expect(ColorResource(name: "Ink", bundle: try AssetFixture.bundle()) == resource)
        #expect(ColorResource(name: "Paper", bundle: try AssetFixture.bundle()) != resource)
    }

    @Test("an image resource is the image set or symbol set with its name, also in a namespace")
    func images() throws {
        let bundle = try AssetFixture.bundle()
        for name in ["Badge", "Icons/Gear", "custom.leaf"] {
            let image = UIImage(resource: ImageResource(name: name, bundle: bundle))
            #expect(image.size == (try AssetFixture.image(name)).size)
            #expect(image.isSymbolImage == (name == "custom.leaf"))
        }
    }
}
