/// A view whose touches are neither delayed nor canceled by enclosing scroll views.
@MainActor
protocol ImmediateTouchTarget: UIView {
    /// Returns whether that applies to a touch that begins in the view.
    func isTouchedAtOnce(by touch: UITouch) -> Bool
}

extension ImmediateTouchTarget {
    func isTouchedAtOnce(by touch: UITouch) -> Bool { true }
}
