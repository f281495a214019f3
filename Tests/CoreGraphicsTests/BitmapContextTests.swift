import CoreGraphics
import Foundation
import Testing

@Suite("Bitmap contexts")
struct BitmapContextTests {
    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let rgb = CGColorSpaceCreateDeviceRGB()

    private func makeContext(
        _ data: UnsafeMutableRawPointer? = nil, _ width: Int, _ height: Int, bytesPerRow: Int = 0, _ info: UInt32
    ) -> CGContext? {
        CGContext(
            data: data, width: width, height: height, bitsPerComponent: 8, bytesPerRow: bytesPerRow, space: rgb,
            bitmapInfo: info)
    }

    @Test(
        "the bytes have the order of the bitmap information after each operation",
        arguments: [
            (CGImageAlphaInfo.premultipliedLast, CGBitmapInfo.byteOrder32Big, [128, 64, 0, 128]),
            (.premultipliedLast, [], [128, 64, 0, 128]),
            (.premultipliedLast, .byteOrder32Little, [128, 0, 64, 128]),
            (.premultipliedFirst, .byteOrder32Little, [0, 64, 128, 128]),
            (.premultipliedFirst, .byteOrder32Big, [128, 128, 64, 0]),
        ] as [(CGImageAlphaInfo, CGBitmapInfo, [UInt8])])
    func order(alpha: CGImageAlphaInfo, order: CGBitmapInfo, expected: [UInt8]) throws {
        var bytes = [UInt8](repeating: 0, count: 4)
        try bytes.withUnsafeMutableBytes { memory in
            let context = try #require(
                makeContext(memory.baseAddress, 1, 1, bytesPerRow: 4, alpha.rawValue | order.rawValue))
            context.setFillColor(CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.5))
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            for (byte, value) in zip(memory, expected) { #expect(abs(Int(byte) - Int(value)) <= 1, "\(Array(memory))") }
            context.clear(CGRect(x: 0, y: 0, width: 1, height: 1))
            #expect(memory.allSatisfy { $0 == 0 })
            #expect(context.alphaInfo == alpha && context.bitsPerPixel == 32 && context.data == memory.baseAddress)
        }
    }

    @Test("the origin is at the bottom left, and an image is drawn upright")
    func origin() throws {
        let context = try #require(makeContext(nil, 2, 4, CGImageAlphaInfo.premultipliedLast.rawValue))
        #expect(context.ctm == .identity && context.bytesPerRow == 8)
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let image = try #require(context.makeImage())
        #expect(image.pixel(0, 3) == Pixel(red: 255, green: 0, blue: 0))
        #expect(image.pixel(0, 0).alpha == 0 && image.pixel(1, 3).alpha == 0)
        let copy = try #require(makeContext(nil, 2, 4, CGImageAlphaInfo.premultipliedLast.rawValue))
        copy.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 4))
        #expect(copy.makeImage()?.pixel(0, 3) == Pixel(red: 255, green: 0, blue: 0))
        #expect(copy.makeImage()?.pixel(0, 0).alpha == 0)
        let bytes = try #require(copy.data).assumingMemoryBound(to: UInt8.self)
        #expect(bytes[3 * 8] == 255 && bytes[3 * 8 + 3] == 255 && bytes[0] == 0)
    }

    @Test("memory that the app has changed is part of the image")
    func changedMemory() throws {
        let context = try #require(makeContext(nil, 1, 1, CGImageAlphaInfo.noneSkipLast.rawValue))
        try #require(context.data).storeBytes(of: 0xFF, toByteOffset: 1, as: UInt8.self)
        #expect(context.makeImage()?.pixel(0, 0) == Pixel(red: 0, green: 255, blue: 0))
    }

    @Test("a gray context has one byte per pixel, and an alpha context only the alpha")
    func oneByte() throws {
        let gray = try #require(
            CGContext(
                data: nil, width: 3, height: 1, bitsPerComponent: 8, bytesPerRow: 3,
                space: CGColorSpaceCreateDeviceGray(),
                bitmapInfo: CGImageAlphaInfo.none.rawValue))
        gray.setFillColor(CGColor(gray: 1, alpha: 1))
        gray.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        gray.setFillColor(red)
        gray.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        let bytes = try #require(gray.data).assumingMemoryBound(to: UInt8.self)
        #expect(bytes[0] == 255 && bytes[1] == 53 && bytes[2] == 0 && gray.bitsPerPixel == 8)
        #expect(gray.makeImage()?.pixel(1, 0) == Pixel(red: 53, green: 53, blue: 53))
        let alpha = try #require(
            CGContext(
                data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 2,
                space: CGColorSpaceCreateDeviceGray(),
                bitmapInfo: CGImageAlphaInfo.alphaOnly.rawValue))
        alpha.setFillColor(red)
        alpha.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        let alphas = try #require(alpha.data).assumingMemoryBound(to: UInt8.self)
        #expect(alphas[0] == 0 && alphas[1] == 255 && alpha.colorSpace == nil)
    }

    @Test("layouts in which Core Graphics does not draw have no context")
    func unsupported() {
        #expect(makeContext(nil, 1, 1, CGImageAlphaInfo.last.rawValue) == nil)
        #expect(makeContext(nil, 1, 1, CGImageAlphaInfo.none.rawValue) == nil)
        #expect(makeContext(nil, 0, 1, CGImageAlphaInfo.premultipliedLast.rawValue) == nil)
        #expect(makeContext(nil, 4, 1, bytesPerRow: 8, CGImageAlphaInfo.premultipliedLast.rawValue) == nil)
        #expect(
            CGContext(
                data: nil, width: 1, height: 1, bitsPerComponent: 16, bytesPerRow: 0, space: rgb,
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue) == nil)
    }
}
