/// Notifies the child that a container shows of its appearance with the container.
@MainActor
struct ForwardedAppearance {
    /// The disappearing child. The container may show another one when it has disappeared.
    private weak var disappearing: UIViewController?

    /// Called when the container is about to appear.
    ///
    /// - Parameter shown: The shown child; nil while a transition of the container notifies its children.
    mutating func willAppear(_ shown: UIViewController?, animated: Bool) {
        if disappearing !== shown { disappearing?.endAppearanceTransition() }
        disappearing = nil
        shown?.beginAppearanceTransition(true, animated: animated)
    }

    /// Called when the container has appeared.
    func didAppear(_ shown: UIViewController?) { shown?.endAppearanceTransition() }

    /// Called when the container is about to disappear.
    mutating func willDisappear(_ shown: UIViewController?, animated: Bool) {
        disappearing = shown
        shown?.beginAppearanceTransition(false, animated: animated)
    }

    /// Called when the container has disappeared.
    mutating func didDisappear() {
        disappearing?.endAppearanceTransition()
        disappearing = nil
    }
}
