import Testing
import UIKitGraphics

@Suite("Images")
struct ImageTests {
    /// Returns four pixels: red and green in the first row, blue and white in the second.
    private func corners() -> CGImage {
        CGImage(width: 2, height: 2, opaque: true) {
            ($0[0], $0[1], $0[2], $0[3]) = (0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF)
        }
    }

    private func drawn(_ image: UIImage, _ size: CGSize? = nil, fill: UIColor = .black) -> CGImage? {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let size = size ?? image.size
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in
            fill.setFill()
            image.draw(in: CGRect(origin: .zero, size: size))
        }.cgImage
    }

    @Test("the size is in points and takes the orientation into account")
    func size() {
        let picture = CGImage(width: 40, height: 20, opaque: true) { $0.update(repeating: 0xFF00_0000) }
        #expect(UIImage(cgImage: picture).size == CGSize(width: 40, height: 20))
        let turned = UIImage(cgImage: picture, scale: 2, orientation: .right)
        #expect(turned.size == CGSize(width: 10, height: 20))
    }

    @Test(
        "each orientation draws the first pixel at its position",
        arguments: zip(
            [
                UIImage.Orientation.up, .down, .left, .right, .upMirrored, .downMirrored, .leftMirrored, .rightMirrored,
            ],
            [(0, 0), (1, 1), (0, 1), (1, 0), (1, 0), (0, 1), (0, 0), (1, 1)]))
    func orientations(_ orientation: UIImage.Orientation, _ place: (Int, Int)) throws {
        let image = UIImage(cgImage: corners(), scale: 1, orientation: orientation)
        let shown = try #require(drawn(image))
        #expect(shown.pixel(place.0, place.1) == Pixel(red: 255, green: 0, blue: 0))
        #expect(shown.pixel(1 - place.0, 1 - place.1) == Pixel(red: 255, green: 255, blue: 255))
        let mirrored = try #require(drawn(image.withHorizontallyFlippedOrientation()))
        #expect(mirrored.pixel(1 - place.0, place.1) == Pixel(red: 255, green: 0, blue: 0))
    }

    @Test("templates are drawn in the fill color, originals in their own colors, tinted images in their tint color")
    func colors() throws {
        let image = UIImage(cgImage: corners())
        let green = Pixel(red: 0, green: 255, blue: 0)
        let template = image.withRenderingMode(.alwaysTemplate)
        #expect(drawn(template, fill: .green)?.pixel(0, 0) == green)
        #expect(drawn(image, fill: .green)?.pixel(0, 0) == Pixel(red: 255, green: 0, blue: 0))
        #expect(drawn(image.withTintColor(.green))?.pixel(0, 0) == green)
        #expect(template != image && template.withRenderingMode(.automatic) == image)
    }

    @Test("PNG data restores the pixels, JPEG data restores them on white")
    func bytes() throws {
        let image = UIImage(cgImage: corners(), scale: 1, orientation: .right)
        let png = try #require(image.pngData())
        let back = try #require(UIImage(data: png))
        #expect(back.size == image.size && back.cgImage?.pixel(1, 0) == Pixel(red: 255, green: 0, blue: 0))
        let half = UIImage(cgImage: CGImage(width: 32, height: 32, opaque: false) { $0.update(repeating: 0x8080_0000) })
        let bytes = try #require(half.jpegData(compressionQuality: 0.95))
        let jpeg = try #require(UIImage(data: bytes))
        let pixel = try #require(jpeg.cgImage?.pixel(16, 16))
        #expect(pixel.red > 248 && abs(Int(pixel.green) - 127) < 8 && pixel.alpha == 255)
        #expect(UIImage(data: Data("no image".utf8)) == nil)
    }

    @Test("a file name specifies the scale, and a bundle provides the file with the best scale")
    func files() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("trestle-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, width) in [("mark.png", 10), ("mark@2x.png", 20), ("mark@3x.png", 30), ("other@2x.png", 8)] {
            let picture = CGImage(width: width, height: width, opaque: true) { $0.update(repeating: 0xFF00_0000) }
            try picture.writePNG(to: folder.appendingPathComponent(name))
        }
        let path = folder.appendingPathComponent("mark@2x.png").path
        #expect(UIImage(contentsOfFile: path)?.scale == 2)
        #expect(UIImage(contentsOfFile: folder.appendingPathComponent("mark").path)?.scale == 1)
        #expect(UIImage(contentsOfFile: folder.appendingPathComponent("nothing").path) == nil)
        let bundle = try #require(Bundle(path: folder.path))
        func scale(_ name: String, _ wanted: CGFloat) -> CGFloat? {
            UIImage(named: name, in: bundle, compatibleWith: UITraitCollection(displayScale: wanted))?.scale
        }
        #expect(scale("mark", 1) == 1 && scale("mark", 2) == 2 && scale("mark", 3) == 3 && scale("mark", 4) == 3)
        #expect(scale("other", 1) == 2 && scale("other", 3) == 2 && scale("mark.png", 2) == 2)
        #expect(scale("nothing", 1) == nil)
    }

    @Test("caps keep their size while the center is stretched or tiled")
    func caps() throws {
        // A red pixel, two different pixels in the center, and a blue pixel.
        let picture = CGImage(width: 4, height: 1, opaque: true) {
            ($0[0], $0[1], $0[2], $0[3]) = (0xFFFF_0000, 0xFF00_0000, 0xFFFF_FFFF, 0xFF00_00FF)
        }
        let insets = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
        let tiled = UIImage(cgImage: picture).resizableImage(withCapInsets: insets)
        let shown = try #require(drawn(tiled, CGSize(width: 10, height: 1)))
        let row = (0..<10).map { shown.pixel($0, 0).word & 0xFF_FFFF }
        #expect(row == [0xFF_0000, 0, 0xFF_FFFF, 0, 0xFF_FFFF, 0, 0xFF_FFFF, 0, 0xFF_FFFF, 0xFF])
        let stretched = UIImage(cgImage: picture).resizableImage(withCapInsets: insets, resizingMode: .stretch)
        let wide = try #require(drawn(stretched, CGSize(width: 10, height: 1)))
        #expect(wide.pixel(0, 0).word == 0xFFFF_0000 && wide.pixel(9, 0).word == 0xFF00_00FF)
        #expect(wide.pixel(1, 0).red < 40 && wide.pixel(8, 0).red > 215)
        #expect(tiled.size == CGSize(width: 4, height: 1))
    }

    @Test("an image that is resizable without caps is tiled, and any other image is stretched")
    func tiling() throws {
        let picture = CGImage(width: 2, height: 1, opaque: true) { ($0[0], $0[1]) = (0xFFFF_0000, 0xFF00_00FF) }
        let image = UIImage(cgImage: picture)
        let tiled = try #require(drawn(image.resizableImage(withCapInsets: .zero), CGSize(width: 6, height: 1)))
        let expected: [UInt32] = [0xFF_0000, 0xFF, 0xFF_0000, 0xFF, 0xFF_0000, 0xFF]
        #expect((0..<6).map { tiled.pixel($0, 0).word & 0xFF_FFFF } == expected)
        let stretched = try #require(drawn(image, CGSize(width: 6, height: 1)))
        #expect((0..<2).allSatisfy { stretched.pixel($0, 0).word == 0xFFFF_0000 })
    }

    @Test("a thumbnail keeps the aspect ratio and is never larger than the image")
    func thumbnail() {
        let picture = CGImage(width: 400, height: 200, opaque: true) { $0.update(repeating: 0xFF12_3456) }
        let image = UIImage(cgImage: picture)
        let small = image.preparingThumbnail(of: CGSize(width: 100, height: 100))
        #expect(small?.size == CGSize(width: 100, height: 50) && small?.cgImage?.pixel(50, 25).green == 0x34)
        #expect(image.preparingThumbnail(of: CGSize(width: 1000, height: 1000))?.size == image.size)
    }
}
