/// The position of the alpha component in the pixels of a bitmap, and whether the colors are multiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// There is no alpha component.
    case none = 0
    /// The alpha is the last component, and the colors are multiplied by it.
    case premultipliedLast = 1
    /// The alpha is the first component, and the colors are multiplied by it.
    case premultipliedFirst = 2
    /// The alpha is the last component.
    case last = 3
    /// The alpha is the first component.
    case first = 4
    /// The last component is not used.
    case noneSkipLast = 5
    /// The first component is not used.
    case noneSkipFirst = 6
    /// There are no colors, only alpha.
    case alphaOnly = 7
}

/// The order of the bytes in the pixels of a bitmap.
public enum CGImageByteOrderInfo: UInt32, Sendable {
    /// The bits of an integer that contain the order.
    case orderMask = 0x7000
    /// The order of the components, as with `order32Big`.
    case orderDefault = 0
    /// 16-bit components, with the least significant byte first.
    case order16Little = 0x1000
    /// 32-bit pixels, with the least significant byte first: the last component is the first byte.
    case order32Little = 0x2000
    /// 16-bit components, with the most significant byte first.
    case order16Big = 0x3000
    /// 32-bit pixels, with the most significant byte first: the first component is the first byte.
    case order32Big = 0x4000
}

/// The layout of the pixels of a bitmap: a `CGImageAlphaInfo`, and the order of the bytes.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    public var rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The bits that contain a `CGImageAlphaInfo`.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// The bit for components that are floating-point numbers.
    public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
    /// The bits that contain a `CGImageByteOrderInfo`.
    public static let byteOrderMask = CGBitmapInfo(rawValue: CGImageByteOrderInfo.orderMask.rawValue)
    /// 16-bit components, with the least significant byte first.
    public static let byteOrder16Little = CGBitmapInfo(rawValue: CGImageByteOrderInfo.order16Little.rawValue)
    /// 32-bit pixels, with the least significant byte first.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: CGImageByteOrderInfo.order32Little.rawValue)
    /// 16-bit components, with the most significant byte first.
    public static let byteOrder16Big = CGBitmapInfo(rawValue: CGImageByteOrderInfo.order16Big.rawValue)
    /// 32-bit pixels, with the most significant byte first.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: CGImageByteOrderInfo.order32Big.rawValue)
}

extension CGImage {
    /// The position of the alpha in the pixels of ``dataProvider``.
    public var alphaInfo: CGImageAlphaInfo {
        CGImageAlphaInfo(rawValue: bitmapInfo.rawValue & CGBitmapInfo.alphaInfoMask.rawValue) ?? .none
    }

    /// The layout of the pixels of ``dataProvider``. Decoded images have red first, as on iOS, drawn ones blue.
    public var bitmapInfo: CGBitmapInfo {
        if let bitmapInfo = traits.bitmapInfo { return bitmapInfo }
        let own: CGImageAlphaInfo = isOpaque ? .noneSkipFirst : .premultipliedFirst
        return [CGBitmapInfo(rawValue: own.rawValue), .byteOrder32Little]
    }
}
