/// The number of positions that a part of the tree spans, and their total height in points.
struct Extent: Equatable {
    var count = 0
    var height = 0.0

    static func + (first: Extent, second: Extent) -> Extent {
        Extent(count: first.count + second.count, height: first.height + second.height)
    }

    static func += (first: inout Extent, second: Extent) {
        first.count += second.count
        first.height += second.height
    }
}

/// Limits and rounding of heights.
enum Height {
    /// The maximum height of a row, header or footer, in points.
    static var maximum: Double { 1e9 }

    /// Returns a height as it is summed: rounded to a multiple of 2⁻²⁰ points.
    ///
    /// Sums of such numbers are exact in any order up to 2³³ points, that is, 195 million rows of 44 points.
    /// Therefore the row at the offset of a row is always that row, and no rounding errors accumulate.
    static func addend(_ height: Double) -> Double {
        // A `Double` near 1.5 · 2³² has a precision of 2⁻²⁰, so adding that number rounds the height.
        let rounder = 6_442_450_944.0
        return (height + rounder) - rounder
    }

    /// Traps if `height` is not a valid height.
    static func check(_ height: Double, of subject: @autoclosure () -> String) {
        precondition(
            height >= 0 && height <= maximum,
            "The height of \(subject()) is \(height) points. Use a finite height between 0 and \(maximum) points.")
    }
}
