import Foundation

/// The format of an image renderer: the scale and opacity of its images.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// The number of pixels per point; by default, that of the screen.
    open var scale = CGFloat.screen
    /// Whether the image has no alpha channel. The pixels of an opaque image are initially black.
    open var opaque = false

    /// Creates a format for a screen with the given traits.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }

    /// Creates a format with the scale of the screen and an alpha channel.
    public required init() {}

    /// Returns a format with the same values.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        if let format = copy as? UIGraphicsImageRendererFormat {
            format.scale = scale
            format.opaque = opaque
        }
        return copy
    }
}

/// The drawing environment of an image renderer's actions.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    /// An image of the contents drawn so far.
    public final var currentImage: UIImage {
        guard let image = cgContext.makeImage() else {
            preconditionFailure("The bitmap context of a UIGraphicsImageRendererContext produced no image.")
        }
        return UIImage(cgImage: image, scale: cgContext.scale, orientation: .up)
    }
}

/// A renderer that creates images from drawing commands.
///
///     let dot = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
///     UIColor.red.setFill() context.cgContext.fillEllipse(in: context.format.bounds) }
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    /// A closure with the drawing commands of an image.
    public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

    /// Creates a renderer for images with a size in points and the scale of the screen.
    public convenience init(size: CGSize) {
        self.init(size: size, format: .default())
    }

    /// Creates a renderer for images with a size in points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Creates a renderer for images of the region `bounds` with the scale of the screen.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .default())
    }

    /// Creates a renderer for images of the region `bounds`.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        super.init(bounds: bounds, format: format)
    }

    /// Whether the renderer creates images, which is `true`.
    open override var allowsImageOutput: Bool { true }

    /// Returns an image of the drawing commands of `actions`, which is called with the image's context as
    /// the current one.
    open func image(actions: DrawingActions) -> UIImage {
        guard let format = format as? UIGraphicsImageRendererFormat else {
            preconditionFailure(
                "\(type(of: format)).copy(with:) returned an object of another class. Return a format of the same "
                    + "class.")
        }
        let context = CGContext.picture(size: format.bounds.size, scale: format.scale, isOpaque: format.opaque)
        context.translateBy(x: -format.bounds.minX, y: -format.bounds.minY)
        UIGraphicsPushContext(context)
        actions(UIGraphicsImageRendererContext(cgContext: context, format: format))
        UIGraphicsPopContext()
        // The actions may have stored the context, so the image needs its own copy of the pixels.
        guard let image = context.makeImage() else {
            preconditionFailure("The bitmap context of a UIGraphicsImageRenderer produced no image.")
        }
        return UIImage(cgImage: image, scale: context.scale, orientation: .up)
    }

    /// Returns the PNG data of an image of the drawing commands of `actions`.
    open func pngData(actions: DrawingActions) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    /// Returns the JPEG data of an image of the drawing commands of `actions`.
    /// - Parameter compressionQuality: The quality, from 0 to 1.
    open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }
}
