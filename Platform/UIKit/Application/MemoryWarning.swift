import Foundation

extension UIApplication {
    /// Releases decoded images, and notifies the app that memory is scarce: the delegate, the observers, and the controllers in
    /// windows.
    package final func receiveMemoryWarning() {
        ImageCache.shared.removeAll()
        delegate?.applicationDidReceiveMemoryWarning(self)
        let roots = windows.compactMap(\.rootViewController)
        NotificationCenter.default.post(name: Self.didReceiveMemoryWarningNotification, object: self)
        for root in roots { root.warnOfMemory() }
    }
}

extension UIViewController {
    fileprivate final func warnOfMemory() {
        didReceiveMemoryWarning()
        for child in childControllers { child.warnOfMemory() }
        presentation?.presented.warnOfMemory()
    }
}

/// Observes the kernel's report of stalls for lack of memory, in `/proc/pressure/memory`.
///
/// The kernel wakes a thread when all tasks have waited for memory too long; until then it costs nothing. Kernels without
/// the report, or that do not permit it, give no warnings.
enum MemoryPressure {
    /// All tasks waited for 150 ms within 2 s, the shortest window that is permitted to all users.
    private static let trigger = "full 150000 2000000"
    /// The minimum time between two warnings, in seconds.
    private static let pause: UInt32 = 30

    /// Starts to observe, and calls `warn` on a thread of its own.
    ///
    /// - Returns: Whether the kernel reports stalls.
    @discardableResult
    static func observe(_ warn: @escaping @Sendable () -> Void) -> Bool {
        let file = open("/proc/pressure/memory", O_RDWR | O_NONBLOCK)
        guard file >= 0 else { return false }
        guard trigger.withCString({ write(file, $0, strlen($0) + 1) }) > 0 else {
            close(file)
            return false
        }
        Thread.detachNewThread {
            var request = pollfd(fd: file, events: Int16(POLLPRI), revents: 0)
            while true {
                let count = poll(&request, 1, -1)
                if count < 0, errno == EINTR { continue }
                guard count > 0, request.revents & Int16(POLLERR) == 0 else { break }
                warn()
                sleep(pause)
            }
            close(file)
        }
        return true
    }
}
