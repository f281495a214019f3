/// The rectangle of a view that the keyboard on the screen covers. While there is none, it is what is below the safe area, so
/// that what stands on its top stands on the bottom of the safe area then, and rises with the keyboard.
open class UIKeyboardLayoutGuide: UILayoutGuide {
    /// Whether the guide's top is above the safe area's bottom while there is no keyboard; else it is at the view's bottom.
    open var usesBottomSafeArea = true {
        didSet { if usesBottomSafeArea != oldValue { owner?.keyboardPlaceDidChange() } }
    }

    public override init() {
        super.init(.keyboard)
        UIApplication.shared.keyboard.add(self)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// How far the guide's top is above the bottom of `view`, in points.
    final func height(in view: UIView) -> CGFloat {
        let rest = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
        return max(rest, UIApplication.shared.keyboard.top(in: view) ?? 0)
    }
}

extension UIView {
    /// The rectangle that the keyboard on the screen covers.
    public final var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        guard let guide = systemGuide(.keyboard) as? UIKeyboardLayoutGuide else {
            preconditionFailure("UIView: the keyboard's guide is of a class of its own")
        }
        return guide
    }

    /// The keyboard is elsewhere: what stands on its guide is placed anew.
    final func keyboardPlaceDidChange() {
        setNeedsLayout()
        layoutRoot.setNeedsLayout()
    }
}
