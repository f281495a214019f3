/// What is seen of something while it is dragged.
@preconcurrency @MainActor
open class UIDragPreview: NSObject, @preconcurrency NSCopying {
    /// What is shown.
    public final let view: UIView
    /// What of it is shown, and how.
    public final let parameters: UIDragPreviewParameters

    /// Makes a preview.
    public init(view: UIView, parameters: UIDragPreviewParameters) {
        self.view = view
        self.parameters = parameters
        super.init()
    }

    /// Makes a preview of a whole view.
    public convenience init(view: UIView) {
        self.init(view: view, parameters: UIDragPreviewParameters())
    }

    /// The same preview.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What of a view the preview of a drag shows, and on which ground.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}

/// Where the preview of a drag comes from, or goes to.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}

/// A view that stands for something that is dragged, and where it comes from or goes to.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
    /// The same preview for another place.
    open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
        UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
    }
}
