import UIKit

extension HeadlessScreen {
    /// The time on the screen's clock: what `CACurrentMediaTime()` gives.
    public var time: CFTimeInterval { DisplayClock.now }

    /// How many frames were drawn. A screen on which nothing changes draws none.
    public var frameCount: Int { hosting.frameCycle.frameCount }

    /// Lets `seconds` pass, with a frame every sixtieth of a second where something moves, and one at the end. Timers of
    /// the user interface fire on the way, each at its time.
    public func advance(by seconds: TimeInterval) {
        checkIsCurrent()
        let target = time + seconds
        while nextFrameTime < target - 1e-9 { step(to: nextFrameTime) }
        step(to: target)
    }

    /// Lets one frame pass.
    public func advanceFrame() {
        checkIsCurrent()
        step(to: nextFrameTime)
    }

    /// Lets time pass until nothing moves any more, and nothing is about to within the next second. A caret that blinks
    /// goes on blinking.
    ///
    /// - Parameter limit: how many seconds to wait at most.
    /// - Returns: whether it came to rest.
    @discardableResult
    public func settle(limit: TimeInterval = 10) -> Bool {
        checkIsCurrent()
        let end = time + limit
        while true {
            if !hosting.frameCycle.isNeeded {
                // Skips the pause before something that is about to happen, such as scroll indicators' going.
                guard let timer = DisplayClock.nextBusyTimer, timer <= time + 1 else { return true }
                guard timer < end else { return false }
                advance(by: max(0, timer - time))
            }
            guard time < end else { return false }
            advanceFrame()
        }
    }

    /// Waits, in real time, until `condition` holds: for work on other threads, whose results come by the main actor.
    /// After each look at it a frame passes on the screen's clock.
    ///
    /// Other tests may run meanwhile: put a test that calls this into a `.serialized` suite.
    ///
    /// - Parameter limit: how many real seconds to wait at most.
    /// - Returns: whether the condition came to hold.
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

    /// Draws what has changed, without letting time pass.
    func runFrame() {
        if hosting.frameCycle.isNeeded { hosting.frameCycle.run() }
    }

    private var nextFrameTime: CFTimeInterval { Self.startTime + Double(frameNumber + 1) * Self.frameDuration }

    private func step(to target: CFTimeInterval) {
        if target >= nextFrameTime - 1e-9 { frameNumber += 1 }
        DisplayClock.advance(to: target)
        runFrame()
    }
}
