/// A view that stands for something while that is dragged or has its menu open, and where it comes from or goes to.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject, @preconcurrency NSCopying {
    /// What is shown.
    public final let view: UIView
    /// What of it is shown, and how.
    public final let parameters: UIPreviewParameters
    /// Where it comes from, or goes to.
    public final let target: UIPreviewTarget

    /// Makes a preview for a place.
    public required init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        self.view = view
        self.parameters = parameters
        self.target = target
        super.init()
    }

    /// Makes a preview of a view that is where the preview is to be. Traps on a view that is in no window.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        guard let container = view.superview, view.window != nil else {
            preconditionFailure(
                "UITargetedPreview requires the view to be in a window, but it is not; say where it is to be with "
                    + "init(view:parameters:target:). (view: \(view))")
        }
        self.init(
            view: view, parameters: parameters,
            target: UIPreviewTarget(container: container, center: view.center, transform: view.transform))
    }

    /// Makes a preview of a view that is where the preview is to be, and shows all of it.
    public convenience init(view: UIView) {
        self.init(view: view, parameters: UIPreviewParameters())
    }

    /// The size of what is shown.
    public final var size: CGSize { (parameters.visiblePath?.bounds ?? view.bounds).size }

    /// The same preview for another place.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: parameters, target: newTarget)
    }

    /// The same preview.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
