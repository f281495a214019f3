import UIKit

/// The number of batches that are still animating.
@MainActor
final class BatchProgress {
    private var runningCount = 0
    private var allFinished = true
    private var completion: (@MainActor (Bool) -> Void)?

    nonisolated init() {}

    /// Performs a batch of updates, and counts it until its animations have ended.
    func perform(in listView: any ListView, _ updates: () -> Void) {
        runningCount += 1
        listView.performUpdates(updates) { [self] finished in
            MainActor.assumeIsolated { end(finished) }
        }
    }

    private func end(_ finished: Bool) {
        runningCount -= 1
        allFinished = allFinished && finished
        completeIfDone()
    }

    /// Calls `completion` when the animations of all batches have ended, or immediately if there are none.
    func notify(_ completion: @escaping @MainActor (Bool) -> Void) {
        self.completion = completion
        completeIfDone()
    }

    private func completeIfDone() {
        guard runningCount == 0, let completion else { return }
        self.completion = nil
        completion(allFinished)
    }
}
