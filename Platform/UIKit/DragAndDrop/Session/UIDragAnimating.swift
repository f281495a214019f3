/// An animation of a drag or drop that an app can join.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
    /// Animates what `animations` changes beside the rest.
    func addAnimations(_ animations: @escaping () -> Void)

    /// Calls `completion` when the animation is over, with where it ended.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
