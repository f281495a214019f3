/// An item that a popover can point at: a view, a layout guide or a bar item.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
    /// Returns the frame of the item in the coordinates of a view of the same window; null if the item is in
    /// no window.
    func frame(in referenceView: UIView) -> CGRect
}

extension UIView: UIPopoverPresentationControllerSourceItem {
    /// Returns the frame of the view in the coordinates of another view of the same window; null if it is in
    /// no or another window.
    public final func frame(in referenceView: UIView) -> CGRect {
        guard window != nil, window === referenceView.window else { return .null }
        return convert(bounds, to: referenceView)
    }
}

extension UILayoutGuide: UIPopoverPresentationControllerSourceItem {
    /// Returns the frame of the guide in the coordinates of a view of the same window; null if it is in no
    /// or another window.
    public final func frame(in referenceView: UIView) -> CGRect {
        guard let owner = owningView, owner.window != nil, owner.window === referenceView.window else { return .null }
        return owner.convert(layoutFrame, to: referenceView)
    }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
    /// Returns the frame of the item's button in the coordinates of a view of the same window; null if no
    /// bar shows the item.
    public final func frame(in referenceView: UIView) -> CGRect {
        (customView ?? shownButton)?.frame(in: referenceView) ?? .null
    }
}

extension UITabBarItem: UIPopoverPresentationControllerSourceItem {
    /// Returns the frame of the item's button in the coordinates of a view of the same window; null if no
    /// bar shows the item.
    public final func frame(in referenceView: UIView) -> CGRect { shownButton?.frame(in: referenceView) ?? .null }
}
