@_implementationOnly import CCairo
import Foundation

extension CGContext {
    /// Draws the pixels of another context with perspective.
    ///
    /// - Parameters:
    ///   - other: The context, whose pixels are premultiplied by their alpha.
    ///   - transform: The transform from the pixels of `other` to those of this context.
    ///   - area: The pixels to draw, which have whole coordinates.
    ///   - alpha: The alpha from 0 to 1 that the pixels are multiplied by.
    /// - Complexity: O(pixels of the area).
    package func draw(_ other: CGContext, by transform: ProjectiveTransform, in area: CGRect, alpha: Double) {
        guard area.width >= 1, area.height >= 1, let inverse = transform.inverse else { return }
        other.flush()
        guard let source = ProjectedPixels(other.target, width: other.width, height: other.height) else { return }
        let result = CGContext(width: Int(area.width), height: Int(area.height), scale: 1, opaque: false)
        cairo_surface_flush(result.target)
        guard let data = cairo_image_surface_get_data(result.target) else { return }
        let stride = Int(cairo_image_surface_get_stride(result.target))
        for row in 0..<result.height {
            let pixels = UnsafeMutableRawPointer(data + row * stride).assumingMemoryBound(to: UInt32.self)
            // The centers of pixels are mapped.
            source.copyRow(
                y: Double(area.minY) + Double(row) + 0.5, fromX: Double(area.minX) + 0.5, by: inverse,
                to: UnsafeMutableBufferPointer(start: pixels, count: result.width))
        }
        cairo_surface_mark_dirty(result.target)
        blit(result, x: Int(area.minX), y: Int(area.minY), alpha: alpha)
    }
}

/// The pixels of a context that are read by interpolation, with transparent pixels around them, which smooth the edges.
private struct ProjectedPixels {
    private let data: UnsafePointer<UInt8>
    private let stride: Int
    private let width: Int
    private let height: Int

    init?(_ surface: OpaquePointer, width: Int, height: Int) {
        guard let data = cairo_image_surface_get_data(surface) else { return nil }
        self.data = UnsafePointer(data)
        self.width = width
        self.height = height
        stride = Int(cairo_image_surface_get_stride(surface))
    }

    /// Fills a row of pixels from the places in the source that a transform maps them to.
    func copyRow(
        y: Double, fromX x: Double, by inverse: ProjectiveTransform, to pixels: UnsafeMutableBufferPointer<UInt32>
    ) {
        var u = inverse.linear.a * x + inverse.linear.c * y + inverse.linear.tx
        var v = inverse.linear.b * x + inverse.linear.d * y + inverse.linear.ty
        var w = inverse.depth.x * x + inverse.depth.y * y + inverse.depth.one
        let (left, top, right, bottom) = (-0.5, -0.5, Double(width) + 0.5, Double(height) + 0.5)
        for column in pixels.indices {
            // w is negative for points behind the viewer.
            if w > 0 {
                let (sourceX, sourceY) = (u / w, v / w)
                if sourceX > left, sourceX < right, sourceY > top, sourceY < bottom {
                    pixels[column] = pixel(sourceX - 0.5, sourceY - 0.5)
                }
            }
            u += inverse.linear.a
            v += inverse.linear.b
            w += inverse.depth.x
        }
    }

    /// Returns the bilinear interpolation of the four pixels around a position.
    private func pixel(_ x: Double, _ y: Double) -> UInt32 {
        let (left, top) = (x.rounded(.down), y.rounded(.down))
        let (partX, partY) = (UInt32((x - left) * 256), UInt32((y - top) * 256))
        let (column, row) = (Int(left), Int(top))
        let upper = Self.mix(word(column, row), word(column + 1, row), partX)
        let lower = Self.mix(word(column, row + 1), word(column + 1, row + 1), partX)
        return Self.mix(upper, lower, partY)
    }

    private func word(_ column: Int, _ row: Int) -> UInt32 {
        guard column >= 0, row >= 0, column < width, row < height else { return 0 }
        return UnsafeRawPointer(data + row * stride + column * 4).loadUnaligned(as: UInt32.self)
    }

    /// Mixes two colors of four bytes, two bytes at a time.
    private static func mix(_ one: UInt32, _ other: UInt32, _ part: UInt32) -> UInt32 {
        let mask: UInt32 = 0x00ff_00ff
        let (rest, half) = (256 - part, UInt32(0x0080_0080))
        let low = (((one & mask) * rest + (other & mask) * part + half) >> 8) & mask
        let high = (one >> 8 & mask) * rest + (other >> 8 & mask) * part + half
        return low | (high & ~mask)
    }
}
