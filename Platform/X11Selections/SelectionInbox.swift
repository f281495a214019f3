@_implementationOnly import CXCB
import Foundation
import Synchronization

/// The work that other threads request of the thread of a connection.
final class SelectionInbox: Sendable {
    typealias Work = @Sendable (SelectionWorker) -> Void

    private struct State {
        var work: [Work] = []
        var isClosed = false
    }

    private let state = Mutex(State())
    /// A file descriptor that is readable while there is work.
    let wakeDescriptor = eventfd(0, Int32(EFD_NONBLOCK | EFD_CLOEXEC))
    /// The number of parts of data that have been received, and of requests that have been answered.
    let progress = Atomic<Int>(0)

    deinit {
        Glibc.close(wakeDescriptor)
    }

    /// Runs work on the thread of the connection.
    ///
    /// - Returns: Whether the connection still exists.
    @discardableResult
    func run(_ work: @escaping Work) -> Bool {
        let isOpen = state.withLock { state in
            if !state.isClosed { state.work.append(work) }
            return !state.isClosed
        }
        if isOpen { eventfd_write(wakeDescriptor, 1) }
        return isOpen
    }

    /// Removes and returns the requested work.
    func take() -> [Work] {
        var count: eventfd_t = 0
        eventfd_read(wakeDescriptor, &count)
        return state.withLock { state in
            defer { state.work = [] }
            return state.work
        }
    }

    /// Rejects later work, and drops the remaining work.
    func close() {
        state.withLock { $0 = State(work: [], isClosed: true) }
    }
}
