/// The visible part and background of a view in a preview.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject, @preconcurrency NSCopying {
    /// Creates parameters that show the whole view on the system background.
    public override required init() {
        super.init()
    }

    /// The visible part of the view, in its coordinates, or `nil` for the whole view.
    open var visiblePath: UIBezierPath?

    /// The shape of the shadow, in the view's coordinates, or `nil` for the shape of the visible part.
    open var shadowPath: UIBezierPath?

    /// The color behind transparent parts of the view. Setting it to `nil` restores the system background.
    open var backgroundColor: UIColor! = .systemBackground {
        didSet { if backgroundColor == nil { backgroundColor = .systemBackground } }
    }

    /// Returns a copy of the parameters.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.visiblePath = visiblePath
        copy.shadowPath = shadowPath
        copy.backgroundColor = backgroundColor
        return copy
    }
}
