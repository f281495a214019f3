/// A method call from a peer to an exported object.
package struct ObjectCall: Hashable, Sendable {
    var path: String
    /// The interface, or `nil` if the peer has omitted it.
    var interface: String?
    var method: String
    var arguments: [DBusValue]

    package init(path: String, interface: String?, method: String, arguments: [DBusValue] = []) {
        self.path = path
        self.interface = interface
        self.method = method
        self.arguments = arguments
    }

    /// Creates the call that reads a property.
    package init(path: String, interface: String, property: String) {
        self.init(
            path: path, interface: Self.propertiesInterface, method: "Get",
            arguments: [.string(interface), .string(property)])
    }

    private static let propertiesInterface = "org.freedesktop.DBus.Properties"
    private static let introspectionInterface = "org.freedesktop.DBus.Introspectable"
    private static let peerInterface = "org.freedesktop.DBus.Peer"

    /// Performs the call on `object`, which is `nil` if there is none at the path.
    @MainActor
    func perform(on object: (any DBusObject)?) throws(DBusError) -> [DBusValue] {
        guard let object else { throw .unknownObject(path) }
        switch (interface, method) {
        case (Self.propertiesInterface, "Get"): return [.variant(try get(from: object))]
        case (Self.propertiesInterface, "GetAll"): return [try getAll(from: object)]
        case (Self.propertiesInterface, "Set"):
            try set(in: object)
            return []
        case (Self.introspectionInterface, "Introspect"): return [.string(Self.introspection(of: object))]
        case (Self.peerInterface, "Ping"): return []
        default: return try performMethod(of: object)
        }
    }

    @MainActor
    private func performMethod(of object: any DBusObject) throws(DBusError) -> [DBusValue] {
        let candidates = interface.map { [object.interface(named: $0)].compactMap(\.self) } ?? object.interfaces
        for candidate in candidates {
            guard let found = candidate.methods.first(where: { $0.name == method }) else { continue }
            guard found.arguments == arguments.map(\.typeSignature) else {
                throw .invalidArguments("\(method) takes (\(found.arguments.joined())).")
            }
            let results = try object.call(method, of: candidate.name, arguments)
            guard found.results == results.map(\.typeSignature) else {
                throw .failed("\(method) returned other values than (\(found.results.joined())).")
            }
            return results
        }
        throw .unknownMethod("\(interface ?? "").\(method)")
    }

    // MARK: Properties

    @MainActor
    private func get(from object: any DBusObject) throws(DBusError) -> DBusValue {
        guard arguments.count == 2, let owner = arguments[0].stringValue, let name = arguments[1].stringValue else {
            throw .invalidArguments("Get takes (ss).")
        }
        let property = try property(name, of: owner, in: object)
        return try value(of: property, of: owner, in: object)
    }

    @MainActor
    private func getAll(from object: any DBusObject) throws(DBusError) -> DBusValue {
        guard arguments.count == 1, let owner = arguments[0].stringValue else {
            throw .invalidArguments("GetAll takes (s).")
        }
        var values: [String: DBusValue] = [:]
        for property in object.interface(named: owner)?.properties ?? [] {
            values[property.name] = try value(of: property, of: owner, in: object)
        }
        return .options(values)
    }

    @MainActor
    private func set(in object: any DBusObject) throws(DBusError) {
        guard arguments.count == 3, let owner = arguments[0].stringValue, let name = arguments[1].stringValue,
            case .variant(let value) = arguments[2]
        else { throw .invalidArguments("Set takes (ssv).") }
        let property = try property(name, of: owner, in: object)
        guard property.isWritable else { throw .readOnlyProperty(name) }
        guard property.signature == value.typeSignature else {
            throw .invalidArguments("\(name) has the type \(property.signature).")
        }
        try object.setProperty(name, of: owner, to: value)
    }

    @MainActor
    private func property(
        _ name: String, of owner: String, in object: any DBusObject
    ) throws(DBusError) -> DBusInterface.Property {
        let properties = object.interface(named: owner)?.properties ?? []
        guard let property = properties.first(where: { $0.name == name }) else {
            throw .unknownProperty("\(owner).\(name)")
        }
        return property
    }

    @MainActor
    private func value(
        of property: DBusInterface.Property, of owner: String, in object: any DBusObject
    ) throws(DBusError) -> DBusValue {
        let value = try object.property(property.name, of: owner)
        guard property.signature == value.typeSignature else {
            throw .failed("\(property.name) has another type than \(property.signature).")
        }
        return value
    }

    // MARK: Introspection

    @MainActor
    private static func introspection(of object: any DBusObject) -> String {
        let standard = [
            DBusInterface(
                propertiesInterface,
                methods: [
                    DBusInterface.Method("Get", ["s", "s"], returns: ["v"]),
                    DBusInterface.Method("GetAll", ["s"], returns: ["a{sv}"]),
                    DBusInterface.Method("Set", ["s", "s", "v"]),
                ]),
            DBusInterface(
                introspectionInterface, methods: [DBusInterface.Method("Introspect", returns: ["s"])]),
            DBusInterface(peerInterface, methods: [DBusInterface.Method("Ping")]),
        ]
        let interfaces = (standard + object.interfaces).map(\.xml).joined(separator: "\n")
        return "<node>\n\(interfaces)\n</node>\n"
    }
}
