import Foundation

/// Where an animator is in its life.
public enum UIViewAnimatingState: Int, Sendable {
    /// It animates nothing: it has not been started, or has ended.
    case inactive = 0
    /// It animates, or stands still on its way.
    case active = 1
    /// It was stopped, and waits for `finishAnimation(at:)`.
    case stopped = 2
}

/// Something that animates, and can be stopped, turned around, and led by hand on its way.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
    /// Where it is in its life.
    var state: UIViewAnimatingState { get }
    /// Whether it is on its way by itself.
    var isRunning: Bool { get }
    /// Whether it goes back to where it began.
    var isReversed: Bool { get set }
    /// How much of the way is done, from 0 to 1, in the direction in which it goes.
    var fractionComplete: CGFloat { get set }

    /// Begins, or goes on.
    func startAnimation()
    /// Begins when `delay` seconds are over.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Stands still where it is.
    func pauseAnimation()
    /// Ends where it is.
    ///
    /// - Parameter withoutFinishing: whether that is all; otherwise `finishAnimation(at:)` has to follow.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Ends what was stopped, and tells who waits for that.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// Something that animates what blocks change in views.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds what to animate, beginning when a fraction of the time that is left is over.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds what to animate.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds what to call at the end.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Goes on after it was paused, at another pace or in another time.
    ///
    /// - Parameters:
    ///   - parameters: the pace of the rest; nil for its own.
    ///   - durationFactor: how long the rest takes, in fractions of all its time; 0 for what is left of that.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
    /// By default nothing is animated.
    public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
    /// By default nothing is animated.
    public func addAnimations(_ animation: @escaping () -> Void) {}
    /// By default nobody is told.
    public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
    /// By default it goes on as it was going.
    public func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        startAnimation()
    }
}
