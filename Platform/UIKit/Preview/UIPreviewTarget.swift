/// The location at which a preview starts or ends: a point in a view of a window.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject, @preconcurrency NSCopying {
    /// The view whose coordinates contain the center.
    open private(set) var container: UIView
    /// The center of the preview, in the coordinates of the container.
    open private(set) var center: CGPoint
    /// The transform of the preview at the target.
    open private(set) var transform: CGAffineTransform

    /// Creates a target.
    ///
    /// - Precondition: `container` is in a window.
    public required init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
        precondition(
            container.window != nil,
            "UIPreviewTarget requires that the container view is in a window, but it is not. (container: \(container))")
        self.container = container
        self.center = center
        self.transform = transform
        super.init()
    }

    /// Creates a target at which the preview is not transformed.
    public convenience init(container: UIView, center: CGPoint) {
        self.init(container: container, center: center, transform: .identity)
    }

    /// Returns the target itself, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
