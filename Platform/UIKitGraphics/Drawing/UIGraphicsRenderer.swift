import Foundation

/// The format of a renderer.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
    /// The region that is drawn, in points, set by the renderer.
    public internal(set) final var bounds = CGRect.zero

    /// Creates a format with default values.
    public required override init() {}

    /// Returns the default format for the screen.
    open class func `default`() -> Self {
        preferred()
    }

    /// Returns the preferred format for the screen.
    open class func preferred() -> Self {
        self.init()
    }

    /// Returns a format with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.bounds = bounds
        return copy
    }
}

/// The drawing environment of a renderer's actions.
open class UIGraphicsRendererContext: NSObject {
    /// The graphics context, which is the current one while the actions run.
    public final let cgContext: CGContext
    /// The format of the renderer.
    public final let format: UIGraphicsRendererFormat

    init(cgContext: CGContext, format: UIGraphicsRendererFormat) {
        self.cgContext = cgContext
        self.format = format
    }

    /// Fills a rectangle and replaces its contents.
    public final func fill(_ rect: CGRect) {
        fill(rect, blendMode: .copy)
    }

    /// Fills a rectangle with the given blend mode.
    public final func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.fill(rect)
        cgContext.restoreGState()
    }

    /// Draws a line with a width of one point inside a rectangle and replaces its contents.
    public final func stroke(_ rect: CGRect) {
        stroke(rect, blendMode: .copy)
    }

    /// Draws a line with a width of one point inside a rectangle with the given blend mode.
    public final func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
        cgContext.restoreGState()
    }

    /// Intersects the clipping region with a rectangle.
    public final func clip(to rect: CGRect) {
        cgContext.clip(to: rect)
    }
}

/// The base class of renderers. Use ``UIGraphicsImageRenderer``.
open class UIGraphicsRenderer: NSObject {
    /// The format of the renderer.
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

    /// Whether the renderer creates images.
    open var allowsImageOutput: Bool { false }
}
