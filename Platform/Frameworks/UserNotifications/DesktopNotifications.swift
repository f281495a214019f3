internal import FrameworkSupport
import Foundation

/// The notifications of the desktop, which are displayed by `notify-send`, or by `gdbus` if that is not installed.
struct DesktopNotifications: Sendable {
    /// A displayed notification.
    struct Alert: Sendable {
        var title: String
        var body: String
        /// The file of an image.
        var image: String?
        var hasSound: Bool
        var urgency: Urgency
        /// The titles of the buttons.
        var buttons: [String]
    }

    enum Urgency: String, Sendable {
        case low, normal, critical
    }

    /// The user's reaction to a notification.
    enum Reaction: Equatable, Sendable {
        /// The user clicked the notification.
        case opened
        /// The user clicked a button.
        case button(Int)
        /// The notification was closed.
        case closed
    }

    /// Returns whether the desktop displays notifications: whether there is a session bus and a program for it.
    static func isAvailable(environment: [String: String] = ProcessInfo.processInfo.environment) -> Bool {
        guard DesktopProgram("notify-send") != nil || DesktopProgram("gdbus") != nil else { return false }
        if environment["DBUS_SESSION_BUS_ADDRESS"].map({ !$0.isEmpty }) == true { return true }
        guard let folder = environment["XDG_RUNTIME_DIR"], !folder.isEmpty else { return false }
        return FileManager.default.fileExists(atPath: folder + "/bus")
    }

    /// Displays a notification.
    ///
    /// - Returns: The running program, which ends with the notification, or `nil` if nothing is displayed.
    static func show(_ alert: Alert, completion: @escaping @Sendable (Reaction) -> Void) -> DesktopProgram.Running? {
        let gdbus = DesktopProgram("gdbus")
        guard let notifySend = DesktopProgram("notify-send") else {
            return gdbus?.start(busArguments(alert)) { _ in completion(.closed) }
        }
        return notifySend.start(arguments(alert, waits: true)) { result in
            if result.status == 0 { return completion(reaction(result.output, buttonCount: alert.buttons.count)) }
            // Versions before 0.8 can neither wait nor display buttons.
            notifySend.start(arguments(alert, waits: false)) { _ in completion(.closed) }
        }
    }

    static func reaction(_ output: String, buttonCount: Int) -> Reaction {
        if output == "default" { return .opened }
        guard output.hasPrefix("button-"), let index = Int(output.dropFirst(7)), (0..<buttonCount).contains(index)
        else { return .closed }
        return .button(index)
    }

    /// Returns the arguments of `notify-send`.
    static func arguments(_ alert: Alert, waits: Bool) -> [String] {
        var result = ["--app-name=\(AppIdentity.displayName)", "--urgency=\(alert.urgency.rawValue)"]
        if let image = alert.image { result.append("--icon=\(image)") }
        if waits {
            result += ["--wait", "--action=default=Open"]
            result += alert.buttons.enumerated().map { "--action=button-\($0.offset)=\($0.element)" }
        }
        result.append(
            alert.hasSound ? "--hint=string:sound-name:message-new-instant" : "--hint=boolean:suppress-sound:true")
        // After the two hyphens, a title that begins with a hyphen is no option.
        return result + ["--", alert.title, escaped(alert.body)]
    }

    /// Returns the arguments of `gdbus` for the method of the specification of desktop notifications.
    static func busArguments(_ alert: Alert) -> [String] {
        let urgency = ["low": 0, "normal": 1, "critical": 2][alert.urgency.rawValue] ?? 1
        return [
            "call", "--session", "--dest=org.freedesktop.Notifications",
            "--object-path=/org/freedesktop/Notifications", "--method=org.freedesktop.Notifications.Notify",
            variant(AppIdentity.displayName), "0", variant(alert.image ?? ""), variant(alert.title),
            variant(escaped(alert.body)), "@as []", "{'urgency': <byte \(urgency)>}", "-1",
        ]
    }

    /// Replaces the characters of markup, which desktops interpret in the body.
    private static func escaped(_ body: String) -> String {
        body.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: ">", with: "&gt;")
    }

    /// Returns a string in GLib's text format of variants.
    private static func variant(_ text: String) -> String {
        let escaped = text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "'", with: "\\'")
            .replacingOccurrences(of: "\n", with: "\\n")
        return "'\(escaped)'"
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
            buttons: category?.actions.map(\.title) ?? [])
    }

    private static func urgency(_ level: UNNotificationInterruptionLevel) -> DesktopNotifications.Urgency {
        switch level {
        case .passive: .low
        case .active: .normal
        case .timeSensitive, .critical: .critical
        }
    }
}
