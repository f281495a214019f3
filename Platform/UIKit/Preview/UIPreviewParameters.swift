/// What of a view a preview shows, and on which ground.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject, @preconcurrency NSCopying {
    /// Makes parameters that show the whole view on the system's background.
    public override required init() {
        super.init()
    }

    /// What of the view is seen, in the view's coordinates; nil is all of it.
    open var visiblePath: UIBezierPath?

    /// The shape of the shadow, in the view's coordinates; nil takes the visible part's.
    open var shadowPath: UIBezierPath?

    /// What lies behind the view where that is not opaque. Set to nil, it is the system's background again.
    open var backgroundColor: UIColor! = .systemBackground {
        didSet { if backgroundColor == nil { backgroundColor = .systemBackground } }
    }

    /// Parameters of the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.visiblePath = visiblePath
        copy.shadowPath = shadowPath
        copy.backgroundColor = backgroundColor
        return copy
    }
}
