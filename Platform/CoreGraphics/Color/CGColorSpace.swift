import Foundation

/// A color space, which defines the meaning of color components.
public final class CGColorSpace: Hashable, @unchecked Sendable {
    /// The color models that can be converted to sRGB for drawing.
    enum Model: Hashable {
        case sRGB, displayP3, gray
    }

    /// The kinds of color spaces of patterns.
    enum Pattern: Hashable {
        /// The patterns have colors.
        case colored
        /// The patterns have a color of a color space.
        case uncolored(CGColorSpace)
    }

    let model: Model
    /// The kind of patterns, or `nil` for a color space of colors.
    let pattern: Pattern?

    private init(_ model: Model, pattern: Pattern? = nil) {
        self.model = model
        self.pattern = pattern
    }

    /// Creates a color space for patterns.
    ///
    /// - Parameter patternBaseSpace: The color space of patterns without colors, or `nil` for patterns with colors.
    public convenience init?(patternBaseSpace: CGColorSpace?) {
        guard patternBaseSpace?.pattern == nil else { return nil }
        self.init(patternBaseSpace?.model ?? .sRGB, pattern: patternBaseSpace.map { .uncolored($0) } ?? .colored)
    }

    /// Creates the color space with a name: ``sRGB``, ``extendedSRGB``, ``displayP3`` or
    /// ``genericGrayGamma2_2``. Returns `nil` for other names.
    public convenience init?(name: String) {
        switch name {
        case CGColorSpace.sRGB, CGColorSpace.extendedSRGB: self.init(.sRGB)
        case CGColorSpace.displayP3: self.init(.displayP3)
        case CGColorSpace.genericGrayGamma2_2: self.init(.gray)
        default: return nil
        }
    }

    /// The name of the sRGB color space, the standard of the web and of most images.
    public static let sRGB = "kCGColorSpaceSRGB"
    /// The name of sRGB with components outside 0…1, which are clamped for drawing.
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
    /// The name of the wide-gamut Display P3 color space. Colors outside sRGB are clamped for drawing.
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    /// The name of the gray color space with one component and the transfer function of sRGB.
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

    /// The name of the color space.
    public var name: String? {
        guard pattern == nil else { return nil }
        switch model {
        case .sRGB: return CGColorSpace.sRGB
        case .displayP3: return CGColorSpace.displayP3
        case .gray: return CGColorSpace.genericGrayGamma2_2
        }
    }

    /// The number of color components, excluding the alpha.
    public var numberOfComponents: Int {
        pattern == .colored ? 0 : model == .gray ? 1 : 3
    }

    static let sharedSRGB = CGColorSpace(.sRGB)
    static let sharedGray = CGColorSpace(.gray)

    public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
        left.model == right.model && left.pattern == right.pattern
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(model)
    }
}

/// Returns the device-dependent RGB color space, which is sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
    CGColorSpace.sharedSRGB
}

/// Returns the device-dependent gray color space.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
    CGColorSpace.sharedGray
}
