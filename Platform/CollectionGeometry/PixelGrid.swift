/// The pixels of a screen, to which sizes and positions are rounded.
package struct PixelGrid: Sendable, Hashable {
    /// The number of pixels of a point.
    package let scale: Double

    /// Creates the grid of a screen. A scale that is not positive counts as 1.
    package init(scale: Double) {
        self.scale = scale > 0 && scale.isFinite ? scale : 1
    }

    /// Returns a length rounded down to whole pixels. A length just below a pixel counts as that pixel, so
    /// that three thirds are a whole.
    func roundedDown(_ length: Double) -> Double { (length * scale + 1e-4).rounded(.down) / scale }

    /// Returns a position rounded to the nearest pixel.
    package func rounded(_ position: Double) -> Double { (position * scale).rounded() / scale }

    /// Returns a rectangle with the origin rounded to the nearest pixel.
    func rounded(_ rect: PlanarRect) -> PlanarRect {
        PlanarRect(
            origin: PlanarPoint(x: rounded(rect.origin.x), y: rounded(rect.origin.y)), size: rect.size)
    }
}

/// Limits of lengths that apps supply.
enum Length {
    static let maximum = 1e8

    /// Returns a length that geometry can sum: finite, not negative, and at most ``maximum``.
    static func valid(_ length: Double) -> Double { length.isFinite ? min(max(length, 0), maximum) : 0 }
}
