@_implementationOnly import CGio

/// An error of a D-Bus call or of a connection.
package struct DBusError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The error's name, such as `org.freedesktop.DBus.Error.UnknownMethod`, or a name of this module for an error that
    /// no peer has sent.
    package var name: String
    /// The cause of the error.
    package var message: String

    package init(name: String, message: String) {
        self.name = name
        self.message = message
    }

    package var description: String { "\(name): \(message)" }

    /// The object at the path does not exist.
    package static func unknownObject(_ path: String) -> DBusError {
        DBusError(name: "org.freedesktop.DBus.Error.UnknownObject", message: "There is no object at \(path).")
    }

    /// The interface has no such method.
    package static func unknownMethod(_ name: String) -> DBusError {
        DBusError(name: "org.freedesktop.DBus.Error.UnknownMethod", message: "There is no method \(name).")
    }

    /// The interface has no such property.
    package static func unknownProperty(_ name: String) -> DBusError {
        DBusError(name: "org.freedesktop.DBus.Error.UnknownProperty", message: "There is no property \(name).")
    }

    /// The property cannot be set.
    package static func readOnlyProperty(_ name: String) -> DBusError {
        DBusError(name: "org.freedesktop.DBus.Error.PropertyReadOnly", message: "\(name) cannot be set.")
    }

    /// The arguments of a call do not have the types of the method, or have values that it does not support.
    package static func invalidArguments(_ message: String) -> DBusError {
        DBusError(name: "org.freedesktop.DBus.Error.InvalidArgs", message: message)
    }

    /// The call failed for a reason that has no name of its own.
    package static func failed(_ message: String) -> DBusError {
        DBusError(name: "org.freedesktop.DBus.Error.Failed", message: message)
    }

    /// A value, name or path does not conform to the D-Bus specification, so that it is not sent.
    static func invalid(_ message: String) -> DBusError {
        DBusError(name: "org.trestle.DesktopBus.Invalid", message: message)
    }

    /// There is no session bus, or it cannot be reached.
    static func noBus(_ message: String) -> DBusError {
        DBusError(name: "org.freedesktop.DBus.Error.NoServer", message: message)
    }

    /// Whether the peer, its object or the method does not exist, or there is no bus.
    package var isUnavailable: Bool {
        let names = [
            "NoServer", "ServiceUnknown", "NameHasNoOwner", "UnknownMethod", "UnknownInterface", "UnknownObject",
        ]
        return names.contains { name == "org.freedesktop.DBus.Error.\($0)" } || name.contains(".Spawn.")
    }

    /// Takes over and frees an error of GLib.
    init(consuming error: UnsafeMutablePointer<GError>?) {
        guard let error else {
            self = .failed("GLib reported no cause.")
            return
        }
        defer { g_error_free(error) }
        if let remote = g_dbus_error_get_remote_error(error) {
            name = String(cString: remote)
            g_free(remote)
            g_dbus_error_strip_remote_error(error)
        } else {
            name = "org.trestle.DesktopBus.Transport"
        }
        message = error.pointee.message.map { String(cString: $0) } ?? ""
    }
}
