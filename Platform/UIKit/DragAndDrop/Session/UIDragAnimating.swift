/// An animation of a drag or drop to which an app can add animations.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
    /// Animates the changes of a closure alongside.
    func addAnimations(_ animations: @escaping () -> Void)

    /// Calls a closure when the animation has ended, with its final position.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
