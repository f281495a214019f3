@_implementationOnly import CGio
import Foundation
import Synchronization

/// The socket of a connection to a message bus, which one thread reads and any thread writes.
final class BusSocket: Sendable {
    /// The time after which a bus that does not authenticate the user is unavailable, in seconds.
    private static let timeout = 25

    private let descriptor: Int32
    /// The bytes that the bus has not accepted yet, and whether the queue is writing them.
    private let backlog = Mutex<[UInt8]>([])
    private let writer = DispatchQueue(label: "bus socket")

    /// Connects to the first reachable bus of an address and authenticates as the user of the process. Blocks until then.
    ///
    /// - Throws: `DBusError` if there is no bus, or it refuses the user.
    init(address: String) throws(DBusError) {
        var error: UnsafeMutablePointer<GError>?
        guard let stream = g_dbus_address_get_stream_sync(address, nil, nil, &error) else {
            throw DBusError(consuming: error)
        }
        defer { g_object_unref(UnsafeMutableRawPointer(stream)) }
        let descriptor = Self.descriptor(of: UnsafeMutableRawPointer(stream))
        guard descriptor >= 0 else { throw .noBus("\(address) is not the address of a socket.") }
        self.descriptor = descriptor
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
        setTimeout(Self.timeout)
        try authenticate()
        setTimeout(0)
    }

    /// Returns a descriptor of a stream's socket that remains valid without the stream, or -1 for other streams.
    private static func descriptor(of stream: UnsafeMutableRawPointer) -> Int32 {
        let instance = stream.assumingMemoryBound(to: GTypeInstance.self)
        guard g_type_check_instance_is_a(instance, g_socket_connection_get_type()) != 0,
            let socket = g_socket_connection_get_socket(stream.assumingMemoryBound(to: GSocketConnection.self))
        else { return -1 }
        return fcntl(g_socket_get_fd(socket), F_DUPFD_CLOEXEC, 0)
    }

    deinit {
        close(descriptor)
    }

    /// Sets the time after which reading fails, in seconds, or 0 for none.
    private func setTimeout(_ seconds: Int) {
        var time = timeval(tv_sec: seconds, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
    }

    /// Authenticates by the credentials of the socket.
    ///
    /// Source: D-Bus Specification 0.43, "Authentication Protocol".
    private func authenticate() throws(DBusError) {
        let user = "\(getuid())".utf8.map { String($0, radix: 16) }.joined()
        send(Array("\0AUTH EXTERNAL \(user)\r\n".utf8))
        var line: [UInt8] = []
        while line.suffix(2) != [0x0D, 0x0A] {
            var byte: UInt8 = 0
            guard line.count < 1024, receive(&byte, 1) == 1 else {
                throw .noBus("The bus does not authenticate the user.")
            }
            line.append(byte)
        }
        guard line.starts(with: Array("OK ".utf8)) else { throw .noBus("The bus refuses the user.") }
        send(Array("BEGIN\r\n".utf8))
    }

    /// Reads bytes, or waits for them.
    ///
    /// - Returns: The number of bytes, or 0 at the end of the connection.
    func receive(_ buffer: UnsafeMutableRawPointer, _ capacity: Int) -> Int {
        while true {
            let count = recv(descriptor, buffer, capacity, 0)
            if count < 0, errno == EINTR { continue }
            return max(0, count)
        }
    }

    /// Ends the connection, so that `receive` returns.
    func shutDown() { shutdown(descriptor, Int32(SHUT_RDWR)) }

    /// Writes bytes after those of earlier calls, without waiting for the bus.
    func send(_ bytes: [UInt8]) {
        backlog.withLock { backlog in
            guard backlog.isEmpty else { return backlog += bytes }
            let sent = write(bytes[...], flags: Int32(MSG_DONTWAIT))
            guard sent < bytes.count else { return }
            backlog = Array(bytes[sent...])
            writer.async { [self] in writeBacklog() }
        }
    }

    private func writeBacklog() {
        while true {
            let bytes = backlog.withLock { $0 }
            guard !bytes.isEmpty else { return }
            let sent = write(bytes[...], flags: 0)
            backlog.withLock { backlog in
                // A connection that has ended accepts nothing.
                backlog.removeFirst(sent > 0 ? sent : backlog.count)
            }
        }
    }

    /// Returns the number of bytes that the socket has accepted.
    private func write(_ bytes: ArraySlice<UInt8>, flags: Int32) -> Int {
        bytes.withUnsafeBytes { buffer in
            while true {
                let count = Glibc.send(descriptor, buffer.baseAddress, buffer.count, flags | Int32(MSG_NOSIGNAL))
                if count < 0, errno == EINTR { continue }
                return max(0, count)
            }
        }
    }
}
