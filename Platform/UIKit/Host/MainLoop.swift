import QuartzCore

/// Runs an app in a window: serves the window's events, libdispatch's main queue (and with it Swift's main actor),
/// Foundation's timers and the display clock, shows frames, and sleeps for as long as nothing of that is due.
///
/// It is the process's outermost loop, and never runs inside itself.
@MainActor
final class MainLoop {
    /// Foundation's next timer is never further away than this many seconds for us: its "never" does not fit a wait.
    private static let longestWait = 60.0

    /// For how many seconds new timers of Foundation's may stay unnoticed while frames follow each other.
    private static let foundationPause = 0.03

    private let host: WindowHost
    private let hosting: ApplicationHosting
    private let statistics: FrameStatistics?
    private let mainQueue = MainQueue()
    private var pacing: FramePacing
    private var foundationDue: CFTimeInterval?
    private var foundationServed: CFTimeInterval = -.infinity

    init(host: WindowHost, hosting: ApplicationHosting, statistics: FrameStatistics?) {
        self.host = host
        self.hosting = hosting
        self.statistics = statistics
        pacing = FramePacing(framesPerSecond: host.metrics.framesPerSecond)
    }

    /// Returns when the app has quit.
    func run() {
        mainQueue.watch(host.makeWaker())
        while true {
            turn()
            if hosting.hasQuit { break }
            host.waitForEvents(until: deadline)
        }
        statistics?.report(frames: hosting.frameCycle.frameCount)
    }

    private func turn() {
        DisplayClock.advanceToSystemTime()
        let isFrameDue = pacing.isDue(at: DisplayClock.now)
        if isFrameDue || !host.input.isMotionOnly {
            for event in host.input.take() { hosting.handle(event) }
        }
        mainQueue.drain()
        if host.takeWake() { mainQueue.acknowledgeWake() }
        if isFrameDue, isFrameNeeded {
            if hosting.frameCycle.run() { statistics?.showedFrame() }
            pacing.showed(at: DisplayClock.now)
        }
    }

    /// When the next turn is due even if no event comes, in the display clock's time; nil if never.
    private var deadline: CFTimeInterval? {
        serveFoundation(unlessAwakeSoon: isFrameNeeded)
        var deadline = foundationDue
        func include(_ time: CFTimeInterval) { deadline = min(deadline ?? time, time) }
        if let time = DisplayClock.nextTimer { include(time) }
        if isFrameNeeded || !host.input.isEmpty { include(pacing.next) }
        return deadline
    }

    private var isFrameNeeded: Bool { host.isShowing && hosting.frameCycle.isNeeded }

    /// Lets Foundation's run loop do what is due, and asks when it next wants to. After the frame, which may have made
    /// timers.
    ///
    /// Asking costs as much as a tenth of a frame. So while frames follow each other, it is done in every second one.
    private func serveFoundation(unlessAwakeSoon isAwakeSoon: Bool) {
        let now = CACurrentMediaTime()
        if isAwakeSoon, now < foundationDue ?? .infinity, now < foundationServed + Self.foundationPause { return }
        foundationServed = now
        guard let date = RunLoop.main.limitDate(forMode: .default) else {
            foundationDue = nil
            return
        }
        let wait = date.timeIntervalSinceNow
        foundationDue = wait < Self.longestWait ? CACurrentMediaTime() + max(0, wait) : nil
    }
}
