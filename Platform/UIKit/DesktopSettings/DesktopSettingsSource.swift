internal import DesktopBus
import Foundation
import Synchronization

/// The settings of the desktop, followed while the app runs.
///
/// They are those of the portal `org.freedesktop.portal.Settings`, or of GSettings if there is no portal, or of the
/// environment if there is no session bus. The bus is asked on other threads while the window opens.
final class DesktopSettingsSource: Sendable {
    /// The time after the beginning of the launch until which the first frame waits for the desktop, in seconds. Opening the
    /// window takes most of it, and a portal that is running has replied by then.
    private static let launchWait = 0.03
    /// The time after which a portal is considered absent, in seconds.
    private static let portalTimeout = 5.0

    private struct State: Sendable {
        var values = DesktopSettingValues()
        var hasScreenReader = false
        var handler: (@MainActor @Sendable (DesktopSettings) -> Void)?
        var lastReport: DesktopSettings?
        /// The subscriptions and watches that keep following the desktop.
        var retained: [any Sendable] = []
    }

    private let environment: DesktopSettings
    private let address: String?
    private let state = Mutex(State())
    private let firstReply = DispatchSemaphore(value: 0)
    private let launchDeadline = DispatchTime.now() + DesktopSettingsSource.launchWait

    /// Begins to ask the desktop. GLib reads the environment on its threads, so it must not change any more.
    ///
    /// - Parameter variable: Returns the value of an environment variable.
    init(after _: ComposeCache.FinalEnvironment, _ variable: (String) -> String?) {
        environment = DesktopSettings(environment: variable)
        address = DBusConnection.sessionAddress(variable)
        guard let address else { return }
        Task.detached { [self] in
            let connection = await follow(address)
            firstReply.signal()
            if let connection { await followScreenReader(on: connection) }
        }
    }

    /// Returns the settings for the first frame. Waits briefly if the desktop has not replied yet; what it replies later
    /// is a change.
    func settingsForLaunch() -> DesktopSettings {
        if address != nil { _ = firstReply.wait(timeout: launchDeadline) }
        return state.withLock { state in
            let settings = settings(of: state)
            state.lastReport = settings
            return settings
        }
    }

    /// Calls `handler` with the settings whenever they have changed since `settingsForLaunch()`.
    @MainActor
    func onChange(_ handler: @escaping @MainActor @Sendable (DesktopSettings) -> Void) {
        state.withLock { $0.handler = handler }
        report()
    }

    @MainActor
    private func report() {
        let change = state.withLock { state -> (DesktopSettings, @MainActor @Sendable (DesktopSettings) -> Void)? in
            let settings = settings(of: state)
            guard let handler = state.handler, settings != state.lastReport else { return nil }
            state.lastReport = settings
            return (settings, handler)
        }
        if let (settings, handler) = change { handler(settings) }
    }

    private func settings(of state: State) -> DesktopSettings {
        var settings = state.values.settings(else: environment)
        settings.hasScreenReader = state.hasScreenReader
        return settings
    }

    private func change(_ body: (inout DesktopSettingValues) -> Void) {
        state.withLock { body(&$0.values) }
    }

    // MARK: Portal

    private static let portal = DBusConnection.Target(
        name: "org.freedesktop.portal.Desktop", path: "/org/freedesktop/portal/desktop",
        interface: "org.freedesktop.portal.Settings")

    /// Connects to the bus and reads the settings. An error leaves the settings of the environment.
    ///
    /// - Returns: The connection, or `nil` if there is none.
    private func follow(_ address: String) async -> DBusConnection? {
        guard let connection = try? await DBusConnection.connect(to: .address(address)) else { return nil }
        // Subscriptions precede the first reading, so that no change is missed.
        let changes = try? connection.subscribe(
            to: DBusSignalMatch(
                sender: Self.portal.name, path: Self.portal.path, interface: Self.portal.interface,
                name: "SettingChanged")
        ) { [weak self] signal in self?.settingDidChange(signal.arguments) }
        let owners = try? connection.subscribe(
            to: DBusSignalMatch(
                sender: "org.freedesktop.DBus", interface: "org.freedesktop.DBus", name: "NameOwnerChanged",
                firstArgument: Self.portal.name)
        ) { [weak self] signal in
            // A portal that starts later, or again, may have other settings.
            guard signal.arguments.last?.stringValue?.isEmpty == false else { return }
            Task { if await self?.readPortal(of: connection) == true { self?.report() } }
        }
        state.withLock { state in
            for case let subscription? in [changes, owners] { state.retained.append(subscription) }
        }
        if await !readPortal(of: connection) { await followGSettings() }
        await report()
        return connection
    }

    /// Returns whether the portal has replied.
    private func readPortal(of connection: DBusConnection) async -> Bool {
        let namespaces = DBusValue.strings(DesktopSettingValues.namespaces)
        let reply = try? await connection.call("ReadAll", of: Self.portal, [namespaces], timeout: Self.portalTimeout)
        guard let reply else { return false }
        change { $0 = DesktopSettingValues(reply: reply.first) }
        return true
    }

    @MainActor
    private func settingDidChange(_ arguments: [DBusValue]) {
        guard arguments.count == 3, let namespace = arguments[0].stringValue, let name = arguments[1].stringValue else {
            return
        }
        change { $0[namespace, name] = arguments[2] }
        report()
    }

    // MARK: Screen reader

    private static let accessibilityStatus = DBusConnection.Target(
        name: "org.a11y.Bus", path: "/org/a11y/bus", interface: "org.a11y.Status")

    /// Follows whether a screen reader is running. It enables the status when it starts, so nothing is started for it.
    private func followScreenReader(on connection: DBusConnection) async {
        let status = Self.accessibilityStatus
        let changes = try? connection.subscribe(
            to: DBusSignalMatch(
                sender: status.name, path: status.path, interface: "org.freedesktop.DBus.Properties",
                name: "PropertiesChanged", firstArgument: status.interface)
        ) { [weak self] signal in
            let isRunning = signal.arguments.dropFirst().first?.entriesByName?["ScreenReaderEnabled"]?.boolValue
            if let isRunning { self?.screenReaderDidChange(to: isRunning) }
        }
        let owners = try? connection.subscribe(
            to: DBusSignalMatch(
                sender: "org.freedesktop.DBus", interface: "org.freedesktop.DBus", name: "NameOwnerChanged",
                firstArgument: status.name)
        ) { [weak self] signal in
            if signal.arguments.last?.stringValue?.isEmpty == false {
                Task { await self?.readScreenReader(of: connection) }
            } else {
                self?.screenReaderDidChange(to: false)
            }
        }
        state.withLock { state in
            for case let subscription? in [changes, owners] { state.retained.append(subscription) }
        }
        if (try? await connection.hasOwner(status.name)) == true { await readScreenReader(of: connection) }
    }

    private func readScreenReader(of connection: DBusConnection) async {
        let value = try? await connection.property("ScreenReaderEnabled", of: Self.accessibilityStatus)
        if let isRunning = value?.boolValue { await screenReaderDidChange(to: isRunning) }
    }

    @MainActor
    private func screenReaderDidChange(to isRunning: Bool) {
        state.withLock { $0.hasScreenReader = isRunning }
        report()
    }

    // MARK: GSettings

    private func followGSettings() async {
        for (schema, keys) in DesktopSettingValues.schemas {
            let started = await GSettingsWatch.start(schema: schema, keys: keys) { [weak self] key, value in
                self?.change { $0[schema, key] = value }
                self?.report()
            }
            guard let started else { continue }
            change { values in
                for (key, value) in started.values { values[schema, key] = value }
            }
            state.withLock { $0.retained.append(started.watch) }
        }
    }
}
