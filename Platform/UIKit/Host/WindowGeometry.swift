/// The size of a window in pixels, in desktop units (pixels on X11, logical pixels on Wayland) and in
/// points.
struct WindowGeometry: Equatable {
    var pixelWidth: Int
    var pixelHeight: Int
    /// The number of pixels per desktop unit.
    var pixelsPerUnit: CGFloat
    /// The number of pixels per point.
    var scale: CGFloat

    /// The size in points.
    var size: CGSize { CGSize(width: CGFloat(pixelWidth) / scale, height: CGFloat(pixelHeight) / scale) }

    /// The number of points per desktop unit.
    var pointsPerUnit: CGFloat { pixelsPerUnit / scale }

    /// Converts a rectangle from points to desktop units.
    func inUnits(_ rect: CGRect) -> CGRect {
        CGRect(
            x: rect.minX / pointsPerUnit, y: rect.minY / pointsPerUnit, width: rect.width / pointsPerUnit,
            height: rect.height / pointsPerUnit)
    }

    /// Returns the scale of a display for which only the density is known: one per 96 dots per inch, the
    /// density at which desktops draw one pixel per point. It is a whole number, as on most X11 desktops.
    static func scale(forDotsPerInch density: CGFloat) -> CGFloat {
        min(4, max(1, (density / 96).rounded(.down)))
    }
}
