import DesktopBus

/// The desktop's portal with the settings of a test. The test takes the part of the user in its dialogs.
@MainActor
package final class FakePortal: DBusObject {
    /// A request of an app.
    package struct Request: Sendable {
        package let method: String
        package let arguments: [DBusValue]
        /// The options by their names.
        package let options: [String: DBusValue]
        /// The path of the request's object.
        package let path: String
    }

    /// A notification of an app.
    package struct Notification: Sendable {
        package let identifier: String
        /// The values by their names.
        package let content: [String: DBusValue]
    }

    private static let notificationInterface = "org.freedesktop.portal.Notification"
    private static let settingsInterface = "org.freedesktop.portal.Settings"
    private static let requestInterface = "org.freedesktop.portal.Request"
    private static let path = "/org/freedesktop/portal/desktop"

    /// The settings, by namespace and name.
    private var settings: [String: [String: DBusValue]]
    private let connection: DBusConnection
    private var exports: [DBusExport] = []
    /// The requests in their order.
    package private(set) var requests: [Request] = []
    /// The paths of the requests that apps have closed.
    package private(set) var closedPaths: [String] = []

    /// The notifications in their order.
    package private(set) var notifications: [Notification] = []
    /// The identifiers of the notifications that apps have removed.
    package private(set) var removedNotifications: [String] = []

    package let interfaces = [
        DBusInterface(
            FakePortal.settingsInterface, methods: [DBusInterface.Method("ReadAll", ["as"], returns: ["a{sa{sv}}"])],
            signals: [DBusInterface.Signal("SettingChanged", ["s", "s", "v"])]),
        DBusInterface(
            "org.freedesktop.portal.OpenURI",
            methods: [
                DBusInterface.Method("OpenURI", ["s", "s", "a{sv}"], returns: ["o"]),
                DBusInterface.Method("OpenFile", ["s", "h", "a{sv}"], returns: ["o"]),
            ]),
        DBusInterface(
            "org.freedesktop.portal.FileChooser",
            methods: ["OpenFile", "SaveFile", "SaveFiles"].map {
                DBusInterface.Method($0, ["s", "s", "a{sv}"], returns: ["o"])
            }),
        DBusInterface(
            FakePortal.notificationInterface,
            methods: [
                DBusInterface.Method("AddNotification", ["s", "a{sv}"]),
                DBusInterface.Method("RemoveNotification", ["s"]),
            ],
            signals: [DBusInterface.Signal("ActionInvoked", ["s", "s", "av"])]),
    ]

    /// Starts the portal on a bus.
    package init(on bus: PrivateBus, settings: [String: [String: DBusValue]] = [:]) async throws {
        self.settings = settings
        connection = try await bus.connect()
        exports.append(try connection.export(self, at: Self.path))
        guard try await connection.requestName("org.freedesktop.portal.Desktop") else {
            throw PrivateBus.Failure(description: "The bus already has a portal.")
        }
    }

    /// Changes a setting as the user does, and notifies the apps.
    package func set(_ namespace: String, _ name: String, to value: DBusValue) throws {
        settings[namespace, default: [:]][name] = value
        try connection.emit(
            "SettingChanged", interface: Self.settingsInterface, path: Self.path,
            [.string(namespace), .string(name), .variant(value)])
    }

    /// Ends a request as the user does.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - code: 0 for success, 1 if the user cancels, 2 for another end.
    ///   - results: The results by their names.
    package func respond(to request: Request, _ code: UInt32, _ results: [String: DBusValue] = [:]) throws {
        try connection.emit(
            "Response", interface: Self.requestInterface, path: request.path, [.uint32(code), .options(results)])
    }

    /// Performs an action of a notification, as the user does.
    package func invoke(_ action: String, of notification: Notification) throws {
        try connection.emit(
            "ActionInvoked", interface: Self.notificationInterface, path: Self.path,
            [.string(notification.identifier), .string(action), .array([], of: "v")])
    }

    /// Ends the portal, as if it had crashed.
    package func end() async throws {
        try await connection.call("ReleaseName", of: .bus, [.string("org.freedesktop.portal.Desktop")])
    }

    package func call(
        _ method: String, of interface: String, _ arguments: [DBusValue]
    ) throws(DBusError) -> [DBusValue] {
        if interface == Self.settingsInterface { return [readAll(arguments)] }
        if interface == Self.notificationInterface {
            let identifier = arguments.first?.stringValue ?? ""
            if method == "AddNotification" {
                notifications.append(
                    Notification(identifier: identifier, content: arguments.last?.entriesByName ?? [:]))
            } else {
                removedNotifications.append(identifier)
            }
            return []
        }
        let path = "\(Self.path)/request/test/\(requests.count)"
        let request = RequestObject { [weak self] in self?.closedPaths.append(path) }
        exports.append(try connection.export(request, at: path))
        requests.append(
            Request(
                method: method, arguments: arguments.dropLast(), options: arguments.last?.entriesByName ?? [:],
                path: path))
        return [.objectPath(path)]
    }

    private func readAll(_ arguments: [DBusValue]) -> DBusValue {
        let namespaces = arguments.first?.elements?.compactMap(\.stringValue) ?? []
        let entries = settings.filter { namespaces.contains($0.key) }.sorted { $0.key < $1.key }
        return .dictionary(entries.map { DBusEntry(.string($0.key), .options($0.value)) }, of: "sa{sv}")
    }

    /// The object of a request, which the app can close.
    private final class RequestObject: DBusObject {
        let interfaces = [
            DBusInterface(FakePortal.requestInterface, methods: [DBusInterface.Method("Close")])
        ]
        private let onClose: @MainActor () -> Void

        init(onClose: @escaping @MainActor () -> Void) {
            self.onClose = onClose
        }

        func call(
            _ method: String, of interface: String, _ arguments: [DBusValue]
        ) throws(DBusError) -> [DBusValue] {
            onClose()
            return []
        }
    }
}
