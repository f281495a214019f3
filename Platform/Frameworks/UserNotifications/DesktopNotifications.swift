internal import DesktopBus
internal import FrameworkSupport
import Foundation

/// The notifications of the desktop, which its service `org.freedesktop.Notifications` displays. In sandboxes, and without that
/// service, the portal does.
@MainActor
final class DesktopNotifications {
    /// A displayed notification.
    struct Alert: Sendable {
        struct Button: Sendable {
            var title: String
            /// The placeholder of the text that the user enters, or `nil` for a button without text.
            var placeholder: String?
        }

        var title: String
        var body: String
        /// The file of an image.
        var image: String?
        var hasSound: Bool
        var urgency: Urgency
        var buttons: [Button]
    }

    enum Urgency: UInt8, Sendable {
        case low, normal, critical
    }

    /// The user's reaction to a notification.
    enum Reaction: Equatable, Sendable {
        /// The user clicked the notification.
        case opened
        /// The user clicked a button, after entering a text if the button has one.
        case button(Int, text: String)
        /// The notification was closed.
        case closed
    }

    /// A notification that is displayed, or is about to be.
    private final class Displayed {
        let buttons: [Alert.Button]
        let react: (Reaction) -> Void
        /// The identifier of the service, which is known when it has displayed the notification.
        var identifier: UInt32?
        /// The identifier of the portal, if that displays the notification.
        var portalIdentifier: String?
        var isClosed = false

        init(_ alert: Alert, react: @escaping (Reaction) -> Void) {
            buttons = alert.buttons
            self.react = react
        }
    }

    private static let target = DBusConnection.Target(
        name: "org.freedesktop.Notifications", path: "/org/freedesktop/Notifications",
        interface: "org.freedesktop.Notifications")
    /// The name of the action of a click on the notification, by the specification.
    private static let defaultAction = "default"
    private static let replyAction = "inline-reply"
    private static let buttonPrefix = "button-"
    private static let maximumEarlySignalCount = 16

    nonisolated private let bus: DBusConnection.Bus
    nonisolated private let prefersPortal: Bool
    private lazy var portal = makePortal()
    private var connection: DBusConnection?
    private var subscription: DBusSubscription?
    private var capabilities: Set<String> = []
    private var displayed: [Displayed] = []
    /// The signals of notifications whose identifier is not known yet.
    private var earlySignals: [DBusSignal] = []

    /// - Parameters:
    ///   - bus: The bus of the service and the portal.
    ///   - prefersPortal: Whether the portal displays notifications even if there is the service.
    nonisolated init(bus: DBusConnection.Bus, prefersPortal: Bool = NotificationPortal.isNeeded) {
        self.bus = bus
        self.prefersPortal = prefersPortal
    }

    /// Whether the desktop may display notifications.
    nonisolated var isAvailable: Bool { bus.mayExist }

    /// Displays a notification.
    ///
    /// - Parameters:
    ///   - alert: The notification.
    ///   - react: Called once with the user's reaction, or with `closed` if the notification cannot be displayed.
    /// - Returns: A closure that closes the notification.
    func show(_ alert: Alert, react: @escaping (Reaction) -> Void) -> @MainActor @Sendable () -> Void {
        let new = Displayed(alert, react: react)
        displayed.append(new)
        Task {
            let displays = [showByService, showByPortal]
            for display in prefersPortal ? displays.reversed() : displays where await display(alert, new) { return }
            finish(new, .closed)
        }
        return { [weak self, weak new] in if let new { self?.close(new) } }
    }

    /// Returns whether the service has displayed a notification.
    private func showByService(_ alert: Alert, _ notification: Displayed) async -> Bool {
        guard let connection = try? await connect(),
            let reply = try? await connection.call("Notify", of: Self.target, arguments(alert)),
            let number = reply.first?.intValue
        else { return false }
        didShow(notification, UInt32(clamping: number))
        return true
    }

    /// Returns whether the portal has displayed a notification.
    private func showByPortal(_ alert: Alert, _ notification: Displayed) async -> Bool {
        let identifier = UUID().uuidString
        // The user may click it before the reply arrives.
        notification.portalIdentifier = identifier
        do {
            try await portal.show(alert, identifier, defaultAction: Self.defaultAction) {
                Self.buttonPrefix + String($0)
            }
        } catch {
            notification.portalIdentifier = nil
            return false
        }
        if notification.isClosed { close(notification) }
        return true
    }

    private func makePortal() -> NotificationPortal {
        let portal = NotificationPortal(bus: bus)
        portal.onAction = { [weak self] identifier, action in
            guard let self, let notification = displayed.first(where: { $0.portalIdentifier == identifier }),
                let reaction = reaction(to: action, notification)
            else { return }
            finish(notification, reaction)
        }
        return portal
    }

    private func connect() async throws -> DBusConnection {
        if let connection, !connection.isClosed { return connection }
        let new = try await DBusConnection.connect(to: bus)
        // Another notification may have connected meanwhile.
        if let connection, !connection.isClosed { return connection }
        subscription = try new.subscribe(
            to: DBusSignalMatch(
                sender: Self.target.name, path: Self.target.path, interface: Self.target.interface)
        ) { [weak self] in self?.receive($0) }
        connection = new
        let reply = try? await new.call("GetCapabilities", of: Self.target)
        capabilities = Set(reply?.first?.elements?.compactMap(\.stringValue) ?? [])
        return new
    }

    /// Returns the arguments of the method that displays a notification.
    private func arguments(_ alert: Alert) -> [DBusValue] {
        var actions = [Self.defaultAction, ""]
        var hints: [String: DBusValue] = [
            "urgency": .byte(alert.urgency.rawValue), "desktop-entry": .string(AppIdentity.identifier),
        ]
        for (index, button) in alert.buttons.enumerated() {
            // A service that cannot ask for a text displays an ordinary button.
            if let placeholder = button.placeholder, capabilities.contains(Self.replyAction) {
                actions += [Self.replyAction, button.title]
                if !placeholder.isEmpty { hints["x-kde-reply-placeholder-text"] = .string(placeholder) }
            } else {
                actions += [Self.buttonPrefix + String(index), button.title]
            }
        }
        if let image = alert.image { hints["image-path"] = .string(image) }
        if alert.hasSound {
            hints["sound-name"] = .string("message-new-instant")
        } else {
            hints["suppress-sound"] = .bool(true)
        }
        return [
            .string(AppIdentity.displayName), .uint32(0), .string(""), .string(alert.title),
            .string(capabilities.contains("body-markup") ? Self.escaped(alert.body) : alert.body), .strings(actions),
            .options(hints), .int32(-1),
        ]
    }

    /// Replaces the characters of markup.
    private static func escaped(_ body: String) -> String {
        body.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: ">", with: "&gt;")
    }

    // MARK: Reactions

    private func didShow(_ notification: Displayed, _ identifier: UInt32) {
        notification.identifier = identifier
        if notification.isClosed { return close(notification) }
        let signals = earlySignals.filter { $0.arguments.first?.intValue == Int(identifier) }
        earlySignals.removeAll { $0.arguments.first?.intValue == Int(identifier) }
        for signal in signals { receive(signal) }
    }

    private func receive(_ signal: DBusSignal) {
        guard let number = signal.arguments.first?.intValue else { return }
        guard let notification = displayed.first(where: { $0.identifier.map(Int.init) == number }) else {
            guard displayed.contains(where: { $0.identifier == nil }) else { return }
            earlySignals = (earlySignals + [signal]).suffix(Self.maximumEarlySignalCount)
            return
        }
        let detail = signal.arguments.dropFirst().first?.stringValue ?? ""
        switch signal.name {
        case "ActionInvoked":
            if let reaction = reaction(to: detail, notification) { finish(notification, reaction) }
        case "NotificationReplied":
            guard let index = notification.buttons.firstIndex(where: { $0.placeholder != nil }) else { return }
            finish(notification, .button(index, text: detail))
        case "NotificationClosed": finish(notification, .closed)
        default: break
        }
    }

    private func reaction(to action: String, _ notification: Displayed) -> Reaction? {
        if action == Self.defaultAction { return .opened }
        guard action.hasPrefix(Self.buttonPrefix), let index = Int(action.dropFirst(Self.buttonPrefix.count)),
            notification.buttons.indices.contains(index)
        else { return nil }
        return .button(index, text: "")
    }

    private func finish(_ notification: Displayed, _ reaction: Reaction) {
        guard let index = displayed.firstIndex(where: { $0 === notification }) else { return }
        displayed.remove(at: index)
        notification.react(reaction)
    }

    private func close(_ notification: Displayed) {
        notification.isClosed = true
        if let identifier = notification.portalIdentifier {
            displayed.removeAll { $0 === notification }
            return portal.remove(identifier)
        }
        guard let identifier = notification.identifier, let connection else { return }
        displayed.removeAll { $0 === notification }
        Task { _ = try? await connection.call("CloseNotification", of: Self.target, [.uint32(identifier)]) }
    }
}

extension DesktopNotifications.Alert {
    /// Creates the alert of a notification.
    init(_ content: UNNotificationContent, category: UNNotificationCategory?, hasSound: Bool) {
        let lines = [content.subtitle, content.body].filter { !$0.isEmpty }
        self.init(
            title: content.title.isEmpty ? AppIdentity.displayName : content.title,
            body: lines.joined(separator: "\n"), image: content.attachments.first?.url.path,
            hasSound: hasSound && content.sound != nil, urgency: Self.urgency(content.interruptionLevel),
            buttons: category?.actions.map { action in
                Button(
                    title: action.title,
                    placeholder: (action as? UNTextInputNotificationAction)?.textInputPlaceholder)
            } ?? [])
    }

    private static func urgency(_ level: UNNotificationInterruptionLevel) -> DesktopNotifications.Urgency {
        switch level {
        case .passive: .low
        case .active: .normal
        case .timeSensitive, .critical: .critical
        }
    }
}
