import DesktopBus

/// The desktop's portal with the settings of a test.
@MainActor
package final class FakePortal: DBusObject {
    private static let interface = "org.freedesktop.portal.Settings"
    private static let path = "/org/freedesktop/portal/desktop"

    /// The settings, by namespace and name.
    private var settings: [String: [String: DBusValue]]
    private let connection: DBusConnection
    private var export: DBusExport?

    package let interfaces = [
        DBusInterface(
            FakePortal.interface, methods: [DBusInterface.Method("ReadAll", ["as"], returns: ["a{sa{sv}}"])],
            signals: [DBusInterface.Signal("SettingChanged", ["s", "s", "v"])])
    ]

    /// Starts the portal on a bus.
    package init(on bus: PrivateBus, settings: [String: [String: DBusValue]] = [:]) async throws {
        self.settings = settings
        connection = try await bus.connect()
        export = try connection.export(self, at: Self.path)
        guard try await connection.requestName("org.freedesktop.portal.Desktop") else {
            throw PrivateBus.Failure(description: "The bus already has a portal.")
        }
    }

    /// Changes a setting as the user does, and notifies the apps.
    package func set(_ namespace: String, _ name: String, to value: DBusValue) throws {
        settings[namespace, default: [:]][name] = value
        try connection.emit(
            "SettingChanged", interface: Self.interface, path: Self.path,
            [.string(namespace), .string(name), .variant(value)])
    }

    package func call(
        _ method: String, of interface: String, _ arguments: [DBusValue]
    ) throws(DBusError) -> [DBusValue] {
        let namespaces = arguments.first?.elements?.compactMap(\.stringValue) ?? []
        let entries = settings.filter { namespaces.contains($0.key) }.sorted { $0.key < $1.key }
        return [.dictionary(entries.map { DBusEntry(.string($0.key), .options($0.value)) }, of: "sa{sv}")]
    }
}
