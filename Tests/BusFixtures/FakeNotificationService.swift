import DesktopBus

/// The desktop's notification service of a test, which takes the part of the user.
@MainActor
package final class FakeNotificationService: DBusObject {
    /// A notification of an app.
    package struct Notification: Sendable {
        package let identifier: UInt32
        package let title: String
        package let body: String
        /// The keys and the titles of the actions.
        package let actions: [String]
        package let hints: [String: DBusValue]
    }

    private static let name = "org.freedesktop.Notifications"
    private static let path = "/org/freedesktop/Notifications"

    private let connection: DBusConnection
    private var export: DBusExport?
    private let capabilities: [String]
    /// The notifications in their order.
    package private(set) var notifications: [Notification] = []
    /// The identifiers of the notifications that the app has closed.
    package private(set) var closed: [UInt32] = []

    package let interfaces = [
        DBusInterface(
            FakeNotificationService.name,
            methods: [
                DBusInterface.Method("GetCapabilities", returns: ["as"]),
                DBusInterface.Method("Notify", ["s", "u", "s", "s", "s", "as", "a{sv}", "i"], returns: ["u"]),
                DBusInterface.Method("CloseNotification", ["u"]),
            ],
            signals: [
                DBusInterface.Signal("ActionInvoked", ["u", "s"]),
                DBusInterface.Signal("NotificationClosed", ["u", "u"]),
                DBusInterface.Signal("NotificationReplied", ["u", "s"]),
            ])
    ]

    /// Starts the service on a bus.
    package init(
        on bus: PrivateBus, capabilities: [String] = ["actions", "body", "body-markup", "inline-reply"]
    ) async throws {
        self.capabilities = capabilities
        connection = try await bus.connect()
        export = try connection.export(self, at: Self.path)
        guard try await connection.requestName(Self.name) else {
            throw PrivateBus.Failure(description: "The bus already has a notification service.")
        }
    }

    package func call(
        _ method: String, of interface: String, _ arguments: [DBusValue]
    ) throws(DBusError) -> [DBusValue] {
        switch method {
        case "GetCapabilities": return [.strings(capabilities)]
        case "Notify":
            let identifier = UInt32(notifications.count + 1)
            notifications.append(
                Notification(
                    identifier: identifier, title: arguments[3].stringValue ?? "", body: arguments[4].stringValue ?? "",
                    actions: arguments[5].elements?.compactMap(\.stringValue) ?? [],
                    hints: arguments[6].entriesByName ?? [:]))
            return [.uint32(identifier)]
        default:
            closed.append(UInt32(clamping: arguments.first?.intValue ?? 0))
            return []
        }
    }

    private func emit(_ signal: String, _ arguments: [DBusValue]) throws {
        try connection.emit(signal, interface: Self.name, path: Self.path, arguments)
    }

    /// Clicks an action of a notification, as the user does.
    package func invoke(_ action: String, of notification: Notification) throws {
        try emit("ActionInvoked", [.uint32(notification.identifier), .string(action)])
        try dismiss(notification)
    }

    /// Enters a text in a notification.
    package func reply(_ text: String, to notification: Notification) throws {
        try emit("NotificationReplied", [.uint32(notification.identifier), .string(text)])
    }

    /// Closes a notification, as the user does.
    package func dismiss(_ notification: Notification) throws {
        try emit("NotificationClosed", [.uint32(notification.identifier), .uint32(2)])
    }
}
