import CoreGraphics
import Foundation
import RandomRuns
import Testing

@Suite("Drawing in device pixels")
struct DeviceDrawingTests {
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

    @Test("filling pixels replaces them regardless of transform and blend mode, within the clip")
    func fill() {
        let context = CGContext(width: 10, height: 10, scale: 2, opaque: false)
        context.translateBy(x: 0.3, y: 0.3)
        context.setBlendMode(.plusLighter)
        context.clipToDevicePixels([CGRect(x: 0, y: 0, width: 4, height: 4), CGRect(x: 6, y: 6, width: 4, height: 4)])
        context.fillDevicePixels(x: 2, y: 2, width: 6, height: 6, color: red)
        let image = context.makeImage()!
        #expect(image.pixel(2, 2).red == 255 && image.pixel(7, 7).red == 255)
        #expect(image.pixel(4, 4).alpha == 0 && image.pixel(1, 1).alpha == 0 && image.pixel(8, 8).alpha == 0)
        #expect(context.deviceTransform.tx == 0.6)
    }

    @Test("clipping twice leaves only the pixels that are in rectangles of both clips")
    func nestedClips() {
        repeatRandomly(200) { seed, numbers in
            // A rectangle in each row of pixels, as the parts of a layer that is cut along a line.
            let clips = (0..<2).map { _ in
                (0..<10).compactMap { y -> CGRect? in
                    let ends = [Int.random(in: 0...10, using: &numbers), Int.random(in: 0...10, using: &numbers)]
                        .sorted()
                    return ends[0] < ends[1] ? CGRect(x: ends[0], y: y, width: ends[1] - ends[0], height: 1) : nil
                }
            }
            let context = CGContext(width: 10, height: 10, scale: 1, opaque: false)
            for clip in clips { context.clipToDevicePixels(clip) }
            context.fillDevicePixels(x: 0, y: 0, width: 10, height: 10, color: red)
            let image = context.makeImage()
            for (x, y) in (0..<100).map({ ($0 % 10, $0 / 10) }) {
                let isInBoth = clips.allSatisfy { $0.contains { $0.contains(CGPoint(x: x, y: y)) } }
                #expect(image?.pixel(x, y).red == (isInBoth ? 255 : 0), "TRESTLE_SEED=\(seed): \(x), \(y)")
            }
        }
    }

    @Test("blitting copies opaque pixels, composites others, and applies the alpha")
    func blit() {
        let context = CGContext(width: 10, height: 10, scale: 1, opaque: true)
        context.fillDevicePixels(x: 0, y: 0, width: 10, height: 10, color: .white)
        let opaque = CGImage(width: 2, height: 2, opaque: true) { $0.update(repeating: 0xFFFF_0000) }
        let half = CGImage(width: 2, height: 2, opaque: false) { $0.update(repeating: 0x8080_0000) }
        context.blit(opaque, x: 1, y: 1)
        context.blit(half, x: 5, y: 5)
        context.blit(opaque, x: 8, y: 8, alpha: 0.5)
        context.blit(opaque, x: -1, y: -1)
        let image = context.makeImage()!
        #expect(image.pixel(1, 1) == Pixel(red: 255, green: 0, blue: 0) && image.pixel(3, 3).green == 255)
        #expect(image.pixel(5, 5) == Pixel(red: 255, green: 127, blue: 127))
        #expect(abs(Int(image.pixel(9, 9).green) - 127) <= 1)
        #expect(image.pixel(0, 0).green == 0)
    }

    @Test("large pictures, which several threads draw, have the same pixels as their parts", arguments: [1, 0.35])
    func bands(alpha: Double) {
        for isOpaque in [true, false] {
            let picture = CGImage(width: 1_100, height: 1_000, opaque: isOpaque) { pixels in
                for index in pixels.indices {
                    let value = UInt32(truncatingIfNeeded: index % 128)
                    pixels[index] = 0x8000_0000 | value << 16 | (index / 1_100 % 100 == 0 ? 0x40 : 0) << 8 | value / 2
                }
            }
            func draw(_ clips: [CGRect]) -> CGImage? {
                let context = CGContext(width: 1_200, height: 1_000, scale: 1, opaque: true)
                context.fillDevicePixels(x: 0, y: 0, width: 1_200, height: 1_000, color: .white)
                context.saveGState()
                context.clipToDevicePixels(clips)
                context.blit(picture, x: 150, y: -30, alpha: alpha)
                context.restoreGState()
                return context.makeImage()
            }
            // Only a rectangle is drawn in bands.
            let whole = draw([CGRect(x: 10, y: 10, width: 1_180, height: 970)])
            let parts = draw([
                CGRect(x: 10, y: 10, width: 1_180, height: 500), CGRect(x: 10, y: 510, width: 1_100, height: 470),
                CGRect(x: 1_110, y: 510, width: 80, height: 470),
            ])
            let points = (0..<1_000).flatMap { y in stride(from: 0, to: 1_200, by: 7).map { (x: $0, y: y) } }
            #expect(points.allSatisfy { whole?.pixel($0.x, $0.y) == parts?.pixel($0.x, $0.y) })
            #expect(whole?.pixel(5, 500) == Pixel(red: 255, green: 255, blue: 255))
            #expect(whole?.pixel(600, 500) != Pixel(red: 255, green: 255, blue: 255))
        }
    }

    @Test("blitting a context draws its current pixels")
    func cache() {
        let context = CGContext(width: 4, height: 4, scale: 1, opaque: true)
        let cache = context.makeSimilarContext(width: 2, height: 2, scale: 1, opaque: true)
        cache.fillDevicePixels(x: 0, y: 0, width: 2, height: 2, color: red)
        context.blit(cache, x: 0, y: 0)
        cache.fillDevicePixels(x: 0, y: 0, width: 2, height: 2, color: .white)
        context.blit(cache, x: 2, y: 2)
        let image = context.makeImage()!
        #expect(image.pixel(1, 1) == Pixel(red: 255, green: 0, blue: 0))
        #expect(image.pixel(2, 2) == Pixel(red: 255, green: 255, blue: 255))
    }

    @Test("a context over existing memory writes to it row by row")
    func memory() {
        let words = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: 6 * 4)
        defer { words.deallocate() }
        words.update(repeating: 0)
        do {
            let context = CGContext(
                memory: UnsafeMutableRawPointer(words.baseAddress!), width: 4, height: 4, bytesPerRow: 24, scale: 1,
                opaque: true)
            context.setFillColor(red)
            context.fill(CGRect(x: 1, y: 1, width: 2, height: 2))
            context.flush()
        }
        #expect(words[6 + 1] & 0xFF_FFFF == 0xFF_0000 && words[6 * 2 + 2] & 0xFF_FFFF == 0xFF_0000)
        #expect(words[0] & 0xFF_FFFF == 0 && words[6 + 4] == 0 && words[6 + 5] == 0)
    }

    @Test("a shadow mask is opaque in the middle and fades at the edge like a Gaussian")
    func shadowMask() {
        let path = CGPath(rect: CGRect(x: 10, y: 10, width: 80, height: 80), transform: nil)
        let mask = ShadowMask(path: path, sigma: 4, scale: 1)
        let context = CGContext(width: 120, height: 120, scale: 1, opaque: false)
        context.draw(mask, shapeOriginAtDevice: CGPoint(x: 10, y: 10), color: .black)
        let image = context.makeImage()!
        #expect(image.pixel(60, 60).alpha == 255)
        // The integral of the Gaussian half a pixel inside the edge and one sigma outside of it.
        #expect(abs(Int(image.pixel(20, 60).alpha) - 140) < 8)
        #expect(abs(Int(image.pixel(15, 60).alpha) - 33) < 10)
        #expect(image.pixel(3, 60).alpha == 0)
        #expect(abs(Int(image.pixel(99, 60).alpha) - Int(image.pixel(20, 60).alpha)) <= 1)
        #expect(abs(Int(image.pixel(60, 20).alpha) - Int(image.pixel(20, 60).alpha)) <= 1)
    }
}
