/// Tells the one screen that a container shows that it comes and goes with the whole of that.
@MainActor
struct ForwardedAppearance {
    /// The screen that is going. It may not be the one that is shown any more when it has gone.
    private weak var departing: UIViewController?

    /// The container is about to appear.
    ///
    /// - Parameter shown: what it shows; nil while a transition of its own tells its screens.
    mutating func willAppear(_ shown: UIViewController?, animated: Bool) {
        if departing !== shown { departing?.endAppearanceTransition() }
        departing = nil
        shown?.beginAppearanceTransition(true, animated: animated)
    }

    /// The container has appeared.
    func didAppear(_ shown: UIViewController?) { shown?.endAppearanceTransition() }

    /// The container is about to disappear.
    mutating func willDisappear(_ shown: UIViewController?, animated: Bool) {
        departing = shown
        shown?.beginAppearanceTransition(false, animated: animated)
    }

    /// The container has disappeared.
    mutating func didDisappear() {
        departing?.endAppearanceTransition()
        departing = nil
    }
}
