@_implementationOnly import CMainRunLoop
import Dispatch

/// The libdispatch interface that runs the main queue, and therefore Swift's main actor.
///
/// Without a system run loop, the main thread must run the queue itself. libdispatch makes a file descriptor
/// readable when the queue has work.
@MainActor
final class MainQueue {
    private let handle = trestle_main_queue_handle()
    private let drained = DispatchSemaphore(value: 0)

    /// Runs the blocks in the queue.
    func drain() {
        var count: UInt64 = 0
        // Unless it is read, the descriptor remains readable and the process never sleeps.
        while read(handle, &count, MemoryLayout<UInt64>.size) < 0, errno == EINTR {}
        trestle_main_queue_drain()
    }

    /// Calls `wake` on a separate thread when the queue receives work, and then not again before
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

    /// Resumes watching. Call this method after draining the queue.
    func acknowledgeWake() {
        drained.signal()
    }
}
