/// How an open line ends.
public enum CGLineCap: Int32, Sendable {
    /// At its end point, squarely.
    case butt
    /// With a half disc round its end point.
    case round
    /// Half its width beyond its end point.
    case square
}

/// How two pieces of a line meet.
public enum CGLineJoin: Int32, Sendable {
    /// In a point, up to the miter limit.
    case miter
    /// In a rounded corner.
    case round
    /// In a cut corner.
    case bevel
}

/// What counts as the inside of a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
    /// Inside is what the path winds round, on balance, at least once.
    case winding
    /// Inside is what a ray leaves after an odd number of crossings.
    case evenOdd
}

/// What is drawn of a path.
public enum CGPathDrawingMode: Int32, Sendable {
    /// Its inside, by the winding rule.
    case fill
    /// Its inside, by the even-odd rule.
    case eoFill
    /// Its line.
    case stroke
    /// Its inside by the winding rule, then its line.
    case fillStroke
    /// Its inside by the even-odd rule, then its line.
    case eoFillStroke
}

/// How the pixels of a picture are mixed when it is drawn at another size.
public enum CGInterpolationQuality: Int32, Sendable {
    /// As ``medium``.
    case `default`
    /// Not at all: the nearest pixel.
    case none
    /// Four neighbours.
    case low
    /// Everything that a target pixel covers.
    case medium
    /// As ``medium``, with the best filter there is.
    case high
}

/// How what is drawn is mixed with what is there. (Apple's `plusDarker` is not offered.)
public enum CGBlendMode: Int32, Sendable {
    /// Drawn over what is there.
    case normal = 0
    /// Multiplied: never lighter than either.
    case multiply
    /// Inverted, multiplied, inverted: never darker than either.
    case screen
    /// Multiply or screen, by what is there.
    case overlay
    /// The darker of the two.
    case darken
    /// The lighter of the two.
    case lighten
    /// What is there, brightened by what is drawn.
    case colorDodge
    /// What is there, darkened by what is drawn.
    case colorBurn
    /// A soft light of the drawn colour.
    case softLight
    /// A hard light of the drawn colour.
    case hardLight
    /// The difference of the two.
    case difference
    /// As difference, with less contrast.
    case exclusion
    /// The hue of what is drawn.
    case hue
    /// The saturation of what is drawn.
    case saturation
    /// Hue and saturation of what is drawn.
    case color
    /// The luminosity of what is drawn.
    case luminosity
    /// Makes transparent.
    case clear
    /// Replaces, alpha and all.
    case copy
    /// What is drawn, where something is.
    case sourceIn
    /// What is drawn, where nothing is.
    case sourceOut
    /// What is drawn over what is there, only where something is.
    case sourceAtop
    /// Drawn behind what is there.
    case destinationOver
    /// What is there, where something is drawn.
    case destinationIn
    /// What is there, where nothing is drawn.
    case destinationOut
    /// What is there over what is drawn, only where something is drawn.
    case destinationAtop
    /// Either, not both.
    case xor
    /// The sum of the two.
    case plusLighter = 27
}
