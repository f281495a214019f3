@_implementationOnly import CCairo
import Foundation

/// A blurred and tinted copy of pixels that are already drawn, for the translucent background of a bar.
///
/// The blur is computed on a downsampled image and interpolated back to full size. The difference is not
/// visible, and the cost is close to that of reading and writing each pixel once.
package final class BackdropBlur {
    /// The blurred pixels, opaque.
    package let result: CGContext

    private let width: Int
    private let height: Int
    /// The red, green and blue planes of the downsampled image, with values from 0 to 255.
    private var planes: [[Float]] = [[], [], []]

    /// Creates a blur of `width` × `height` pixels.
    package init(width: Int, height: Int) {
        self.width = width
        self.height = height
        result = CGContext(width: width, height: height, scale: 1, opaque: true)
    }

    /// Returns whether the blur has the given size in pixels.
    package func hasSize(_ width: Int, _ height: Int) -> Bool { width == self.width && height == self.height }

    /// Copies pixels of `context`, starting at a pixel, and blurs and tints them.
    ///
    /// - Parameters:
    ///   - context: The context that contains the backdrop.
    ///   - x: The horizontal position of the first pixel.
    ///   - y: The vertical position of the first pixel.
    ///   - sigma: The standard deviation of the blur, in pixels.
    ///   - saturation: The factor of the color saturation. 1 keeps it.
    ///   - tint: The color drawn over the blur.
    package func copy(from context: CGContext, x: Int, y: Int, sigma: CGFloat, saturation: CGFloat, tint: CGColor) {
        context.flush()
        guard let source = cairo_image_surface_get_data(context.target),
            let target = cairo_image_surface_get_data(result.target),
            x >= 0, y >= 0, x + width <= context.width, y + height <= context.height
        else { return }
        let stride = Int(cairo_image_surface_get_stride(context.target))
        // Two to three downsampled pixels per standard deviation: with fewer, squares would be visible.
        let step = max(1, min(32, Int(sigma * 0.4)))
        let columns = (width + step - 1) / step
        let rows = (height + step - 1) / step
        downsample(source + y * stride + x * 4, stride: stride, step: step, columns: columns, rows: rows)
        let boxes = BoxBlur.boxes(sigma: Double(sigma) / Double(step))
        for plane in 0..<3 { blur(&planes[plane], columns: columns, rows: rows, boxes: boxes) }
        tintPlanes(saturation: Float(saturation), tint: tint)
        upsample(
            target, stride: Int(cairo_image_surface_get_stride(result.target)), step: step, columns: columns,
            rows: rows)
        result.pixelsChanged()
    }

    /// Downsamples the image by averaging squares of `step` pixels.
    private func downsample(_ source: UnsafePointer<UInt8>, stride: Int, step: Int, columns: Int, rows: Int) {
        if planes[0].count != columns * rows {
            planes = Array(repeating: Array(repeating: 0, count: columns * rows), count: 3)
        }
        // In large squares, every other pixel is enough for the mean.
        let sampleStep = step >= 8 ? 2 : 1
        for row in 0..<rows {
            let lines = row * step..<min(height, (row + 1) * step)
            for column in 0..<columns {
                let start = column * step
                let end = min(width, start + step)
                var (red, green, blue, count): (UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0)
                var line = lines.lowerBound
                while line < lines.upperBound {
                    let pixels = UnsafeRawPointer(source + line * stride).assumingMemoryBound(to: UInt32.self)
                    // Red and blue are summed in one word. The sums of up to 32 pixels do not overlap.
                    var (both, middle): (UInt32, UInt32) = (0, 0)
                    var pixel = start
                    while pixel < end {
                        let value = pixels[pixel]
                        both &+= value & 0xFF00FF
                        middle &+= value >> 8 & 0xFF
                        count &+= 1
                        pixel += sampleStep
                    }
                    red &+= both >> 16
                    blue &+= both & 0xFFFF
                    green &+= middle
                    line += sampleStep
                }
                let factor = 1 / Float(max(1, count))
                let index = row * columns + column
                planes[0][index] = Float(red) * factor
                planes[1][index] = Float(green) * factor
                planes[2][index] = Float(blue) * factor
            }
        }
    }

    private func blur(_ plane: inout [Float], columns: Int, rows: Int, boxes: [(width: Int, left: Int)]) {
        guard !boxes.isEmpty else { return }
        plane.withUnsafeMutableBufferPointer { plane in
            let start = plane.baseAddress!
            withUnsafeTemporaryAllocation(of: Float.self, capacity: 2 * max(columns, rows)) { lines in
                let (from, to) = (lines.baseAddress!, lines.baseAddress! + max(columns, rows))
                for row in 0..<rows { blurLine(start + row * columns, 1, columns, from, to, boxes) }
                for column in 0..<columns { blurLine(start + column, columns, rows, from, to, boxes) }
            }
        }
    }

    /// Blurs a row or column. Pixels beyond the ends equal those at the ends.
    private func blurLine(
        _ line: UnsafeMutablePointer<Float>, _ step: Int, _ count: Int, _ first: UnsafeMutablePointer<Float>,
        _ second: UnsafeMutablePointer<Float>, _ boxes: [(width: Int, left: Int)]
    ) {
        var (from, to) = (first, second)
        for index in 0..<count { from[index] = line[index * step] }
        for box in boxes {
            let right = box.width - box.left - 1
            let factor = 1 / Float(box.width)
            var sum: Float = 0
            for index in -box.left...right { sum += from[min(max(index, 0), count - 1)] }
            for index in 0..<count {
                to[index] = sum * factor
                sum += from[min(index + right + 1, count - 1)] - from[max(index - box.left, 0)]
            }
            swap(&from, &to)
        }
        for index in 0..<count { line[index * step] = from[index] }
    }

    private func tintPlanes(saturation: Float, tint: CGColor) {
        let rgba = tint.rgba
        let cover = Float(rgba.alpha)
        let over = (Float(rgba.red) * cover * 255, Float(rgba.green) * cover * 255, Float(rgba.blue) * cover * 255)
        for index in planes[0].indices {
            let (red, green, blue) = (planes[0][index], planes[1][index], planes[2][index])
            // The luma coefficients of ITU-R BT.709.
            let gray = 0.2126 * red + 0.7152 * green + 0.0722 * blue
            planes[0][index] = Self.mixed(gray + (red - gray) * saturation, cover, over.0)
            planes[1][index] = Self.mixed(gray + (green - gray) * saturation, cover, over.1)
            planes[2][index] = Self.mixed(gray + (blue - gray) * saturation, cover, over.2)
        }
    }

    private static func mixed(_ value: Float, _ cover: Float, _ over: Float) -> Float {
        min(255, max(0, value)) * (1 - cover) + over
    }

    /// Upsamples the image by bilinear interpolation between the centers of its pixels.
    private func upsample(_ target: UnsafeMutablePointer<UInt8>, stride: Int, step: Int, columns: Int, rows: Int) {
        let one: Float = 65536
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: 3 * columns) { line in
            for y in 0..<height {
                let position = (Float(y) + 0.5) / Float(step) - 0.5
                let upper = min(rows - 1, max(0, Int(position.rounded(.down))))
                let lower = min(rows - 1, upper + 1)
                let fraction = min(1, max(0, position - Float(upper)))
                for column in 0..<columns {
                    for plane in 0..<3 {
                        let (a, b) = (planes[plane][upper * columns + column], planes[plane][lower * columns + column])
                        line[column * 3 + plane] = Int32((a + (b - a) * fraction) * one) + 32768
                    }
                }
                let pixels = UnsafeMutableRawPointer(target + y * stride).assumingMemoryBound(to: UInt32.self)
                upsampleLine(pixels, line.baseAddress!, step: step, columns: columns)
            }
        }
    }

    private func upsampleLine(
        _ pixels: UnsafeMutablePointer<UInt32>, _ line: UnsafePointer<Int32>, step: Int, columns: Int
    ) {
        var x = 0
        // From the center of one downsampled pixel to the next, constant before the first and after the last
        // one.
        for column in -1..<columns {
            let from = line + 3 * max(0, column)
            let to = line + 3 * min(columns - 1, column + 1)
            let end = min(width, column < 0 ? step / 2 : column == columns - 1 ? width : x + step)
            let length = Int32(step)
            let (dr, dg, db) = ((to[0] - from[0]) / length, (to[1] - from[1]) / length, (to[2] - from[2]) / length)
            var (red, green, blue) = (from[0], from[1], from[2])
            while x < end {
                let r = UInt32(bitPattern: min(255, red >> 16))
                let g = UInt32(bitPattern: min(255, green >> 16))
                let b = UInt32(bitPattern: min(255, blue >> 16))
                pixels[x] = 0xFF00_0000 | r << 16 | g << 8 | b
                red &+= dr
                green &+= dg
                blue &+= db
                x += 1
            }
        }
    }
}
