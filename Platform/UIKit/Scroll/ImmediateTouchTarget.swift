/// A view whose touches no scroll view around it holds back or takes away: a finger on it never scrolls.
@MainActor
protocol ImmediateTouchTarget: UIView {
    /// Whether that is so for a touch that begins in the view.
    func isTouchedAtOnce(by touch: UITouch) -> Bool
}

extension ImmediateTouchTarget {
    func isTouchedAtOnce(by touch: UITouch) -> Bool { true }
}
