@_implementationOnly import CPango
import Foundation

/// Conversion of points to Pango units, 1/1024 point. Values are clamped to the representable range, because
/// attributes and nibs may contain arbitrary numbers.
enum PangoUnits {
    /// The maximum magnitude, in points.
    private static let limit: CGFloat = 1e6

    static func nearest(_ points: CGFloat) -> Int32 { Int32((bounded(points) * CGFloat(PANGO_SCALE)).rounded()) }

    /// Converts points and rounds up, so that measured text fits its own width.
    static func fitting(_ points: CGFloat) -> Int32 { Int32(bounded(points) * CGFloat(PANGO_SCALE) + 0.999) }

    private static func bounded(_ points: CGFloat) -> CGFloat {
        points.isNaN ? 0 : min(max(points, -limit), limit)
    }
}
