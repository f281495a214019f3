/// The description of an interface that an exported object implements.
package struct DBusInterface: Hashable, Sendable {
    /// A method of an interface.
    package struct Method: Hashable, Sendable {
        package var name: String
        /// The signatures of the arguments, one after another.
        package var arguments: [String]
        package var results: [String]

        package init(_ name: String, _ arguments: [String] = [], returns results: [String] = []) {
            self.name = name
            self.arguments = arguments
            self.results = results
        }
    }

    /// A property of an interface.
    package struct Property: Hashable, Sendable {
        package var name: String
        package var signature: String
        package var isWritable: Bool

        package init(_ name: String, _ signature: String, isWritable: Bool = false) {
            self.name = name
            self.signature = signature
            self.isWritable = isWritable
        }
    }

    /// A signal of an interface.
    package struct Signal: Hashable, Sendable {
        package var name: String
        package var arguments: [String]

        package init(_ name: String, _ arguments: [String] = []) {
            self.name = name
            self.arguments = arguments
        }
    }

    package var name: String
    package var methods: [Method]
    package var properties: [Property]
    package var signals: [Signal]

    package init(
        _ name: String, methods: [Method] = [], properties: [Property] = [], signals: [Signal] = []
    ) {
        self.name = name
        self.methods = methods
        self.properties = properties
        self.signals = signals
    }

    /// The interface in the format of `org.freedesktop.DBus.Introspectable`.
    var xml: String {
        var lines = ["<interface name=\"\(name)\">"]
        for method in methods {
            lines.append("<method name=\"\(method.name)\">")
            lines += method.arguments.map { "<arg direction=\"in\" type=\"\($0)\"/>" }
            lines += method.results.map { "<arg direction=\"out\" type=\"\($0)\"/>" }
            lines.append("</method>")
        }
        for property in properties {
            let access = property.isWritable ? "readwrite" : "read"
            lines.append(
                "<property name=\"\(property.name)\" type=\"\(property.signature)\" access=\"\(access)\"/>")
        }
        for signal in signals {
            lines.append("<signal name=\"\(signal.name)\">")
            lines += signal.arguments.map { "<arg type=\"\($0)\"/>" }
            lines.append("</signal>")
        }
        lines.append("</interface>")
        return lines.joined(separator: "\n")
    }
}

/// An object that is exported on a bus. It receives only calls that conform to its interfaces.
@MainActor
package protocol DBusObject {
    /// The interfaces that the object implements.
    var interfaces: [DBusInterface] { get }

    /// Returns the interface with a name, for a call of it, or `nil` if the object does not implement it.
    func interface(named name: String) -> DBusInterface?

    /// Performs a method, and returns the values of its reply.
    ///
    /// - Throws: The error of the reply.
    func call(_ method: String, of interface: String, _ arguments: [DBusValue]) throws(DBusError) -> [DBusValue]

    /// Returns the value of a property.
    func property(_ name: String, of interface: String) throws(DBusError) -> DBusValue

    /// Sets a property that is writable.
    func setProperty(_ name: String, of interface: String, to value: DBusValue) throws(DBusError)
}

extension DBusObject {
    package func interface(named name: String) -> DBusInterface? { interfaces.first { $0.name == name } }

    package func call(
        _ method: String, of interface: String, _ arguments: [DBusValue]
    ) throws(DBusError) -> [DBusValue] {
        throw .unknownMethod("\(interface).\(method)")
    }

    package func property(_ name: String, of interface: String) throws(DBusError) -> DBusValue {
        throw .unknownProperty("\(interface).\(name)")
    }

    package func setProperty(_ name: String, of interface: String, to value: DBusValue) throws(DBusError) {
        throw .readOnlyProperty("\(interface).\(name)")
    }
}
