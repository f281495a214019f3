@_implementationOnly import CGio
import Synchronization

/// The objects that a connection exports.
///
/// A filter takes the calls to them from the messages of the connection. Objects are looked up by their path at each call,
/// so that a subtree of a million objects costs nothing until a peer calls one. Calls are performed on the main actor, except for
/// those whose replies are prepared.
final class ExportTable: Sendable {
    /// Returns the object at a path below a root, on the main actor.
    typealias Lookup = @MainActor @Sendable (_ path: String) -> (any DBusObject)?

    private struct Export: Sendable {
        let id: Int
        let root: String
        let lookup: Lookup

        func contains(_ path: String) -> Bool { root == "/" || path == root || path.hasPrefix(root + "/") }
    }

    private let connection: BusPointer
    private let exports = Mutex<(list: [Export], lastID: Int)>(([], 0))
    private let prepared = Mutex(PreparedReplies())

    init(connection: BusPointer) {
        self.connection = connection
    }

    func add(_ root: String, _ lookup: @escaping Lookup) -> Int {
        exports.withLock {
            $0.lastID += 1
            $0.list.append(Export(id: $0.lastID, root: root, lookup: lookup))
            return $0.lastID
        }
    }

    func remove(_ id: Int) {
        exports.withLock { $0.list.removeAll { $0.id == id } }
    }

    /// Installs the filter, and returns its number.
    func install() -> UInt32 {
        g_dbus_connection_add_filter(
            connection.pointer,
            { _, message, isIncoming, data in
                guard isIncoming != 0, let message, let table = Box<ExportTable>.content(of: data),
                    table.takes(message)
                else { return message }
                return nil
            },
            Box(self).retained(), { Box<ExportTable>.release($0) })
    }

    /// Returns whether the message is a call of an exported object, which is then performed.
    private func takes(_ message: OpaquePointer) -> Bool {
        guard g_dbus_message_get_message_type(message) == G_DBUS_MESSAGE_TYPE_METHOD_CALL,
            let path = g_dbus_message_get_path(message).map({ String(cString: $0) }),
            let method = g_dbus_message_get_member(message).map({ String(cString: $0) })
        else { return false }
        let lookup = exports.withLock { exports in exports.list.last { $0.contains(path) }?.lookup }
        guard let lookup else { return false }
        let call = ObjectCall(
            path: path, interface: g_dbus_message_get_interface(message).map { String(cString: $0) }, method: method,
            arguments: DBusValue.values(of: g_dbus_message_get_body(message)))
        let request = BusPointer(pointer: message)
        if let results = prepared.withLock({ $0.takeReply(to: call) }) {
            Self.reply(to: request, with: .success(results), on: connection)
            return true
        }
        // The connection may be released before the main actor performs the call.
        g_object_ref(UnsafeMutableRawPointer(connection.pointer))
        onMainActor { [self] in
            var outcome: Result<[DBusValue], DBusError>
            do throws(DBusError) {
                outcome = .success(try call.perform(on: lookup(call.path)))
            } catch {
                outcome = .failure(error)
            }
            // Before the reply, after which the peer may make its next call.
            prepared.withLock { $0.didPerformCall() }
            Self.reply(to: request, with: outcome, on: connection)
            for object in [request, connection] { g_object_unref(UnsafeMutableRawPointer(object.pointer)) }
        }
        return true
    }

    /// Performs calls of the exported objects, and stores their replies for peers that make the same calls.
    @MainActor
    func prepare(_ calls: [ObjectCall], lookup: Lookup) {
        let replies = calls.compactMap { call in
            (try? call.perform(on: lookup(call.path))).map { (call, $0) }
        }
        prepared.withLock { $0.store(replies) }
    }

    /// Removes the prepared replies.
    func discardPreparedReplies() {
        prepared.withLock { $0.discard() }
    }

    private static func reply(
        to request: BusPointer, with outcome: Result<[DBusValue], DBusError>, on connection: BusPointer
    ) {
        let flags = g_dbus_message_get_flags(request.pointer).rawValue
        guard flags & G_DBUS_MESSAGE_FLAGS_NO_REPLY_EXPECTED.rawValue == 0 else { return }
        let reply: OpaquePointer?
        do throws(DBusError) {
            let tuple = try DBusValue.makeTuple(try outcome.get())
            reply = g_dbus_message_new_method_reply(request.pointer)
            if let reply { g_dbus_message_set_body(reply, tuple) }
        } catch {
            reply = g_dbus_message_new_method_error_literal(request.pointer, error.validName, error.message)
        }
        guard let reply else { return }
        g_dbus_connection_send_message(connection.pointer, reply, G_DBUS_SEND_MESSAGE_FLAGS_NONE, nil, nil)
        g_object_unref(UnsafeMutableRawPointer(reply))
    }
}

extension DBusError {
    /// The name in a form that a message may contain.
    fileprivate var validName: String {
        g_dbus_is_interface_name(name) != 0 ? name : "org.freedesktop.DBus.Error.Failed"
    }
}

/// An exported object or subtree. It is no longer exported when it is released.
package final class DBusExport: Sendable {
    private let connection: DBusConnection
    private let id: Int
    private let lookup: ExportTable.Lookup

    fileprivate init(connection: DBusConnection, id: Int, lookup: @escaping ExportTable.Lookup) {
        self.connection = connection
        self.id = id
        self.lookup = lookup
    }

    /// Performs calls that peers will probably make. The connection then replies to them without the main actor, until
    /// `discardPreparedReplies()`.
    ///
    /// A call on the main actor wakes its thread and that of the bus. A peer that reads an object makes about ten calls.
    @MainActor
    package func prepareReplies(to calls: [ObjectCall]) { connection.exports.prepare(calls, lookup: lookup) }

    /// Removes the prepared replies of all exports of the connection. Call this method before anything changes that they describe.
    package func discardPreparedReplies() { connection.exports.discardPreparedReplies() }

    deinit {
        connection.exports.remove(id)
    }
}

extension DBusConnection {
    /// Exports the objects at a path and below it. Of several exports of a path, the last one receives its calls.
    ///
    /// - Parameters:
    ///   - root: The path.
    ///   - lookup: A closure that returns the object at a path, or `nil` if there is none. It is called for each call.
    /// - Throws: `DBusError` if `root` is not an object path.
    package func exportSubtree(
        at root: String, lookup: @escaping @MainActor @Sendable (_ path: String) -> (any DBusObject)?
    ) throws(DBusError) -> DBusExport {
        guard g_variant_is_object_path(root) != 0 else { throw .invalid("\(root) is not an object path.") }
        return DBusExport(connection: self, id: exports.add(root, lookup), lookup: lookup)
    }

    /// Exports an object.
    ///
    /// - Throws: `DBusError` if `path` is not an object path.
    @MainActor
    package func export(_ object: any DBusObject, at path: String) throws(DBusError) -> DBusExport {
        let box = MainActorBox(object)
        return try exportSubtree(at: path) { $0 == path ? box.object : nil }
    }
}

/// An exported object, in a closure of the main actor.
@MainActor
private final class MainActorBox {
    let object: any DBusObject

    init(_ object: any DBusObject) { self.object = object }
}
