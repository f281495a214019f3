import DesktopBus
import Foundation

/// A message bus of a test: a `dbus-daemon` that starts no services but those of the test. It ends when it is released.
package final class PrivateBus: Sendable {
    /// A failure to start the daemon.
    package struct Failure: Error, CustomStringConvertible {
        package let description: String

        package init(description: String) { self.description = description }
    }

    /// The address for `DBUS_SESSION_BUS_ADDRESS`.
    package let address: String
    private let daemon: Process
    private let folder: URL

    /// Starts a daemon and waits until it accepts connections.
    ///
    /// - Parameter services: The commands that start services, by the names that they own.
    package init(services: [String: String] = [:]) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("bus-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, command) in services {
            let service = "[D-BUS Service]\nName=\(name)\nExec=\(command)\n"
            try Data(service.utf8).write(to: folder.appendingPathComponent("\(name).service"))
        }
        let configuration = folder.appendingPathComponent("bus.conf")
        try Data(Self.configuration(in: folder.path).utf8).write(to: configuration)
        daemon = Process()
        daemon.executableURL = URL(fileURLWithPath: "/usr/bin/dbus-daemon")
        daemon.arguments = ["--config-file=\(configuration.path)", "--print-address", "--nofork"]
        let output = Pipe()
        daemon.standardOutput = output
        // It warns if the user may not raise the limit of open files.
        daemon.standardError = FileHandle.nullDevice
        try daemon.run()
        var text = ""
        while !text.hasSuffix("\n") {
            let data = output.fileHandleForReading.availableData
            guard !data.isEmpty else { throw Failure(description: "dbus-daemon ended before it printed its address.") }
            text += String(decoding: data, as: UTF8.self)
        }
        address = text.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private static func configuration(in folder: String) -> String {
        """
        <!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
         "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
        <busconfig>
          <type>session</type>
          <listen>unix:path=\(folder)/socket</listen>
          <auth>EXTERNAL</auth>
          <servicedir>\(folder)</servicedir>
          <policy context="default">
            <allow send_destination="*" eavesdrop="true"/>
            <allow eavesdrop="true"/>
            <allow own="*"/>
          </policy>
        </busconfig>
        """
    }

    deinit {
        // Threads of tests block the signals that end a process, and the daemon has inherited that.
        kill(daemon.processIdentifier, SIGKILL)
        daemon.waitUntilExit()
        try? FileManager.default.removeItem(at: folder)
    }

    /// Connects to the bus.
    package func connect() async throws -> DBusConnection { try await DBusConnection.connect(to: .address(address)) }
}

/// Polls on the main actor until `value` is not `nil`, while other work of the main actor runs.
@MainActor
package func eventually<Value>(
    _ expectation: String, limit: TimeInterval = 20, _ value: () throws -> Value?
) async throws -> Value {
    let end = Date(timeIntervalSinceNow: limit)
    while true {
        if let value = try value() { return value }
        guard Date() < end else { throw PrivateBus.Failure(description: "Not within \(limit) s: \(expectation)") }
        try await Task.sleep(nanoseconds: 5_000_000)
    }
}
