import CoreGraphics
import Foundation
import Testing

@Suite("Samples and masks of images")
struct ImageDataTests {
    private let red = Pixel(red: 255, green: 0, blue: 0)
    private let rgb = CGColorSpaceCreateDeviceRGB()
    private let gray = CGColorSpaceCreateDeviceGray()

    private func provider(_ bytes: [UInt8]) throws -> CGDataProvider {
        try #require(CGDataProvider(data: Data(bytes) as NSData))
    }

    private func image(
        _ bytes: [UInt8], width: Int = 2, height: Int = 1, bitsPerPixel: Int, bytesPerRow: Int? = nil,
        space: CGColorSpace? = nil, info: CGBitmapInfo, decode: [CGFloat]? = nil
    ) throws -> CGImage? {
        let provider = try provider(bytes)
        func make(_ decode: UnsafePointer<CGFloat>?) -> CGImage? {
            CGImage(
                width: width, height: height, bitsPerComponent: 8, bitsPerPixel: bitsPerPixel,
                bytesPerRow: bytesPerRow ?? width * bitsPerPixel / 8, space: space ?? rgb, bitmapInfo: info,
                provider: provider, decode: decode, shouldInterpolate: true, intent: .defaultIntent)
        }
        return decode.map { values in values.withUnsafeBufferPointer { make($0.baseAddress) } } ?? make(nil)
    }

    private func info(_ alpha: CGImageAlphaInfo) -> CGBitmapInfo { CGBitmapInfo(rawValue: alpha.rawValue) }

    @Test("samples are read in each layout")
    func layouts() throws {
        let half = Pixel(red: 128, green: 0, blue: 0, alpha: 128)
        let last = try #require(
            try image([255, 0, 0, 255, 128, 0, 0, 128], bitsPerPixel: 32, info: info(.premultipliedLast)))
        #expect(last.pixel(0, 0) == red && last.pixel(1, 0) == half)
        let straight = try #require(try image([255, 0, 0, 255, 255, 0, 0, 128], bitsPerPixel: 32, info: info(.last)))
        #expect(straight.pixel(0, 0) == red && straight.pixel(1, 0) == half)
        let first = try #require(
            try image(
                [0, 0, 255, 255, 0, 0, 255, 128], bitsPerPixel: 32, info: [info(.first), .byteOrder32Little]))
        #expect(first.pixel(0, 0) == red && first.pixel(1, 0) == half)
        let packed = try #require(try image([255, 0, 0, 0, 255, 0], bitsPerPixel: 24, info: info(.none)))
        #expect(packed.pixel(0, 0) == red && packed.pixel(1, 0) == Pixel(red: 0, green: 255, blue: 0))
        let levels = try #require(try image([255, 100], bitsPerPixel: 8, space: gray, info: info(.none)))
        #expect(levels.pixel(1, 0) == Pixel(red: 100, green: 100, blue: 100))
        let alpha = try #require(try image([255, 100], bitsPerPixel: 8, info: info(.alphaOnly)))
        #expect(alpha.pixel(1, 0) == Pixel(red: 0, green: 0, blue: 0, alpha: 100))
    }

    @Test("rows may be padded, and too few samples or other layouts make no image")
    func sizes() throws {
        let rows = try #require(
            try image([1, 2, 0, 3, 4], height: 2, bitsPerPixel: 8, bytesPerRow: 3, space: gray, info: info(.none)))
        #expect(rows.pixel(0, 1).red == 3 && rows.pixel(1, 1).red == 4)
        #expect(
            try image([1, 2, 0, 3], height: 2, bitsPerPixel: 8, bytesPerRow: 3, space: gray, info: info(.none)) == nil)
        #expect(try image([1, 2], height: 1, bitsPerPixel: 16, space: gray, info: info(.none)) == nil)
        #expect(try image([], width: 0, bitsPerPixel: 32, info: info(.last)) == nil)
        #expect(try image([], width: .max / 8, bitsPerPixel: 8, bytesPerRow: 1, space: gray, info: info(.none)) == nil)
    }

    @Test("samples are decoded to the given values")
    func decoding() throws {
        let negative = try #require(
            try image([255, 100], bitsPerPixel: 8, space: gray, info: info(.none), decode: [1, 0]))
        #expect(negative.pixel(0, 0).red == 0 && negative.pixel(1, 0).red == 155)
        let noGreen = try #require(
            try image([255, 255, 255, 0, 9, 9], bitsPerPixel: 24, info: info(.none), decode: [0, 1, 0, 0, 0, 1]))
        #expect(noGreen.pixel(0, 0) == Pixel(red: 255, green: 0, blue: 255))
    }

    @Test("the samples of an image are returned in its layout: red first in decoded files, blue first in drawings")
    func samples() throws {
        let drawn = CGContext(width: 1, height: 1, scale: 1, opaque: false)
        drawn.setFillColor(CGColor(red: 1, green: 0.2, blue: 0, alpha: 1))
        drawn.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let drawing = try #require(drawn.makeImage())
        #expect(drawing.alphaInfo == .premultipliedFirst && drawing.bitmapInfo.contains(.byteOrder32Little))
        #expect(drawing.dataProvider?.data.map { [UInt8]($0 as Data) } == [0, 51, 255, 255])
        let file = try provider([UInt8](try drawing.pngData()))
        let decoded = try #require(
            CGImage(pngDataProviderSource: file, decode: nil, shouldInterpolate: true, intent: .defaultIntent))
        #expect(decoded.alphaInfo == .noneSkipLast && decoded.bytesPerRow == 4)
        #expect(decoded.dataProvider?.data.map { [UInt8]($0 as Data) } == [255, 51, 0, 255])
        #expect(
            CGImage(jpegDataProviderSource: file, decode: nil, shouldInterpolate: true, intent: .defaultIntent) == nil)
    }

    @Test("an image can be created again from its samples", arguments: [1, 2] as [CGFloat])
    func roundTrip(_ scale: CGFloat) throws {
        let context = CGContext(width: 6, height: 4, scale: scale, opaque: false)
        context.setFillColor(CGColor(red: 1, green: 0.2, blue: 0, alpha: 0.5))
        context.fillEllipse(in: CGRect(x: 0, y: 0, width: 3, height: 2))
        let original = try #require(context.makeImage()?.cropping(to: CGRect(x: 1, y: 1, width: 4, height: 3)))
        let samples = try #require(original.dataProvider)
        let copy = try #require(
            CGImage(
                width: original.width, height: original.height, bitsPerComponent: original.bitsPerComponent,
                bitsPerPixel: original.bitsPerPixel, bytesPerRow: original.bytesPerRow,
                space: rgb, bitmapInfo: original.bitmapInfo,
                provider: samples, decode: nil, shouldInterpolate: false,
                intent: .defaultIntent))
        for index in 0..<12 { #expect(copy.pixel(index % 4, index / 4) == original.pixel(index % 4, index / 4)) }
        #expect(copy.bitmapInfo == original.bitmapInfo && !copy.shouldInterpolate && original.shouldInterpolate)
    }

    @Test("an enlarged image is smoothed unless it was created without interpolation", arguments: [true, false])
    func interpolation(_ smooths: Bool) throws {
        let image = try #require(
            CGImage(
                width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2, space: gray,
                bitmapInfo: info(.none), provider: provider([0, 255]), decode: nil, shouldInterpolate: smooths,
                intent: .defaultIntent))
        let context = CGContext(width: 20, height: 10, scale: 1, opaque: true)
        context.draw(image, in: CGRect(x: 0, y: 0, width: 20, height: 10))
        let value = try #require(context.makeImage()).pixel(8, 5).red
        #expect(smooths ? (1...254).contains(value) : value == 0)
    }

    private func mask(_ bytes: [UInt8], decode: [CGFloat]? = nil) throws -> CGImage {
        let provider = try provider(bytes)
        func make(_ decode: UnsafePointer<CGFloat>?) -> CGImage? {
            CGImage(
                maskWidth: bytes.count, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: bytes.count,
                provider: provider, decode: decode, shouldInterpolate: false)
        }
        return try #require(
            decode.map { values in values.withUnsafeBufferPointer { make($0.baseAddress) } } ?? make(nil))
    }

    private func draw(_ width: Int = 4, _ body: (CGContext) -> Void) throws -> CGImage {
        let context = CGContext(width: width, height: 4, scale: 1, opaque: false)
        body(context)
        return try #require(context.makeImage())
    }

    @Test("an image mask paints the fill color where its samples are 0")
    func imageMask() throws {
        let mask = try mask([0, 255])
        #expect(mask.isMask && mask.bitsPerPixel == 8 && mask.bytesPerRow == 2 && mask.colorSpace == nil)
        #expect(mask.dataProvider?.data.map { [UInt8]($0 as Data) } == [0, 255])
        let inverted = try self.mask([0, 255], decode: [1, 0])
        for (mask, painted) in [(mask, 0), (inverted, 2)] {
            let image = try draw {
                $0.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
                $0.draw(mask, in: CGRect(x: 0, y: 0, width: 4, height: 4))
            }
            #expect(image.pixel(painted, 0) == red && image.pixel(2 - painted, 3).alpha == 0)
        }
    }

    @Test("an image is masked by an image mask, by the brightness of an opaque image, and by the alpha of another")
    func masking() throws {
        let blue = CGImage(width: 2, height: 2, opaque: true) { $0.update(repeating: 0xFF00_00FF) }
        let byMask = try #require(blue.masking(try mask([0, 255])))
        #expect(byMask.pixel(0, 1) == Pixel(red: 0, green: 0, blue: 255) && byMask.pixel(1, 1).alpha == 0)
        let byGray = try #require(
            blue.masking(CGImage(width: 2, height: 2, opaque: true) { $0.update(repeating: 0xFF80_8080) }))
        #expect(byGray.pixel(0, 0) == Pixel(red: 0, green: 0, blue: 128, alpha: 128))
        let byAlpha = try #require(blue.masking(CGImage(width: 1, height: 1, opaque: false) { $0[0] = 0x4000_0000 }))
        #expect(byAlpha.pixel(1, 1) == Pixel(red: 0, green: 0, blue: 64, alpha: 64))
    }

    @Test("colors of a range become transparent")
    func maskingColors() throws {
        let image = CGImage(width: 2, height: 1, opaque: true) {
            $0[0] = 0xFF_FA_FA_FA
            $0[1] = 0xFF_FA_FA_00
        }
        let masked = try #require(image.copy(maskingColorComponents: [240, 255, 240, 255, 240, 255]))
        #expect(masked.pixel(0, 0).alpha == 0 && masked.pixel(1, 0) == image.pixel(1, 0))
        #expect(image.copy(maskingColorComponents: [240, 255]) == nil)
    }

    @Test("drawing is restricted to a mask until the state is restored, also with an alpha, a blend mode and in layers")
    func clipping() throws {
        let mask = try mask([0, 255])
        let all = CGRect(x: 0, y: 0, width: 4, height: 4)
        let white = CGColor(gray: 1, alpha: 1)
        let fill = { (context: CGContext) in
            context.setFillColor(white)
            context.fill(all)
        }
        let image = try draw(6) {
            $0.saveGState()
            $0.clip(to: all, mask: mask)
            fill($0)
            $0.restoreGState()
            $0.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
            $0.fill(CGRect(x: 3, y: 0, width: 3, height: 1))
        }
        #expect(image.pixel(0, 0).red == 255 && image.pixel(1, 3).alpha == 255)
        #expect(image.pixel(2, 3).alpha == 0 && image.pixel(3, 0) == red && image.pixel(5, 0) == red)
        let blended = try draw {
            $0.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
            $0.fill(all)
            $0.clip(to: all, mask: mask)
            $0.setAlpha(0.5)
            $0.setBlendMode(.copy)
            fill($0)
        }
        #expect(blended.pixel(3, 0) == red && blended.pixel(0, 0).blue > 120)
        let layered = try draw {
            $0.clip(to: all, mask: mask)
            $0.beginTransparencyLayer(auxiliaryInfo: nil)
            fill($0)
            $0.endTransparencyLayer()
        }
        #expect(layered.pixel(1, 1).alpha == 255 && layered.pixel(2, 1).alpha == 0)
    }

    @Test("masks intersect, move with the transform, and have their first row at the top where y points up")
    func clippingTwice() throws {
        let vertical = CGImage(width: 1, height: 2, opaque: false) {
            $0[0] = 0xFF00_0000
            $0[1] = 0
        }
        let image = try draw(6) {
            $0.translateBy(x: 2, y: 4)
            $0.scaleBy(x: 1, y: -1)
            let rect = CGRect(x: 0, y: 0, width: 4, height: 4)
            $0.clip(to: rect, mask: try! mask([0, 255]))
            $0.clip(to: rect, mask: vertical)
            $0.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
            $0.fill(rect)
        }
        #expect(image.pixel(2, 0) == red && image.pixel(3, 0) == red)
        for (x, y) in [(4, 0), (2, 3), (4, 3), (1, 0)] { #expect(image.pixel(x, y).alpha == 0, "\(x), \(y)") }
    }

    @Test("a layer is drawn with the pixels of its context, repeatedly and scaled")
    func layers() throws {
        let context = CGContext(width: 20, height: 20, scale: 2, opaque: false)
        let layer = try #require(CGLayer(context, size: CGSize(width: 2, height: 2), auxiliaryInfo: nil))
        let inner = try #require(layer.context)
        #expect(inner.width == 4 && layer.size == CGSize(width: 2, height: 2))
        inner.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        inner.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
        context.draw(layer, at: CGPoint(x: 1, y: 1))
        context.draw(layer, in: CGRect(x: 4, y: 4, width: 4, height: 4))
        let image = try #require(context.makeImage())
        #expect(image.pixel(2, 2) == red && image.pixel(3, 5) == red && image.pixel(4, 2).alpha == 0)
        #expect(image.pixel(8, 8) == red && image.pixel(9, 14) == red && image.pixel(14, 8).alpha == 0)
        #expect(CGLayer(context, size: .zero, auxiliaryInfo: nil) == nil)
    }
}
