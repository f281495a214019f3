/// The area of a view that the onscreen keyboard covers. Without a keyboard it is the area below the safe
/// area, so that views attached to its top are at the bottom of the safe area and move up with the keyboard.
open class UIKeyboardLayoutGuide: UILayoutGuide {
    /// Whether the guide's top is at the bottom of the safe area, rather than at the bottom of the view,
    /// while there is no keyboard.
    open var usesBottomSafeArea = true {
        didSet { if usesBottomSafeArea != oldValue { owner?.keyboardFrameDidChange() } }
    }

    public override init() {
        super.init(.keyboard)
        UIApplication.shared.keyboard.add(self)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Returns the distance of the guide's top from the bottom of `view`, in points.
    final func height(in view: UIView) -> CGFloat {
        let defaultHeight = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
        return max(defaultHeight, UIApplication.shared.keyboard.top(in: view) ?? 0)
    }
}

extension UIView {
    /// Invalidates the layout after the keyboard has moved.
    final func keyboardFrameDidChange() {
        setNeedsLayout()
        layoutRoot.setNeedsLayout()
    }
}
