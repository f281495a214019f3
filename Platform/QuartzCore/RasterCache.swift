/// A cached image of a layer and its sublayers.
@MainActor
final class RasterCache {
    /// The maximum side of layers in space, in pixels.
    static let limit = 4096
    /// The area from which on groups with an opacity are cached, in pixels.
    static let smallestGroup = 1 << 16

    /// Returns whether a layer of a size may be cached: within the limit of cairo, and of 64 MB.
    static func allows(_ size: PixelRect) -> Bool {
        max(size.width, size.height) <= 32_767 && size.area <= limit * limit
    }

    /// A raster that is not needed any more, for the next layer of its size: rows that scroll into view follow each other.
    private static var spare: RasterCache?

    /// Keeps the raster for another layer, unless it is larger than 4 MB.
    func recycle() {
        if width * height <= 1 << 20 { Self.spare = self }
    }

    /// Returns a raster, whose pixels have any color.
    static func make(size: PixelRect, resolution: CGFloat, isOpaque: Bool) -> RasterCache {
        guard let found = spare, found.hasSize(of: size), found.isOpaque == isOpaque, found.resolution == resolution
        else { return RasterCache(size: size, resolution: resolution, isOpaque: isOpaque) }
        spare = nil
        return found
    }

    let context: CGContext
    /// The number of pixels of the image per pixel of the screen, at most 1.
    let resolution: CGFloat
    private let width: Int
    private let height: Int

    init(size: PixelRect, resolution: CGFloat, isOpaque: Bool) {
        width = size.width
        height = size.height
        self.resolution = resolution
        context = CGContext(width: width, height: height, scale: 1, opaque: isOpaque)
    }

    var isOpaque: Bool { context.isOpaque }

    func hasSize(of rect: PixelRect) -> Bool {
        rect.width == width && rect.height == height
    }

    /// Replaces the image, which is drawn at the resolution of the screen, by one with the resolution of the cache.
    func reduceResolution() {
        guard resolution < 1, let image = context.makeImage() else { return }
        let columns = max(1, (CGFloat(width) * resolution).rounded(.up))
        let rows = max(1, (CGFloat(height) * resolution).rounded(.up))
        let reduced = CGContext(width: Int(columns), height: Int(rows), scale: 1, opaque: isOpaque)
        reduced.drawUpright(image, in: CGRect(x: 0, y: 0, width: columns, height: rows))
        guard let reducedImage = reduced.makeImage() else { return }
        if !isOpaque { context.clearAll() }
        context.drawUpright(reducedImage, in: CGRect(x: 0, y: 0, width: width, height: height))
    }
}

/// A cached shadow of a layer's contents and sublayers, which is blurred again when they change.
@MainActor
final class ContentShadow {
    let mask: ShadowMask
    private let source: PixelRect
    private let toScreen: CGAffineTransform
    private let sigma: CGFloat

    /// Creates the shadow of what `paint` draws. Its arguments are a context that contains `shadowSource`
    /// and the margin around it, and the width of the margin.
    init(_ record: RenderRecord, sigma: CGFloat, paint: (_ context: CGContext, _ margin: Int) -> Void) {
        source = record.shadowSource
        toScreen = record.toScreen
        self.sigma = sigma
        let margin = ShadowMask.margin(sigma: sigma)
        let context = CGContext(
            width: source.width + 2 * margin, height: source.height + 2 * margin, scale: 1, opaque: false)
        paint(context, margin)
        mask = ShadowMask(alphaOf: context, sigma: sigma, margin: margin)
    }

    /// Returns whether the mask is that of a layer with this record, which has not changed except for its
    /// position.
    func fits(_ record: RenderRecord, sigma: CGFloat) -> Bool {
        let other = record.toScreen
        return self.sigma == sigma && source.width == record.shadowSource.width
            && source.height == record.shadowSource.height
            && toScreen.a == other.a && toScreen.b == other.b && toScreen.c == other.c && toScreen.d == other.d
            && abs(toScreen.tx - CGFloat(source.minX) - other.tx + CGFloat(record.shadowSource.minX)) < 0.01
            && abs(toScreen.ty - CGFloat(source.minY) - other.ty + CGFloat(record.shadowSource.minY)) < 0.01
    }
}

/// A cached shadow, which is blurred once for each shape.
@MainActor
final class ShadowCache {
    struct Key: Equatable {
        let size: CGSize
        let corner: CGFloat
        let maskedCorners: CACornerMask
        let curve: CALayerCornerCurve
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
