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
            #expect(drawn(image) != nil && image.cgImage?.isDecoded == true)
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
}
