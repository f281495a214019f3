import Foundation
import Synchronization

/// A connection to a message bus for an app that is called often.
///
/// A thread of its own reads calls from the socket and replies with what is prepared, by one system call each: GDBus needs seven for a
/// call, and wakes its thread again for the reply. It cannot pass files or subscribe to signals.
package final class DirectConnection: ExportingConnection, Sendable {
    /// The unique name of the connection, such as `:1.42`.
    package let uniqueName: String
    private let link: Link

    package var exports: ExportTable { link.exports }

    private init(uniqueName: String, link: Link) {
        self.uniqueName = uniqueName
        self.link = link
    }

    deinit {
        link.socket.shutDown()
    }

    /// Whether the bus has closed the connection.
    package var hasEnded: Bool { link.hasEnded }

    /// Connects to the bus at an address.
    ///
    /// - Parameters:
    ///   - address: The address, such as `unix:path=/run/user/1000/at-spi/bus`.
    ///   - onEnd: Called on a thread of the connection after it has ended.
    /// - Throws: `DBusError` if there is no bus or it refuses the connection.
    package static func connect(
        to address: String, onEnd: @escaping @Sendable () -> Void = {}
    ) async throws(DBusError) -> DirectConnection {
        typealias Opening = CheckedContinuation<Result<Link, DBusError>, Never>
        let result = await withCheckedContinuation { (continuation: Opening) in
            let thread = Thread {
                do throws(DBusError) {
                    let link = Link(try BusSocket(address: address))
                    continuation.resume(returning: .success(link))
                    link.run()
                    onEnd()
                } catch {
                    continuation.resume(returning: .failure(error))
                }
            }
            thread.name = "direct bus"
            thread.stackSize = 512 << 10
            thread.start()
        }
        let link = try result.get()
        do throws(DBusError) {
            let name = try await link.call("Hello", of: .bus, [], timeout: 25).first?.stringValue
            guard let name else { throw DBusError.failed("The bus gave the connection no name.") }
            return DirectConnection(uniqueName: name, link: link)
        } catch {
            link.socket.shutDown()
            throw error
        }
    }

    /// Calls a method, and returns the values of its reply.
    ///
    /// - Parameter timeout: The time after which the call fails, in seconds.
    /// - Throws: The error of the peer, or an error of the connection.
    @discardableResult
    package func call(
        _ method: String, of target: DBusConnection.Target, _ arguments: [DBusValue] = [], timeout: TimeInterval = 25
    ) async throws(DBusError) -> [DBusValue] {
        try await link.call(method, of: target, arguments, timeout: timeout)
    }

    /// Emits a signal of an object.
    ///
    /// - Throws: `DBusError` if a value is invalid.
    package func emit(
        _ name: String, interface: String, path: String, _ arguments: [DBusValue] = []
    ) throws(DBusError) {
        var message = WireMessage(.signal)
        (message.path, message.interface, message.member) = (path, interface, name)
        message.body = arguments
        try link.send(message)
    }
}

/// The socket of a connection with the calls in both directions. The reading thread retains it until the connection ends.
private final class Link: Sendable {
    typealias Reply = CheckedContinuation<Result<[DBusValue], DBusError>, Never>

    let socket: BusSocket
    let exports = ExportTable()
    private let lastSerial = Atomic<UInt32>(0)
    /// The callers that await replies, or `nil` after the end of the connection.
    private let pending = Mutex<[UInt32: Reply]?>([:])

    init(_ socket: BusSocket) {
        self.socket = socket
    }

    var hasEnded: Bool { pending.withLock { $0 == nil } }

    // MARK: Sending

    private func nextSerial() -> UInt32 {
        let serial = lastSerial.wrappingAdd(1, ordering: .relaxed).newValue
        return serial == 0 ? nextSerial() : serial
    }

    func send(_ message: WireMessage) throws(DBusError) {
        var message = message
        message.serial = nextSerial()
        socket.send(try message.encoded())
    }

    func call(
        _ method: String, of target: DBusConnection.Target, _ arguments: [DBusValue], timeout: TimeInterval
    ) async throws(DBusError) -> [DBusValue] {
        var message = WireMessage(.call)
        (message.destination, message.path) = (target.name, target.path)
        (message.interface, message.member) = (target.interface, method)
        message.body = arguments
        let serial = nextSerial()
        message.serial = serial
        let bytes = try message.encoded()
        let result = await withCheckedContinuation { (reply: Reply) in
            let isConnected = pending.withLock { pending in
                guard pending != nil else { return false }
                pending?[serial] = reply
                return true
            }
            guard isConnected else { return reply.resume(returning: .failure(.disconnected)) }
            socket.send(bytes)
            DispatchQueue.global().asyncAfter(deadline: .now() + timeout) { [weak self] in
                self?.finish(serial, .failure(.failed("\(target.name) has not replied to \(method).")))
            }
        }
        return try result.get()
    }

    private func finish(_ serial: UInt32, _ result: Result<[DBusValue], DBusError>) {
        pending.withLock { $0?.removeValue(forKey: serial) }?.resume(returning: result)
    }

    private func reply(to call: WireMessage, with outcome: Result<[DBusValue], DBusError>) {
        guard call.flags & WireMessage.noReplyExpected == 0 else { return }
        do throws(DBusError) {
            var message = WireMessage(.reply)
            (message.replySerial, message.destination) = (call.serial, call.sender)
            message.body = try outcome.get()
            try send(message)
        } catch {
            var message = WireMessage(.error)
            (message.replySerial, message.destination) = (call.serial, call.sender)
            message.errorName = error.validName
            message.body = [.string(error.message)]
            // A text is always valid.
            try? send(message)
        }
    }

    // MARK: Receiving

    /// Reads messages until the connection ends.
    func run() {
        var bytes: [UInt8] = []
        let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: 8192, alignment: 16)
        defer { chunk.deallocate() }
        while let start = chunk.baseAddress {
            let count = socket.receive(start, chunk.count)
            guard count > 0 else { break }
            bytes.append(contentsOf: chunk[..<count])
            do throws(WireReader.Malformed) {
                while let length = try WireMessage.length(bytes), length <= bytes.count {
                    if let message = try WireMessage(Array(bytes[..<length])) { receive(message) }
                    bytes.removeFirst(length)
                }
            } catch {
                break
            }
        }
        socket.shutDown()
        let replies = pending.withLock { pending in
            defer { pending = nil }
            return pending ?? [:]
        }
        for reply in replies.values { reply.resume(returning: .failure(.disconnected)) }
    }

    private func receive(_ message: WireMessage) {
        switch message.kind {
        case .call:
            guard let path = message.path, let member = message.member else { return }
            let call = ObjectCall(
                path: path, interface: message.interface, method: member, arguments: message.body)
            guard !exports.takes(call, reply: { [self] in reply(to: message, with: $0) }) else { return }
            reply(to: message, with: .failure(.unknownObject(path)))
        case .reply:
            if let serial = message.replySerial { finish(serial, .success(message.body)) }
        case .error:
            guard let serial = message.replySerial else { return }
            finish(
                serial,
                .failure(
                    DBusError(name: message.errorName ?? "", message: message.body.first?.stringValue ?? "")))
        case .signal: break
        }
    }
}

extension DBusError {
    fileprivate static let disconnected = DBusError.noBus("The connection has ended.")
}
