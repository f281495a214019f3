/// The appearance of an item during a drag.
@preconcurrency @MainActor
open class UIDragPreview: NSObject, @preconcurrency NSCopying {
    /// The view that is displayed.
    open private(set) var view: UIView
    /// The visible part of the view and its background.
    open private(set) var parameters: UIDragPreviewParameters

    /// Creates a preview.
    public init(view: UIView, parameters: UIDragPreviewParameters) {
        self.view = view
        self.parameters = parameters
        super.init()
    }

    /// Creates a preview of a whole view.
    public convenience init(view: UIView) {
        self.init(view: view, parameters: UIDragPreviewParameters())
    }

    /// Returns the preview itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The visible part of a view in the preview of a drag, and its background.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}

/// The position at which the preview of a drag begins or ends.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}

/// A preview of a dragged item with the position at which it begins or ends.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
    /// Returns the preview with another target.
    open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
        UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
    }
}
