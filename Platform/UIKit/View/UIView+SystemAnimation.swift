extension UIView {
    /// Animates the changes of a block, over `duration` seconds.
    ///
    /// - Parameters:
    ///   - duration: The duration of the animation, in seconds.
    ///   - animations: Changes the animatable properties of views.
    ///   - completion: Called at the end, with `false` if the animation was interrupted.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) { animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion) }

    /// Animates the changes of a block, over `duration` seconds.
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
    }

    /// An animation of the system.
    public enum SystemAnimation: UInt, Sendable {
        /// Views shrink and fade, and are removed from their superviews.
        case delete = 0
    }

    /// Performs an animation of the system on views.
    ///
    /// - Parameters:
    ///   - animation: The animation.
    ///   - views: The views.
    ///   - options: The options of the animation.
    ///   - parallelAnimations: Other changes to animate along with it.
    ///   - completion: Called at the end, with `false` if the animation was interrupted.
    public class func perform(
        _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
        animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        let states = views.map { ($0, $0.transform, $0.alpha) }
        animate(withDuration: 0.25, delay: 0, options: options) {
            for view in views {
                view.transform = view.transform.scaledBy(x: 0.5, y: 0.5)
                view.alpha = 0
            }
            parallelAnimations?()
        } completion: { finished in
            for (view, transform, alpha) in states {
                view.removeFromSuperview()
                view.transform = transform
                view.alpha = alpha
            }
            completion?(finished)
        }
    }

    /// Repeats the animations of the changes that a block makes. Use it in a block of `animate`.
    ///
    /// - Parameters:
    ///   - count: The number of runs.
    ///   - autoreverses: Whether each run plays backward after it has played forward.
    ///   - animations: Changes the animatable properties of views.
    public class func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) {
        guard var animation = ViewAnimation.current else { return animations() }
        animation.repetition = (count, autoreverses)
        animation.withCurrent(animations)
    }
}

// MARK: Animations without blocks

/// The animations between `beginAnimations` and `commitAnimations`, the innermost last.
@MainActor
private var openAnimations: [(outer: ViewAnimation?, settings: OpenAnimation)] = []

private struct OpenAnimation {
    var duration: TimeInterval = 0.2
    var delay: TimeInterval = 0
    var options: UIView.AnimationOptions = []
    var repeatCount: Float = 0

    @MainActor
    var animation: ViewAnimation {
        var animation = ViewAnimation(duration: duration, delay: delay, options: options, spring: nil)
        if repeatCount > 0 { animation.repetition = (CGFloat(repeatCount), options.contains(.autoreverse)) }
        return animation
    }
}

extension UIView {
    /// Begins an animation: changes until `commitAnimations()` are animated.
    @available(*, deprecated, message: "Use `animate(withDuration:animations:)`.")
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        openAnimations.append((ViewAnimation.current, OpenAnimation()))
        CATransaction.begin()
        updateOpenAnimation { _ in }
    }

    /// Ends the animation that `beginAnimations(_:context:)` has begun.
    @available(*, deprecated, message: "Use `animate(withDuration:animations:)`.")
    public class func commitAnimations() {
        guard let (outer, _) = openAnimations.popLast() else { return }
        CATransaction.commit()
        ViewAnimation.replaceCurrent(by: outer)
    }

    /// Sets the duration of the changes that follow, in seconds. The default is 0.2.
    @available(*, deprecated, message: "Use `animate(withDuration:animations:)`.")
    public class func setAnimationDuration(_ duration: TimeInterval) { updateOpenAnimation { $0.duration = duration } }

    /// Sets the delay of the changes that follow, in seconds.
    @available(*, deprecated, message: "Use `animate(withDuration:delay:options:animations:completion:)`.")
    public class func setAnimationDelay(_ delay: TimeInterval) { updateOpenAnimation { $0.delay = delay } }

    /// Sets the curve of the changes that follow.
    @available(*, deprecated, message: "Use `animate(withDuration:delay:options:animations:completion:)`.")
    public class func setAnimationCurve(_ curve: AnimationCurve) { updateOpenAnimation { $0.options.curve = curve } }

    /// Sets the number of runs of the changes that follow.
    @available(*, deprecated, message: "Use `animate(withDuration:delay:options:animations:completion:)`.")
    public class func setAnimationRepeatCount(_ repeatCount: Float) {
        updateOpenAnimation { $0.repeatCount = repeatCount }
    }

    /// Sets whether runs of the changes that follow play backward after they have played forward.
    @available(*, deprecated, message: "Use `animate(withDuration:delay:options:animations:completion:)`.")
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        updateOpenAnimation {
            if repeatAutoreverses { $0.options.insert(.autoreverse) } else { $0.options.remove(.autoreverse) }
        }
    }

    private class func updateOpenAnimation(_ change: (inout OpenAnimation) -> Void) {
        guard !openAnimations.isEmpty else { return }
        change(&openAnimations[openAnimations.count - 1].settings)
        let settings = openAnimations[openAnimations.count - 1].settings
        ViewAnimation.replaceCurrent(by: areAnimationsEnabled && settings.duration > 0 ? settings.animation : nil)
    }
}
