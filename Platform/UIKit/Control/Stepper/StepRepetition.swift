import QuartzCore

/// The steps of a button that is held down: the longer it is held, the faster they come.
@MainActor
final class StepRepetition {
    // In seconds, by eye: the first comes after a while, and each that follows a little sooner.
    private static let firstDelay: TimeInterval = 0.5
    private static let slowest: TimeInterval = 0.25
    private static let fastest: TimeInterval = 0.05
    private static let acceleration = 0.85

    private let step: @MainActor () -> Void
    private var timer: DisplayClock.Timer?

    /// - Parameter step: called for each step as long as the repetition is kept.
    init(_ step: @escaping @MainActor () -> Void) {
        self.step = step
        wait(Self.firstDelay, then: Self.slowest)
    }

    isolated deinit {
        timer?.cancel()
    }

    private func wait(_ delay: TimeInterval, then next: TimeInterval) {
        timer = DisplayClock.schedule(after: delay) { [weak self] in
            guard let self else { return }
            wait(next, then: max(Self.fastest, next * Self.acceleration))
            step()
        }
    }
}
