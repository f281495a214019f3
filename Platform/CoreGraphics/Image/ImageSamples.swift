import Foundation

/// The layout of samples with 8 bits per component from which an image is created.
struct ImageSamples {
    private let layout: BitmapLayout
    /// Whether the colors are not multiplied by the alpha.
    private let isStraight: Bool
    /// The values of the components by their samples, or `nil` for the samples themselves.
    private let decoded: [[UInt8]]?

    var bytesPerPixel: Int { layout.bytesPerPixel }
    var isOpaque: Bool { layout.alpha == nil }

    /// Returns `nil` for layouts that are not supported.
    ///
    /// - Parameter decode: The values from 0 to 1 of the samples 0 and 255 of each component, except the alpha.
    init?(
        bitsPerComponent: Int, bitsPerPixel: Int, space: CGColorSpace, bitmapInfo: CGBitmapInfo,
        decode: UnsafePointer<CGFloat>?
    ) {
        guard bitsPerComponent == 8, let info = CGImageAlphaInfo(rawValue: bitmapInfo.rawValue & 0x1F) else {
            return nil
        }
        isStraight = info == .last || info == .first
        let rest = bitmapInfo.rawValue & ~0x1F
        let drawn: CGImageAlphaInfo =
            switch info {
            case .last: .premultipliedLast
            case .first: .premultipliedFirst
            default: info
            }
        if info == .none, space.numberOfComponents == 3, bitsPerPixel == 24 {
            layout = .packedRGB
        } else if let layout = BitmapLayout(space, rest | drawn.rawValue), layout.bytesPerPixel * 8 == bitsPerPixel {
            self.layout = layout
        } else {
            return nil
        }
        let count = info == .alphaOnly ? 1 : space.numberOfComponents
        decoded = decode.map { decode in
            (0..<count).map { component in
                let (low, high) = (decode[2 * component], decode[2 * component + 1])
                return (0...255).map { sample in
                    let value = low + (high - low) * CGFloat(sample) / 255
                    return UInt8((min(max(value, 0), 1) * 255).rounded())
                }
            }
        }
    }

    /// Returns a pixel as 0xAARRGGBB with premultiplied colors.
    func word(of pixel: UnsafePointer<UInt8>) -> UInt32 {
        func value(_ component: Int, _ index: Int?) -> UInt32 {
            guard let index else { return 255 }
            return UInt32(decoded?[component][Int(pixel[index])] ?? pixel[index])
        }
        let alpha =
            layout.alpha.map { layout.bytesPerPixel == 1 ? value(0, $0) : UInt32(pixel[$0]) } ?? 255
        func color(_ component: Int, _ index: Int?) -> UInt32 {
            guard let index = index ?? layout.gray else { return 0 }
            let value = value(layout.gray == nil ? component : 0, index)
            return isStraight ? (value * alpha + 127) / 255 : min(value, alpha)
        }
        return alpha << 24 | color(0, layout.red) << 16 | color(1, layout.green) << 8 | color(2, layout.blue)
    }
}
