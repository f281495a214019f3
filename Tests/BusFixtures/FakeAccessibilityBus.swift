import DesktopBus

/// The desktop's service that knows whether a screen reader is running.
@MainActor
package final class FakeAccessibilityBus: DBusObject {
    private static let interface = "org.a11y.Status"
    private static let path = "/org/a11y/bus"

    private var isScreenReaderEnabled: Bool
    private let connection: DBusConnection
    private var export: DBusExport?

    package let interfaces = [
        DBusInterface(
            FakeAccessibilityBus.interface, properties: [DBusInterface.Property("ScreenReaderEnabled", "b")])
    ]

    /// Starts the service on a bus.
    package init(on bus: PrivateBus, isScreenReaderEnabled: Bool) async throws {
        self.isScreenReaderEnabled = isScreenReaderEnabled
        connection = try await bus.connect()
        export = try connection.export(self, at: Self.path)
        guard try await connection.requestName("org.a11y.Bus") else {
            throw PrivateBus.Failure(description: "The bus already has an accessibility bus.")
        }
    }

    /// Starts or stops the screen reader, and notifies the apps.
    package func setScreenReaderEnabled(_ isEnabled: Bool) throws {
        isScreenReaderEnabled = isEnabled
        try connection.emit(
            "PropertiesChanged", interface: "org.freedesktop.DBus.Properties", path: Self.path,
            [.string(Self.interface), .options(["ScreenReaderEnabled": .bool(isEnabled)]), .strings([])])
    }

    package func property(_ name: String, of interface: String) throws(DBusError) -> DBusValue {
        .bool(isScreenReaderEnabled)
    }
}
