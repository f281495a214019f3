@_implementationOnly import CGio
import Foundation
import Synchronization

/// A connection to a D-Bus message bus, over GLib's GDBus.
///
/// No method blocks. Replies arrive where the caller awaits them; signals and calls of exported objects arrive on the main
/// actor, in the order in which the bus delivers them, and wake a sleeping main loop.
package final class DBusConnection: ExportingConnection, Sendable {
    /// The address of a message bus.
    package enum Bus: Sendable {
        /// The user's session bus, if it is running. It is never started.
        case session
        /// A bus at an address such as `unix:path=/run/user/1000/bus`.
        case address(String)

        /// Whether the bus may be running.
        package var mayExist: Bool {
            switch self {
            case .session: sessionAddress { name in getenv(name).map { String(cString: $0) } } != nil
            case .address(let address): DBusConnection.mayExist(address)
            }
        }
    }

    let handle: BusPointer
    /// The unique name of the connection, such as `:1.42`.
    package let uniqueName: String
    package let exports: ExportTable
    private let filter: UInt32

    private init(handle: BusPointer) {
        self.handle = handle
        uniqueName = g_dbus_connection_get_unique_name(handle.pointer).map { String(cString: $0) } ?? ""
        exports = ExportTable()
        filter = exports.install(on: handle)
    }

    deinit {
        g_dbus_connection_remove_filter(handle.pointer, filter)
        g_dbus_connection_close(handle.pointer, nil, nil, nil)
        g_object_unref(UnsafeMutableRawPointer(handle.pointer))
    }

    /// Whether the connection has ended.
    package var isClosed: Bool { g_dbus_connection_is_closed(handle.pointer) != 0 }

    // MARK: Connecting

    /// Returns the address of the session bus, or `nil` if there is none.
    ///
    /// - Parameter variable: Returns the value of an environment variable.
    package static func sessionAddress(_ variable: (String) -> String?) -> String? {
        if let address = variable("DBUS_SESSION_BUS_ADDRESS"), !address.isEmpty {
            return mayExist(address) ? address : nil
        }
        // GLib would start a bus if there is none.
        guard let folder = variable("XDG_RUNTIME_DIR"), folder.hasPrefix("/"), access("\(folder)/bus", R_OK) == 0
        else { return nil }
        return g_dbus_address_escape_value("\(folder)/bus").map { escaped in
            defer { g_free(escaped) }
            return "unix:path=" + String(cString: escaped)
        }
    }

    /// Returns whether a bus may have the address. A socket that is missing costs no attempt to connect.
    fileprivate static func mayExist(_ address: String) -> Bool {
        guard g_dbus_is_supported_address(address, nil) != 0 else { return false }
        let prefix = "unix:path="
        guard address.hasPrefix(prefix), !address.contains(where: { "%;".contains($0) }) else { return true }
        return access(String(address.dropFirst(prefix.count).prefix { $0 != "," }), F_OK) == 0
    }

    /// Connects to a bus.
    ///
    /// - Throws: `DBusError` if there is no bus or it refuses the connection.
    package static func connect(to bus: Bus) async throws(DBusError) -> DBusConnection {
        let address: String
        switch bus {
        case .address(let given): address = given
        case .session:
            guard let found = sessionAddress({ name in getenv(name).map { String(cString: $0) } }) else {
                throw .noBus("There is no session bus.")
            }
            address = found
        }
        guard g_dbus_is_supported_address(address, nil) != 0 else {
            throw .noBus("\(address) is not the address of a bus.")
        }
        let result = await withCheckedContinuation { continuation in
            BusThread.shared.run { open(address, continuation) }
        }
        return DBusConnection(handle: try result.get())
    }

    private typealias Opening = CheckedContinuation<Result<BusPointer, DBusError>, Never>

    private static func open(_ address: String, _ continuation: Opening) {
        let flags = GDBusConnectionFlags(
            rawValue: G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
                | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
        g_dbus_connection_new_for_address(
            address, flags, nil, nil,
            { _, result, data in
                guard let continuation = Box<Opening>.consume(data) else { return }
                var error: UnsafeMutablePointer<GError>?
                if let connection = g_dbus_connection_new_for_address_finish(result, &error) {
                    continuation.resume(returning: .success(BusPointer(pointer: connection)))
                } else {
                    continuation.resume(returning: .failure(DBusError(consuming: error)))
                }
            },
            Box(continuation).retained())
    }

    // MARK: Calls

    /// A peer's object and its interface.
    package struct Target: Hashable, Sendable {
        /// The name of the peer, such as `org.freedesktop.portal.Desktop`.
        package var name: String
        package var path: String
        package var interface: String

        package init(name: String, path: String, interface: String) {
            self.name = name
            self.path = path
            self.interface = interface
        }

        /// The message bus itself.
        package static let bus = Target(
            name: "org.freedesktop.DBus", path: "/org/freedesktop/DBus", interface: "org.freedesktop.DBus")
    }

    /// Calls a method, and returns the values of its reply.
    ///
    /// - Parameters:
    ///   - method: The name of the method.
    ///   - target: The object and its interface.
    ///   - arguments: The arguments.
    ///   - files: File descriptors that accompany the call, which duplicates them. A `DBusValue.handle` is an index of
    ///     this array.
    ///   - timeout: The time after which the call fails, in seconds.
    /// - Throws: The error of the peer, or an error of the connection.
    @discardableResult
    package func call(
        _ method: String, of target: Target, _ arguments: [DBusValue] = [], files: [Int32] = [],
        timeout: TimeInterval = 25
    ) async throws(DBusError) -> [DBusValue] {
        guard g_dbus_is_name(target.name) != 0, g_variant_is_object_path(target.path) != 0,
            g_dbus_is_interface_name(target.interface) != 0, g_dbus_is_member_name(method) != 0
        else { throw .invalid("\(target).\(method) is not a method of an object.") }
        let tuple = BusPointer(pointer: g_variant_ref_sink(try DBusValue.makeTuple(arguments)))
        let list = files.isEmpty ? nil : try Self.list(of: files)
        let milliseconds = Int32(min(1e9, max(1, timeout * 1e3)))
        let result = await withCheckedContinuation { continuation in
            BusThread.shared.run { [self] in send(method, target, tuple, list, milliseconds, continuation) }
        }
        return try result.get()
    }

    private typealias Reply = CheckedContinuation<Result<[DBusValue], DBusError>, Never>

    /// Returns duplicates of file descriptors, as a list for a message.
    private static func list(of files: [Int32]) throws(DBusError) -> BusPointer {
        let copies = files.map { fcntl($0, F_DUPFD_CLOEXEC, 0) }
        guard !copies.contains(-1), let list = g_unix_fd_list_new_from_array(copies, Int32(copies.count)) else {
            for copy in copies where copy >= 0 { close(copy) }
            throw .invalid("\(files) are not open files.")
        }
        return BusPointer(pointer: OpaquePointer(list))
    }

    private func send(
        _ method: String, _ target: Target, _ tuple: BusPointer, _ files: BusPointer?, _ milliseconds: Int32,
        _ continuation: Reply
    ) {
        g_dbus_connection_call_with_unix_fd_list(
            handle.pointer, target.name, target.path, target.interface, method, tuple.pointer, nil,
            G_DBUS_CALL_FLAGS_NONE, milliseconds, files.map { UnsafeMutablePointer($0.pointer) }, nil,
            { source, result, data in
                guard let continuation = Box<Reply>.consume(data) else { return }
                var error: UnsafeMutablePointer<GError>?
                guard let source,
                    let reply = g_dbus_connection_call_with_unix_fd_list_finish(
                        OpaquePointer(source), nil, result, &error)
                else {
                    continuation.resume(returning: .failure(DBusError(consuming: error)))
                    return
                }
                defer { g_variant_unref(reply) }
                continuation.resume(returning: .success(DBusValue.values(of: reply)))
            },
            Box(continuation).retained())
        g_variant_unref(tuple.pointer)
        if let files { g_object_unref(UnsafeMutableRawPointer(files.pointer)) }
    }

    /// Returns the value of a property of a peer's object.
    package func property(_ name: String, of target: Target) async throws(DBusError) -> DBusValue {
        var properties = target
        properties.interface = "org.freedesktop.DBus.Properties"
        let reply = try await call("Get", of: properties, [.string(target.interface), .string(name)])
        guard let value = reply.first else { throw .failed("\(name) has no value.") }
        return value.unwrapped
    }

    // MARK: Names

    /// Requests a well-known name, and returns whether the connection owns it.
    package func requestName(_ name: String) async throws(DBusError) -> Bool {
        // Without a queue, the answer is final. 1 is the new owner, 4 the present one.
        let doNotQueue: UInt32 = 4
        let reply = try await call("RequestName", of: .bus, [.string(name), .uint32(doNotQueue)])
        return [1, 4].contains(reply.first?.intValue)
    }

    /// Returns whether a name has an owner.
    package func hasOwner(_ name: String) async throws(DBusError) -> Bool {
        try await call("NameHasOwner", of: .bus, [.string(name)]).first?.boolValue == true
    }
}
