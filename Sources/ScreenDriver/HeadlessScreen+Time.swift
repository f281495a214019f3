import UIKit

extension HeadlessScreen {
    /// The time of the screen's clock, which `CACurrentMediaTime()` returns.
    public var time: CFTimeInterval { DisplayClock.now }

    /// The number of frames drawn. A screen without changes draws none.
    public var frameCount: Int { hosting.frameCycle.frameCount }

    /// Advances the clock by `seconds`, drawing a frame every sixtieth of a second while something changes,
    /// and one at the end. Timers of the user interface fire at their scheduled times.
    public func advance(by seconds: TimeInterval) {
        checkIsCurrent()
        let target = time + seconds
        while nextFrameTime < target - 1e-9 { step(to: nextFrameTime) }
        step(to: target)
    }

    /// Advances the clock by one frame.
    public func advanceFrame() {
        checkIsCurrent()
        step(to: nextFrameTime)
    }

    /// Advances the clock until all animations have ended and none is about to start within the next second.
    /// Endless effects such as a blinking caret do not count.
    ///
    /// - Parameter limit: The maximum number of seconds to advance.
    /// - Returns: Whether the screen came to rest.
    @discardableResult
    public func settle(limit: TimeInterval = 10) -> Bool {
        checkIsCurrent()
        let end = time + limit
        while true {
            if !hosting.isFrameNeeded {
                // Skips the pause before a scheduled change, such as the fading of scroll indicators.
                guard let timer = DisplayClock.nextBusyTimer, timer <= time + 1 else { return true }
                guard timer < end else { return false }
                advance(by: max(0, timer - time))
            }
            guard time < end else { return false }
            advanceFrame()
        }
    }

    /// Waits in real time until `condition` is true, for work on other threads whose results arrive on the
    /// main actor. The screen's clock advances by one frame after each check.
    ///
    /// Other tests may run concurrently: use this method only in `.serialized` suites.
    ///
    /// - Parameters:
    ///   - limit: The maximum number of seconds to wait.
    ///   - condition: The condition.
    /// - Returns: Whether the condition became true.
    @discardableResult
    public func wait(limit: TimeInterval = 5, until condition: () -> Bool) async -> Bool {
        let start = ContinuousClock.now
        while !condition() {
            guard ContinuousClock.now - start < .seconds(limit) else { return false }
            try? await Task.sleep(for: .milliseconds(1))
            advanceFrame()
        }
        return true
    }

    /// Draws pending changes without advancing the clock.
    func runFrame() {
        if hosting.isFrameNeeded { hosting.runFrame() }
    }

    private var nextFrameTime: CFTimeInterval { Self.startTime + Double(frameNumber + 1) * Self.frameDuration }

    private func step(to target: CFTimeInterval) {
        if target >= nextFrameTime - 1e-9 { frameNumber += 1 }
        DisplayClock.advance(to: target)
        runFrame()
    }
}
