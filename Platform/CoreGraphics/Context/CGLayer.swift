import CoreFoundationTypes
import Foundation

/// A drawing that is kept in pixels, to be drawn repeatedly.
public final class CGLayer {
    /// The size in units of the context for which the layer was created.
    public let size: CGSize
    /// The context that draws into the layer. Its origin is that of the rectangle in which the layer is drawn.
    public let context: CGContext?

    /// Creates a layer whose pixels fit those of a context. Returns `nil` for an empty size, or one that is too large.
    ///
    /// - Parameters:
    ///   - context: The context in which the layer will be drawn.
    ///   - size: The size in units of the context.
    ///   - auxiliaryInfo: Must be `nil`.
    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
        let device = context.deviceTransform
        let scale = max(hypot(device.a, device.b), hypot(device.c, device.d))
        let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
        guard auxiliaryInfo == nil, size.width > 0, size.height > 0, width.isFinite, height.isFinite,
            ImageSizeLimit.allows(width: width, height: height)
        else { return nil }
        self.size = size
        self.context = CGContext(width: Int(width), height: Int(height), scale: scale, opaque: false)
    }
}

extension CGContext {
    /// Draws a layer with its origin at a point.
    public func draw(_ layer: CGLayer, at point: CGPoint) {
        draw(layer, in: CGRect(origin: point, size: layer.size))
    }

    /// Draws a layer, scaled to fill a rectangle.
    public func draw(_ layer: CGLayer, in rect: CGRect) {
        guard let source = layer.context, let image = source.makeImage() else { return }
        // The pixels are rounded up to whole ones.
        let box = rect.standardized
        let pixels = CGSize(width: CGFloat(image.width) / source.scale, height: CGFloat(image.height) / source.scale)
        let size = CGSize(
            width: box.width * pixels.width / layer.size.width, height: box.height * pixels.height / layer.size.height)
        drawUpright(image, in: CGRect(origin: box.origin, size: size))
    }
}
