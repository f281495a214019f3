import CoreGraphics
import Testing

@Suite("Images")
struct ImageTests {
    /// An image whose left half is red and right half is translucent blue, with a white pixel in the
    /// top-left corner.
    private func sample(opaque: Bool = false) -> CGImage {
        CGImage(width: 8, height: 4, opaque: opaque) { pixels in
            for index in pixels.indices { pixels[index] = index % 8 < 4 ? 0xFFFF_0000 : 0x8000_0080 }
            pixels[0] = 0xFFFF_FFFF
        }
    }

    @Test("encoding and decoding a PNG preserves the pixels, and equal pixels have equal bytes")
    func roundTrip() throws {
        let image = sample()
        let data = try image.pngData()
        let decoded = try ImageDecoder.decode(data, name: "a test").image
        #expect(decoded.hasSamePixels(as: image))
        #expect(try decoded.pngData() == data)
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("trestle-\(UUID()).png")
        defer { try? FileManager.default.removeItem(at: url) }
        try image.writePNG(to: url)
        #expect(try CGImage(pngAt: url).hasSamePixels(as: image))
        #expect(!decoded.hasSamePixels(as: sample(opaque: true)))
    }

    @Test("an image with an alpha of 255 everywhere is decoded as an opaque one")
    func opaque() throws {
        let image = CGImage(width: 3, height: 3, opaque: false) { $0.update(repeating: 0xFF12_3456) }
        let decoded = try ImageDecoder.decode(try image.pngData(), name: "a test").image
        #expect(decoded.isOpaque && decoded.pixel(1, 1) == Pixel(red: 0x12, green: 0x34, blue: 0x56))
        #expect(decoded.hasSamePixels(as: image))
    }

    @Test("decoding errors contain the name of the image and the reason")
    func errors() throws {
        func failure(_ body: () throws -> Void) -> ImageDecodingError? {
            do { try body() } catch { return error as? ImageDecodingError }
            return nil
        }
        let nothing = failure { _ = try ImageDecoder.decode(Data(), name: "nothing.png") }
        #expect(nothing?.reason == .damaged && nothing?.description.contains("nothing.png") == true)
        let text = failure { _ = try ImageDecoder.decode(Data("hello, world".utf8), name: "text.png") }
        #expect(text?.reason == .unknownFormat)
        let half = try sample().pngData().prefix(60)
        let truncated = failure { _ = try ImageDecoder.decode(Data(half), name: "half.png") }
        #expect(truncated?.reason == .damaged && truncated?.detail.isEmpty == false)
        let missing = failure { _ = try ImageDecoder.decode(contentsOf: URL(fileURLWithPath: "/no/such.png")) }
        #expect(missing?.reason == .unreadable && missing?.name == "/no/such.png")
        #expect(throws: ImageWritingError.self) { try sample().writePNG(to: URL(fileURLWithPath: "/no/such.png")) }
    }

    @Test(
        "data in another format than those supported reaches no decoder",
        arguments: [
            "P6 1 1 255\nabc", "/* XPM */\nstatic char *x[] = {\"1 1 1 1\", \"a c red\", \"a\"};", "#define x_width 1",
        ])
    func otherFormats(_ text: String) {
        let error = #expect(throws: ImageDecodingError.self) {
            try ImageDecoder.decode(Data(text.utf8), name: "other")
        }
        #expect(error?.reason == .unknownFormat && error?.detail.contains("png, jpeg") == true)
    }

    @Test("each format is recognized by its signature")
    func signatures() {
        func format(_ bytes: [UInt8]) -> ImageFormat? { bytes.withUnsafeBytes { ImageFormat(of: $0) } }
        #expect(format([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0]) == .png)
        #expect(format([0xFF, 0xD8, 0xFF]) == .jpeg)
        #expect(format(Array("GIF89a".utf8)) == .gif)
        #expect(format(Array("RIFF1234WEBPVP8 ".utf8)) == .webp && format(Array("RIFF1234WAVE".utf8)) == nil)
        #expect(format(Array("BM12".utf8)) == .bmp)
        #expect(format([0x49, 0x49, 0x2A, 0, 8]) == .tiff && format([0x4D, 0x4D, 0, 0x2A, 8]) == .tiff)
        #expect(format([0, 0, 1, 0, 1, 0]) == .ico)
        #expect(format(Array("\u{FEFF}<!-- drawing --><svg>".utf8)) == .svg)
        #expect(format([]) == nil && format(Array("<html>".utf8)) == nil)
    }

    @Test("premultiplied colors above their alpha are written as white")
    func jpegOverflow() throws {
        let image = CGImage(width: 8, height: 8, opaque: false) { $0.update(repeating: 0xFEFF_FFFF) }
        let decoded = try ImageDecoder.decode(try image.jpegData(quality: 1), name: "white").image
        #expect(decoded.pixel(4, 4).red > 250)
    }

    @Test("an SVG drawing is scaled to fit the requested size")
    func drawing() throws {
        let svg = """
            <?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="10" height="20" viewBox="0 0 10 20">
            <rect width="10" height="10" fill="#f00"/></svg>
            """
        let own = try ImageDecoder.decode(Data(svg.utf8), name: "a test").image
        #expect(own.width == 10 && own.height == 20)
        let large = try ImageDecoder.decode(Data(svg.utf8), name: "a test", size: CGSize(width: 100, height: 100))
            .image
        #expect(large.width == 50 && large.height == 100)
        #expect(large.pixel(49, 49) == Pixel(red: 255, green: 0, blue: 0) && large.pixel(5, 51).alpha == 0)
    }

    @Test("a cropped image contains part of the pixels and outlives the original")
    func cropping() {
        var part: CGImage?
        do { part = sample().cropping(to: CGRect(x: 3, y: 1, width: 2, height: 10)) }
        #expect(part?.width == 2 && part?.height == 3)
        #expect(part?.pixel(0, 0) == Pixel(red: 255, green: 0, blue: 0))
        #expect(part?.pixel(1, 2) == Pixel(red: 0, green: 0, blue: 128, alpha: 128))
        #expect(sample().cropping(to: CGRect(x: 8, y: 0, width: 2, height: 2)) == nil)
    }

    @Test("an image is drawn with its first row at the greatest y, and upright drawing uses the least y")
    func orientation() {
        let image = sample()
        let context = CGContext(width: 8, height: 4, scale: 1, opaque: false)
        context.drawUpright(image, in: CGRect(x: 0, y: 0, width: 8, height: 4))
        #expect(context.makeImage()!.hasSamePixels(as: image))
        context.clearAll()
        context.draw(image, in: CGRect(x: 0, y: 0, width: 8, height: 4))
        #expect(context.makeImage()!.pixel(0, 3) == Pixel(red: 255, green: 255, blue: 255))
        #expect(context.makeImage()!.pixel(0, 0) == Pixel(red: 255, green: 0, blue: 0))
    }

    @Test("an enlarged image has sharp pixels without interpolation, and its edges do not fade with it")
    func interpolation() {
        let image = sample(opaque: true)
        let context = CGContext(width: 32, height: 16, scale: 1, opaque: false)
        context.interpolationQuality = .none
        context.drawUpright(image, in: CGRect(x: 0, y: 0, width: 32, height: 16))
        #expect(context.makeImage()!.pixel(3, 3) == Pixel(red: 255, green: 255, blue: 255))
        #expect(context.makeImage()!.pixel(4, 4) == Pixel(red: 255, green: 0, blue: 0))
        context.clearAll()
        context.interpolationQuality = .high
        context.drawUpright(image, in: CGRect(x: 0, y: 0, width: 32, height: 16))
        #expect(context.makeImage()!.pixel(0, 15) == Pixel(red: 255, green: 0, blue: 0))
        #expect(context.makeImage()!.pixel(31, 15).alpha == 255)
    }

    @Test("a template image is used as a mask")
    func template() {
        let context = CGContext(width: 8, height: 4, scale: 1, opaque: false)
        context.drawUpright(
            template: sample(), in: CGRect(x: 0, y: 0, width: 8, height: 4),
            color: CGColor(red: 0, green: 1, blue: 0, alpha: 1))
        let image = context.makeImage()!
        #expect(image.pixel(1, 1) == Pixel(red: 0, green: 255, blue: 0))
        #expect(image.pixel(6, 1) == Pixel(red: 0, green: 128, blue: 0, alpha: 128))
    }

    @Test("alpha and blend mode also apply to images")
    func imageEffects() {
        let image = CGImage(width: 4, height: 4, opaque: true) { $0.update(repeating: 0xFF00_00FF) }
        let context = CGContext(width: 8, height: 4, scale: 1, opaque: false)
        context.setAlpha(0.5)
        context.drawUpright(image, in: CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(context.makeImage()!.pixel(1, 1) == Pixel(red: 0, green: 0, blue: 128, alpha: 128))
        context.setAlpha(1)
        context.setBlendMode(.sourceIn)
        context.drawUpright(image, in: CGRect(x: 2, y: 0, width: 4, height: 4))
        #expect(context.makeImage()!.pixel(1, 1).alpha == 128 && context.makeImage()!.pixel(3, 1).alpha == 128)
        #expect(context.makeImage()!.pixel(5, 1).alpha == 0)
    }
}

@Suite("Images on several threads")
struct ImageThreadTests {
    @Test("an image can be decoded, drawn and cropped by many threads at once")
    func sharing() throws {
        let image = CGImage(width: 64, height: 64, opaque: false) { pixels in
            for index in pixels.indices { pixels[index] = 0xFF00_0000 | UInt32(index) }
        }
        let data = try image.pngData()
        let results = UnsafeMutableBufferPointer<Bool>.allocate(capacity: 64)
        defer { results.deallocate() }
        nonisolated(unsafe) let shared = results
        DispatchQueue.concurrentPerform(iterations: shared.count) { index in
            let context = CGContext(width: 64, height: 64, scale: 1, opaque: false)
            for _ in 0..<20 {
                context.clearAll()
                context.blit(image, x: 0, y: 0)
            }
            let decoded = try? ImageDecoder.decode(data, name: "a test").image
            let part = image.cropping(to: CGRect(x: 8, y: 8, width: 8, height: 8))
            shared[index] =
                context.takeImage().hasSamePixels(as: image) && decoded?.hasSamePixels(as: image) == true
                && part?.pixel(0, 0) == image.pixel(8, 8)
        }
        #expect(results.allSatisfy { $0 })
    }

    @Test("a truncated JPEG is refused")
    func jpeg() throws {
        let image = CGImage(width: 64, height: 64, opaque: true) { $0.update(repeating: 0xFF33_6699) }
        let data = try image.jpegData(quality: 0.9)
        let decoded = try ImageDecoder.decode(data, name: "whole.jpg")
        #expect(decoded.orientation == 1 && abs(Int(decoded.image.pixel(10, 10).green) - 0x66) < 4)
        for truncated in [4, 20, data.count / 2, data.count - 2] {
            #expect(throws: ImageDecodingError.self) {
                try ImageDecoder.decode(Data(data.prefix(truncated)), name: "cut.jpg")
            }
        }
    }

    @Test("randomly damaged data is refused or decoded without crashing")
    func randomDamage() throws {
        let seed =
            ProcessInfo.processInfo.environment["TRESTLE_SEED"].flatMap { UInt64($0) } ?? .random(in: 1...UInt64.max)
        let seconds = ProcessInfo.processInfo.environment["TRESTLE_FUZZ_SECONDS"].flatMap { Double($0) } ?? 0.2
        print("damaged images: TRESTLE_SEED=\(seed)")
        var state = seed
        func next(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(limit))
        }
        let image = CGImage(width: 16, height: 16, opaque: false) { $0.update(repeating: 0x8033_2211) }
        let svg = Data("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><path d='M0 0L9 9'/></svg>".utf8)
        let whole = [try image.pngData(), try image.jpegData(quality: 0.8), svg]
        let end = Date().addingTimeInterval(seconds)
        var count = 0
        while Date() < end {
            var data = whole[next(whole.count)]
            for _ in 0..<(1 + next(6)) { data[next(data.count)] = UInt8(next(256)) }
            if next(4) == 0 { data = data.prefix(next(data.count)) }
            if let decoded = try? ImageDecoder.decode(data, name: "random") {
                #expect(decoded.image.width > 0 && decoded.image.height > 0, "TRESTLE_SEED=\(seed)")
            }
            if let file = try? ImageDecoder.open(data, name: "random") { _ = file.image.pixel(0, 0) }
            count += 1
        }
        print("damaged images: \(count) tried")
    }
}
