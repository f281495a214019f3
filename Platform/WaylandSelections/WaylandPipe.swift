import Foundation

/// The transfer of data through the pipes by which Wayland connects programs.
enum WaylandPipe {
    /// The maximum size of received data, in bytes.
    private static let maximumSize = 1 << 28
    private static let partSize = 1 << 16
    /// The time without progress after which another program is considered unresponsive, in seconds.
    static let timeLimit = 2.0
    /// The time within which data has to arrive for which the main thread waits, in seconds.
    static let waitLimit = 10.0
    private static let writeLimit = 10.0
    private static let queue = DispatchQueue(label: "trestle.wayland.pipes", attributes: .concurrent)

    /// Returns the data until the other program closes the pipe, and closes it. Returns `nil` if the program does not
    /// respond or sends too much.
    static func read(_ file: Int32, timeLimit: TimeInterval = timeLimit, waitLimit: TimeInterval = .infinity) -> Data? {
        defer { close(file) }
        let end = Date(timeIntervalSinceNow: waitLimit)
        var data = Data()
        var part = [UInt8](repeating: 0, count: partSize)
        while data.count <= maximumSize, Date() < end, isReady(file, POLLIN, timeLimit) {
            let count = part.withUnsafeMutableBytes { Glibc.read(file, $0.baseAddress, $0.count) }
            if count == 0 { return data }
            if count > 0 { data.append(contentsOf: part[..<count]) }
            guard count > 0 || errno == EAGAIN || errno == EINTR else { return nil }
        }
        return nil
    }

    /// Reads data on another thread, and calls the completion handler there.
    static func read(
        _ file: Int32, timeLimit: TimeInterval, completion: @escaping @Sendable (Data?) -> Void
    ) {
        queue.async { completion(read(file, timeLimit: timeLimit)) }
    }

    /// Writes data on another thread, and closes the pipe.
    static func write(_ data: Data, to file: Int32) {
        queue.async {
            ignoringBrokenPipes { writeNow(data, to: file) }
            close(file)
        }
    }

    private static func writeNow(_ data: Data, to file: Int32) {
        // Other programs may pass a file that blocks.
        guard fcntl(file, F_SETFL, fcntl(file, F_GETFL) | O_NONBLOCK) == 0 else { return }
        data.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty, isReady(file, POLLOUT, writeLimit) {
                let count = Glibc.write(file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                if count > 0 { rest = rest.dropFirst(count) }
                guard count > 0 || errno == EAGAIN || errno == EINTR else { return }
            }
        }
    }

    /// Waits until a file is ready. Returns false after the time limit.
    private static func isReady(_ file: Int32, _ event: Int32, _ timeLimit: TimeInterval) -> Bool {
        var descriptor = pollfd(fd: file, events: Int16(event), revents: 0)
        while true {
            let count = poll(&descriptor, 1, Int32(timeLimit * 1000))
            if count >= 0 || errno != EINTR { return count > 0 }
        }
    }

    /// Runs code that may write to a pipe whose reader has closed it, which would otherwise end the process by a signal.
    private static func ignoringBrokenPipes(_ body: () -> Void) {
        var (signals, previous, pending) = (sigset_t(), sigset_t(), sigset_t())
        sigemptyset(&signals)
        sigaddset(&signals, SIGPIPE)
        sigpending(&pending)
        guard sigismember(&pending, SIGPIPE) == 0 else { return body() }
        pthread_sigmask(SIG_BLOCK, &signals, &previous)
        body()
        var noTime = timespec()
        while sigtimedwait(&signals, nil, &noTime) < 0, errno == EINTR {}
        pthread_sigmask(SIG_SETMASK, &previous, nil)
    }
}
