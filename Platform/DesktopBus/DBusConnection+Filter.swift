@_implementationOnly import CGio

/// The filter of a connection, which takes the calls of exported objects from its messages.
extension ExportTable {
    /// Installs the filter, and returns its number.
    func install(on connection: BusPointer) -> UInt32 {
        g_dbus_connection_add_filter(
            connection.pointer,
            { connection, message, isIncoming, data in
                guard isIncoming != 0, let connection, let message,
                    let table = Box<ExportTable>.content(of: data),
                    table.takes(message, of: connection)
                else { return message }
                // A filter owns the messages that it takes.
                g_object_unref(UnsafeMutableRawPointer(message))
                return nil
            },
            Box(self).retained(), { Box<ExportTable>.release($0) })
    }

    /// Returns whether the message is a call of an exported object, which is then performed.
    private func takes(_ message: OpaquePointer, of connection: OpaquePointer) -> Bool {
        guard g_dbus_message_get_message_type(message) == G_DBUS_MESSAGE_TYPE_METHOD_CALL,
            let path = g_dbus_message_get_path(message).map({ String(cString: $0) }),
            let method = g_dbus_message_get_member(message).map({ String(cString: $0) })
        else { return false }
        let call = ObjectCall(
            path: path, interface: g_dbus_message_get_interface(message).map { String(cString: $0) }, method: method,
            arguments: DBusValue.values(of: g_dbus_message_get_body(message)))
        let request = Request(message, of: connection)
        return takes(call) { request.reply(with: $0) }
    }

    /// A call that has not been replied to. The connection may be released before the main actor performs it.
    private final class Request: Sendable {
        private let message: BusPointer
        private let connection: BusPointer

        init(_ message: OpaquePointer, of connection: OpaquePointer) {
            self.message = BusPointer(pointer: message)
            self.connection = BusPointer(pointer: connection)
            for object in [message, connection] { g_object_ref(UnsafeMutableRawPointer(object)) }
        }

        deinit {
            for object in [message, connection] { g_object_unref(UnsafeMutableRawPointer(object.pointer)) }
        }

        func reply(with outcome: Result<[DBusValue], DBusError>) {
            let flags = g_dbus_message_get_flags(message.pointer).rawValue
            guard flags & G_DBUS_MESSAGE_FLAGS_NO_REPLY_EXPECTED.rawValue == 0 else { return }
            let reply: OpaquePointer?
            do throws(DBusError) {
                let tuple = try DBusValue.makeTuple(try outcome.get())
                reply = g_dbus_message_new_method_reply(message.pointer)
                if let reply { g_dbus_message_set_body(reply, tuple) }
            } catch {
                reply = g_dbus_message_new_method_error_literal(message.pointer, error.validName, error.message)
            }
            guard let reply else { return }
            g_dbus_connection_send_message(connection.pointer, reply, G_DBUS_SEND_MESSAGE_FLAGS_NONE, nil, nil)
            g_object_unref(UnsafeMutableRawPointer(reply))
        }
    }
}

extension DBusError {
    /// The name in a form that a message may contain.
    var validName: String {
        g_dbus_is_interface_name(name) != 0 ? name : "org.freedesktop.DBus.Error.Failed"
    }
}
