/// The way of a bar that only one of the two screens of a transition shows: it goes with that screen, and below what covers it.
@MainActor
struct BarTransition {
    let bar: UIView
    /// Where the bar stands in its place, in the transition's container.
    let frame: CGRect
    /// The screen that the bar belongs to.
    let owner: UIView
    /// Whether that is the upper one of the two: it moves by its whole width, the other one gives way a little.
    let isOwnerAbove: Bool
    /// Whether screens come from the left.
    let isMirrored: Bool
    /// Whether the bar's screen leaves.
    let goesOut: Bool

    /// Goes along with a transition.
    ///
    /// - Parameter completion: called at its end, with whether the bar is out then.
    func join(_ context: TransitionContext, completion: @escaping (_ isOut: Bool) -> Void) {
        let width = context.containerView.bounds.width
        let way = (isMirrored ? -1 : 1) * (isOwnerAbove ? width : -width * NavigationAnimator.parallax)
        context.animate(
            alongsideTransition: { context in
                UIView.performWithoutAnimation {
                    if owner.superview === context.containerView {
                        context.containerView.insertSubview(bar, aboveSubview: owner)
                    }
                    bar.frame = frame.offsetBy(dx: goesOut ? 0 : way, dy: 0)
                }
                bar.frame = frame.offsetBy(dx: goesOut ? way : 0, dy: 0)
            },
            completion: { context in completion(goesOut != context.isCancelled) })
    }
}
