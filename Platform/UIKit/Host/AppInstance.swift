public import DesktopBus
import Foundation
import Synchronization

/// The running instance of an app on the session bus, as the desktop entry specification of freedesktop.org describes it.
///
/// Another start of the app, or the desktop itself, passes URLs to it, so that they are opened in the window that the user
/// already has.
@MainActor
final class AppInstance {
    /// The result of a start.
    enum Start {
        /// This process runs the app. It is the instance for later starts unless there is no bus.
        case runs(AppInstance?)
        /// Another process runs the app, and has received the URLs.
        case wasPassedOn
    }

    /// The time after which the bus or the other process is considered unavailable, in seconds.
    private nonisolated static let timeout = 5.0

    private let openHandler: OpenHandler
    private let connection: DBusConnection
    private let export: DBusExport

    private init(_ openHandler: OpenHandler, _ connection: DBusConnection, _ export: DBusExport) {
        self.openHandler = openHandler
        self.connection = connection
        self.export = export
    }

    /// Called with the URLs of a later start, and the desktop's identifier of that start. The array is empty if the user has
    /// only started the app again.
    var onOpen: OpenHandler.Handler? {
        get { openHandler.handler }
        set { openHandler.handler = newValue }
    }

    /// Called with the name of a quick action of the desktop file, and the desktop's identifier of its selection.
    var onAction: OpenHandler.ActionHandler? {
        get { openHandler.actionHandler }
        set { openHandler.actionHandler = newValue }
    }

    /// Returns the values by which the desktop activates a window, from the environment of a start.
    static func platformData(_ variable: (String) -> String?) -> [String: String] {
        var data: [String: String] = [:]
        data["desktop-startup-id"] = variable("DESKTOP_STARTUP_ID")
        data["activation-token"] = variable("XDG_ACTIVATION_TOKEN")
        return data
    }

    /// Returns the name of an app on the bus, or `nil` if it has none: if `Info.plist` does not identify it, or the
    /// environment contains `TRESTLE_INSTANCE=new`.
    static func name(information: [String: Any], _ variable: (String) -> String?) -> String? {
        guard let identifier = information["CFBundleIdentifier"] as? String, !identifier.isEmpty,
            variable("TRESTLE_INSTANCE") != "new"
        else { return nil }
        return identifier
    }

    /// Becomes the instance of an app, or passes the URLs to the process that is. Waits for the bus.
    ///
    /// - Parameters:
    ///   - name: The name of the app on the bus.
    ///   - urls: The URLs with which this process was started.
    ///   - platformData: The values of the environment by which the desktop activates a window.
    static func start(
        _ name: String, urls: [URL], platformData: [String: String], _ variable: (String) -> String?
    ) -> Start {
        guard let address = DBusConnection.sessionAddress(variable) else { return .runs(nil) }
        let openHandler = OpenHandler()
        let arguments = urls.map(\.absoluteString)
        let outcome = SharedOutcome()
        let isDone = DispatchSemaphore(value: 0)
        Task.detached {
            let result = try? await join(name, arguments, platformData, openHandler, at: address)
            outcome.value.withLock { $0 = result }
            isDone.signal()
        }
        _ = isDone.wait(timeout: .now() + timeout)
        switch outcome.value.withLock({ $0 }) {
        case .owner(let connection, let export)?: return .runs(AppInstance(openHandler, connection, export))
        case .passedOn?: return .wasPassedOn
        case nil: return .runs(nil)
        }
    }

    private enum Outcome: Sendable {
        case owner(DBusConnection, DBusExport)
        case passedOn
    }

    private final class SharedOutcome: Sendable {
        let value = Mutex<Outcome?>(nil)
    }

    private nonisolated static func join(
        _ name: String, _ urls: [String], _ platformData: [String: String], _ openHandler: OpenHandler,
        at address: String
    ) async throws -> Outcome {
        let connection = try await DBusConnection.connect(to: .address(address))
        let path = objectPath(of: name)
        // The object exists before its name does, so that no call is lost.
        let export = try connection.exportSubtree(at: path) {
            $0 == path ? DesktopApplication(onOpen: openHandler) : nil
        }
        if try await connection.requestName(name) { return .owner(connection, export) }
        let running = DBusConnection.Target(name: name, path: path, interface: DesktopApplication.interfaceName)
        let data = DBusValue.options(platformData.mapValues(DBusValue.string))
        if urls.isEmpty {
            try await connection.call("Activate", of: running, [data], timeout: timeout)
        } else {
            try await connection.call("Open", of: running, [.strings(urls), data], timeout: timeout)
        }
        return .passedOn
    }

    /// Returns the path of the object of an app: its name, with slashes for dots and underscores for hyphens.
    nonisolated static func objectPath(of name: String) -> String {
        "/" + String(name.map { $0 == "." ? "/" : $0 == "-" ? "_" : $0 })
    }
}

/// The handler of the calls of the app's object on the bus.
@MainActor
final class OpenHandler {
    typealias Handler = @MainActor (_ urls: [URL], _ startup: String?) -> Void

    typealias ActionHandler = @MainActor (_ name: String, _ startup: String?) -> Void

    var handler: Handler?
    var actionHandler: ActionHandler?
}

/// The app on the bus, which the desktop and later starts of the app call.
private struct DesktopApplication: DBusObject {
    nonisolated static let interfaceName = "org.freedesktop.Application"

    let onOpen: OpenHandler

    var interfaces: [DBusInterface] {
        [
            DBusInterface(
                Self.interfaceName,
                methods: [
                    DBusInterface.Method("Activate", ["a{sv}"]), DBusInterface.Method("Open", ["as", "a{sv}"]),
                    DBusInterface.Method("ActivateAction", ["s", "av", "a{sv}"]),
                ])
        ]
    }

    func call(_ method: String, of interface: String, _ arguments: [DBusValue]) throws(DBusError) -> [DBusValue] {
        let data = arguments.last?.entriesByName
        // Under X11 both are the same; Wayland needs the token.
        let startup = (data?["activation-token"] ?? data?["desktop-startup-id"])?.stringValue
        if method == "ActivateAction" {
            onOpen.actionHandler?(arguments.first?.stringValue ?? "", startup)
        } else {
            let texts = method == "Open" ? arguments.first?.elements?.compactMap(\.stringValue) ?? [] : []
            onOpen.handler?(LaunchURLs.accepted(texts), startup)
        }
        return []
    }
}
