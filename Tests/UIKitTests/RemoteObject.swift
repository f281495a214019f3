import DesktopBus
import Testing

@testable import UIKit

/// An object of the app, as an assistive technology finds it on the bus.
struct RemoteObject {
    let connection: DBusConnection
    var target: DBusConnection.Target

    init(_ connection: DBusConnection, name: String, path: String) {
        self.connection = connection
        target = DBusConnection.Target(name: name, path: path, interface: "")
    }

    init?(_ connection: DBusConnection, _ reference: DBusValue?) {
        guard let parts = reference?.elements?.compactMap(\.stringValue), parts.count == 2 else { return nil }
        self.init(connection, name: parts[0], path: parts[1])
    }

    private func interface(_ name: String) -> DBusConnection.Target {
        var target = target
        target.interface = "org.a11y.atspi.\(name)"
        return target
    }

    func call(_ method: String, of name: String = "Accessible", _ arguments: [DBusValue] = []) async throws
        -> [DBusValue]
    {
        try await connection.call(method, of: interface(name), arguments)
    }

    func property(_ name: String, of owner: String = "Accessible") async throws -> DBusValue {
        try await connection.property(name, of: interface(owner))
    }

    func child(_ index: Int) async throws -> RemoteObject {
        let reference = try await call("GetChildAtIndex", [.int32(Int32(index))]).first
        return try #require(RemoteObject(connection, reference))
    }

    var name: String { get async throws { try await property("Name").stringValue ?? "" } }
    var role: String { get async throws { try await call("GetRoleName").first?.stringValue ?? "" } }

    func has(_ state: AccessibilityStates.State) async throws -> Bool {
        let words = try await call("GetState").first?.elements?.compactMap(\.intValue) ?? []
        return words.count == 2 && words[state.rawValue / 32] & 1 << (state.rawValue % 32) != 0
    }

    /// Returns the first object with a name among those on the screen.
    func descendant(_ wanted: String) async throws -> RemoteObject? {
        for reference in try await call("GetChildren").first?.elements ?? [] {
            guard let child = RemoteObject(connection, reference) else { continue }
            if try await child.name == wanted { return child }
            if let found = try await child.descendant(wanted) { return found }
        }
        return nil
    }

    func perform(_ action: String) async throws -> Bool {
        let actions = try await call("GetActions", of: "Action").first?.elements ?? []
        let index = try #require(actions.firstIndex { $0.elements?.first?.stringValue == action })
        return try await call("DoAction", of: "Action", [.int32(Int32(index))]).first?.boolValue ?? false
    }
}
