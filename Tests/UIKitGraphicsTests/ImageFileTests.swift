import Foundation
import Synchronization
import Testing
import UIKitFixtures
import UIKitGraphics

@Suite("Images of files", .serialized)
struct ImageFileTests {
    private func drawn(_ image: UIImage) -> CGImage? {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: image.size, format: format).image { _ in image.draw(at: .zero) }.cgImage
    }

    /// Rows of different colors, which are compressed to more than one byte each.
    private func noise(side: Int) -> CGImage {
        CGImage(width: side, height: side, opaque: true) { pixels in
            for index in pixels.indices {
                pixels[index] = 0xFF00_0000 | UInt32(truncatingIfNeeded: index &* 2_654_435_761)
            }
        }
    }

    @Test("an image of data or a file has its size before it is decoded, and is decoded when it is drawn")
    func lazy() throws {
        let data = try noise(side: 64).pngData()
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("trestle-\(UUID())@2x.png")
        defer { try? FileManager.default.removeItem(at: file) }
        try data.write(to: file)
        let images = try [#require(UIImage(data: data)), #require(UIImage(contentsOfFile: file.path))]
        #expect(images.map(\.size.width) == [64, 32])
        for image in images {
            _ = image.withRenderingMode(.alwaysOriginal).hash
            #expect(image.cgImage?.isDecoded == false)
            #expect(drawn(image) != nil)
        }
        #expect(try #require(drawn(images[0])).hasSamePixels(as: noise(side: 64)))
    }

    @Test("an image whose pixels are damaged is drawn as far as it can be decoded, and one warning is logged")
    func damage() throws {
        let whole = noise(side: 100)
        var data = try whole.pngData()
        data[data.count * 3 / 4] ^= 0xFF
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("trestle-\(UUID()).png")
        defer { try? FileManager.default.removeItem(at: file) }
        try data.write(to: file)
        let warnings = Mutex<[String]>([])
        try WarningLog.capture({ line in warnings.withLock { if line.contains(file.path) { $0.append(line) } } }) {
            let image = try #require(UIImage(contentsOfFile: file.path))
            #expect(warnings.withLock { $0.isEmpty })
            let shown = try #require(drawn(image))
            #expect(shown.pixel(50, 30) == whole.pixel(50, 30) && shown.pixel(50, 99) != whole.pixel(50, 99))
            _ = drawn(image)
        }
        #expect(warnings.withLock { $0.count == 1 && $0[0].contains("is damaged") })
    }

    @Test("an image that is prepared for display keeps its pixels in memory")
    func preparation() async throws {
        let image = try #require(UIImage(data: noise(side: 64).pngData()))
        let prepared = try [
            #require(image.preparingForDisplay()), #require(await image.byPreparingForDisplay()),
            #require(
                await withCheckedContinuation { continuation in
                    image.prepareForDisplay { continuation.resume(returning: $0) }
                }),
        ]
        for each in prepared {
            #expect(each.cgImage?.isDecoded == true && each.size == image.size)
            #expect(try #require(drawn(each)).hasSamePixels(as: noise(side: 64)))
            #expect(each.preparingForDisplay() === each)
        }
        let symbol = try #require(UIImage(systemName: "star"))
        #expect(symbol.preparingForDisplay() === symbol)
    }

    @Test("the frames of an animated image are prepared for display")
    func frames() throws {
        let frames = try (1...2).map { try #require(UIImage(data: noise(side: 8 * $0).pngData())) }
        let prepared = try #require(UIImage.animatedImage(with: frames, duration: 1)?.preparingForDisplay())
        #expect(prepared.images?.map { $0.cgImage?.isDecoded } == [true, true] && prepared.duration == 1)
    }

    @Test("a thumbnail of a file is decoded at its size, without decoding the image", arguments: ["png", "jpeg"])
    func thumbnail(format: String) async throws {
        let picture = CGImage(width: 400, height: 200, opaque: true) { pixels in
            for index in pixels.indices { pixels[index] = index % 400 < 200 ? 0xFFFF_0000 : 0xFF00_00FF }
        }
        let data = try format == "png" ? picture.pngData() : picture.jpegData(quality: 0.9)
        let image = try #require(UIImage(data: data, scale: 2))
        let thumbnails = try [
            #require(image.preparingThumbnail(of: CGSize(width: 50, height: 50))),
            #require(await image.byPreparingThumbnail(ofSize: CGSize(width: 50, height: 50))),
        ]
        #expect(image.cgImage?.isDecoded == false)
        for thumbnail in thumbnails {
            #expect(thumbnail.size == CGSize(width: 50, height: 25) && thumbnail.scale == 2)
            let pixels = try #require(thumbnail.cgImage)
            #expect(pixels.width == 100 && pixels.height == 50 && pixels.isDecoded)
            #expect(pixels.pixel(20, 25).red > 240 && pixels.pixel(80, 25).blue > 240)
        }
        let large = try #require(image.preparingThumbnail(of: CGSize(width: 1000, height: 1000)))
        #expect(large.size == image.size && large.cgImage?.isDecoded == true)
    }

    @Test("a drawing of a catalog is rasterized again after its pixels were released")
    func drawing() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("trestle-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='8'><rect width='4' height='8'/></svg>"
        try Data(svg.utf8).write(to: folder.appendingPathComponent("box.svg"))
        let bundle = try #require(Bundle(path: folder.path))
        let traits = UITraitCollection(displayScale: 3)
        let image = try #require(UIImage(named: "box", in: bundle, compatibleWith: traits)?.cgImage)
        let pixels = CGImage(width: image.width, height: image.height, opaque: false) { copy in
            image.withPixels { pixels, _ in _ = copy.update(from: pixels) }
        }
        ImageCache.shared.removeAll()
        #expect(!image.isDecoded && image.hasSamePixels(as: pixels) && pixels.pixel(0, 0).alpha == 255)
    }
}
