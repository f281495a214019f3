internal import DesktopBus
internal import FrameworkSupport
import Foundation

/// The portal of the desktop for notifications (`org.freedesktop.portal.Notification`), which is available in sandboxes.
///
/// It displays no images and cannot ask for texts, and does not report that a notification was closed.
@MainActor
final class NotificationPortal {
    private static let target = DBusConnection.Target(
        name: "org.freedesktop.portal.Desktop", path: "/org/freedesktop/portal/desktop",
        interface: "org.freedesktop.portal.Notification")

    /// Whether the process runs in a sandbox, whose portal grants what other services do not.
    nonisolated static var isNeeded: Bool {
        ProcessInfo.processInfo.environment["SNAP"] != nil || FileManager.default.fileExists(atPath: "/.flatpak-info")
    }

    private let bus: DBusConnection.Bus
    private var connection: DBusConnection?
    private var subscription: DBusSubscription?
    /// Called with the identifier of a notification and the name of the action that the user has selected.
    var onAction: ((_ identifier: String, _ action: String) -> Void)?

    init(bus: DBusConnection.Bus) {
        self.bus = bus
    }

    private func connect() async throws(DBusError) -> DBusConnection {
        if let connection, !connection.isClosed { return connection }
        let new = try await DBusConnection.connect(to: bus)
        // Another notification may have connected meanwhile.
        if let connection, !connection.isClosed { return connection }
        subscription = try new.subscribe(
            to: DBusSignalMatch(
                sender: Self.target.name, path: Self.target.path, interface: Self.target.interface,
                name: "ActionInvoked")
        ) { [weak self] signal in
            let texts = signal.arguments.prefix(2).compactMap(\.stringValue)
            if texts.count == 2 { self?.onAction?(texts[0], texts[1]) }
        }
        connection = new
        return new
    }

    /// Displays a notification.
    ///
    /// - Parameters:
    ///   - alert: The notification.
    ///   - identifier: Its identifier among those of the app.
    ///   - defaultAction: The name of the action of a click on it.
    ///   - buttonAction: Returns the name of the action of a button.
    /// - Throws: `DBusError` if there is no portal.
    func show(
        _ alert: DesktopNotifications.Alert, _ identifier: String, defaultAction: String,
        buttonAction: (Int) -> String
    ) async throws(DBusError) {
        let buttons = alert.buttons.enumerated().map { index, button in
            DBusValue.options(["label": .string(button.title), "action": .string(buttonAction(index))])
        }
        let notification: [String: DBusValue] = [
            "title": .string(alert.title), "body": .string(alert.body), "default-action": .string(defaultAction),
            "priority": .string(Self.priority(alert.urgency)), "buttons": .array(buttons, of: "a{sv}"),
        ]
        try await connect().call("AddNotification", of: Self.target, [.string(identifier), .options(notification)])
    }

    /// Removes a notification.
    func remove(_ identifier: String) {
        guard let connection else { return }
        Task { _ = try? await connection.call("RemoveNotification", of: Self.target, [.string(identifier)]) }
    }

    private static func priority(_ urgency: DesktopNotifications.Urgency) -> String {
        switch urgency {
        case .low: "low"
        case .normal: "normal"
        case .critical: "urgent"
        }
    }
}
