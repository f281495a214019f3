/// The position of a bar of a container: a navigation bar, a toolbar or a tab bar.
enum BarPhase {
    /// The bar is at its edge of the view.
    case shown
    /// The bar is outside the view.
    case hidden
    /// The bar moves with one of the two screens of a transition, which sets its frame until it ends.
    case movingWithScreen

    init(isHidden: Bool) { self = isHidden ? .hidden : .shown }

    var isHidden: Bool { self == .hidden }

    /// Shows or hides the bar. Does nothing while the bar moves with a screen: the end of that transition
    /// sets the phase.
    mutating func setHidden(_ isHidden: Bool) {
        if self != .movingWithScreen { self = BarPhase(isHidden: isHidden) }
    }
}
