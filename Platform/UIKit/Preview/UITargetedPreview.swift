/// A view that represents an item during a drag or in a context menu, and the location at which its
/// animation starts or ends.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject, @preconcurrency NSCopying {
    /// The view to show.
    open private(set) var view: UIView
    /// The visible part and background of the view.
    open private(set) var parameters: UIPreviewParameters
    /// The location at which the animation starts or ends.
    open private(set) var target: UIPreviewTarget

    /// Creates a preview with a target.
    public required init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        self.view = view
        self.parameters = parameters
        self.target = target
        super.init()
    }

    /// Creates a preview of a view at the view's current position.
    ///
    /// - Precondition: `view` is in a window.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        guard let container = view.superview, view.window != nil else {
            preconditionFailure(
                "UITargetedPreview requires the view to be in a window, but it is not. Pass a target with "
                    + "init(view:parameters:target:). (view: \(view))")
        }
        self.init(
            view: view, parameters: parameters,
            target: UIPreviewTarget(container: container, center: view.center, transform: view.transform))
    }

    /// Creates a preview of a whole view at the view's current position.
    public convenience init(view: UIView) {
        self.init(view: view, parameters: UIPreviewParameters())
    }

    /// The size of the visible part.
    open var size: CGSize { (parameters.visiblePath?.bounds ?? view.bounds).size }

    /// Returns a copy of the preview with another target.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: parameters, target: newTarget)
    }

    /// Returns the preview itself, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
