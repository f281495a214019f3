import QuartzCore

/// The main loop of an app in a window. It processes window events, libdispatch's main queue (and therefore
/// Swift's main actor), Foundation's timers and the display clock, presents frames, and sleeps while nothing
/// is due.
///
/// It is the outermost loop of the process, and is never nested.
@MainActor
final class MainLoop {
    /// The maximum time until Foundation's next timer, in seconds. Foundation represents "never" by a date
    /// that exceeds the range of a wait.
    private static let maximumWait = 60.0

    /// The maximum delay, in seconds, for noticing new Foundation timers while frames follow each other.
    private static let maximumFoundationDelay = 0.03

    private let host: WindowHost
    private let hosting: ApplicationHosting
    private let statistics: FrameStatistics?
    private let mainQueue = MainQueue()
    private var pacing: FramePacing
    /// Called when the first frame is in the window.
    var onFirstFrame: (@MainActor () -> Void)?
    private var foundationDeadline: CFTimeInterval?
    private var lastFoundationRun: CFTimeInterval = -.infinity

    init(host: WindowHost, hosting: ApplicationHosting, statistics: FrameStatistics?) {
        self.host = host
        self.hosting = hosting
        self.statistics = statistics
        pacing = FramePacing(framesPerSecond: host.metrics.framesPerSecond)
    }

    /// Runs the loop until the app quits.
    func run() {
        mainQueue.watch(host.makeWaker())
        while true {
            runIteration()
            if hosting.hasQuit { break }
            sleep()
        }
        statistics?.report(frames: hosting.frameCycle.frameCount)
    }

    private func sleep() {
        runFoundationLoop(canDefer: isFrameNeeded)
        let observer = UIApplication.shared.accessibilityObserver
        observer?.mainLoopWillSleep()
        host.waitForEvents(until: deadline)
        observer?.mainLoopDidWake()
    }

    private func runIteration() {
        DisplayClock.advanceToSystemTime()
        let isFrameDue = pacing.isDue(at: DisplayClock.now)
        if isFrameDue || !host.input.isMotionOnly {
            for event in host.input.drain() { hosting.handle(event) }
        }
        mainQueue.drain()
        if host.consumeWake() { mainQueue.acknowledgeWake() }
        if isFrameDue, isFrameNeeded {
            if hosting.frameCycle.run() { didShowFrame() }
            pacing.recordFrame(at: DisplayClock.now)
        }
    }

    private func didShowFrame() {
        statistics?.recordFrame()
        onFirstFrame?()
        onFirstFrame = nil
    }

    /// The time of the next iteration if no event occurs, in the display clock's time, or `nil` if none is
    /// due.
    private var deadline: CFTimeInterval? {
        var deadline = foundationDeadline
        func include(_ time: CFTimeInterval) { deadline = min(deadline ?? time, time) }
        if let time = DisplayClock.nextTimer { include(time) }
        if isFrameNeeded || !host.input.isEmpty { include(pacing.nextFrameTime) }
        return deadline
    }

    private var isFrameNeeded: Bool { host.isVisible && host.isReadyForFrame && hosting.frameCycle.isNeeded }

    /// Runs Foundation's run loop and determines when it is due next. Called after the frame, which may have
    /// created timers.
    ///
    /// The query costs up to a tenth of a frame, so while frames follow each other it runs only in every
    /// second one.
    private func runFoundationLoop(canDefer: Bool) {
        let now = CACurrentMediaTime()
        let isRecent = now < lastFoundationRun + Self.maximumFoundationDelay
        if canDefer, isRecent, now < foundationDeadline ?? .infinity { return }
        lastFoundationRun = now
        guard let date = RunLoop.main.limitDate(forMode: .default) else {
            foundationDeadline = nil
            return
        }
        let wait = date.timeIntervalSinceNow
        foundationDeadline = wait < Self.maximumWait ? CACurrentMediaTime() + max(0, wait) : nil
    }
}
