/// An animation of a drag or drop, including the animations that apps add.
@MainActor
final class DragAnimator: NSObject, UIDragAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var hasStarted = false

    func addAnimations(_ animations: @escaping () -> Void) {
        self.animations.append(animations)
    }

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    /// Runs `animations` alongside those that were added.
    func start(duration: TimeInterval, _ animations: @escaping () -> Void) {
        guard !hasStarted else { return }
        hasStarted = true
        UIView.animate(withDuration: duration, delay: 0, options: [.allowUserInteraction]) {
            animations()
            self.runAnimations()
        } completion: { _ in
            self.finish(at: .end)
        }
    }

    /// Runs the added animations in the current animation once, and releases them.
    func runAnimations() {
        let animations = animations
        self.animations = []
        for animation in animations { animation() }
    }

    /// Calls the completion handlers once.
    func finish(at position: UIViewAnimatingPosition) {
        let completions = completions
        self.completions = []
        for completion in completions { completion(position) }
    }
}
