import Foundation
import Testing

/// The Wayland compositor Sway with one output, on a virtual X server. It displays the windows of programs side by side, and
/// has what Weston lacks: a primary selection, and a protocol by which programs copy and paste without a window.
final class SwayDisplay {
    private let compositor: ChildProcess
    private let server: VirtualDisplay
    private let folder: URL
    /// The environment variables for programs on the display.
    let environment: [String: String]
    let width: Int
    let height: Int

    init(width: Int = 800, height: Int = 800) throws {
        let server = try VirtualDisplay(width: width, height: height)
        let folder = try FileManager.default.makeTemporaryFolder()
        let configuration = folder.appendingPathComponent("configuration")
        let lines = [
            "xwayland disable", "default_border none", "focus_follows_mouse no",
            "output X11-1 mode --custom \(width)x\(height)", "exec echo ready > \(folder.path)/ready",
        ]
        try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: configuration)
        let own = server.environment.merging([
            "XDG_RUNTIME_DIR": folder.path, "HOME": folder.path, "WLR_BACKENDS": "x11", "WLR_RENDERER": "pixman",
        ]) { $1 }
        // Sway refuses to run with the rights of the administrator, and its folder has to be its user's.
        var command = ["sway", "--config", configuration.path]
        if getuid() == 0 {
            chown(folder.path, Self.nobody, Self.nobody)
            command = ["setpriv", "--reuid", "\(Self.nobody)", "--regid", "\(Self.nobody)", "--clear-groups"] + command
        }
        chmod(folder.path, 0o700)
        let error = folder.appendingPathComponent("error")
        let compositor = try ChildProcess(
            command[0], Array(command.dropFirst()),
            environment: ProcessInfo.processInfo.environment.merging(own) { $1 },
            output: folder.appendingPathComponent("output"), error: error)
        let name = try waitFor("Sway's socket", limit: 20) {
            guard compositor.exitStatus == nil else {
                throw ChildProcess.Failure(
                    description: "Sway ended: \((try? String(contentsOf: error, encoding: .utf8)) ?? "")")
            }
            guard FileManager.default.fileExists(atPath: folder.appendingPathComponent("ready").path) else {
                return String?.none
            }
            return try FileManager.default.contentsOfDirectory(atPath: folder.path)
                .first { $0.hasPrefix("wayland-") && !$0.hasSuffix(".lock") }
        }
        (self.server, self.compositor, self.folder) = (server, compositor, folder)
        (self.width, self.height) = (width, height)
        environment = [
            "WAYLAND_DISPLAY": name, "XDG_RUNTIME_DIR": folder.path,
            "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nonexistent",
        ]
        try input("mousemove", "1", "1")
    }

    private static let nobody: uid_t = 65534

    /// Whether Sway can be started: with the rights of the administrator only if another user may use the temporary folder.
    static let isAvailable: Bool = {
        guard getuid() == 0 else { return true }
        guard let folder = try? FileManager.default.makeTemporaryFolder() else { return false }
        defer { try? FileManager.default.removeItem(at: folder) }
        chown(folder.path, nobody, nobody)
        let test = Process()
        test.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        test.arguments = ["setpriv", "--reuid", "\(nobody)", "--clear-groups", "test", "-w", folder.path]
        guard (try? test.run()) != nil else { return false }
        test.waitUntilExit()
        return test.terminationStatus == 0
    }()

    static let unavailable: Comment = "Sway needs a temporary folder that another user than root may use"

    deinit {
        compositor.send(SIGTERM)
        _ = try? waitFor("the end of Sway", limit: 5) { compositor.exitStatus }
        try? FileManager.default.removeItem(at: folder)
    }

    /// Runs `xdotool`, which sends input events like a real mouse and keyboard.
    func input(_ arguments: String...) throws { try input(arguments) }

    /// Runs `xdotool` with the arguments of an array.
    func input(_ arguments: [String]) throws { try server.input(arguments) }

    /// Runs a command of Sway.
    func run(_ command: String) throws {
        let socket = try FileManager.default.contentsOfDirectory(atPath: folder.path).first {
            $0.hasPrefix("sway-ipc")
        }
        let process = try ChildProcess(
            "swaymsg", ["--socket", "\(folder.path)/\(socket ?? "")", "--", command],
            environment: ProcessInfo.processInfo.environment, output: folder.appendingPathComponent("message"),
            error: folder.appendingPathComponent("message-error"))
        let status = try waitFor(command, limit: 20) { process.exitStatus }
        guard status == 0 else {
            throw ChildProcess.Failure(description: "swaymsg \(command) fails with \(status)")
        }
    }

    /// Returns a pixel as 0xRRGGBB.
    func pixel(x: Int, y: Int) throws -> UInt32 { try server.pixel(x: x, y: y) }
}

extension SwayDisplay: WaylandClipboard {}
extension WaylandDisplay: WaylandClipboard {}

/// A compositor with programs that copy and paste like another one.
protocol WaylandClipboard {
    var environment: [String: String] { get }
}

extension WaylandClipboard {
    /// Runs a command of the shell, and returns what it prints.
    private func run(_ command: String) throws -> Data {
        let folder = try FileManager.default.makeTemporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let (output, error) = (folder.appendingPathComponent("output"), folder.appendingPathComponent("error"))
        let process = try ChildProcess(
            "sh", ["-c", command], environment: ProcessInfo.processInfo.environment.merging(environment) { $1 },
            output: output, error: error)
        let status = try waitFor(command, limit: 20) { process.exitStatus }
        guard status == 0 else {
            let text = (try? String(contentsOf: error, encoding: .utf8)) ?? ""
            throw ChildProcess.Failure(description: "\(command) fails with \(status): \(text)")
        }
        return try Data(contentsOf: output)
    }

    /// Returns the data of a selection in a format, as another program would paste it.
    func paste(_ type: String, isPrimary: Bool = false) throws -> Data {
        try run("wl-paste --no-newline --type '\(type)'\(isPrimary ? " --primary" : "")")
    }

    /// Returns the formats of a selection.
    func types(isPrimary: Bool = false) throws -> [String] {
        let list = try run("wl-paste --list-types\(isPrimary ? " --primary" : "")")
        return String(decoding: list, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    /// Copies data like another program.
    func copy(_ data: Data, as type: String, isPrimary: Bool = false) throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("trestle-\(UUID().uuidString)")
        try data.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        _ = try run("wl-copy --type '\(type)'\(isPrimary ? " --primary" : "") < '\(file.path)'")
        // The program does not wait until the compositor has notified others.
        _ = try waitFor("the copied data", limit: 10) { try? paste(type, isPrimary: isPrimary) == data ? true : nil }
    }
}
