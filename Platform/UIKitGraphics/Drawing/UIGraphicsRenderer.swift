import Foundation

/// What a renderer draws into: the place, and later how.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
    /// The rectangle that is drawn, in points; set by the renderer.
    public internal(set) final var bounds = CGRect.zero

    /// A format with the usual values.
    public required override init() {}

    /// The format that suits the screen.
    open class func `default`() -> Self {
        preferred()
    }

    /// The format that suits the screen.
    open class func preferred() -> Self {
        self.init()
    }

    /// A format of the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.bounds = bounds
        return copy
    }
}

/// Where a renderer's actions draw, and a few short cuts to draw there.
open class UIGraphicsRendererContext: NSObject {
    /// The context itself. It is also the current one while the actions run.
    public final let cgContext: CGContext
    /// The renderer's format.
    public final let format: UIGraphicsRendererFormat

    init(cgContext: CGContext, format: UIGraphicsRendererFormat) {
        self.cgContext = cgContext
        self.format = format
    }

    /// Fills a rectangle, replacing what is there.
    public final func fill(_ rect: CGRect) {
        fill(rect, blendMode: .copy)
    }

    /// Fills a rectangle.
    public final func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.fill(rect)
        cgContext.restoreGState()
    }

    /// Draws a line of one point just inside a rectangle, replacing what is there.
    public final func stroke(_ rect: CGRect) {
        stroke(rect, blendMode: .copy)
    }

    /// Draws a line of one point just inside a rectangle.
    public final func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
        cgContext.restoreGState()
    }

    /// Cuts what is drawn from now on to a rectangle as well.
    public final func clip(to rect: CGRect) {
        cgContext.clip(to: rect)
    }
}

/// What all renderers have. Use ``UIGraphicsImageRenderer``.
open class UIGraphicsRenderer: NSObject {
    /// How it draws.
    public final let format: UIGraphicsRendererFormat

    init(bounds: CGRect, format: UIGraphicsRendererFormat) {
        guard let own = format.copy() as? UIGraphicsRendererFormat else {
            preconditionFailure(
                "\(type(of: format)).copy(with:) returned an object of another class. Return a "
                    + "UIGraphicsRendererFormat.")
        }
        own.bounds = bounds
        self.format = own
    }

    /// Whether the renderer makes images.
    open var allowsImageOutput: Bool { false }
}
