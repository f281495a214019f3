/// A view whose touches no scroll view around it holds back or takes away: a finger on it never scrolls.
@MainActor
protocol TouchedAtOnce: UIView {
    /// Whether that is so for a touch that begins in the view.
    func isTouchedAtOnce(by touch: UITouch) -> Bool
}

extension TouchedAtOnce {
    func isTouchedAtOnce(by touch: UITouch) -> Bool { true }
}
