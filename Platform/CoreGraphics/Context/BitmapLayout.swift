/// The layout of a pixel with 8 bits per component.
struct BitmapLayout: Equatable {
    /// The positions of the components in a pixel, in bytes; `nil` for missing ones.
    let red: Int?
    let green: Int?
    let blue: Int?
    let gray: Int?
    let alpha: Int?
    let bytesPerPixel: Int

    /// Whether pixels are words 0xAARRGGBB, which cairo draws directly.
    var isNative: Bool { blue == 0 && green == 1 && red == 2 && (alpha ?? 3) == 3 && bytesPerPixel == 4 }

    /// Creates the layout for a color space and the value of a `CGBitmapInfo`. Returns `nil` for those in which Core
    /// Graphics does not draw, such as colors that are not multiplied by the alpha.
    init?(_ space: CGColorSpace, _ bitmapInfo: UInt32) {
        guard let info = CGImageAlphaInfo(rawValue: bitmapInfo & CGBitmapInfo.alphaInfoMask.rawValue),
            let order = CGImageByteOrderInfo(rawValue: bitmapInfo & CGBitmapInfo.byteOrderMask.rawValue),
            bitmapInfo & CGBitmapInfo.floatComponents.rawValue == 0
        else { return nil }
        switch (info, space.numberOfComponents) {
        case (.alphaOnly, _):
            self.init(gray: nil, alpha: 0)
        case (.none, 1):
            self.init(gray: 0, alpha: nil)
        case (.premultipliedLast, 3), (.noneSkipLast, 3):
            self.init(components: (0, 1, 2, 3), hasAlpha: info == .premultipliedLast, order)
        case (.premultipliedFirst, 3), (.noneSkipFirst, 3):
            self.init(components: (1, 2, 3, 0), hasAlpha: info == .premultipliedFirst, order)
        default: return nil
        }
    }

    /// Red, green and blue without padding, in which Core Graphics does not draw.
    static let packedRGB = BitmapLayout(red: 0, green: 1, blue: 2, gray: nil, alpha: nil, bytesPerPixel: 3)

    private init(red: Int?, green: Int?, blue: Int?, gray: Int?, alpha: Int?, bytesPerPixel: Int) {
        (self.red, self.green, self.blue) = (red, green, blue)
        (self.gray, self.alpha, self.bytesPerPixel) = (gray, alpha, bytesPerPixel)
    }

    private init(gray: Int?, alpha: Int?) {
        self.init(red: nil, green: nil, blue: nil, gray: gray, alpha: alpha, bytesPerPixel: 1)
    }

    private init?(
        components: (red: Int, green: Int, blue: Int, alpha: Int), hasAlpha: Bool, _ order: CGImageByteOrderInfo
    ) {
        let isReversed: Bool
        switch order {
        case .orderDefault, .order32Big: isReversed = false
        case .order32Little: isReversed = true
        case .order16Little, .order16Big, .orderMask: return nil
        }
        func position(_ index: Int) -> Int { isReversed ? 3 - index : index }
        (red, green, blue) = (position(components.red), position(components.green), position(components.blue))
        alpha = hasAlpha ? position(components.alpha) : nil
        (gray, bytesPerPixel) = (nil, 4)
    }

    /// Writes a pixel 0xAARRGGBB with premultiplied colors.
    func write(_ word: UInt32, to pixel: UnsafeMutablePointer<UInt8>) {
        func byte(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: word >> shift) }
        if let red { pixel[red] = byte(16) }
        if let green { pixel[green] = byte(8) }
        if let blue { pixel[blue] = byte(0) }
        if let alpha { pixel[alpha] = byte(24) }
        guard let gray else { return }
        // The weights of ITU-R BT.709, in 1/256; those of equal components add up to the component.
        let (red, green, blue) = (UInt32(byte(16)), UInt32(byte(8)), UInt32(byte(0)))
        pixel[gray] = UInt8((red * 54 + green * 183 + blue * 19) >> 8)
    }

    /// Returns a pixel as 0xAARRGGBB with premultiplied colors.
    func word(of pixel: UnsafeMutablePointer<UInt8>) -> UInt32 {
        let a = alpha.map { UInt32(pixel[$0]) } ?? 255
        func component(_ index: Int?) -> UInt32 { (index ?? gray).map { min(UInt32(pixel[$0]), a) } ?? 0 }
        return a << 24 | component(red) << 16 | component(green) << 8 | component(blue)
    }
}
