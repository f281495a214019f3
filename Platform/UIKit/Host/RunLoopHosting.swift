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

    /// A turn of the app that has not begun.
    private struct ScheduledTurn {
        let time: CFTimeInterval
        let timer: Timer
        let workItem: DispatchWorkItem
    }

    private init() {
        let host = HeadlessHost(metrics: ScreenMetrics())
        hosting = ApplicationHosting(application: UIApplication(), host: host)
        pacing = FramePacing(framesPerSecond: host.metrics.framesPerSecond)
        awaitRequest()
    }

    private func tearDown() {
        cancelTurn()
        DisplayClock.onRequest(nil)
        hosting.tearDown()
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
            hosting.frameCycle.run()
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
            ? DisplayClock.hasRunningLinks || AnimationTimeline.isRunning : hosting.frameCycle.isNeeded
    }

    /// Schedules a turn unless an earlier one is scheduled.
    ///
    /// A timer runs it while code waits in the run loop, which does not run the main queue inside one of its own
    /// work items; the main queue runs it in a process whose main thread has no run loop.
    private func scheduleTurn(at time: CFTimeInterval) {
        if let nextTurn, nextTurn.time <= time { return }
        cancelTurn()
        let delay = max(0, time - CACurrentMediaTime())
        let run: @Sendable () -> Void = { [weak self] in
            MainActor.assumeIsolated { self?.runTurn() }
        }
        let timer = Timer(timeInterval: delay, repeats: false) { _ in run() }
        let workItem = DispatchWorkItem(block: run)
        nextTurn = ScheduledTurn(time: time, timer: timer, workItem: workItem)
        RunLoop.main.add(timer, forMode: .common)
        DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: workItem)
    }

    private func cancelTurn() {
        nextTurn?.timer.invalidate()
        nextTurn?.workItem.cancel()
        nextTurn = nil
    }
}
