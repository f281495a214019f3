import QuartzCore

/// The turning of a spoke wheel: so many steps a second, and no frame between them.
@MainActor
final class SpokeRotation {
    /// The length of one turn in seconds, by eye.
    private static let period: TimeInterval = 1
    /// Three steps to a spoke look smooth, and cost less than half of what 60 frames a second would.
    private static let steps = 3 * SpokeWheel.spokeCount

    private let onStep: () -> Void
    private var start: TimeInterval = 0
    private var timer: DisplayClock.Timer?

    /// - Parameter onStep: called when the wheel looks different; it should not keep the rotation's owner alive.
    init(onStep: @escaping () -> Void) {
        self.onStep = onStep
    }

    var isRunning: Bool { timer != nil }

    /// How far the wheel has turned, in whole turns.
    var turn: CGFloat { CGFloat(step) / CGFloat(Self.steps) }

    private var step: Int { isRunning ? Int(((DisplayClock.now - start) / Self.interval + 1e-6).rounded(.down)) : 0 }

    private static var interval: TimeInterval { period / TimeInterval(steps) }

    func begin() {
        guard timer == nil else { return }
        start = DisplayClock.now
        wait()
    }

    func end() {
        timer?.cancel()
        timer = nil
    }

    private func wait() {
        let next = start + TimeInterval(step + 1) * Self.interval
        timer = DisplayClock.schedule(after: max(0, next - DisplayClock.now)) { [weak self] in
            guard let self else { return }
            wait()
            onStep()
        }
    }
}
