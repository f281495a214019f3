/// A cached image of a layer and its sublayers.
@MainActor
final class RasterCache {
    /// The maximum side in pixels. Larger layers are not cached, because the image would take more memory
    /// than it saves time.
    static let limit = 4096

    let context: CGContext
    private let width: Int
    private let height: Int

    init(size: PixelRect, isOpaque: Bool) {
        width = size.width
        height = size.height
        context = CGContext(width: width, height: height, scale: 1, opaque: isOpaque)
    }

    var isOpaque: Bool { context.isOpaque }

    func hasSize(of rect: PixelRect) -> Bool {
        rect.width == width && rect.height == height
    }
}

/// A cached shadow, which is blurred once for each shape.
@MainActor
final class ShadowCache {
    struct Key: Equatable {
        let size: CGSize
        let corner: CGFloat
        let radius: CGFloat
        let scale: CGFloat
        let path: CGPath?
        let popoverShape: PopoverShape?
    }

    let key: Key
    let mask: ShadowMask

    init(key: Key, outline: CGPath) {
        self.key = key
        mask = ShadowMask(path: outline, sigma: key.radius, scale: key.scale)
    }
}
