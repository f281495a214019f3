import Foundation

/// A clock of carousels that tests advance.
@MainActor
final class PageClock {
    private var waiting: [CheckedContinuation<Void, Never>] = []
    /// The numbers of seconds that carousels have waited for.
    private(set) var intervals: [TimeInterval] = []

    isolated deinit {
        for continuation in waiting { continuation.resume() }
    }

    func pause(_ seconds: TimeInterval) async {
        intervals.append(seconds)
        await withCheckedContinuation { waiting.append($0) }
    }

    /// Waits until a carousel waits for its next page. Returns whether one does.
    @discardableResult
    func isWaiting() async -> Bool {
        for _ in 0..<200 where waiting.isEmpty { try? await Task.sleep(nanoseconds: 1_000_000) }
        return !waiting.isEmpty
    }

    /// Advances the clock until the interval of all carousels is over, and each has done what follows.
    func advance() async {
        await isWaiting()
        let ended = waiting
        waiting = []
        for continuation in ended { continuation.resume() }
        try? await Task.sleep(nanoseconds: 5_000_000)
    }
}
