import Dispatch
import QuartzCore

/// The app of a process that no host displays, such as a test suite: it runs in real time, driven by the main
/// run loop.
///
/// The first view, or the first use of `UIApplication.shared` or `UIScreen.main`, starts it. It runs a turn only
/// when something has changed or is due; a process that creates no view never wakes up for it.
@MainActor
final class RunLoopHosting {
    private static var current: RunLoopHosting?

    /// Starts hosting the process's app if no host does.
    @inline(__always)
    static func startIfNeeded() {
        if !ApplicationHosting.isHosted { start() }
    }

    private static func start() {
        current = RunLoopHosting()
    }

    /// Ends hosting, because another host takes over.
    static func stop() {
        current?.tearDown()
        current = nil
    }

    private let hosting: ApplicationHosting
    private var pacing: FramePacing
    private var nextTurn: ScheduledTurn?
    /// Runs turns while code waits in the run loop. One timer serves all turns: on Linux, Foundation never releases a timer.
    private let timer: Timer

    /// A turn of the app that has not begun.
    private struct ScheduledTurn {
        let time: CFTimeInterval
        let workItem: DispatchWorkItem
    }

    private init() {
        let host = HeadlessHost(metrics: ScreenMetrics())
        hosting = ApplicationHosting(application: UIApplication(), host: host)
        pacing = FramePacing(framesPerSecond: host.metrics.framesPerSecond)
        timer = Timer(fire: .distantFuture, interval: .greatestFiniteMagnitude, repeats: true) { _ in
            MainActor.assumeIsolated { RunLoopHosting.current?.runTurn() }
        }
        RunLoop.main.add(timer, forMode: .common)
        awaitRequest()
    }

    private func tearDown() {
        cancelTurn()
        timer.invalidate()
        DisplayClock.onRequest(nil)
        hosting.tearDown(keepsAppearance: true)
    }

    // MARK: Turns

    private func awaitRequest() {
        DisplayClock.onRequest { [weak self] in self?.scheduleTurn(at: CACurrentMediaTime()) }
    }

    private func runTurn() {
        cancelTurn()
        DisplayClock.advanceToSystemTime()
        let now = DisplayClock.now
        if isFrameNeeded, pacing.isDue(at: now) {
            hosting.runFrame()
            pacing.recordFrame(at: now)
        }
        // Another host may have taken over in the turn.
        guard Self.current === self else { return }
        if let time = DisplayClock.nextTimer { scheduleTurn(at: time) }
        if isFrameNeeded { scheduleTurn(at: pacing.nextFrameTime) }
        awaitRequest()
    }

    /// Whether a frame is needed. Without windows, only animations and display links need one.
    private var isFrameNeeded: Bool {
        hosting.screen.windows.isEmpty
            ? DisplayClock.hasRunningLinks || AnimationTimeline.isRunning : hosting.isFrameNeeded
    }

    /// Schedules a turn unless an earlier one is scheduled.
    ///
    /// The timer runs it while code waits in the run loop, which does not run the main queue inside one of its own
    /// work items; the main queue runs it in a process whose main thread has no run loop.
    private func scheduleTurn(at time: CFTimeInterval) {
        if let nextTurn, nextTurn.time <= time { return }
        cancelTurn()
        let delay = max(0, time - CACurrentMediaTime())
        let workItem = DispatchWorkItem {
            MainActor.assumeIsolated { RunLoopHosting.current?.runTurn() }
        }
        nextTurn = ScheduledTurn(time: time, workItem: workItem)
        timer.fireDate = Date(timeIntervalSinceNow: delay)
        DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: workItem)
    }

    private func cancelTurn() {
        guard let nextTurn else { return }
        timer.fireDate = .distantFuture
        nextTurn.workItem.cancel()
        self.nextTurn = nil
    }
}
