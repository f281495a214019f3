/// A view whose touches no scroll view around it holds back or takes away: a finger on it never scrolls.
@MainActor
protocol TouchedAtOnce: UIView {
    /// Whether that is so for a touch that begins at a place of the view.
    func isTouchedAtOnce(at location: CGPoint) -> Bool
}

extension TouchedAtOnce {
    func isTouchedAtOnce(at location: CGPoint) -> Bool { true }
}
