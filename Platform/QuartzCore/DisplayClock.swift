import Synchronization

/// What `CACurrentMediaTime` reads: the system's monotonic clock, or a time that a headless host sets by hand.
private let manualTime = Mutex<CFTimeInterval?>(nil)

/// A duration or a point in time, in seconds.
public typealias CFTimeInterval = Double

/// The time that all animation is measured against, in seconds since an arbitrary start.
///
/// In a window this is the system's monotonic clock. On a headless screen it is a clock that is advanced by hand, so
/// that what happens 0.137 s into an animation is the same on every machine.
public func CACurrentMediaTime() -> CFTimeInterval {
    manualTime.withLock { $0 } ?? systemTime()
}

private func systemTime() -> CFTimeInterval {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return CFTimeInterval(time.tv_sec) + CFTimeInterval(time.tv_nsec) / 1e9
}

/// The clock of the user interface: one time per turn of the main loop, timers, and the links that tick once a frame.
///
/// The host moves it; everything that animates or waits inside the user interface reads it. Nothing here runs on a
/// system timer, so a headless host decides alone when something is due.
@MainActor
package enum DisplayClock {
    /// The time of the current turn in seconds. Animations that start in one turn share it, and so stay in step.
    package private(set) static var now: CFTimeInterval = systemTime()

    private static var timers: [Timer] = []
    private static var links: [DisplayLink] = []

    /// Whether the clock stands still unless `advance(to:)` moves it (headless), or follows the system's (a window).
    package static var isManual: Bool {
        manualTime.withLock { $0 != nil }
    }

    /// Stops the clock at `time`, from where it is advanced by hand, and forgets what an earlier screen had scheduled.
    package static func startManually(at time: CFTimeInterval) {
        manualTime.withLock { $0 = time }
        now = time
        forgetAll()
    }

    /// Follows the system's time again, and forgets what a headless screen had scheduled.
    package static func stopManually() {
        manualTime.withLock { $0 = nil }
        now = systemTime()
        forgetAll()
    }

    private static func forgetAll() {
        timers.removeAll()
        for link in links { link.tick = nil }
        links.removeAll()
        AnimationTimeline.removeAll()
    }

    /// Calls `action` once, `delay` seconds from now, in the first turn at or after that time.
    ///
    /// - Parameter isIdle: whether it only goes on with what never ends, such as a blinking caret: nobody waits for it.
    @discardableResult
    package static func schedule(
        after delay: CFTimeInterval, isIdle: Bool = false, _ action: @escaping @MainActor () -> Void
    ) -> Timer {
        let timer = Timer(due: now + delay, isIdle: isIdle, action: action)
        let place = timers.firstIndex { $0.due > timer.due } ?? timers.endIndex
        timers.insert(timer, at: place)
        return timer
    }

    /// When the next timer is due, in the clock's own time; nil where none waits.
    package static var nextTimer: CFTimeInterval? { timers.first?.due }

    /// When the next timer is due that something comes of: all but the idle ones.
    package static var nextBusyTimer: CFTimeInterval? { timers.first { !$0.isIdle }?.due }

    /// Whether something ticks with every frame, so that frames must go on.
    package static var hasRunningLinks: Bool { links.contains { !$0.isPaused } }

    /// Moves the clock to the system's time.
    package static func advanceToSystemTime() {
        advance(to: systemTime())
    }

    /// Moves the clock forward, firing on the way each timer at the time for which it was scheduled.
    package static func advance(to time: CFTimeInterval) {
        while let timer = timers.first, timer.due <= time {
            timers.removeFirst()
            set(max(now, timer.due))
            timer.action()
        }
        set(max(now, time))
    }

    /// Ticks every running link with the current time: once for each frame, before layout.
    package static func tickLinks() {
        for link in links where !link.isPaused {
            link.tick?(now)
        }
    }

    private static func set(_ time: CFTimeInterval) {
        now = time
        manualTime.withLock { if $0 != nil { $0 = time } }
    }

    fileprivate static func add(_ link: DisplayLink) {
        links.append(link)
    }

    fileprivate static func remove(_ link: DisplayLink) {
        links.removeAll { $0 === link }
        link.tick = nil
    }

    fileprivate static func remove(_ timer: Timer) {
        timers.removeAll { $0 === timer }
    }

    /// One action that waits for its time.
    @MainActor
    package final class Timer {
        package let due: CFTimeInterval
        fileprivate let isIdle: Bool
        fileprivate let action: @MainActor () -> Void

        fileprivate init(due: CFTimeInterval, isIdle: Bool, action: @escaping @MainActor () -> Void) {
            self.due = due
            self.isIdle = isIdle
            self.action = action
        }

        /// Forgets the action if it has not run yet.
        package func cancel() {
            DisplayClock.remove(self)
        }
    }
}

/// Something that happens once in every frame while it is not paused, such as the momentum of a scroll view.
///
/// The clock holds the link until it is invalidated.
@MainActor
package final class DisplayLink {
    /// nil once it has ended: whoever made the link may be kept by this, and keep the link.
    fileprivate var tick: (@MainActor (CFTimeInterval) -> Void)?

    /// A paused link costs nothing, and asks for no frames.
    package var isPaused = false

    package init(_ tick: @escaping @MainActor (CFTimeInterval) -> Void) {
        self.tick = tick
        DisplayClock.add(self)
    }

    /// Ends the ticking for good.
    package func invalidate() {
        DisplayClock.remove(self)
    }
}
