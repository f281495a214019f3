import DesktopBus

/// The desktop's accessibility bus and its registry, on one bus or on a bus for each.
@MainActor
package final class FakeAccessibilityRegistry {
    /// An object with properties, whose methods return the values of a closure.
    private final class Service: DBusObject {
        let interfaces: [DBusInterface]
        var properties: [String: DBusValue] = [:]
        let answer: @MainActor ([DBusValue]) -> [DBusValue]

        init(_ interfaces: [DBusInterface], answer: @escaping @MainActor ([DBusValue]) -> [DBusValue]) {
            self.interfaces = interfaces
            self.answer = answer
        }

        func call(
            _ method: String, of interface: String, _ arguments: [DBusValue]
        ) throws(DBusError) -> [DBusValue] { answer(arguments) }

        func property(_ name: String, of interface: String) throws(DBusError) -> DBusValue {
            properties[name] ?? .bool(false)
        }
    }

    private static let statusPath = "/org/a11y/bus"
    private static let statusInterface = "org.a11y.Status"
    private static let rootPath = "/org/a11y/atspi/accessible/root"

    /// The connection by which assistive technologies call apps.
    package let connection: DBusConnection
    private let session: DBusConnection
    private let status: Service
    private let registry: Service
    private var exports: [DBusExport] = []
    private let apps = Apps()

    /// The apps that have registered, with the paths of their roots.
    private final class Apps {
        var list: [DBusConnection.Target] = []
    }

    /// Starts the services.
    ///
    /// - Parameters:
    ///   - bus: The session bus.
    ///   - accessibilityBus: The bus of the registry, or `nil` for the session bus.
    ///   - isEnabled: Whether an assistive technology runs.
    package init(on bus: PrivateBus, accessibilityBus: PrivateBus? = nil, isEnabled: Bool) async throws {
        session = try await bus.connect()
        connection = if let accessibilityBus { try await accessibilityBus.connect() } else { session }
        let address = (accessibilityBus ?? bus).address
        status = Service(
            [
                DBusInterface("org.a11y.Bus", methods: [DBusInterface.Method("GetAddress", returns: ["s"])]),
                DBusInterface(
                    Self.statusInterface,
                    properties: [
                        DBusInterface.Property("IsEnabled", "b"), DBusInterface.Property("ScreenReaderEnabled", "b"),
                    ]),
            ]
        ) { _ in [.string(address)] }
        status.properties["IsEnabled"] = .bool(isEnabled)
        let (apps, name) = (apps, connection.uniqueName)
        registry = Service([
            DBusInterface(
                "org.a11y.atspi.Socket", methods: [DBusInterface.Method("Embed", ["(so)"], returns: ["(so)"])])
        ]) { arguments in
            let parts = arguments.first?.elements?.compactMap(\.stringValue) ?? []
            if parts.count == 2 {
                apps.list.append(
                    DBusConnection.Target(name: parts[0], path: parts[1], interface: "org.a11y.atspi.Accessible"))
            }
            return [.structure([.string(name), .objectPath(Self.rootPath)])]
        }
        exports = [
            try session.export(status, at: Self.statusPath), try connection.export(registry, at: Self.rootPath),
        ]
        for (service, owner) in [("org.a11y.Bus", session), ("org.a11y.atspi.Registry", connection)] {
            guard try await owner.requestName(service) else {
                throw PrivateBus.Failure(description: "The bus already has a service \(service).")
            }
        }
    }

    /// The roots of the apps that have registered.
    package var roots: [DBusConnection.Target] { apps.list }

    /// Starts or stops assistive technologies, and notifies the apps.
    package func setEnabled(_ isEnabled: Bool) throws {
        status.properties["IsEnabled"] = .bool(isEnabled)
        try session.emit(
            "PropertiesChanged", interface: "org.freedesktop.DBus.Properties", path: Self.statusPath,
            [.string(Self.statusInterface), .options(["IsEnabled": .bool(isEnabled)]), .strings([])])
    }
}
