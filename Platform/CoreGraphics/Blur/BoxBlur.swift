@_implementationOnly import CCairo
import Foundation

/// Three successive box blurs, which approximate a Gaussian blur within a few percent.
enum BoxBlur {
    /// Returns the widths of the three boxes for a standard deviation, and the extent of each box to the
    /// left, as specified for `feGaussianBlur` in SVG.
    static func boxes(sigma: Double) -> [(width: Int, left: Int)] {
        let width = Int((sigma * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down))
        if width <= 1 { return [] }
        if width % 2 == 1 { return Array(repeating: (width, width / 2), count: 3) }
        return [(width, width / 2), (width, width / 2 - 1), (width + 1, width / 2)]
    }

    /// Returns the number of pixels by which the blur extends a shape on each side.
    static func reach(sigma: Double) -> Int {
        boxes(sigma: sigma).reduce(0) { $0 + $1.width / 2 } + 1
    }

    /// Blurs an A8 surface.
    static func blur(_ surface: OpaquePointer, sigma: Double) {
        let steps = boxes(sigma: sigma)
        cairo_surface_flush(surface)
        guard !steps.isEmpty, let data = cairo_image_surface_get_data(surface) else { return }
        let width = Int(cairo_image_surface_get_width(surface))
        let height = Int(cairo_image_surface_get_height(surface))
        let stride = Int(cairo_image_surface_get_stride(surface))
        let longest = max(width, height)
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: longest * 2) { lines in
            let (from, to) = (lines.baseAddress!, lines.baseAddress! + longest)
            for y in 0..<height { blurLine(data + y * stride, 1, width, from, to, steps) }
            for x in 0..<width { blurLine(data + x, stride, height, from, to, steps) }
        }
        cairo_surface_mark_dirty(surface)
    }

    private static func blurLine(
        _ line: UnsafeMutablePointer<UInt8>, _ step: Int, _ count: Int, _ first: UnsafeMutablePointer<UInt8>,
        _ second: UnsafeMutablePointer<UInt8>, _ boxes: [(width: Int, left: Int)]
    ) {
        var (from, to) = (first, second)
        for index in 0..<count { from[index] = line[index * step] }
        for box in boxes {
            let right = box.width - box.left - 1
            // A fixed-point factor with 16 fractional bits replaces a division per pixel.
            let factor = (1 << 16 + box.width / 2) / box.width
            var sum = 0
            for index in 0..<min(right, count) { sum += Int(from[index]) }
            for index in 0..<count {
                if index + right < count { sum += Int(from[index + right]) }
                to[index] = UInt8(truncatingIfNeeded: min((sum * factor + 1 << 15) >> 16, 255))
                if index - box.left >= 0 { sum -= Int(from[index - box.left]) }
            }
            swap(&from, &to)
        }
        for index in 0..<count { line[index * step] = from[index] }
    }
}
