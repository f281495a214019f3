@_implementationOnly import CMainRunLoop
import QuartzCore

/// The main loop of an app in one or more windows. It processes window events, libdispatch's main queue (and therefore
/// Swift's main actor), Foundation's timers and the display clock, presents frames, and sleeps while nothing
/// is due.
///
/// It is the outermost loop of the process, and is never nested.
@MainActor
final class MainLoop {
    /// The maximum time until Foundation's next timer, in seconds. Foundation represents "never" by a date
    /// that exceeds the range of a wait.
    private static let maximumWait = 60.0

    /// The maximum delay, in seconds, of what Foundation's run loop performs besides timers while frames follow each other.
    private static let maximumFoundationDelay = 0.1

    private let system: WindowSystem
    private let hosting: ApplicationHosting
    private let statistics: FrameStatistics?
    private let mainQueue = MainQueue()
    private var pacing: FramePacing
    /// Called when the first frame is in the window.
    var onFirstFrame: (@MainActor () -> Void)?
    private var foundationDeadline: CFTimeInterval?
    private var lastFoundationRun: CFTimeInterval = -.infinity

    init(_ system: WindowSystem, hosting: ApplicationHosting, statistics: FrameStatistics?) {
        self.system = system
        self.hosting = hosting
        self.statistics = statistics
        pacing = FramePacing(framesPerSecond: hosting.screen.metrics.framesPerSecond)
    }

    /// Runs the loop until the app quits.
    func run() {
        mainQueue.watch(system.makeWaker())
        while true {
            runIteration()
            if hosting.hasQuit { break }
            sleep()
        }
        statistics?.report(frames: hosting.frameCount)
    }

    private func sleep() {
        runFoundationLoop(canDefer: isFrameNeeded)
        let observer = UIApplication.shared.accessibilityObserver
        observer?.mainLoopWillSleep()
        system.waitForEvents(until: deadline)
        observer?.mainLoopDidWake()
    }

    private func runIteration() {
        DisplayClock.advanceToSystemTime()
        let isFrameDue = pacing.isDue(at: DisplayClock.now)
        if isFrameDue || !system.hasOnlyMotion { deliverInput() }
        mainQueue.drain()
        if system.consumeWake() { mainQueue.acknowledgeWake() }
        if isFrameDue, isFrameNeeded {
            if hosting.runFrame() { didShowFrame() }
            pacing.recordFrame(at: DisplayClock.now)
        }
    }

    /// Passes the input of each window to its scene. A window that is closed meanwhile has no scene.
    private func deliverInput() {
        for window in system.windows where !window.input.isEmpty {
            let events = window.input.drain()
            guard let scene = hosting.scenes.first(where: { $0.host === window }) else { continue }
            for event in events { hosting.handle(event, in: scene) }
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
        if isFrameNeeded || !system.hasNoInput { include(pacing.nextFrameTime) }
        return deadline
    }

    private var isFrameNeeded: Bool { hosting.isFrameNeeded }

    /// Runs Foundation's run loop and determines when it is due next. Called after the frame, which may have
    /// created timers.
    ///
    /// A run costs up to a tenth of a frame, so while frames follow each other it takes place when a timer is due, and
    /// otherwise rarely.
    private func runFoundationLoop(canDefer: Bool) {
        let now = CACurrentMediaTime()
        if canDefer, now < lastFoundationRun + Self.maximumFoundationDelay {
            let timer = trestle_next_timer_date()
            let wait = timer == 0 ? .infinity : timer - Date.timeIntervalSinceReferenceDate
            foundationDeadline = wait < Self.maximumWait ? now + max(0, wait) : nil
            if wait > 0 { return }
        }
        lastFoundationRun = now
        guard let date = RunLoop.main.limitDate(forMode: .default) else {
            foundationDeadline = nil
            return
        }
        let wait = date.timeIntervalSinceNow
        foundationDeadline = wait < Self.maximumWait ? CACurrentMediaTime() + max(0, wait) : nil
    }
}
