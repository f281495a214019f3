internal import CPango
import Foundation

/// Points as Pango counts them, in 1,024ths, within what it can count: numbers of attributes and nibs can be of any size.
enum PangoUnits {
    /// Farther than any text goes, in points.
    private static let limit: CGFloat = 1e6

    static func nearest(_ points: CGFloat) -> Int32 { Int32((bounded(points) * CGFloat(PANGO_SCALE)).rounded()) }

    /// Rounded up so that what was measured fits into its own width.
    static func fitting(_ points: CGFloat) -> Int32 { Int32(bounded(points) * CGFloat(PANGO_SCALE) + 0.999) }

    private static func bounded(_ points: CGFloat) -> CGFloat {
        points.isNaN ? 0 : min(max(points, -limit), limit)
    }
}
