import Foundation
import Testing

@testable import CoreGraphics

@Suite("Patterns")
struct PatternTests {
    private let white = Pixel(red: 255, green: 255, blue: 255)
    private let red = Pixel(red: 255, green: 0, blue: 0)

    private func canvas() -> CGContext {
        let context = CGContext(width: 40, height: 40, scale: 1, opaque: true)
        context.fillDevicePixels(x: 0, y: 0, width: 40, height: 40, color: .white)
        return context
    }

    /// A red square in the upper left corner of tiles.
    private func pattern(bounds: CGRect = CGRect(x: 0, y: 0, width: 10, height: 10), isColored: Bool = true)
        -> CGPattern?
    {
        var callbacks = CGPatternCallbacks(
            version: 0,
            drawPattern: { _, context in
                if isColored { context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1) }
                context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            }, releaseInfo: nil)
        return CGPattern(
            info: nil, bounds: bounds, matrix: .identity, xStep: 10, yStep: 10, tiling: .noDistortion,
            isColored: isColored, callbacks: &callbacks)
    }

    @Test("a pattern is repeated from the origin of the context, whatever its transform is")
    func colored() throws {
        let context = canvas()
        context.setFillColorSpace(try #require(CGColorSpace(patternBaseSpace: nil)))
        context.translateBy(x: 3, y: 3)
        context.setFillPattern(try #require(pattern()), colorComponents: [1])
        context.fill(CGRect(x: 0, y: 0, width: 30, height: 30))
        let image = try #require(context.makeImage())
        #expect(image.pixel(1, 1) == white)  // outside of the rectangle
        #expect(image.pixel(3, 3) == red && image.pixel(4, 4) == white)
        #expect(image.pixel(10, 10) == red && image.pixel(13, 23) == red && image.pixel(14, 10) == white)
        context.setPatternPhase(CGSize(width: 5, height: 0))
        context.setFillColor(.white)
        context.fill(CGRect(x: 0, y: 0, width: 30, height: 30))
        context.setFillPattern(try #require(pattern()), colorComponents: [0.5])
        context.fill(CGRect(x: 0, y: 0, width: 30, height: 30))
        let moved = try #require(context.makeImage())
        #expect(moved.pixel(11, 11) == white)
        #expect(abs(Int(moved.pixel(16, 11).green) - 127) <= 1)
    }

    @Test("a pattern without colors has the color of the context, and can be stroked")
    func uncolored() throws {
        let context = canvas()
        context.setStrokeColorSpace(try #require(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB())))
        context.setStrokePattern(try #require(pattern(isColored: false)), colorComponents: [0, 0, 1, 1])
        context.setLineWidth(8)
        context.move(to: CGPoint(x: 0, y: 20))
        context.addLine(to: CGPoint(x: 40, y: 20))
        context.strokePath()
        let image = try #require(context.makeImage())
        #expect(image.pixel(11, 21) == Pixel(red: 0, green: 0, blue: 255))
        #expect(image.pixel(11, 17) == white && image.pixel(15, 21) == white && image.pixel(11, 25) == white)
    }

    @Test("tiles that reach beyond their distance are drawn into the next ones, and the color returns afterwards")
    func overlap() throws {
        let wide = try #require(pattern(bounds: CGRect(x: -2, y: 0, width: 14, height: 10)))
        let context = canvas()
        context.saveGState()
        context.setFillColorSpace(try #require(CGColorSpace(patternBaseSpace: nil)))
        context.setFillPattern(wide, colorComponents: [1])
        context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
        context.restoreGState()
        context.fill(CGRect(x: 0, y: 30, width: 40, height: 10))
        let image = try #require(context.makeImage())
        #expect(image.pixel(21, 21) == red && image.pixel(21, 31) == Pixel(red: 0, green: 0, blue: 0))
    }

    @Test("the data of a pattern is released with it, and patterns without a distance are none")
    func lifetime() {
        final class Log: @unchecked Sendable { var released = 0 }
        let log = Log()
        var callbacks = CGPatternCallbacks(
            version: 0, drawPattern: { _, _ in }, releaseInfo: { _ in log.released += 1 })
        var pattern = CGPattern(
            info: nil, bounds: CGRect(x: 0, y: 0, width: 1, height: 1), matrix: .identity, xStep: 1, yStep: 1,
            tiling: .constantSpacing, isColored: true, callbacks: &callbacks)
        #expect(pattern != nil && log.released == 0)
        pattern = nil
        #expect(log.released == 1)
        #expect(
            CGPattern(
                info: nil, bounds: .zero, matrix: .identity, xStep: 0, yStep: 1, tiling: .constantSpacing,
                isColored: true, callbacks: &callbacks) == nil)
    }

    @Test("a color with an image repeats it, upright also where y points up")
    func imageColor() throws {
        let image = CGImage(width: 2, height: 2, opaque: true) { pixels in
            pixels[0] = 0xFFFF_0000
            pixels[1] = 0xFF00_FF00
            pixels[2] = 0xFF00_00FF
            pixels[3] = 0xFFFF_FFFF
        }
        let color = CGColor(pattern: ColorPattern(image: image, size: CGSize(width: 2, height: 2)))
        let context = canvas()
        context.setFillColor(color)
        context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
        let down = try #require(context.makeImage())
        let up = try #require(
            CGContext(
                data: nil, width: 40, height: 40, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        up.setFillColor(color)
        up.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
        let flipped = try #require(up.makeImage())
        for picture in [down, flipped] {
            #expect(picture.pixel(4, 4) == red && picture.pixel(20, 38) == red)
            #expect(picture.pixel(15, 4) == Pixel(red: 0, green: 255, blue: 0))
            #expect(picture.pixel(4, 15) == Pixel(red: 0, green: 0, blue: 255))
        }
    }
}
