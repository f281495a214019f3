/// A clock for a group of animations on any layers, which can be stopped, set, and ended together.
///
/// Animations that are added inside `CATransaction.with(_:_:)` use the clock. Until it is stopped, it runs
/// with the time of their layers.
@MainActor
package final class AnimationClock {
    /// The time at which the clock is stopped, or `nil` while it runs.
    private var stoppedTime: CFTimeInterval?
    /// The delay of the running clock relative to the time of its layers.
    private var delay: CFTimeInterval = 0

    /// A closure that returns the progress of interactively controlled animations, given the fraction of the
    /// clock's total time at which an animation begins. Used only while the clock is stopped.
    package var scrub: ((_ delay: CGFloat) -> CGFloat)?

    /// A change of a clock that observers are notified of.
    package enum Event {
        /// The clock was stopped, set or started.
        case changed
        /// The clock's animations were ended.
        case ended
    }

    private var followers: [ObjectIdentifier: (Event) -> Void] = [:]

    package init() {}

    /// Calls `handler` for each event of the clock until `follower` is removed.
    package func add(_ follower: AnyObject, _ handler: @escaping (Event) -> Void) {
        followers[ObjectIdentifier(follower)] = handler
    }

    package func remove(_ follower: AnyObject) { followers[ObjectIdentifier(follower)] = nil }

    private func tell(_ event: Event) {
        for handler in Array(followers.values) { handler(event) }
    }

    /// Called when the progress of interactively controlled animations has changed.
    package func scrubDidChange() { AnimationTimeline.clockDidChange(self) }

    /// Whether the clock is stopped, so that its animations require no frames.
    package var isStopped: Bool { stoppedTime != nil }

    /// Returns the clock's time at a time of a layer.
    package func time(at time: CFTimeInterval) -> CFTimeInterval { stoppedTime ?? time - delay }

    /// Stops the clock at one of its own times, which its animations show until the clock is set or started
    /// again.
    package func stop(at time: CFTimeInterval) {
        guard stoppedTime != time else { return }
        stoppedTime = time
        AnimationTimeline.clockDidChange(self)
        tell(.changed)
    }

    /// Starts a stopped clock from its current time.
    package func run() {
        guard let stoppedTime else { return }
        delay = DisplayClock.now - stoppedTime
        self.stoppedTime = nil
        AnimationTimeline.clockDidChange(self)
        tell(.changed)
    }

    /// Ends the clock's animations. Their layers then show their model values.
    package func end(finished: Bool) {
        AnimationTimeline.end(self, finished: finished)
        tell(.ended)
    }
}
