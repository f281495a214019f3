import Foundation

/// The icon of a desktop window, as 0xAARRGGBB pixels with colors that are not premultiplied by alpha.
struct WindowIcon: Sendable {
    let width: Int
    let height: Int
    let pixels: [UInt32]

    /// The maximum side length, in pixels. Desktops display smaller icons.
    static let maximumSide = 256
    /// The corner radius of icons on the home screen, as a fraction of their side. Such icons fill their
    /// square.
    private static let cornerRadiusFraction: CGFloat = 0.2237

    /// The app's icon, or `nil` if it has none.
    static func forApp() -> WindowIcon? {
        let name = AppIconSet.name(in: AppInformation.dictionary())
        return AppIconSet.picture(named: name, in: nil, side: maximumSide).map { WindowIcon($0) }
    }

    init(_ image: CGImage) {
        let scale = min(1, CGFloat(Self.maximumSide) / CGFloat(max(image.width, image.height)))
        let (width, height) = Self.size(of: image, scale: scale)
        self.width = width
        self.height = height
        pixels = Self.drawing(image, width: width, height: height).withPixels { pixels, wordsPerRow in
            (0..<height).flatMap { y in (0..<width).map { x in Self.unpremultiplied(pixels[y * wordsPerRow + x]) } }
        }
    }

    /// Returns an icon that is scaled to a length of its longer side, in pixels.
    static func drawing(_ image: CGImage, side: Int) -> CGImage {
        let size = size(of: image, scale: CGFloat(side) / CGFloat(max(image.width, image.height)))
        return drawing(image, width: size.width, height: size.height)
    }

    private static func size(of image: CGImage, scale: CGFloat) -> (width: Int, height: Int) {
        func length(_ length: Int) -> Int { max(1, Int((CGFloat(length) * scale).rounded())) }
        return (length(image.width), length(image.height))
    }

    /// Returns a scaled icon, with rounded corners if it is opaque.
    private static func drawing(_ image: CGImage, width: Int, height: Int) -> CGImage {
        let box = CGRect(x: 0, y: 0, width: width, height: height)
        let context = CGContext.picture(size: box.size, scale: 1, isOpaque: false)
        if image.isOpaque {
            let radius = min(box.width, box.height) * cornerRadiusFraction
            context.addPath(CGPath(roundedRect: box, cornerWidth: radius, cornerHeight: radius, transform: nil))
            context.clip()
        }
        context.drawUpright(image, in: box)
        return context.takeImage()
    }

    /// Returns a premultiplied pixel without premultiplication.
    private static func unpremultiplied(_ word: UInt32) -> UInt32 {
        let alpha = word >> 24
        guard alpha > 0, alpha < 255 else { return word }
        func channel(_ shift: UInt32) -> UInt32 {
            min(255, ((word >> shift & 0xFF) * 255 + alpha / 2) / alpha) << shift
        }
        return alpha << 24 | channel(16) | channel(8) | channel(0)
    }
}
