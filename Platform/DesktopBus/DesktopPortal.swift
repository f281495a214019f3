import Foundation

/// The portal of the desktop (`org.freedesktop.portal.Desktop`), which performs services that the user takes part in, such
/// as dialogs for files.
package struct DesktopPortal: Sendable {
    /// The end of a request.
    package enum Response: Hashable, Sendable {
        /// The request has been performed, with results by their names.
        case success([String: DBusValue])
        /// The user has canceled the request.
        case canceled
        /// The request has ended in another way.
        case failed
    }

    private static let name = "org.freedesktop.portal.Desktop"
    private static let requestInterface = "org.freedesktop.portal.Request"

    private let connection: DBusConnection

    /// Connects to a bus. The portal may not be running or installed, which requests report.
    ///
    /// - Throws: `DBusError` if there is no bus.
    package init(on bus: DBusConnection.Bus) async throws(DBusError) {
        connection = try await .connect(to: bus)
    }

    /// Performs a request, and returns its response, which arrives when the user has finished. Canceling the task closes
    /// the dialog of the request.
    ///
    /// - Parameters:
    ///   - method: The name of the method.
    ///   - interface: The last part of the name of its interface, such as `FileChooser`.
    ///   - arguments: The arguments before the options.
    ///   - options: The options by their names.
    ///   - files: File descriptors for the handles among the arguments.
    /// - Throws: `DBusError` if the portal is not available or rejects the request.
    package func perform(
        _ method: String, of interface: String, _ arguments: [DBusValue], options: [String: DBusValue],
        files: [Int32] = []
    ) async throws(DBusError) -> Response {
        // The response may arrive before the reply that names the request.
        let (signals, continuation) = AsyncStream<DBusSignal>.makeStream()
        let responses = try connection.subscribe(
            to: DBusSignalMatch(sender: Self.name, interface: Self.requestInterface, name: "Response")
        ) { continuation.yield($0) }
        let owners = try connection.subscribe(
            to: DBusSignalMatch(
                sender: "org.freedesktop.DBus", interface: "org.freedesktop.DBus", name: "NameOwnerChanged",
                firstArgument: Self.name)
        ) { signal in
            // A portal that has ended does not respond.
            if signal.arguments.last?.stringValue?.isEmpty == true { continuation.finish() }
        }
        defer {
            responses.cancel()
            owners.cancel()
        }
        let token = "trestle\(UInt64.random(in: 0 ... .max))"
        let options = options.merging(["handle_token": .string(token)]) { $1 }
        let target = DBusConnection.Target(
            name: Self.name, path: "/org/freedesktop/portal/desktop", interface: "org.freedesktop.portal.\(interface)")
        let reply = try await connection.call(method, of: target, arguments + [.options(options)], files: files)
        guard let request = reply.first?.stringValue else { throw .failed("\(method) returned no request.") }
        for await signal in signals where signal.path == request {
            return Self.response(signal.arguments)
        }
        guard Task.isCancelled else { return .failed }
        let closing = DBusConnection.Target(name: Self.name, path: request, interface: Self.requestInterface)
        let connection = connection
        // A call in the canceled task would still be performed, but its reply is of no interest.
        Task { _ = try? await connection.call("Close", of: closing) }
        return .canceled
    }

    private static func response(_ arguments: [DBusValue]) -> Response {
        switch arguments.first?.intValue {
        case 0: .success(arguments.dropFirst().first?.entriesByName ?? [:])
        case 1: .canceled
        default: .failed
        }
    }
}

extension DesktopPortal {
    /// Opens a URL in the app that the user prefers for it.
    ///
    /// - Parameters:
    ///   - uri: The URL. A file is opened with its descriptor, so that the portal accepts it.
    ///   - parent: The identifier of the window for dialogs, or an empty string.
    /// - Throws: `DBusError` if the portal is not available.
    package func open(_ uri: URL, parent: String) async throws(DBusError) -> Response {
        guard uri.isFileURL else {
            return try await perform(
                "OpenURI", of: "OpenURI", [.string(parent), .string(uri.absoluteString)], options: [:])
        }
        let file = Glibc.open(uri.path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { return .failed }
        defer { close(file) }
        return try await perform(
            "OpenFile", of: "OpenURI", [.string(parent), .handle(0)], options: [:], files: [file])
    }
}
