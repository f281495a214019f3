@_implementationOnly import CGio
import Synchronization

/// A signal of an object on the bus.
package struct DBusSignal: Hashable, Sendable {
    /// The unique name of the sender.
    package var sender: String
    package var path: String
    package var interface: String
    package var name: String
    package var arguments: [DBusValue]
}

/// The signals that a subscription receives. `nil` matches any value.
package struct DBusSignalMatch: Hashable, Sendable {
    /// The unique or well-known name of the sender.
    package var sender: String?
    package var path: String?
    package var interface: String?
    package var name: String?
    /// The first argument, if it is a string.
    package var firstArgument: String?

    package init(
        sender: String? = nil, path: String? = nil, interface: String? = nil, name: String? = nil,
        firstArgument: String? = nil
    ) {
        self.sender = sender
        self.path = path
        self.interface = interface
        self.name = name
        self.firstArgument = firstArgument
    }
}

/// A subscription to signals. It ends when it is released.
package final class DBusSubscription: Sendable {
    private let connection: DBusConnection
    /// The number of the subscription; `nil` before the bus thread has begun it, and after its end.
    private let number: SharedNumber
    private let isActive: SharedFlag

    fileprivate init(connection: DBusConnection, number: SharedNumber, isActive: SharedFlag) {
        self.connection = connection
        self.number = number
        self.isActive = isActive
    }

    deinit {
        cancel()
    }

    /// Ends the subscription. The handler is not called again, not even for signals that have already arrived.
    package func cancel() {
        guard isActive.value.exchange(false, ordering: .relaxed) else { return }
        BusThread.shared.run { [connection, number] in
            let number = number.value.exchange(0, ordering: .relaxed)
            if number != 0 { g_dbus_connection_signal_unsubscribe(connection.handle.pointer, number) }
        }
    }
}

private final class SharedNumber: Sendable {
    let value = Atomic<UInt32>(0)
}

private final class SharedFlag: Sendable {
    let value = Atomic<Bool>(true)
}

/// The receiver of a subscription's signals.
private struct SignalReceiver: Sendable {
    let isActive: SharedFlag
    let handler: @MainActor @Sendable (DBusSignal) -> Void

    func receive(_ signal: DBusSignal) {
        onMainActor {
            if isActive.value.load(ordering: .relaxed) { handler(signal) }
        }
    }
}

extension DBusConnection {
    /// Calls `handler` for each matching signal, until the returned subscription is released.
    ///
    /// - Throws: `DBusError` if a name or the path is invalid.
    package func subscribe(
        to match: DBusSignalMatch, handler: @escaping @MainActor @Sendable (DBusSignal) -> Void
    ) throws(DBusError) -> DBusSubscription {
        guard match.sender.map({ g_dbus_is_name($0) != 0 }) ?? true,
            match.path.map({ g_variant_is_object_path($0) != 0 }) ?? true,
            match.interface.map({ g_dbus_is_interface_name($0) != 0 }) ?? true,
            match.name.map({ g_dbus_is_member_name($0) != 0 }) ?? true
        else { throw .invalid("\(match) does not match any signal.") }
        let (number, isActive) = (SharedNumber(), SharedFlag())
        let receiver = SignalReceiver(isActive: isActive, handler: handler)
        BusThread.shared.run { [self] in
            guard isActive.value.load(ordering: .relaxed) else { return }
            number.value.store(begin(match, receiver), ordering: .relaxed)
        }
        return DBusSubscription(connection: self, number: number, isActive: isActive)
    }

    /// Subscribes on the bus thread, where the signals then arrive.
    private func begin(_ match: DBusSignalMatch, _ receiver: SignalReceiver) -> UInt32 {
        g_dbus_connection_signal_subscribe(
            handle.pointer, match.sender, match.interface, match.name, match.path, match.firstArgument,
            G_DBUS_SIGNAL_FLAGS_NONE,
            { _, sender, path, interface, name, values, data in
                guard let path, let interface, let name else { return }
                Box<SignalReceiver>.content(of: data)?.receive(
                    DBusSignal(
                        sender: sender.map { String(cString: $0) } ?? "", path: String(cString: path),
                        interface: String(cString: interface), name: String(cString: name),
                        arguments: DBusValue.values(of: values)))
            },
            Box(receiver).retained(), { Box<SignalReceiver>.release($0) })
    }

    /// Emits a signal of an object.
    ///
    /// - Parameter destination: The unique name of the only receiver, or `nil` for all subscribers.
    /// - Throws: `DBusError` if a name, the path or a value is invalid.
    package func emit(
        _ name: String, interface: String, path: String, _ arguments: [DBusValue] = [], to destination: String? = nil
    ) throws(DBusError) {
        guard g_variant_is_object_path(path) != 0, g_dbus_is_interface_name(interface) != 0,
            g_dbus_is_member_name(name) != 0, destination.map({ g_dbus_is_name($0) != 0 }) ?? true
        else { throw .invalid("\(interface).\(name) is not a signal of \(path).") }
        var error: UnsafeMutablePointer<GError>?
        let tuple = try DBusValue.makeTuple(arguments)
        let isSent = g_dbus_connection_emit_signal(
            handle.pointer, destination, path, interface, name, tuple, &error)
        if isSent == 0 { throw DBusError(consuming: error) }
    }
}
