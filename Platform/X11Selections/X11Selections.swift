package import DataExchange
import Foundation
import Synchronization

/// The selections of an X server: data that this process offers, and data of other programs.
///
/// A thread with a connection and a window of its own serves them, so that it does not interfere with the library that
/// displays the app's window. The protocol is that of the Inter-Client Communication Conventions Manual, section 2, with
/// incremental transfers of large data.
package final class X11Selections: Sendable {
    /// The time without progress after which a program that owns a selection is considered unresponsive, in seconds.
    private static let timeLimit = 2.0
    /// The time after which the end of the process does not wait for a clipboard manager any more, in seconds.
    private static let savingLimit = 10.0

    let inbox: SelectionInbox

    /// Connects to the server that the environment variable `DISPLAY` names.
    ///
    /// Returns `nil` if there is no server, or if it lacks the XFixes extension.
    package init?() {
        guard let inbox = SelectionWorker.start() else { return nil }
        self.inbox = inbox
    }

    deinit {
        inbox.run { $0.close() }
    }

    /// Offers data in a selection, which this process then owns. Returns after the server has made it the owner.
    package func own(_ kind: SelectionKind, _ offer: DataOffer) {
        _ = wait { (worker, done: @escaping @Sendable (Bool) -> Void) in
            worker.claim(X11Selection(kind), offer, done)
        }
    }

    /// Withdraws the data that this process offers, if it owns the selection.
    package func disown(_ kind: SelectionKind) {
        inbox.run { $0.disown(X11Selection(kind)) }
    }

    /// Returns a number that changes whenever another program has become the owner of a selection, or when the owner has
    /// ended.
    package func changeCount(of kind: SelectionKind) -> Int {
        wait { worker, done in
            worker.synchronize()
            done(worker.changeCount(of: X11Selection(kind)))
        } ?? 0
    }

    /// Returns the formats in which the owner of a selection offers its data.
    package func targets(of kind: SelectionKind) -> [String] {
        wait { worker, done in worker.readTargets(of: X11Selection(kind), done) } ?? []
    }

    /// Returns the data of a selection in a format, or `nil` if its owner does not provide it or does not respond.
    package func data(of kind: SelectionKind, target: String) -> Data? {
        wait { worker, done in worker.readData(of: X11Selection(kind), target, done) } ?? nil
    }

    /// Hands the clipboard over to the desktop's clipboard manager, so that its data remains after the end of this process. Returns at
    /// once if this process does not own the clipboard or there is no manager, and otherwise when the manager has copied the data.
    ///
    /// - Parameter data: Returns the data, in order of decreasing quality. Called if there is a manager.
    /// - Returns: Whether a manager has copied the data.
    @discardableResult
    package func saveClipboard(_ data: () -> [(target: String, data: Data)]) -> Bool {
        guard wait(for: { worker, done in done(worker.canSaveClipboard) }) == true else { return false }
        let data = data()
        return wait(limit: Self.savingLimit) { worker, done in worker.saveClipboard(data, done) } ?? false
    }

    /// Waits for a result of the thread. Returns `nil` if the connection has ended or if the owner does not respond.
    ///
    /// - Parameter limit: The maximum time, in seconds, also if the other program makes progress.
    private func wait<Value: Sendable>(
        limit: TimeInterval = .infinity,
        for body: @escaping @Sendable (SelectionWorker, @escaping @Sendable (Value) -> Void) -> Void
    ) -> Value? {
        let result = SelectionResult<Value>()
        guard inbox.run({ worker in body(worker) { result.complete($0) } }) else { return nil }
        let end = Date(timeIntervalSinceNow: limit)
        while true {
            let progress = inbox.progress.load(ordering: .relaxed)
            if result.wait(Self.timeLimit) { return result.value }
            // Large data may take longer.
            if inbox.progress.load(ordering: .relaxed) == progress || Date() > end { return nil }
        }
    }
}

/// A result that one thread waits for.
private final class SelectionResult<Value: Sendable>: Sendable {
    private let stored = Mutex<Value?>(nil)
    private let isDone = DispatchSemaphore(value: 0)

    var value: Value? { stored.withLock { $0 } }

    func complete(_ value: Value) {
        stored.withLock { $0 = value }
        isDone.signal()
    }

    /// Returns whether the result is complete.
    func wait(_ seconds: TimeInterval) -> Bool { isDone.wait(timeout: .now() + seconds) == .success }
}
