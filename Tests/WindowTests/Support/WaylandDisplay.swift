import Foundation

/// A Wayland compositor with one output, on a virtual X server. The server's mouse and keyboard are those of the
/// compositor, and its pixels the compositor's.
final class WaylandDisplay {
    private let compositor: ChildProcess
    private let server: VirtualDisplay
    private let folder: URL
    /// The environment variables for programs on the display.
    let environment: [String: String]
    /// The environment variables of the X server.
    var serverEnvironment: [String: String] { server.environment }

    /// Starts Weston with a shell that gives the whole output to a program.
    ///
    /// - Parameters:
    ///   - width: The width of the output, in units of the compositor.
    ///   - height: The height of the output, in units of the compositor.
    ///   - scale: The number of pixels per unit.
    init(width: Int = 390, height: Int = 844, scale: Int = 1) throws {
        let server = try VirtualDisplay(width: width * scale, height: height * scale)
        let folder = try FileManager.default.makeTemporaryFolder()
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path)
        let own = server.environment.merging(["XDG_RUNTIME_DIR": folder.path]) { $1 }
        let log = folder.appendingPathComponent("log")
        let compositor = try ChildProcess(
            "weston",
            [
                "--no-config", "--backend=x11-backend.so", "--use-pixman", "--shell=kiosk-shell.so", "--idle-time=0",
                "--width=\(width)", "--height=\(height)", "--scale=\(scale)", "--socket=wayland-test",
                "--log=\(log.path)",
            ],
            environment: ProcessInfo.processInfo.environment.merging(own) { $1 },
            output: folder.appendingPathComponent("output"), error: folder.appendingPathComponent("error"))
        _ = try waitFor("Weston's socket", limit: 20) {
            guard compositor.exitStatus == nil else {
                throw ChildProcess.Failure(
                    description: "Weston ended: \((try? String(contentsOf: log, encoding: .utf8)) ?? "")")
            }
            return FileManager.default.fileExists(atPath: folder.appendingPathComponent("wayland-test").path)
                ? true : nil
        }
        self.server = server
        self.compositor = compositor
        self.folder = folder
        environment = [
            "WAYLAND_DISPLAY": "wayland-test", "XDG_RUNTIME_DIR": folder.path,
            "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nonexistent",
        ]
        // Weston follows the movements of the mouse, not its location: from the corner on, both are the same.
        for corner in ["\(width * scale - 1)", "0", "0"] { try move(to: corner, corner) }
    }

    deinit {
        compositor.send(SIGTERM)
        _ = try? waitFor("the end of Weston", limit: 5) { compositor.exitStatus }
        try? FileManager.default.removeItem(at: folder)
    }

    private func move(to x: String, _ y: String) throws {
        try server.input("mousemove", x, y)
        usleep(100_000)
    }

    /// Moves the mouse to a pixel.
    func move(to x: Int, _ y: Int) throws { try move(to: "\(x)", "\(y)") }

    /// Runs `xdotool`, which sends input events like a real mouse and keyboard.
    func input(_ arguments: String...) throws {
        try server.input(arguments)
    }

    /// Returns a pixel as 0xRRGGBB.
    func pixel(x: Int, y: Int) throws -> UInt32 { try server.pixel(x: x, y: y) }
}
