@_implementationOnly import CGio
import Synchronization

/// The objects that a connection exports.
///
/// Objects are looked up by their path at each call, so that a subtree of a million objects costs nothing until a peer calls one.
/// Calls are performed on the main actor, except for those whose replies are prepared.
package final class ExportTable: Sendable {
    /// Returns the object at a path below a root, on the main actor.
    package typealias Lookup = @MainActor @Sendable (_ path: String) -> (any DBusObject)?

    private struct Export: Sendable {
        let id: Int
        let root: String
        let lookup: Lookup

        func contains(_ path: String) -> Bool { root == "/" || path == root || path.hasPrefix(root + "/") }
    }

    private let exports = Mutex<(list: [Export], lastID: Int)>(([], 0))
    private let prepared = Mutex(PreparedReplies())

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

    /// Returns whether a call is that of an exported object, which then performs it and replies.
    func takes(
        _ call: ObjectCall, reply: @escaping @Sendable (Result<[DBusValue], DBusError>) -> Void
    ) -> Bool {
        let lookup = exports.withLock { exports in exports.list.last { $0.contains(call.path) }?.lookup }
        guard let lookup else { return false }
        if let results = prepared.withLock({ $0.takeReply(to: call) }) {
            reply(.success(results))
            return true
        }
        onMainActor { [self] in
            var outcome: Result<[DBusValue], DBusError>
            do throws(DBusError) {
                outcome = .success(try call.perform(on: lookup(call.path)))
            } catch {
                outcome = .failure(error)
            }
            // Before the reply, after which the peer may make its next call.
            prepared.withLock { $0.didPerformCall() }
            reply(outcome)
        }
        return true
    }

    /// Performs calls of the exported objects, and stores their replies for peers that make the same calls.
    @MainActor
    func prepare(_ calls: [ObjectCall], lookup: Lookup) {
        var last: (path: String, object: (any DBusObject)?)?
        let replies = calls.compactMap { call -> (call: ObjectCall, reply: [DBusValue])? in
            if last?.path != call.path { last = (call.path, lookup(call.path)) }
            return (try? call.perform(on: last?.object)).map { (call, $0) }
        }
        prepared.withLock { $0.store(replies) }
    }

    /// Removes the prepared replies.
    func discardPreparedReplies() {
        prepared.withLock { $0.discard() }
    }
}

/// An exported object or subtree. It is no longer exported when it is released.
package final class DBusExport: Sendable {
    private let connection: any ExportingConnection
    private let id: Int
    private let lookup: ExportTable.Lookup

    fileprivate init(connection: any ExportingConnection, id: Int, lookup: @escaping ExportTable.Lookup) {
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

/// A connection whose peers call exported objects.
package protocol ExportingConnection: AnyObject, Sendable {
    /// The exported objects.
    var exports: ExportTable { get }
}

extension ExportingConnection {
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
