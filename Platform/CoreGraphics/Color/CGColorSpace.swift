import Foundation

/// What the components of a colour mean.
public final class CGColorSpace: Hashable, @unchecked Sendable {
    /// The families that this module can turn into what it draws with, sRGB.
    enum Model: Hashable {
        case sRGB, displayP3, gray
    }

    let model: Model

    private init(_ model: Model) {
        self.model = model
    }

    /// The space of that name (``sRGB``, ``extendedSRGB``, ``displayP3``, ``genericGrayGamma2_2``); nil for
    /// any other.
    public convenience init?(name: String) {
        switch name {
        case CGColorSpace.sRGB, CGColorSpace.extendedSRGB: self.init(.sRGB)
        case CGColorSpace.displayP3: self.init(.displayP3)
        case CGColorSpace.genericGrayGamma2_2: self.init(.gray)
        default: return nil
        }
    }

    /// The space of the web and of most pictures.
    public static let sRGB = "kCGColorSpaceSRGB"
    /// sRGB with components outside 0…1, which are cut to it when drawn.
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
    /// The wider space of newer displays; drawn as its nearest sRGB colour.
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    /// One component, from black to white, with the tone curve of sRGB.
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

    /// The name that ``init(name:)`` takes.
    public var name: String? {
        switch model {
        case .sRGB: return CGColorSpace.sRGB
        case .displayP3: return CGColorSpace.displayP3
        case .gray: return CGColorSpace.genericGrayGamma2_2
        }
    }

    /// How many components a colour has here, not counting its alpha.
    public var numberOfComponents: Int {
        model == .gray ? 1 : 3
    }

    static let sharedSRGB = CGColorSpace(.sRGB)
    static let sharedGray = CGColorSpace(.gray)

    public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
        left.model == right.model
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(model)
    }
}

/// The space of red, green and blue: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
    CGColorSpace.sharedSRGB
}

/// The space of greys.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
    CGColorSpace.sharedGray
}
