/// One screen sliding over another, or off it.
@MainActor
final class NavigationTransition {
    /// How long it takes, in seconds; what apps have measured of the system's.
    static let duration: TimeInterval = 0.35
    /// How far the screen below moves, as a share of the width.
    private static let parallax: CGFloat = 0.3
    /// How dark the screen below gets.
    private static let dimming: CGFloat = 0.1

    private let below: UIView
    private let above: UIView
    private let isPush: Bool
    private let sign: CGFloat
    private let dim = UIView()
    private var completion: (() -> Void)?

    init(
        from old: UIView, to new: UIView, kind: UINavigationBar.Transition, isMirrored: Bool,
        completion: @escaping () -> Void
    ) {
        isPush = kind == .push
        below = isPush ? old : new
        above = isPush ? new : old
        sign = isMirrored ? -1 : 1
        self.completion = completion
    }

    func start() {
        guard let container = above.superview else { return finish() }
        dim.frame = container.bounds
        dim.backgroundColor = .black
        dim.isUserInteractionEnabled = false
        container.insertSubview(dim, belowSubview: above)
        above.layer.shadowOpacity = 0.15
        above.layer.shadowRadius = 5
        above.layer.shadowOffset = .zero
        UIView.performWithoutAnimation { place(isOver: !isPush) }
        container.isUserInteractionEnabled = false
        UIView.animate(withDuration: Self.duration, delay: 0, options: .curveEaseInOut) {
            self.place(isOver: self.isPush)
        } completion: { _ in
            self.finish()
        }
    }

    /// Ends the transition at once, wherever it is.
    func finish() {
        guard let completion else { return }
        self.completion = nil
        above.superview?.isUserInteractionEnabled = true
        dim.removeFromSuperview()
        above.layer.shadowOpacity = 0
        for view in [above, below] {
            view.layer.removeAllAnimations()
            view.frame.origin.x = 0
        }
        completion()
    }

    private func place(isOver: Bool) {
        let width = above.bounds.width
        above.frame.origin.x = isOver ? 0 : sign * width
        below.frame.origin.x = isOver ? -sign * width * Self.parallax : 0
        dim.alpha = isOver ? Self.dimming : 0
    }
}
