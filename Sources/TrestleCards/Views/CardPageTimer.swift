import Foundation

/// The timer of a carousel, which calls a closure again and again.
@MainActor
final class CardPageTimer {
    private let interval: TimeInterval
    private let pause: @MainActor (TimeInterval) async -> Void
    private let action: @MainActor () -> Void
    private var task: Task<Void, Never>?

    /// - Parameters:
    ///   - interval: The number of seconds between two calls.
    ///   - pause: A closure that waits for a number of seconds.
    ///   - action: The closure that is called.
    init(
        interval: TimeInterval, pause: @escaping @MainActor (TimeInterval) async -> Void,
        action: @escaping @MainActor () -> Void
    ) {
        self.interval = interval
        self.pause = pause
        self.action = action
    }

    deinit {
        task?.cancel()
    }

    /// Begins to wait for the whole interval.
    func restart() {
        stop()
        task = Task { [weak self, interval, pause] in
            while true {
                await pause(interval)
                guard !Task.isCancelled, let self else { return }
                action()
            }
        }
    }

    func stop() {
        task?.cancel()
        task = nil
    }
}
