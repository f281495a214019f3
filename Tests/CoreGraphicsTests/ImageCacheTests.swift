import CoreGraphics
import Foundation
import Testing

@Suite("The cache of decoded images")
struct ImageCacheTests {
    /// The number of bytes of the pixels of a file that ``files(_:in:)`` returns.
    private let byteCount = 32 * 16 * 4

    private func files(_ count: Int, in cache: ImageCache) throws -> [CGImage] {
        let data = try ImageFileFixture.halves(opaque: false).pngData()
        return try (0..<count).map { try ImageDecoder.open(data, name: "file \($0)", cache: cache).image }
    }

    private func draw(_ image: CGImage) {
        CGContext(width: 32, height: 16, scale: 1, opaque: false).blit(image, x: 0, y: 0)
    }

    @Test("images that were drawn exceed the limit never, and the least recently drawn ones are decoded again")
    func eviction() throws {
        let cache = ImageCache(limit: 3 * byteCount)
        let images = try files(5, in: cache)
        #expect(cache.byteCount == 0)
        for image in images {
            draw(image)
            #expect(cache.byteCount <= 3 * byteCount)
        }
        #expect(images.map(\.isDecoded) == [false, false, true, true, true])
        draw(images[2])
        draw(images[0])
        #expect(images.map(\.isDecoded) == [true, false, true, false, true])
        #expect(images[1].hasSamePixels(as: ImageFileFixture.halves(opaque: false)))
        #expect(images.map(\.isDecoded) == [true, true, true, false, false] && cache.byteCount == 3 * byteCount)
    }

    @Test("an image that is larger than the limit is kept until another one is drawn")
    func large() throws {
        let cache = ImageCache(limit: 10)
        let images = try files(2, in: cache)
        draw(images[0])
        #expect(images.map(\.isDecoded) == [true, false] && cache.byteCount == byteCount)
        draw(images[1])
        #expect(images.map(\.isDecoded) == [false, true] && cache.byteCount == byteCount)
    }

    @Test("pixels that are in use stay valid when they are released, and are not decoded a second time")
    func use() throws {
        let cache = ImageCache(limit: byteCount)
        let image = try files(1, in: cache)[0]
        var used: CGImage? = image.decoded
        let part = try #require(image.cropping(to: CGRect(x: 20, y: 0, width: 4, height: 4)))
        cache.removeAll()
        #expect(cache.byteCount == 0 && image.isDecoded)
        #expect(used?.pixel(0, 0) == Pixel(red: 255, green: 0, blue: 0))
        let address = used?.withPixels { pixels, _ in pixels.baseAddress }
        #expect(image.withPixels { pixels, _ in pixels.baseAddress } == address && cache.byteCount == byteCount)
        used = nil
        cache.removeAll()
        #expect(!image.isDecoded && part.pixel(0, 0) == Pixel(red: 0, green: 0, blue: 255))
    }

    @Test("the pixels of an image that is released are not kept")
    func release() throws {
        let cache = ImageCache(limit: 10 * byteCount)
        var images = try files(3, in: cache)
        for image in images { draw(image) }
        images.remove(at: 1)
        #expect(cache.byteCount == 2 * byteCount && images.allSatisfy(\.isDecoded))
        images.removeAll()
        #expect(cache.byteCount == 0)
    }

    @Test("a place contains the image that was stored last")
    func place() {
        let cache = ImageCache(limit: 100)
        let place = ImageCache.Place<CGImage>(in: cache)
        #expect(place.image == nil)
        let images = [1, 2].map { CGImage(width: $0, height: 1, opaque: true) { $0.update(repeating: 0) } }
        for image in images { place.store(image, byteCount: image.byteCount) }
        #expect(place.image === images[1] && cache.byteCount == 8)
    }

    @Test("threads can draw, release and evict the same images at once")
    func threads() throws {
        let cache = ImageCache(limit: 3 * byteCount)
        let images = try files(8, in: cache)
        let expected = ImageFileFixture.halves(opaque: false)
        nonisolated(unsafe) let results = UnsafeMutableBufferPointer<Bool>.allocate(capacity: 200)
        defer { results.deallocate() }
        DispatchQueue.concurrentPerform(iterations: results.count) { index in
            if index % 20 == 0 { cache.removeAll() }
            let own = try? files(1, in: cache)[0]
            let shared = images[index * 7 % images.count]
            results[index] = shared.hasSamePixels(as: expected) && own?.hasSamePixels(as: expected) == true
        }
        #expect(results.allSatisfy { $0 } && cache.byteCount <= 3 * byteCount)
    }
}
