/// The style of line ends.
public enum CGLineCap: Int32, Sendable {
    /// A square end at the end point.
    case butt
    /// A semicircle around the end point.
    case round
    /// A square end that extends half the line width beyond the end point.
    case square
}

/// The style of line joins.
public enum CGLineJoin: Int32, Sendable {
    /// A sharp corner, up to the miter limit.
    case miter
    /// A rounded corner.
    case round
    /// A beveled corner.
    case bevel
}

/// The rule that determines the interior of a path.
public enum CGPathFillRule: Int, Sendable {
    /// The nonzero winding rule.
    case winding
    /// The even-odd rule.
    case evenOdd
}

/// The parts of a path that are drawn.
public enum CGPathDrawingMode: Int32, Sendable {
    /// The interior by the winding rule.
    case fill
    /// The interior by the even-odd rule.
    case eoFill
    /// The outline.
    case stroke
    /// The interior by the winding rule, then the outline.
    case fillStroke
    /// The interior by the even-odd rule, then the outline.
    case eoFillStroke
}

/// The quality of image scaling.
public enum CGInterpolationQuality: Int32, Sendable {
    /// The default quality, which equals ``medium``.
    case `default`
    /// No interpolation: the nearest pixel.
    case none
    /// Bilinear interpolation between four pixels.
    case low
    /// A filter over all source pixels that a target pixel covers.
    case medium
    /// The best available filter.
    case high
}

/// The compositing operation that combines a source, which is drawn, with the destination.
///
/// Apple's `plusDarker` is not supported.
public enum CGBlendMode: Int32, Sendable {
    /// The source over the destination.
    case normal = 0
    /// The product of the two, which is at most as light as either.
    case multiply
    /// The inverted product of the inverted colors, which is at least as light as either.
    case screen
    /// Multiply or screen, depending on the destination.
    case overlay
    /// The darker of the two.
    case darken
    /// The lighter of the two.
    case lighten
    /// The destination, brightened by the source.
    case colorDodge
    /// The destination, darkened by the source.
    case colorBurn
    /// The destination, softly darkened or lightened by the source.
    case softLight
    /// Multiply or screen, depending on the source.
    case hardLight
    /// The difference of the two.
    case difference
    /// The difference with less contrast.
    case exclusion
    /// The hue of the source.
    case hue
    /// The saturation of the source.
    case saturation
    /// The hue and saturation of the source.
    case color
    /// The luminosity of the source.
    case luminosity
    /// Transparency.
    case clear
    /// The source instead of the destination, including its alpha.
    case copy
    /// The source where the destination is opaque.
    case sourceIn
    /// The source where the destination is transparent.
    case sourceOut
    /// The source over the destination, where the destination is opaque.
    case sourceAtop
    /// The destination over the source.
    case destinationOver
    /// The destination where the source is opaque.
    case destinationIn
    /// The destination where the source is transparent.
    case destinationOut
    /// The destination over the source, where the source is opaque.
    case destinationAtop
    /// Either the source or the destination, where the other one is transparent.
    case xor
    /// The sum of the two.
    case plusLighter = 27
}
