import BusFixtures
import DesktopBus
import Foundation
import Testing

@Suite("Connections to a message bus")
@MainActor
struct DBusConnectionTests {
    let bus: PrivateBus

    init() throws {
        bus = try PrivateBus()
    }

    /// An object with a method, properties and a list of the calls that it has received.
    private final class Lamp: DBusObject {
        static let interface = "org.example.Lamp"
        static let target = DBusConnection.Target(name: "org.example", path: "/lamp", interface: interface)
        var brightness: Int32 = 3

        let interfaces = [
            DBusInterface(
                Lamp.interface,
                methods: [
                    DBusInterface.Method("Add", ["i", "i"], returns: ["i"]), DBusInterface.Method("Fail"),
                    DBusInterface.Method("Lie", returns: ["s"]),
                ],
                properties: [
                    DBusInterface.Property("Brightness", "i", isWritable: true), DBusInterface.Property("Name", "s"),
                ],
                signals: [DBusInterface.Signal("Switched", ["b"])])
        ]

        func call(_ method: String, of interface: String, _ arguments: [DBusValue]) throws(DBusError) -> [DBusValue] {
            switch method {
            case "Add": [.int32(Int32((arguments[0].intValue ?? 0) + (arguments[1].intValue ?? 0)))]
            case "Fail": throw DBusError(name: "org.example.Broken", message: "The bulb is broken.")
            default: [.int32(1)]
            }
        }

        func property(_ name: String, of interface: String) throws(DBusError) -> DBusValue {
            name == "Name" ? .string("Lamp") : .int32(brightness)
        }

        func setProperty(_ name: String, of interface: String, to value: DBusValue) throws(DBusError) {
            brightness = Int32(value.intValue ?? 0)
        }
    }

    private func error(of body: () async throws -> Void) async throws -> DBusError {
        do {
            try await body()
        } catch let error as DBusError {
            return error
        }
        throw PrivateBus.Failure(description: "No error was thrown.")
    }

    @Test("a call of the bus returns its reply")
    func callsBus() async throws {
        let connection = try await bus.connect()
        let names = try await connection.call("ListNames", of: .bus)
        #expect(names.first?.elements?.contains(.string(connection.uniqueName)) == true)
        #expect(!connection.isClosed)
    }

    @Test("a name has an owner between its request and its release")
    func names() async throws {
        let (first, second) = (try await bus.connect(), try await bus.connect())
        #expect(try await first.requestName("org.example"))
        #expect(try await first.requestName("org.example"))
        #expect(try await !second.requestName("org.example"))
        #expect(try await second.hasOwner("org.example"))
        try await first.call("ReleaseName", of: .bus, [.string("org.example")])
        #expect(try await !second.hasOwner("org.example"))
    }

    @Test("an address without a bus is an error")
    func noBus() async throws {
        for address in ["unix:path=/nonexistent", "nonsense", ""] {
            let error = try await error { _ = try await DBusConnection.connect(to: .address(address)) }
            #expect(!error.message.isEmpty)
        }
    }

    @Test("the session bus is found by the environment, and none is started")
    func sessionAddress() throws {
        func found(_ address: String) -> String? {
            DBusConnection.sessionAddress { $0 == "DBUS_SESSION_BUS_ADDRESS" ? address : nil }
        }
        for address in [bus.address, "unix:abstract=/tmp/a", "unix:path=/nonexistent;unix:path=/tmp"] {
            #expect(found(address) == address)
        }
        for address in ["unix:path=/nonexistent", "unix:path=/nonexistent,guid=00", "disabled:", "nonsense"] {
            #expect(found(address) == nil)
        }
        #expect(DBusConnection.sessionAddress { _ in nil } == nil)
        #expect(DBusConnection.sessionAddress { $0 == "XDG_RUNTIME_DIR" ? "/nonexistent" : nil } == nil)
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("run \(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data().write(to: folder.appendingPathComponent("bus"))
        let found = DBusConnection.sessionAddress { $0 == "XDG_RUNTIME_DIR" ? folder.path : nil }
        #expect(found?.hasSuffix("/bus") == true)
        #expect(found?.contains(" ") == false)
    }

    // MARK: Objects

    @Test("a peer calls a method of an exported object")
    func callsObject() async throws {
        let (server, client) = (try await bus.connect(), try await bus.connect())
        _ = try await server.requestName("org.example")
        let export = try server.export(Lamp(), at: "/lamp")
        defer { withExtendedLifetime(export) {} }
        #expect(try await client.call("Add", of: Lamp.target, [.int32(2), .int32(3)]) == [.int32(5)])
        let failure = try await error { try await client.call("Fail", of: Lamp.target) }
        #expect(failure == DBusError(name: "org.example.Broken", message: "The bulb is broken."))
    }

    @Test("a call that does not conform to the interface is refused")
    func refusesCalls() async throws {
        let (server, client) = (try await bus.connect(), try await bus.connect())
        _ = try await server.requestName("org.example")
        let export = try server.export(Lamp(), at: "/lamp")
        defer { withExtendedLifetime(export) {} }
        func name(_ method: String, _ arguments: [DBusValue] = [], path: String = "/lamp") async throws -> String {
            var target = Lamp.target
            target.path = path
            return try await error { try await client.call(method, of: target, arguments) }.name
        }
        #expect(try await name("Add", [.string("2")]) == "org.freedesktop.DBus.Error.InvalidArgs")
        #expect(try await name("Dance") == "org.freedesktop.DBus.Error.UnknownMethod")
        #expect(try await name("Lie") == "org.freedesktop.DBus.Error.Failed")
        #expect(try await name("Add", path: "/lamp/bulb") == "org.freedesktop.DBus.Error.UnknownObject")
        #expect(try await name("Add", path: "/other") == "org.freedesktop.DBus.Error.UnknownMethod")
    }

    @Test("properties are read and set")
    func properties() async throws {
        let (server, client) = (try await bus.connect(), try await bus.connect())
        _ = try await server.requestName("org.example")
        let lamp = Lamp()
        let export = try server.export(lamp, at: "/lamp")
        defer { withExtendedLifetime(export) {} }
        var properties = Lamp.target
        properties.interface = "org.freedesktop.DBus.Properties"
        func set(_ name: String, _ value: DBusValue) async throws {
            try await client.call("Set", of: properties, [.string(Lamp.interface), .string(name), .variant(value)])
        }
        #expect(try await client.property("Name", of: Lamp.target) == .string("Lamp"))
        try await set("Brightness", .int32(9))
        #expect(lamp.brightness == 9)
        let all = try await client.call("GetAll", of: properties, [.string(Lamp.interface)])
        #expect(all.first?.entriesByName == ["Brightness": .int32(9), "Name": .string("Lamp")])
        let readOnly = try await error { try await set("Name", .string("Sun")) }
        #expect(readOnly.name == "org.freedesktop.DBus.Error.PropertyReadOnly")
        let mistyped = try await error { try await set("Brightness", .string("9")) }
        #expect(mistyped.name == "org.freedesktop.DBus.Error.InvalidArgs")
        let missing = try await error { _ = try await client.property("Color", of: Lamp.target) }
        #expect(missing.name == "org.freedesktop.DBus.Error.UnknownProperty")
    }

    @Test("an exported object describes its interfaces")
    func introspection() async throws {
        let (server, client) = (try await bus.connect(), try await bus.connect())
        let export = try server.export(Lamp(), at: "/lamp")
        defer { withExtendedLifetime(export) {} }
        let target = DBusConnection.Target(
            name: server.uniqueName, path: "/lamp", interface: "org.freedesktop.DBus.Introspectable")
        let text = try await client.call("Introspect", of: target).first?.stringValue ?? ""
        let methods = text.components(separatedBy: "<method name=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
        #expect(methods == ["Get", "GetAll", "Set", "Introspect", "Ping", "Add", "Fail", "Lie"])
        #expect(text.contains("<property name=\"Brightness\" type=\"i\" access=\"readwrite\"/>"))
    }

    @Test("a subtree creates its objects when they are called")
    func subtree() async throws {
        let (server, client) = (try await bus.connect(), try await bus.connect())
        var paths: [String] = []
        let export = try server.exportSubtree(at: "/rows") { path in
            paths.append(path)
            guard let row = Int32(path.dropFirst("/rows/".count)), row < 1_000_000 else { return nil }
            let lamp = Lamp()
            lamp.brightness = row
            return lamp
        }
        defer { withExtendedLifetime(export) {} }
        func row(_ number: Int) -> DBusConnection.Target {
            DBusConnection.Target(name: server.uniqueName, path: "/rows/\(number)", interface: Lamp.interface)
        }
        #expect(try await client.property("Brightness", of: row(900_000)) == .int32(900_000))
        let missing = try await error { _ = try await client.property("Brightness", of: row(1_000_000)) }
        #expect(missing.name == "org.freedesktop.DBus.Error.UnknownObject")
        #expect(paths == ["/rows/900000", "/rows/1000000"])
    }

    @Test("an object is not exported after its export is released")
    func endsExport() async throws {
        let (server, client) = (try await bus.connect(), try await bus.connect())
        var target = Lamp.target
        target.name = server.uniqueName
        var export: DBusExport? = try server.export(Lamp(), at: "/lamp")
        #expect(try await client.property("Name", of: target) == .string("Lamp"))
        withExtendedLifetime(export) {}
        export = nil
        await #expect(throws: DBusError.self) { try await client.property("Name", of: target) }
    }

    @Test("a message that does not conform to D-Bus is not sent")
    func invalidMessages() async throws {
        let connection = try await bus.connect()
        var target = Lamp.target
        target.path = "lamp"
        await #expect(throws: DBusError.self) { try await connection.call("Add", of: target) }
        let values: [DBusValue] = [
            .objectPath("lamp"), .signature("?"), .array([.byte(1)], of: "s"), .array([], of: "?"),
            .dictionary([DBusEntry(.byte(1), .byte(2))], of: "sv"),
            .dictionary([DBusEntry(.string("a"), .variant(.objectPath("")))], of: "sv"),
        ]
        for value in values {
            await #expect(throws: DBusError.self) { try await connection.call("ListNames", of: .bus, [value]) }
            #expect(throws: DBusError.self) {
                try connection.emit("Switched", interface: Lamp.interface, path: "/lamp", [.byte(1), value])
            }
        }
        #expect(throws: DBusError.self) { try connection.emit("no name", interface: "x", path: "/") }
        #expect(throws: DBusError.self) { try connection.subscribe(to: DBusSignalMatch(path: "lamp")) { _ in } }
        #expect(throws: DBusError.self) { try connection.export(Lamp(), at: "lamp") }
    }

    // MARK: Signals

    @Test("signals arrive in their order, until the subscription is canceled")
    func signals() async throws {
        let (server, client) = (try await bus.connect(), try await bus.connect())
        var received: [DBusSignal] = []
        let match = DBusSignalMatch(sender: server.uniqueName, interface: Lamp.interface, name: "Switched")
        let subscription = try client.subscribe(to: match) { received.append($0) }
        // The bus handles the messages of a connection in their order, so the subscription exists after a reply.
        try await client.call("GetId", of: .bus)
        for number in 0..<100 {
            try server.emit("Switched", interface: Lamp.interface, path: "/lamp", [.int32(Int32(number))])
        }
        try server.emit("Other", interface: Lamp.interface, path: "/lamp")
        _ = try await eventually("a hundred signals") { received.count >= 100 ? true : nil }
        #expect(received.map { $0.arguments.first?.intValue } == (0..<100).map { $0 })
        #expect(received.first?.sender == server.uniqueName && received.first?.path == "/lamp")
        subscription.cancel()
        try server.emit("Switched", interface: Lamp.interface, path: "/lamp", [.int32(100)])
        try await client.call("GetId", of: .bus)
        try await client.call("GetId", of: .bus)
        #expect(received.count == 100)
    }

    @Test("each type of value arrives unchanged")
    func values() async throws {
        let (server, client) = (try await bus.connect(), try await bus.connect())
        var received: [[DBusValue]] = []
        let subscription = try client.subscribe(to: DBusSignalMatch(interface: Lamp.interface)) {
            received.append($0.arguments)
        }
        defer { withExtendedLifetime(subscription) {} }
        try await client.call("GetId", of: .bus)
        let values: [DBusValue] = [
            .byte(255), .bool(true), .int16(.min), .uint16(.max), .int32(.min), .uint32(.max), .int64(.min),
            .uint64(.max), .double(-0.5), .string("Grüße 👋"), .objectPath("/a/b"), .signature("a{sv}"),
            .strings(["a", ""]), .array([], of: "(ii)"), .array([.array([.byte(1)], of: "y")], of: "ay"),
            .options(["a": .bool(false), "b": .structure([.double(1), .variant(.string("x"))])]),
            .dictionary([DBusEntry(.uint32(1), .strings(["x"]))], of: "uas"),
        ]
        try server.emit("Switched", interface: Lamp.interface, path: "/lamp", values)
        #expect(try await eventually("the values") { received.first } == values)
    }

    @Test("a call fails when the bus ends")
    func busEnds() async throws {
        var bus: PrivateBus? = try PrivateBus()
        let connection = try #require(try await bus?.connect())
        try await connection.call("GetId", of: .bus)
        bus = nil
        await #expect(throws: DBusError.self) { try await connection.call("GetId", of: .bus) }
        _ = try await eventually("the end of the connection") { connection.isClosed ? true : nil }
    }
}
