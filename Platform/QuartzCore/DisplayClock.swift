import Synchronization

/// The time that a headless host sets, or `nil` for the system's monotonic clock.
private let manualTime = Mutex<CFTimeInterval?>(nil)

/// A duration or a point in time, in seconds.
public typealias CFTimeInterval = Double

/// Returns the time to which animations refer, in seconds since an arbitrary start.
///
/// In a window it is the system's monotonic clock. On a headless screen it is a clock that is advanced
/// manually, so that the state 0.137 s into an animation is the same on every machine.
public func CACurrentMediaTime() -> CFTimeInterval {
    manualTime.withLock { $0 } ?? systemTime()
}

private func systemTime() -> CFTimeInterval {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return CFTimeInterval(time.tv_sec) + CFTimeInterval(time.tv_nsec) / 1e9
}

/// The clock of the user interface: the time of the current turn of the main loop, timers, and display
/// links.
///
/// The host advances the clock; everything that animates or waits in the user interface reads it. No system
/// timers are used, so that a headless host fully controls when actions are due.
@MainActor
package enum DisplayClock {
    /// The time of the current turn in seconds. Animations that start in the same turn are synchronized.
    package static var now: CFTimeInterval {
        requestTurn()
        return turnTime
    }

    private static var turnTime: CFTimeInterval = systemTime()

    private static var turnRequest: (@MainActor () -> Void)?

    /// Calls `action` once, when something is scheduled, animated or invalidated, or asks for the time.
    ///
    /// For a host that does not run turns of its own accord. The action runs at the beginning of a turn, with
    /// the system's current time.
    package static func onRequest(_ action: (@MainActor () -> Void)?) {
        turnRequest = action
    }

    /// Requests a turn from a host that does not run turns of its own accord.
    package static func requestTurn() {
        guard let request = turnRequest else { return }
        turnRequest = nil
        if !isManual { turnTime = systemTime() }
        request()
    }

    private static var timers: [Timer] = []
    private static var links: [DisplayLink] = []

    /// Whether the clock is stopped unless `advance(to:)` is called (headless), instead of following the
    /// system's time (window).
    package nonisolated static var isManual: Bool {
        manualTime.withLock { $0 != nil }
    }

    /// Stops the clock at `time`, so that it is advanced manually, and removes everything scheduled by an
    /// earlier screen.
    package static func startManually(at time: CFTimeInterval) {
        manualTime.withLock { $0 = time }
        turnTime = time
        forgetAll()
    }

    /// Follows the system's time again, and removes everything scheduled by a headless screen.
    package static func stopManually() {
        manualTime.withLock { $0 = nil }
        turnTime = systemTime()
        forgetAll()
    }

    private static func forgetAll() {
        turnRequest = nil
        // Released after the accesses: deinitializers cancel timers and links.
        let (oldTimers, oldLinks) = (timers, links)
        (timers, links) = ([], [])
        for link in oldLinks { link.tick = nil }
        withExtendedLifetime(oldTimers) {}
        AnimationTimeline.removeAll()
    }

    /// Schedules `action` to be called once, in the first turn that is at least `delay` seconds from now.
    ///
    /// - Parameters:
    ///   - delay: The delay in seconds.
    ///   - isIdle: Whether the action only continues an endless effect, such as a blinking caret, for which
    ///     nothing needs to wait.
    ///   - action: The action.
    /// - Returns: The timer, which can be canceled.
    @discardableResult
    package static func schedule(
        after delay: CFTimeInterval, isIdle: Bool = false, _ action: @escaping @MainActor () -> Void
    ) -> Timer {
        let timer = Timer(due: now + delay, isIdle: isIdle, action: action)
        let place = timers.firstIndex { $0.due > timer.due } ?? timers.endIndex
        timers.insert(timer, at: place)
        return timer
    }

    /// The time at which the next timer is due, or `nil` if there is none.
    package static var nextTimer: CFTimeInterval? { timers.first?.due }

    /// The time at which the next timer that is not idle is due, or `nil` if there is none.
    package static var nextBusyTimer: CFTimeInterval? { timers.first { !$0.isIdle }?.due }

    /// Whether a display link is running, so that frames must be drawn.
    package static var hasRunningLinks: Bool { links.contains { !$0.isPaused } }

    /// Advances the clock to the system's time.
    package static func advanceToSystemTime() {
        advance(to: systemTime())
    }

    /// Advances the clock, firing each timer at the time for which it is scheduled.
    package static func advance(to time: CFTimeInterval) {
        while let timer = timers.first, timer.due <= time {
            timers.removeFirst()
            set(max(now, timer.due))
            timer.action()
        }
        set(max(now, time))
    }

    /// Calls all running display links with the current time. Called once per frame, before layout.
    package static func tickLinks() {
        for link in links where !link.isPaused {
            link.tick?(now)
        }
    }

    private static func set(_ time: CFTimeInterval) {
        turnTime = time
        manualTime.withLock { if $0 != nil { $0 = time } }
    }

    fileprivate static func add(_ link: DisplayLink) {
        links.append(link)
        requestTurn()
    }

    fileprivate static func remove(_ link: DisplayLink) {
        links.removeAll { $0 === link }
        link.tick = nil
    }

    fileprivate static func remove(_ timer: Timer) {
        // The removed timer is released after the access: deinitializers of what it retains may cancel others.
        if let index = timers.firstIndex(where: { $0 === timer }) { _ = timers.remove(at: index) }
    }

    /// A scheduled action.
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

        /// Cancels the action if it has not run yet.
        package func cancel() {
            DisplayClock.remove(self)
        }
    }
}

/// A closure that is called once per frame while it is not paused, for example for the momentum of a scroll
/// view.
///
/// The clock retains the link until it is invalidated.
@MainActor
package final class DisplayLink {
    /// The closure, or `nil` after invalidation, which breaks reference cycles with the link's owner.
    fileprivate var tick: (@MainActor (CFTimeInterval) -> Void)?

    /// Whether the link is paused. A paused link requires no frames.
    package var isPaused = false {
        didSet { if !isPaused { DisplayClock.requestTurn() } }
    }

    package init(_ tick: @escaping @MainActor (CFTimeInterval) -> Void) {
        self.tick = tick
        DisplayClock.add(self)
    }

    /// Stops the link permanently.
    package func invalidate() {
        DisplayClock.remove(self)
    }
}
