/// The movement of a bar that only one of the two screens of a transition shows: it moves with that screen,
/// below the one that covers it.
@MainActor
struct BarTransition {
    let bar: UIView
    /// The frame of the bar when it is shown, in the transition's container.
    let frame: CGRect
    /// The view of the screen that shows the bar.
    let owner: UIView
    /// Whether that screen is the upper one, which moves by its whole width; the lower one moves by a part
    /// of it.
    let isOwnerAbove: Bool
    /// Whether screens are pushed from the left.
    let isMirrored: Bool
    /// Whether the screen that shows the bar disappears.
    let isHiding: Bool

    /// Moves the bar along with a transition.
    ///
    /// - Parameter completion: Called at the end of the transition, with whether the bar is hidden then.
    func join(_ context: TransitionContext, completion: @escaping (_ isOut: Bool) -> Void) {
        let width = context.containerView.bounds.width
        let distance = (isMirrored ? -1 : 1) * (isOwnerAbove ? width : -width * NavigationAnimator.parallax)
        context.animate(
            alongsideTransition: { context in
                UIView.performWithoutAnimation {
                    if owner.superview === context.containerView {
                        context.containerView.insertSubview(bar, aboveSubview: owner)
                    }
                    bar.frame = frame.offsetBy(dx: isHiding ? 0 : distance, dy: 0)
                }
                bar.frame = frame.offsetBy(dx: isHiding ? distance : 0, dy: 0)
            },
            completion: { context in completion(isHiding != context.isCancelled) })
    }
}
