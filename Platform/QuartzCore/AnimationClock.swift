/// A time of its own for some animations, wherever their layers are: it can be stopped, set by hand, and ended.
///
/// Animations that are added inside of `CATransaction.with(_:_:)` keep to it. Until it is stopped it runs with the time
/// of their layers.
@MainActor
package final class AnimationClock {
    /// Where the clock stands; nil while it runs.
    private var stoppedTime: CFTimeInterval?
    /// By how much the clock is behind its layers' time while it runs.
    private var delay: CFTimeInterval = 0

    /// How far along their ways the clock's animations are, where something leads them, and not time: asked with the fraction of all
    /// its time at which an animation begins. For a clock that is stopped.
    package var scrub: ((_ delay: CGFloat) -> CGFloat)?

    /// What else happened to a clock.
    package enum Event {
        /// It was stopped, set, or let go.
        case changed
        /// Its animations were ended.
        case ended
    }

    private var followers: [ObjectIdentifier: (Event) -> Void] = [:]

    package init() {}

    /// Tells `follower` what happens to the clock, until it says that it does not want to hear of it any more.
    package func add(_ follower: AnyObject, _ handler: @escaping (Event) -> Void) {
        followers[ObjectIdentifier(follower)] = handler
    }

    package func remove(_ follower: AnyObject) { followers[ObjectIdentifier(follower)] = nil }

    private func tell(_ event: Event) {
        for handler in Array(followers.values) { handler(event) }
    }

    /// The animations are led to another place.
    package func leadDidChange() { AnimationTimeline.clockDidChange(self) }

    /// Whether the clock stands still, so that its animations ask for no frames.
    package var isStopped: Bool { stoppedTime != nil }

    /// What the clock shows at `time` of a layer.
    package func time(at time: CFTimeInterval) -> CFTimeInterval { stoppedTime ?? time - delay }

    /// Stops the clock at `time`, its own; its animations show that moment until it is set to another or runs on.
    package func stop(at time: CFTimeInterval) {
        guard stoppedTime != time else { return }
        stoppedTime = time
        AnimationTimeline.clockDidChange(self)
        tell(.changed)
    }

    /// Lets a stopped clock run on from where it stands.
    package func run() {
        guard let stoppedTime else { return }
        delay = DisplayClock.now - stoppedTime
        self.stoppedTime = nil
        AnimationTimeline.clockDidChange(self)
        tell(.changed)
    }

    /// Ends the clock's animations, wherever they are: layers then show what they were set to.
    package func end(finished: Bool) {
        AnimationTimeline.end(self, finished: finished)
        tell(.ended)
    }
}
