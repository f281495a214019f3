import Foundation

/// How an image renderer draws: how many pixels make a point, and whether there is alpha.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// Pixels per point; at first those of the screen.
    open var scale = CGFloat.screen
    /// Whether every pixel is opaque; black at first then.
    open var opaque = false

    /// The format that suits a screen with these traits.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }

    /// A format with the screen's scale, and with alpha.
    public required init() {}

    /// A format of the same values.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        if let format = copy as? UIGraphicsImageRendererFormat {
            format.scale = scale
            format.opaque = opaque
        }
        return copy
    }
}

/// Where an image renderer's actions draw.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    /// What has been drawn so far.
    public final var currentImage: UIImage {
        guard let image = cgContext.makeImage() else {
            preconditionFailure("The bitmap context of a UIGraphicsImageRendererContext produced no image.")
        }
        return UIImage(cgImage: image, scale: cgContext.scale, orientation: .up)
    }
}

/// Makes images of what a closure draws.
///
///     let dot = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
///         UIColor.red.setFill()
///         context.cgContext.fillEllipse(in: context.format.bounds)
///     }
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    /// What draws.
    public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

    /// A renderer of images of `size` points, at the screen's scale.
    public convenience init(size: CGSize) {
        self.init(size: size, format: .default())
    }

    /// A renderer of images of `size` points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// A renderer of images of what is drawn inside `bounds`, at the screen's scale.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .default())
    }

    /// A renderer of images of what is drawn inside `bounds`.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        super.init(bounds: bounds, format: format)
    }

    /// Images are what it makes.
    open override var allowsImageOutput: Bool { true }

    /// The image of what `actions` draws. The context is the current one meanwhile.
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
        return UIImage(cgImage: image, scale: format.scale, orientation: .up)
    }

    /// What `actions` draws, as the bytes of a PNG file.
    open func pngData(actions: DrawingActions) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    /// What `actions` draws, as the bytes of a JPEG file; quality from 0 to 1.
    open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }
}
