import Foundation

/// Colours at places along a line from 0 to 1, with smooth change between them.
public final class CGGradient: @unchecked Sendable {
    struct Stop: Hashable, Sendable {
        var location: Double
        var color: CGColor.RGBA
    }

    let stops: [Stop]

    private init(stops: [Stop]) {
        // Drawing wants them in order; stops at one place keep the order they came in.
        self.stops = stops.enumerated().sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
            .map(\.element)
    }

    /// A gradient through `colors`. Without `locations` they are spread evenly; with them there is one for each colour.
    /// Returns nil for no colours at all. The mixing is always done in sRGB, whatever `colorsSpace` says.
    public convenience init?(colorsSpace: CGColorSpace?, colors: [CGColor], locations: UnsafePointer<CGFloat>?) {
        guard !colors.isEmpty else { return nil }
        let last = Double(max(colors.count - 1, 1))
        self.init(
            stops: colors.enumerated().map { index, color in
                Stop(location: locations.map { Double($0[index]) } ?? Double(index) / last, color: color.rgba)
            })
    }

    /// A gradient through `count` colours whose components (with alpha) follow each other in `components`.
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

/// Whether a gradient's end colours go on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Options from their bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The first colour fills what lies before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// The last colour fills what lies behind the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
