import QuartzCore

/// A timer for the steps of a pressed button, whose interval decreases with each step.
@MainActor
final class AutorepeatTimer {
    // The delay before the first step and the intervals after it, in seconds, estimated from iOS.
    private static let initialDelay: TimeInterval = 0.5
    private static let initialInterval: TimeInterval = 0.25
    private static let minimumInterval: TimeInterval = 0.05
    private static let acceleration = 0.85

    private let step: @MainActor () -> Void
    private var timer: DisplayClock.Timer?

    /// Starts the timer.
    ///
    /// - Parameter step: A closure that is called for each step until the timer is deallocated.
    init(_ step: @escaping @MainActor () -> Void) {
        self.step = step
        schedule(Self.initialDelay, then: Self.initialInterval)
    }

    isolated deinit {
        timer?.cancel()
    }

    private func schedule(_ delay: TimeInterval, then next: TimeInterval) {
        timer = DisplayClock.schedule(after: delay) { [weak self] in
            guard let self else { return }
            schedule(next, then: max(Self.minimumInterval, next * Self.acceleration))
            step()
        }
    }
}
