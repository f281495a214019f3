import Foundation

/// A smooth transition between colors at locations from 0 to 1.
public final class CGGradient: @unchecked Sendable {
    struct Stop: Hashable, Sendable {
        var location: Double
        var color: CGColor.RGBA
    }

    let stops: [Stop]

    private init(stops: [Stop]) {
        // Sorted for drawing. Stops at the same location keep their order.
        self.stops = stops.enumerated().sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
            .map(\.element)
    }

    /// Creates a gradient with a color at each location, or with evenly distributed colors if `locations` is
    /// `nil`. Returns `nil` if there are no colors.
    ///
    /// Colors are always interpolated in sRGB; `colorsSpace` is ignored.
    ///
    /// - Parameter colors: The colors, which are of type `CGColor`. Other elements are ignored.
    public convenience init?(colorsSpace: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        self.init(colorsSpace: colorsSpace, colors: colors.compactMap { $0 as? CGColor }, locations: locations)
    }

    /// Creates a gradient as the initializer with an array of Core Foundation does.
    public convenience init?(colorsSpace: CGColorSpace?, colors: [CGColor], locations: UnsafePointer<CGFloat>?) {
        guard !colors.isEmpty else { return nil }
        let last = Double(max(colors.count - 1, 1))
        self.init(
            stops: colors.enumerated().map { index, color in
                Stop(location: locations.map { Double($0[index]) } ?? Double(index) / last, color: color.rgba)
            })
    }

    /// Creates a gradient with `count` colors, whose components and alphas are stored consecutively.
    public convenience init?(
        colorSpace: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        let stride = colorSpace.numberOfComponents + 1
        let colors = (0..<count).compactMap {
            CGColor(colorSpace: colorSpace, components: components + $0 * stride)
        }
        self.init(colorsSpace: colorSpace, colors: colors, locations: locations)
    }
}

/// Options that extend a gradient beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Creates options from their bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The first color extends before the start location.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// The last color extends after the end location.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
