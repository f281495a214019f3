import CoreGraphics
import Foundation
import Testing

@Suite("Images whose pixels are decoded when they are needed")
struct EncodedImageTests {
    private func drawn(_ image: CGImage) throws -> CGImage {
        let context = CGContext(width: 40, height: 40, scale: 1, opaque: false)
        context.drawUpright(image, in: CGRect(x: 1, y: 1, width: 36, height: 30))
        context.blit(image, x: 3, y: 20)
        return context.takeImage()
    }

    /// Checks an image file against its decoded image, and that its header was read without decoding it.
    private func check(_ data: Data, isLazy: Bool = true, orientation: Int = 1) throws {
        let eager = try ImageDecoder.decode(data, name: "eager")
        let file = try ImageDecoder.open(data, name: "lazy", cache: ImageCache(limit: 1_000_000))
        #expect(file.orientation == orientation && eager.orientation == orientation)
        #expect(file.image.width == eager.image.width && file.image.height == eager.image.height)
        _ = file.image.bitmapInfo
        #expect(file.image.isDecoded == !isLazy)
        #expect(try drawn(file.image).hasSamePixels(as: drawn(eager.image)))
        #expect(file.image.isDecoded && file.image.isOpaque == eager.image.isOpaque)
        let samples = (file.image.dataProvider?.data, eager.image.dataProvider?.data)
        #expect(samples.0 as Data? == samples.1 as Data?)
    }

    @Test("a PNG file is decoded when it is drawn, with and without alpha", arguments: [true, false])
    func png(opaque: Bool) throws {
        try check(ImageFileFixture.halves(opaque: opaque).pngData())
    }

    @Test("a photograph keeps its pixels while the memory of the decoder is released", arguments: [true, false])
    func large(opaque: Bool) throws {
        let picture = CGImage(width: 1501, height: 1001, opaque: opaque) { pixels in
            for index in pixels.indices { pixels[index] = 0xFF00_0000 | UInt32(index / 7) & 0xFF_FFFF }
            if !opaque { pixels[0] = 0 }
        }
        #expect(try ImageDecoder.decode(picture.pngData(), name: "large").image.hasSamePixels(as: picture))
    }

    @Test("an opaque PNG file with an alpha channel is drawn as an opaque image")
    func opaqueAlpha() throws {
        let image = CGImage(width: 3, height: 3, opaque: false) { $0.update(repeating: 0xFF12_3456) }
        try check(image.pngData())
    }

    @Test("the orientation of a JPEG file is read before it is decoded", arguments: 1...8, [false, true])
    func jpeg(orientation: Int, bigEndian: Bool) throws {
        try check(
            ImageFileFixture.jpeg(orientation: UInt8(orientation), bigEndian: bigEndian), orientation: orientation)
    }

    @Test("WebP files are decoded when they are drawn", arguments: ImageFileFixture.webP)
    func webP(_ data: Data) throws {
        try check(data)
    }

    @Test("a GIF file is decoded immediately")
    func gif() throws {
        try check(ImageFileFixture.gif, isLazy: false)
    }

    @Test("parts, copies and masks of a file are those of its pixels")
    func derived() throws {
        let data = try ImageFileFixture.halves(opaque: false).pngData()
        let eager = try ImageDecoder.decode(data, name: "eager").image
        func file() throws -> CGImage { try ImageDecoder.open(data, name: "lazy").image }
        let box = CGRect(x: 10, y: 5, width: 12, height: 8)
        let part = try #require(try file().cropping(to: box))
        #expect(try part.hasSamePixels(as: #require(eager.cropping(to: box))))
        let copy = try #require(try file().copy())
        #expect(!copy.isDecoded && copy.hasSamePixels(as: eager))
        let mask = CGImage(width: 32, height: 16, opaque: false) { $0.update(repeating: 0x4000_0000) }
        #expect(try #require(try file().masking(mask)).hasSamePixels(as: #require(eager.masking(mask))))
        #expect(try #require(try mask.masking(file())).hasSamePixels(as: #require(mask.masking(eager))))
        #expect(try file().pngData() == eager.pngData() && file().jpegData(quality: 1) == eager.jpegData(quality: 1))
    }

    @Test(
        "a JPEG file is decoded at a half, a quarter or an eighth of its size",
        arguments: zip([0.6, 0.5, 0.3, 0.25, 0.13, 0.125, 0.01], [nil, 2, 2, 4, 4, 8, 8] as [Int?]))
    func fractions(_ ratio: CGFloat, _ divisor: Int?) throws {
        let data = try ImageFileFixture.jpeg(orientation: 6, width: 161, height: 99)
        let image = try ImageDecoder.open(data, name: "photograph").image
        let decoded = image.decoded(atLeast: ratio)
        #expect(decoded?.width == divisor.map { (161 + $0 - 1) / $0 })
        #expect(decoded?.height == divisor.map { (99 + $0 - 1) / $0 })
        if let decoded { #expect(decoded.pixel(1, 1).red > 240 && decoded.pixel(decoded.width - 2, 1).blue > 240) }
        #expect(!image.isDecoded)
        let png = try ImageDecoder.open(ImageFileFixture.halves(opaque: true).pngData(), name: "drawing").image
        #expect(png.decoded(atLeast: ratio) == nil)
    }

    @Test("threads that need an image at the same time share one decoding")
    func threads() throws {
        let data = try ImageFileFixture.halves(width: 300, height: 300, opaque: true).jpegData(quality: 0.8)
        let image = try ImageDecoder.open(data, name: "shared", cache: ImageCache(limit: 1_000_000)).image
        let eager = try drawn(ImageDecoder.decode(data, name: "eager").image)
        let count = 32
        nonisolated(unsafe) let addresses = UnsafeMutableBufferPointer<Int>.allocate(capacity: count)
        nonisolated(unsafe) let results = UnsafeMutableBufferPointer<Bool>.allocate(capacity: count)
        defer {
            addresses.deallocate()
            results.deallocate()
        }
        DispatchQueue.concurrentPerform(iterations: count) { index in
            results[index] = (try? drawn(image).hasSamePixels(as: eager)) == true
            addresses[index] = image.withPixels { pixels, _ in Int(bitPattern: pixels.baseAddress) }
        }
        #expect(results.allSatisfy { $0 } && Set(addresses).count == 1)
    }

    @Test("files that are damaged in the header, truncated or too large are refused")
    func refused() throws {
        let png = try ImageFileFixture.halves(opaque: true).pngData()
        let jpeg = try ImageFileFixture.jpeg(orientation: 1)
        for whole in [png, jpeg] + ImageFileFixture.webP {
            // The decoder of WebP shows what there is of the pixels.
            let lengths = whole.starts(with: "RIFF".utf8) ? [] : [29, whole.count / 2, whole.count - 3]
            for length in [0, 1, 10, 20] + lengths {
                #expect(throws: ImageDecodingError.self, "\(length) of \(whole.count) bytes") {
                    try ImageDecoder.open(whole.prefix(length), name: "truncated")
                }
            }
        }
        for position in 8..<33 {
            var damaged = png
            damaged[position] ^= 0x40
            #expect(throws: ImageDecodingError.self, "byte \(position)") {
                try ImageDecoder.open(damaged, name: "damaged")
            }
        }
        var large = jpeg
        let frame = try #require(large.range(of: Data([0xFF, 0xC0])))
        large.replaceSubrange(frame.upperBound + 3..<frame.upperBound + 7, with: [0xFF, 0xFF, 0xFF, 0xFF])
        #expect(throws: ImageDecodingError.self) { try ImageDecoder.open(large, name: "large") }
    }
}
