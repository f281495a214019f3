internal import CDispatchMainQueue
import Dispatch

/// The part of libdispatch that runs what was sent to the main queue: also Swift's main actor.
///
/// Where no run loop of the system's does so, the main thread has to: libdispatch makes a handle readable when there is
/// something to run.
@MainActor
final class MainQueue {
    private let handle = trestle_main_queue_handle()
    private let drained = DispatchSemaphore(value: 0)

    /// Runs what is in the queue.
    func drain() {
        var count: UInt64 = 0
        // Without the read, the handle would stay readable, and the process would never sleep.
        while read(handle, &count, MemoryLayout<UInt64>.size) < 0, errno == EINTR {}
        trestle_main_queue_drain()
    }

    /// Calls `wake` on a thread of its own whenever something is put into the queue; then not again before
    /// `acknowledgeWake()`.
    func watch(_ wake: @escaping @Sendable () -> Void) {
        let (handle, drained) = (handle, drained)
        let thread = Thread {
            while true {
                var descriptor = pollfd(fd: handle, events: Int16(POLLIN), revents: 0)
                guard poll(&descriptor, 1, -1) > 0 else { continue }
                wake()
                drained.wait()
            }
        }
        thread.name = "main queue"
        thread.stackSize = 256 << 10
        thread.start()
    }

    /// The main thread has heard the wake, and has drained the queue.
    func acknowledgeWake() {
        drained.signal()
    }
}
