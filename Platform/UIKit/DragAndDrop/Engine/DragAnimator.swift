/// An animation of a drag or drop: what belongs to it, and what apps add.
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

    /// Runs what was added beside `animations`.
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

    /// Runs what was added, in the animation that is around it. Once: it holds whom it animates no longer than it must.
    func runAnimations() {
        let animations = animations
        self.animations = []
        for animation in animations { animation() }
    }

    /// Tells who asked that it is over. Later calls tell nobody.
    func finish(at position: UIViewAnimatingPosition) {
        let completions = completions
        self.completions = []
        for completion in completions { completion(position) }
    }
}
