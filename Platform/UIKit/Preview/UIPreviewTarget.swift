/// Where a preview comes from, or goes to: a place in a view of a window.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject, @preconcurrency NSCopying {
    /// The view in whose coordinates the place is.
    public final let container: UIView
    /// Where the preview's middle is.
    public final let center: CGPoint
    /// How the preview is scaled and turned there.
    public final let transform: CGAffineTransform

    /// Makes a place. Traps on a container that is in no window.
    public required init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
        precondition(
            container.window != nil,
            "UIPreviewTarget requires that the container view is in a window, but it is not. (container: \(container))")
        self.container = container
        self.center = center
        self.transform = transform
        super.init()
    }

    /// Makes a place at which the preview has its own size.
    public convenience init(container: UIView, center: CGPoint) {
        self.init(container: container, center: center, transform: .identity)
    }

    /// The same place.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
