import UIKitFixtures
import Foundation
import Testing
import TrestleTesting

@testable import UIKit

@Suite("Images of asset catalogs", .serialized) @MainActor
struct AssetImageTests {
    private let sun = Pixel(red: 255, green: 170, blue: 0)

    @Test("images are found by name at the requested scale, and vector images at every scale")
    func scales() throws {
        for scale in [1, 2, 3] as [CGFloat] {
            let image = try AssetFixture.image("Badge", UITraitCollection(displayScale: scale))
            #expect(image.size == CGSize(width: 20, height: 20) && image.scale == scale)
            #expect(image.cgImage?.width == Int(20 * scale))
            #expect(image.middle == sun)
            let gear = try AssetFixture.image("Icons/Gear", UITraitCollection(displayScale: scale))
            #expect(gear.size == CGSize(width: 20, height: 20) && gear.scale == scale)
        }
        #expect(try AssetFixture.image("Icons/Gear").renderingMode == .alwaysTemplate)
        #expect(UIImage(named: "Missing", in: try AssetFixture.bundle(), compatibleWith: nil) == nil)
        // Only folders that provide a namespace are part of the name.
        #expect(UIImage(named: "Gear", in: try AssetFixture.bundle(), compatibleWith: nil) == nil)
        #expect(UIImage(named: "Shapes/Bubble", in: try AssetFixture.bundle(), compatibleWith: nil) == nil)
        #expect(UIImage(named: "Badge") == nil, "the main bundle has no image of this name")
    }

    @Test("catalog images take precedence over loose files of the same name; an empty set does not")
    func looseFiles() throws {
        let folder = try TemporaryFolder([
            "A.xcassets/Both.imageset/Contents.json": #"{"images":[{"filename":"red.png","idiom":"universal"}]}"#,
            "A.xcassets/Empty.imageset/Contents.json": #"{"images":[{"idiom":"universal","scale":"2x"}]}"#,
        ])
        let phone = try Data(
            contentsOf: AssetFixture.folder.appendingPathComponent("Assets.xcassets/Device.imageset/phone.png"))
        let pad = try Data(
            contentsOf: AssetFixture.folder.appendingPathComponent("Assets.xcassets/Device.imageset/pad.png"))
        try folder.write(phone, to: "A.xcassets/Both.imageset/red.png")
        for name in ["Both", "Empty"] { try folder.write(pad, to: "\(name).png") }
        let bundle = try #require(Bundle(url: folder.url))
        func middle(_ name: String) -> Pixel? { UIImage(named: name, in: bundle, compatibleWith: nil)?.middle }
        #expect(middle("Both") == Pixel(red: 255, green: 0, blue: 0))
        #expect(middle("Empty") == Pixel(red: 0, green: 0, blue: 255))
    }

    @Test("a name with a file extension finds the image set without it, after files of that name")
    func extensions() throws {
        let red = try Data(
            contentsOf: AssetFixture.folder.appendingPathComponent("Assets.xcassets/Device.imageset/phone.png"))
        let blue = try Data(
            contentsOf: AssetFixture.folder.appendingPathComponent("Assets.xcassets/Device.imageset/pad.png"))
        let contents = #"{"images":[{"filename":"red.png","idiom":"universal"}]}"#
        let folder = try TemporaryFolder([
            "A.xcassets/Photo.imageset/Contents.json": contents, "A.xcassets/Both.imageset/Contents.json": contents,
        ])
        for name in ["Photo", "Both"] { try folder.write(red, to: "A.xcassets/\(name).imageset/red.png") }
        try folder.write(blue, to: "Both.png")
        let bundle = try #require(Bundle(url: folder.url))
        func middle(_ name: String) -> Pixel? { UIImage(named: name, in: bundle, compatibleWith: nil)?.middle }
        #expect(middle("Photo.jpg") == Pixel(red: 255, green: 0, blue: 0))
        #expect(middle("Photo.png") == Pixel(red: 255, green: 0, blue: 0))
        #expect(middle("Both.png") == Pixel(red: 0, green: 0, blue: 255))
        #expect(middle("Photo.large") == nil && middle("Other.png") == nil)
    }

    @Test("image variants differ by device, style, layout direction and size class")
    func variants() throws {
        func middle(_ name: String, _ traits: UITraitCollection) throws -> Pixel? {
            try AssetFixture.image(name, traits).middle
        }
        #expect(
            try middle("Device", UITraitCollection(userInterfaceIdiom: .phone)) == Pixel(red: 255, green: 0, blue: 0))
        #expect(try middle("Device", UITraitCollection(userInterfaceIdiom: .pad)) == Pixel(red: 0, green: 0, blue: 255))
        #expect(
            try middle("Way", UITraitCollection(layoutDirection: .leftToRight)) == Pixel(red: 0, green: 128, blue: 0))
        #expect(
            try middle("Way", UITraitCollection(layoutDirection: .rightToLeft)) == Pixel(red: 128, green: 0, blue: 128))
        #expect(
            try middle("Room", UITraitCollection(horizontalSizeClass: .regular))
                == Pixel(red: 200, green: 200, blue: 200))
        #expect(
            try middle("Room", UITraitCollection(horizontalSizeClass: .compact)) == Pixel(red: 10, green: 10, blue: 10))
        #expect(try middle("Badge", AssetFixture.light) == sun)
        #expect(try middle("Badge", AssetFixture.dark) != sun)
        let device = try AssetFixture.image("Device", UITraitCollection(displayScale: 1))
        #expect(device.imageAsset?.image(with: UITraitCollection(displayScale: 3)).scale == 1)
    }

    @Test("sliced images have the cap insets, the resizing mode and the alignment rectangle of their set")
    func slicing() throws {
        let bubble = try AssetFixture.image("Bubble", UITraitCollection(displayScale: 2))
        #expect(bubble.capInsets == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        #expect(bubble.resizingMode == .stretch)
        #expect(bubble.size == CGSize(width: 17, height: 17))
        #expect(bubble.alignmentRectInsets == UIEdgeInsets(top: 3, left: 1, bottom: 0, right: 2))
        let picture = try #require(bubble.cgImage)
        let red = (0..<picture.width).contains { x in
            (0..<picture.height).contains { picture.pixel(x, $0).red > 200 }
        }
        #expect(!red)
    }

    @Test("image views follow changes of the interface style, also those that occur while their image is replaced")
    func live() throws {
        let bundle = try AssetFixture.bundle()
        let plain = try #require(UIImage(named: "Badge", in: bundle, compatibleWith: nil))
        let views = [plain, plain.withRenderingMode(.alwaysOriginal), plain.withAlignmentRectInsets(.zero)]
            .map { UIImageView(image: $0) }
        let controller = UIViewController()
        for view in views { controller.view.addSubview(view) }
        let screen = HeadlessScreen(size: CGSize(width: 100, height: 100), scale: 2, style: .light)
        screen.show(controller)
        func middles() -> [Pixel?] {
            screen.settle()
            return views.map { view in
                view.layer.contents.flatMap { $0 as? CGImage }.map { $0.pixel($0.width / 2, $0.height / 2) }
            }
        }
        let day = middles()
        #expect(day == [sun, sun, sun])
        screen.window?.overrideUserInterfaceStyle = .dark
        let night = middles()
        #expect(Set(night).count == 1 && night != day)
        screen.window?.overrideUserInterfaceStyle = .light
        #expect(middles() == day)
        #expect(plain.imageAsset?.image(with: AssetFixture.dark).middle == night[0])
        #expect(plain.withConfiguration(UIImage.Configuration(traitCollection: AssetFixture.dark)).middle == night[0])
    }

    @Test("text attachments follow changes of the interface style")
    func attachment() throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        label.attributedText = NSAttributedString(attachment: NSTextAttachment(image: try AssetFixture.image("Badge")))
        let controller = UIViewController()
        controller.view.addSubview(label)
        let screen = HeadlessScreen(size: CGSize(width: 40, height: 40), scale: 1, style: .light, safeAreaInsets: .zero)
        screen.show(controller)
        func blue() -> Bool {
            screen.settle()
            let picture = screen.picture
            return (0..<40).contains { x in (0..<40).contains { y in picture.pixel(x, y) == Pixel(word: 0xFF96_B4FF) } }
        }
        #expect(!blue())
        screen.window?.overrideUserInterfaceStyle = .dark
        #expect(blue())
        screen.window?.overrideUserInterfaceStyle = .light
        #expect(!blue())
    }

    @Test("vector images that preserve their vector data are redrawn at larger sizes")
    func vectors() throws {
        let gear = try AssetFixture.image("Icons/Gear", UITraitCollection(displayScale: 1))
        let view = UIImageView(image: gear)
        view.frame = CGRect(x: 0, y: 0, width: 80, height: 80)
        let controller = UIViewController()
        controller.view.addSubview(view)
        let screen = HeadlessScreen(size: CGSize(width: 100, height: 100), scale: 1, style: .light)
        screen.show(controller)
        screen.settle()
        let picture = try #require(view.layer.contents as? CGImage)
        #expect(picture.width == 80)
        // The antialiased edge is one pixel wide, not four.
        let alphas = (0..<80).map { picture.pixel($0, 30).alpha }
        #expect(alphas.filter { $0 > 0 && $0 < 255 }.count <= 8, "\(alphas)")
    }

    @Test("an image asset returns the images registered with it, whatever their origin")
    func registered() throws {
        func image(_ color: UIColor) -> UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image {
                color.setFill()
                $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            }
        }
        let (red, green, blue) = (image(.red), image(.green), image(.blue))
        red.imageAsset?.register(green, with: AssetFixture.dark)
        #expect(red.imageAsset?.image(with: AssetFixture.light).middle == red.middle)
        #expect(red.imageAsset?.image(with: AssetFixture.dark).middle == green.middle)
        #expect(red.resolved(for: AssetFixture.dark).middle == green.middle)
        #expect(red.withRenderingMode(.alwaysOriginal).resolved(for: AssetFixture.dark).middle == green.middle)
        red.imageAsset?.register(blue, with: AssetFixture.dark)
        #expect(red.resolved(for: AssetFixture.dark).middle == blue.middle)
        red.imageAsset?.unregister(imageWith: AssetFixture.dark)
        #expect(red.resolved(for: AssetFixture.dark) === red)

        let asset = UIImageAsset()
        #expect(asset.image(with: AssetFixture.light).size == .zero)
        asset.register(green, with: UIImage.Configuration(traitCollection: AssetFixture.light))
        asset.register(blue, with: UIImage.Configuration(traitCollection: AssetFixture.dark))
        let shown = asset.image(with: AssetFixture.light)
        #expect(shown.imageAsset === asset && shown.resolved(for: AssetFixture.dark).middle == blue.middle)
        #expect(blue.imageAsset?.image(with: AssetFixture.light).middle == blue.middle)
    }

    @Test("an image without pixels has no size")
    func empty() {
        #expect(UIImage().size == .zero)
        let view = UIImageView(image: UIImage())
        #expect(view.intrinsicContentSize == .zero)
    }

    @Test("an image with an asset is deallocated when it is no longer referenced")
    func leaks() throws {
        weak var deallocated: UIImage?
        weak var asset: UIImageAsset?
        do {
            let renderer = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2))
            let (day, night) = (renderer.image { _ in }, renderer.image { _ in })
            day.imageAsset?.register(night, with: AssetFixture.dark)
            _ = day.resolved(for: AssetFixture.dark)
            (deallocated, asset) = (day, day.imageAsset)
            #expect(deallocated != nil && asset != nil)
        }
        #expect(deallocated == nil && asset == nil)
    }
}
