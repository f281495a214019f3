internal import DesktopBus
internal import FrameworkSupport
import Foundation

/// The number at the app's icon, in the docks that display it (`com.canonical.Unity.LauncherEntry`).
struct LauncherBadge: Sendable {
    private static let interface = "com.canonical.Unity.LauncherEntry"

    let bus: DBusConnection.Bus

    /// Sets the number. 0 removes it.
    ///
    /// - Throws: An error if there is no session bus.
    func set(_ count: Int) async throws {
        let connection = try await DBusConnection.connect(to: bus)
        let identifier = AppIdentity.identifier
        // The path is arbitrary, but has to differ between apps.
        let number = identifier.utf8.reduce(UInt32(5381)) { $0 &* 33 &+ UInt32($1) }
        try connection.emit(
            "Update", interface: Self.interface, path: "/com/canonical/unity/launcherentry/\(number)",
            [
                .string("application://\(identifier).desktop"),
                .options(["count": .int64(Int64(max(0, count))), "count-visible": .bool(count > 0)]),
            ])
        // The connection ends with this value, after the bus has received the signal.
        _ = try await connection.hasOwner("org.freedesktop.DBus")
    }
}
