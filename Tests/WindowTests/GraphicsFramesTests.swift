import CSDLWindow
import Foundation
import RandomRuns
import Testing

@Suite("The compositor of OpenGL")
struct GraphicsFramesTests {
    @Test("random movements, changes and planes are those of a model")
    func randomFrames() throws {
        let frames = try #require(trestle_graphics_frames_create(nil, true))
        defer { trestle_graphics_frames_destroy(frames) }
        repeatRandomly(40) { seed, numbers in
            let model = FrameModel(numbers: &numbers)
            #expect(trestle_graphics_frames_resize(frames, Int32(model.width), Int32(model.height)))
            model.update(frames, model.bounds, &numbers)
            for step in 0..<10 {
                if Bool.random(using: &numbers) { model.move(frames, &numbers) }
                for _ in 0..<Int.random(in: 0...2, using: &numbers) {
                    model.update(frames, model.randomRect(&numbers), &numbers)
                }
                let expected = model.show(frames, &numbers)
                var seen = [UInt32](repeating: 0, count: model.pixels.count)
                trestle_graphics_frames_read(frames, &seen)
                let difference = zip(seen, expected.pixels).map { $0.distance(to: $1) }.max() ?? 0
                // Each plane that is blended adds an error of rounding.
                #expect(difference <= expected.blended, "TRESTLE_SEED=\(seed), step \(step)")
            }
        }
    }

    @Test("the size of a frame is limited, and a smaller one can be displayed afterward")
    func largestSize() throws {
        let frames = try #require(trestle_graphics_frames_create(nil, true))
        defer { trestle_graphics_frames_destroy(frames) }
        #expect(!trestle_graphics_frames_resize(frames, 1 << 20, 10))
        #expect(trestle_graphics_frames_resize(frames, 10, 10))
        #expect(trestle_graphics_frames_show(frames, [], 0))
    }

    @Test("OpenGL without a graphics processor is used only on request")
    func software() throws {
        guard !FileManager.default.fileExists(atPath: "/dev/dri") else { return }
        #expect(trestle_graphics_frames_create(nil, false) == nil)
    }
}

/// The pixels of a screen and pictures, as OpenGL should have them.
private final class FrameModel {
    let width: Int
    let height: Int
    private(set) var pixels: [UInt32]

    init(numbers: inout SeededGenerator) {
        width = Int.random(in: 1...60, using: &numbers)
        height = Int.random(in: 1...60, using: &numbers)
        pixels = [UInt32](repeating: 0, count: width * height)
    }

    var bounds: trestle_pixel_rect { trestle_pixel_rect(x: 0, y: 0, width: Int32(width), height: Int32(height)) }

    func randomRect(_ numbers: inout SeededGenerator) -> trestle_pixel_rect {
        let (x, y) = (Int.random(in: 0..<width, using: &numbers), Int.random(in: 0..<height, using: &numbers))
        return trestle_pixel_rect(
            x: Int32(x), y: Int32(y), width: Int32.random(in: 1...Int32(width - x), using: &numbers),
            height: Int32.random(in: 1...Int32(height - y), using: &numbers))
    }

    func update(_ frames: OpaquePointer, _ rect: trestle_pixel_rect, _ numbers: inout SeededGenerator) {
        rect.forEachPixel { x, y in
            pixels[y * width + x] = 0xFF00_0000 | UInt32.random(in: 0...0xFF_FFFF, using: &numbers)
        }
        trestle_graphics_frames_update(frames, pixels, Int32(width), [rect], 1)
    }

    func move(_ frames: OpaquePointer, _ numbers: inout SeededGenerator) {
        let area = randomRect(&numbers)
        let (dx, dy) = (Int.random(in: -20...20, using: &numbers), Int.random(in: -20...20, using: &numbers))
        let old = pixels
        area.forEachPixel { x, y in
            if area.contains(x - dx, y - dy) { pixels[y * width + x] = old[(y - dy) * width + x - dx] }
        }
        trestle_graphics_frames_move(frames, area, Int32(dx), Int32(dy))
    }

    /// Displays random planes, and returns the expected pixels and the number of planes that are blended.
    func show(
        _ frames: OpaquePointer, _ numbers: inout SeededGenerator
    ) -> (pixels: [UInt32], blended: Int) {
        var result = pixels
        var blended = 0
        var planes: [trestle_plane] = []
        for _ in 0..<Int.random(in: 0...3, using: &numbers) {
            let size = (width: Int.random(in: 1...70, using: &numbers), height: Int.random(in: 1...70, using: &numbers))
            let isOpaque = Bool.random(using: &numbers)
            let picture = (0..<size.width * size.height).map { _ in UInt32.randomPixel(isOpaque: isOpaque, &numbers) }
            let name = trestle_graphics_frames_add_picture(
                frames, picture, Int32(size.width), Int32(size.width), Int32(size.height), isOpaque)
            let plane = trestle_plane(
                picture: name, x: Int32.random(in: -40...40, using: &numbers),
                y: Int32.random(in: -40...40, using: &numbers), clip: randomRect(&numbers),
                opacity: Bool.random(using: &numbers) ? 1 : Float.random(in: 0...1, using: &numbers))
            planes.append(plane)
            if !isOpaque || plane.opacity < 1 { blended += 1 }
            plane.clip.forEachPixel { x, y in
                let (column, row) = (x - Int(plane.x), y - Int(plane.y))
                guard (0..<size.width).contains(column), (0..<size.height).contains(row) else { return }
                let source = picture[row * size.width + column] | (isOpaque ? 0xFF00_0000 : 0)
                result[y * width + x] = source.blended(over: result[y * width + x], opacity: plane.opacity)
            }
        }
        #expect(trestle_graphics_frames_show(frames, planes, Int32(planes.count)))
        for plane in planes { trestle_graphics_frames_remove_picture(frames, plane.picture) }
        return (result, blended)
    }
}

extension trestle_pixel_rect {
    fileprivate func forEachPixel(_ body: (_ x: Int, _ y: Int) -> Void) {
        for row in Int(y)..<Int(y + height) {
            for column in Int(x)..<Int(x + width) { body(column, row) }
        }
    }

    fileprivate func contains(_ column: Int, _ row: Int) -> Bool {
        (Int(x)..<Int(x + width)).contains(column) && (Int(y)..<Int(y + height)).contains(row)
    }
}

extension UInt32 {
    /// A pixel 0xAARRGGBB with premultiplied colors, or 0xXXRRGGBB.
    fileprivate static func randomPixel(isOpaque: Bool, _ numbers: inout SeededGenerator) -> UInt32 {
        if isOpaque { return UInt32.random(in: 0...UInt32.max, using: &numbers) }
        let alpha = UInt32.random(in: 0...255, using: &numbers)
        return [0, 8, 16].reduce(alpha << 24) { $0 | UInt32.random(in: 0...alpha, using: &numbers) << $1 }
    }

    private var channels: [Int] { [0, 8, 16, 24].map { Int(self >> $0 & 255) } }

    fileprivate func blended(over other: UInt32, opacity: Float) -> UInt32 {
        let rest = 1 - Float(self >> 24) / 255 * opacity
        return zip(channels, other.channels).reversed().reduce(0) { word, values in
            word << 8 | UInt32((Float(values.0) * opacity + Float(values.1) * rest).rounded())
        }
    }

    /// Returns the largest difference of a channel.
    fileprivate func distance(to other: UInt32) -> Int {
        zip(channels, other.channels).map { abs($0 - $1) }.max() ?? 0
    }
}
