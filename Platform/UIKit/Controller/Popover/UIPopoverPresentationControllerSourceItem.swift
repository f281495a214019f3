/// Something that a popover can point at: a view, a layout guide, or a button of a bar.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
    /// Where it is, in the coordinates of a view in the same window. Null where it is in none.
    func frame(in referenceView: UIView) -> CGRect
}

extension UIView: UIPopoverPresentationControllerSourceItem {
    /// Where the view is, in the coordinates of another one in the same window. Null where that is in none.
    public final func frame(in referenceView: UIView) -> CGRect {
        guard window != nil, window === referenceView.window else { return .null }
        return convert(bounds, to: referenceView)
    }
}

extension UILayoutGuide: UIPopoverPresentationControllerSourceItem {
    /// Where the guide is, in the coordinates of a view in the same window. Null where it is in none.
    public final func frame(in referenceView: UIView) -> CGRect {
        guard let owner = owningView, owner.window != nil, owner.window === referenceView.window else { return .null }
        return owner.convert(layoutFrame, to: referenceView)
    }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
    /// Where the item's button is, in the coordinates of a view in the same window. Null where it is in no bar.
    public final func frame(in referenceView: UIView) -> CGRect {
        (customView ?? shownButton)?.frame(in: referenceView) ?? .null
    }
}

extension UITabBarItem: UIPopoverPresentationControllerSourceItem {
    /// Where the item's button is, in the coordinates of a view in the same window. Null where it is in no bar.
    public final func frame(in referenceView: UIView) -> CGRect { shownButton?.frame(in: referenceView) ?? .null }
}
