import Foundation

/// What desktops show for a window, as pixels: 0xAARRGGBB, colours not multiplied by alpha.
struct WindowIcon: Sendable {
    let width: Int
    let height: Int
    let pixels: [UInt32]

    /// In pixels; desktops show smaller ones.
    static let longestSide = 256
    /// How round the corners are that a home screen gives to icons, which fill their square.
    private static let cornerShare: CGFloat = 0.2237

    /// The app's; nil if it has none.
    static func ofApp() -> WindowIcon? {
        let name = AppIconSet.name(in: AppInformation.dictionary())
        return AppIconSet.picture(named: name, in: nil, side: longestSide).map { WindowIcon($0) }
    }

    init(_ picture: CGImage) {
        let share = min(1, CGFloat(Self.longestSide) / CGFloat(max(picture.width, picture.height)))
        width = max(1, Int((CGFloat(picture.width) * share).rounded()))
        height = max(1, Int((CGFloat(picture.height) * share).rounded()))
        let box = CGRect(x: 0, y: 0, width: width, height: height)
        let context = CGContext.picture(size: box.size, scale: 1, isOpaque: false)
        if picture.isOpaque {
            let radius = min(box.width, box.height) * Self.cornerShare
            context.addPath(CGPath(roundedRect: box, cornerWidth: radius, cornerHeight: radius, transform: nil))
            context.clip()
        }
        context.drawUpright(picture, in: box)
        let (width, height) = (width, height)
        pixels = context.takeImage().withPixels { pixels, wordsPerRow in
            (0..<height).flatMap { y in (0..<width).map { x in Self.divided(pixels[y * wordsPerRow + x]) } }
        }
    }

    /// A pixel whose colours were multiplied by alpha, without that.
    private static func divided(_ word: UInt32) -> UInt32 {
        let alpha = word >> 24
        guard alpha > 0, alpha < 255 else { return word }
        func channel(_ shift: UInt32) -> UInt32 {
            min(255, ((word >> shift & 0xFF) * 255 + alpha / 2) / alpha) << shift
        }
        return alpha << 24 | channel(16) | channel(8) | channel(0)
    }
}
