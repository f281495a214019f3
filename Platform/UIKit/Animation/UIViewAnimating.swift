import Foundation

/// The state of an animator.
public enum UIViewAnimatingState: Int, Sendable {
    /// The animator has not started, or has finished.
    case inactive = 0
    /// The animator is running or paused.
    case active = 1
    /// The animator is stopped and waits for `finishAnimation(at:)`.
    case stopped = 2
}

/// An animation that can be paused, stopped, reversed and scrubbed.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
    /// The state of the animation.
    var state: UIViewAnimatingState { get }
    /// Whether the animation is running.
    var isRunning: Bool { get }
    /// Whether the animation runs backward.
    var isReversed: Bool { get set }
    /// The completed fraction of the animation, from 0 to 1, in its current direction.
    var fractionComplete: CGFloat { get set }

    /// Starts or resumes the animation.
    func startAnimation()
    /// Starts the animation after `delay` seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Pauses the animation at its current position.
    func pauseAnimation()
    /// Stops the animation at its current position.
    ///
    /// - Parameter withoutFinishing: Whether the animation becomes inactive immediately. Otherwise call
    ///   `finishAnimation(at:)` next.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Finishes a stopped animation and calls its completion handlers.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation of the view properties that blocks change.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds an animation block that begins after a fraction of the remaining time.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds an animation block.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds a closure to call when the animation ends.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Resumes a paused animation with another timing or duration.
    ///
    /// - Parameters:
    ///   - parameters: The timing of the remaining animation, or `nil` for the original timing.
    ///   - durationFactor: The duration of the remaining animation as a fraction of the total duration, or 0
    ///     for the remaining duration.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
    /// The default implementation does nothing.
    public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
    /// The default implementation does nothing.
    public func addAnimations(_ animation: @escaping () -> Void) {}
    /// The default implementation does nothing.
    public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
    /// The default implementation resumes the animation unchanged.
    public func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        startAnimation()
    }
}
