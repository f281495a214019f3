extension UIGestureRecognizer {
    /// Applies the values of a nib to a recognizer, which has no `init(coder:)`.
    final func restore(from nib: NibCoder) {
        isEnabled = nib.flag("UIEnabled", or: true)
        cancelsTouchesInView = nib.flag("UICancelsTouches", or: true)
        switch self {
        case let tap as UITapGestureRecognizer:
            tap.numberOfTapsRequired = max(1, nib.integer("UINumberOfTapsRequired", or: 1))
            tap.numberOfTouchesRequired = max(1, nib.integer("UINumberOfTouchesRequired", or: 1))
        case let press as UILongPressGestureRecognizer:
            press.numberOfTapsRequired = max(0, nib.integer("UINumberOfTapsRequired", or: 0))
            press.minimumPressDuration = Double(max(0, nib.number("UIMinimumPressDuration", or: 0.5)))
            press.allowableMovement = max(0, nib.number("UIAllowableMovement", or: 10))
        case let swipe as UISwipeGestureRecognizer:
            swipe.numberOfTouchesRequired = max(1, nib.integer("UINumberOfTouchesRequired", or: 1))
            swipe.direction = .init(rawValue: UInt(max(0, nib.integer("UIDirection", or: 1))))
        case let edgePan as UIScreenEdgePanGestureRecognizer:
            edgePan.edges = UIRectEdge(rawValue: UInt(max(0, nib.integer("UIRectEdge", or: 0))))
        case let pan as UIPanGestureRecognizer:
            pan.minimumNumberOfTouches = max(1, nib.integer("UIMinimumNumberOfTouches", or: 1))
        default: break
        }
    }
}
