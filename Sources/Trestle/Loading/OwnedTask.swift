/// A task that is canceled when it is deallocated.
package final class OwnedTask: Sendable {
    private let task: Task<Void, Never>

    package init(_ task: Task<Void, Never>) {
        self.task = task
    }

    deinit { task.cancel() }
}
