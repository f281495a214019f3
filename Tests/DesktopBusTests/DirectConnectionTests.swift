import BusFixtures
import Foundation
import RandomRuns
import Testing

@testable import DesktopBus

/// An object that returns the values of a call.
private struct Echo: DBusObject {
    static let interface = "org.example.Echo"

    /// The signatures of the values.
    let types: [String]

    var interfaces: [DBusInterface] {
        [DBusInterface(Self.interface, methods: [DBusInterface.Method("Echo", types, returns: types)])]
    }

    func call(_ method: String, of interface: String, _ arguments: [DBusValue]) throws(DBusError) -> [DBusValue] {
        arguments
    }
}

extension DBusValue {
    /// Creates a random value.
    fileprivate static func random(using numbers: inout SeededGenerator, depth: Int = 0) -> DBusValue {
        switch Int.random(in: 0..<(depth < 3 ? 16 : 11), using: &numbers) {
        case 0: .byte(.random(in: 0 ... .max, using: &numbers))
        case 1: .bool(.random(using: &numbers))
        case 2: .int16(.random(in: .min ... .max, using: &numbers))
        case 3: .uint16(.random(in: 0 ... .max, using: &numbers))
        case 4: .int32(.random(in: .min ... .max, using: &numbers))
        case 5: .uint32(.random(in: 0 ... .max, using: &numbers))
        case 6: .int64(.random(in: .min ... .max, using: &numbers))
        case 7: .uint64(.random(in: 0 ... .max, using: &numbers))
        case 8: .double(.random(in: -1e9...1e9, using: &numbers))
        case 9: .objectPath(["/", "/a/b_1"].randomElement(using: &numbers) ?? "/")
        case 10: .string(["", "Grüße 👋", "name"].randomElement(using: &numbers) ?? "")
        case 11: .signature(["", "a{sv}", "(ii)"].randomElement(using: &numbers) ?? "")
        case 12: .variant(.random(using: &numbers, depth: depth + 1))
        case 13:
            .structure(
                (0..<Int.random(in: 1...3, using: &numbers)).map { _ in .random(using: &numbers, depth: depth + 1) })
        case 14: array(of: .random(using: &numbers, depth: depth + 1), using: &numbers)
        default: dictionary(of: .random(using: &numbers, depth: depth + 1), using: &numbers)
        }
    }

    private static func array(of element: DBusValue, using numbers: inout SeededGenerator) -> DBusValue {
        let count = Int.random(in: 0...3, using: &numbers)
        return .array(Array(repeating: element, count: count), of: element.typeSignature)
    }

    private static func dictionary(of value: DBusValue, using numbers: inout SeededGenerator) -> DBusValue {
        let entries = (0..<Int.random(in: 0...3, using: &numbers)).map { DBusEntry(.uint32(UInt32($0)), value) }
        return .dictionary(entries, of: "u" + value.typeSignature)
    }
}

@Suite("Direct connections to a message bus")
@MainActor
struct DirectConnectionTests {
    let bus: PrivateBus

    init() throws {
        bus = try PrivateBus()
    }

    private func target(_ name: String, _ path: String = "/echo") -> DBusConnection.Target {
        DBusConnection.Target(name: name, path: path, interface: Echo.interface)
    }

    @Test("values of all types are the same for GDBus, in calls and replies of both")
    func values() async throws {
        let direct = try await DirectConnection.connect(to: bus.address)
        let peer = try await bus.connect()
        var runs: [(seed: UInt64, values: [DBusValue])] = []
        repeatRandomly(60) { seed, numbers in
            runs.append((seed, (0..<Int.random(in: 1...4, using: &numbers)).map { _ in .random(using: &numbers) }))
        }
        for (seed, values) in runs {
            let echo = Echo(types: values.map(\.typeSignature))
            let exports = [try direct.export(echo, at: "/echo"), try peer.export(echo, at: "/echo")]
            defer { withExtendedLifetime(exports) {} }
            let fromPeer = try await peer.call("Echo", of: target(direct.uniqueName), values)
            let fromDirect = try await direct.call("Echo", of: target(peer.uniqueName), values)
            #expect(fromPeer == values && fromDirect == values, "seed \(seed)")
        }
    }

    @Test("a signal and an error arrive as from other connections")
    func signals() async throws {
        let direct = try await DirectConnection.connect(to: bus.address)
        let peer = try await bus.connect()
        var received: [DBusSignal] = []
        let subscription = try peer.subscribe(to: DBusSignalMatch(sender: direct.uniqueName)) { received.append($0) }
        defer { withExtendedLifetime(subscription) {} }
        try await peer.call("GetId", of: .bus)
        try direct.emit("Changed", interface: Echo.interface, path: "/echo", [.string("on")])
        let signal = try await eventually("the signal") { received.first }
        #expect(signal.path == "/echo" && signal.name == "Changed" && signal.arguments == [.string("on")])
        let export = try direct.export(Echo(types: ["s"]), at: "/echo")
        defer { withExtendedLifetime(export) {} }
        for (path, arguments, name) in [
            ("/echo", [DBusValue.byte(1)], "InvalidArgs"), ("/other", [.string("")], "UnknownObject"),
        ] {
            do {
                try await peer.call("Echo", of: target(direct.uniqueName, path), arguments)
                Issue.record("\(name) was not thrown.")
            } catch {
                #expect(error.name == "org.freedesktop.DBus.Error.\(name)")
            }
        }
        await #expect(throws: DBusError.self) { try await direct.call("Missing", of: .bus) }
    }

    @Test("texts that exceed the buffer of the socket arrive in their order")
    func longTexts() async throws {
        let direct = try await DirectConnection.connect(to: bus.address)
        let peer = try await bus.connect()
        var lengths: [Int] = []
        let subscription = try peer.subscribe(to: DBusSignalMatch(sender: direct.uniqueName)) { signal in
            lengths.append(signal.arguments.first?.stringValue?.utf8.count ?? 0)
        }
        defer { withExtendedLifetime(subscription) {} }
        try await peer.call("GetId", of: .bus)
        let sent = (0..<20).map { ($0 % 3) * 700_000 + $0 }
        for length in sent {
            try direct.emit(
                "Text", interface: Echo.interface, path: "/echo", [.string(String(repeating: "a", count: length))])
        }
        _ = try await eventually("all texts") { lengths.count == sent.count ? true : nil }
        #expect(lengths == sent)
    }

    @Test("an address without a bus is an error, and a call fails when the bus ends")
    func end() async throws {
        for address in ["unix:path=/nonexistent", "nonsense", ""] {
            await #expect(throws: DBusError.self) { _ = try await DirectConnection.connect(to: address) }
        }
        var bus: PrivateBus? = try PrivateBus()
        let connection = try await DirectConnection.connect(to: try #require(bus).address)
        #expect(try await connection.call("GetId", of: .bus).count == 1)
        bus = nil
        await #expect(throws: DBusError.self) { try await connection.call("GetId", of: .bus) }
    }

    @Test("a message is read as it was written, and a damaged one is refused")
    func damagedMessages() throws {
        try repeatRandomly(3_000) { seed, numbers in
            var message = WireMessage(.call)
            (message.path, message.member, message.sender) = ("/echo", "Echo", ":1.4")
            message.body = (0..<Int.random(in: 0...4, using: &numbers)).map { _ in .random(using: &numbers) }
            let bytes = try message.encoded()
            let read = try WireMessage(bytes)
            #expect(try WireMessage.length(bytes) == bytes.count, "seed \(seed)")
            #expect(read?.body == message.body && read?.path == "/echo" && read?.member == "Echo", "seed \(seed)")
            let damaged = Array(Data(bytes).damaged(using: &numbers))
            // Neither traps, and a body that is read can be written again unless it contains other texts than D-Bus allows.
            guard let length = try? WireMessage.length(damaged), length <= damaged.count else { return }
            if let read = try? WireMessage(Array(damaged[..<length])) {
                #expect(read.body.count <= damaged.count, "seed \(seed)")
            }
        }
    }
}
