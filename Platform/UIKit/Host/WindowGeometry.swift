/// The three sizes of a window: in pixels, in the desktop's units (pixels on X11, logical ones on Wayland), in points.
struct WindowGeometry: Equatable {
    var pixelWidth: Int
    var pixelHeight: Int
    /// Pixels for each of the desktop's units.
    var pixelsPerUnit: CGFloat
    /// Pixels for each point.
    var scale: CGFloat

    /// In points.
    var size: CGSize { CGSize(width: CGFloat(pixelWidth) / scale, height: CGFloat(pixelHeight) / scale) }

    /// Points for each of the desktop's units.
    var pointsPerUnit: CGFloat { pixelsPerUnit / scale }

    /// A rectangle of the screen in the desktop's units.
    func inUnits(_ rect: CGRect) -> CGRect {
        CGRect(
            x: rect.minX / pointsPerUnit, y: rect.minY / pointsPerUnit, width: rect.width / pointsPerUnit,
            height: rect.height / pointsPerUnit)
    }

    /// The scale for a display that tells only its dots per inch: one for each 96 of them, the density at which
    /// desktops draw a point as a pixel. Whole, as most desktops on X11 have it.
    static func scale(forDotsPerInch density: CGFloat) -> CGFloat {
        min(4, max(1, (density / 96).rounded(.down)))
    }
}
