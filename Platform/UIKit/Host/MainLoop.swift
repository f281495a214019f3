import QuartzCore

/// Runs an app in a window: serves the window's events, libdispatch's main queue (and with it Swift's main actor),
/// Foundation's timers and the display clock, shows frames, and sleeps for as long as nothing of that is due.
///
/// It is the process's outermost loop, and never runs inside itself.
@MainActor
final class MainLoop {
    /// Foundation's next timer is never further away than this many seconds for us: its "never" does not fit a wait.
    private static let longestWait = 60.0

    private let host: WindowHost
    private let hosting: ApplicationHosting
    private let statistics: FrameStatistics?
    private let mainQueue = MainQueue()
    private var pacing: FramePacing

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
        if isFrameDue, host.isShowing, hosting.frameCycle.isNeeded {
            if hosting.frameCycle.run() { statistics?.showedFrame() }
            pacing.showed(at: DisplayClock.now)
        }
    }

    /// When the next turn is due even if no event comes, in the display clock's time; nil if never. Foundation's timers
    /// fire in here: after the frame, which may have made new ones.
    private var deadline: CFTimeInterval? {
        var deadline: CFTimeInterval?
        func include(_ time: CFTimeInterval) { deadline = min(deadline ?? time, time) }
        if let date = RunLoop.main.limitDate(forMode: .default) {
            let wait = date.timeIntervalSinceNow
            if wait < Self.longestWait { include(CACurrentMediaTime() + max(0, wait)) }
        }
        if let time = DisplayClock.nextTimer { include(time) }
        if !host.input.isEmpty || host.isShowing && hosting.frameCycle.isNeeded { include(pacing.next) }
        return deadline
    }
}
