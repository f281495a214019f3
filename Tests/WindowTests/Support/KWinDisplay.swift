import Foundation

/// The Wayland compositor KWin with one output, on a virtual X server. It has fractional scales, which neither Weston nor Sway
/// has in Debian 12, but needs too many packages to be required for the tests.
final class KWinDisplay {
    private static let path = "/usr/bin/kwin_wayland"
    static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: path) }

    private let compositor: ChildProcess
    private let server: VirtualDisplay
    private let folder: URL
    /// The environment variables for programs on the display.
    let environment: [String: String]

    /// - Parameter scale: The number of pixels per unit.
    init(scale: Double) throws {
        let server = try VirtualDisplay(width: 1200, height: 1200)
        let folder = try FileManager.default.makeTemporaryFolder()
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path)
        // The installed file has a capability with which it cannot be started in most containers.
        let program = folder.appendingPathComponent("kwin_wayland")
        try FileManager.default.copyItem(atPath: Self.path, toPath: program.path)
        let own = server.environment.merging([
            "XDG_RUNTIME_DIR": folder.path, "HOME": folder.path, "KWIN_COMPOSE": "Q",
        ]) { $1 }
        let error = folder.appendingPathComponent("error")
        let compositor = try ChildProcess(
            program.path,
            [
                "--x11-display", server.environment["DISPLAY"] ?? "", "--width", "500", "--height", "600", "--scale",
                "\(scale)", "--socket", "wayland-test", "--no-lockscreen", "--no-global-shortcuts",
            ], environment: ProcessInfo.processInfo.environment.merging(own) { $1 },
            output: folder.appendingPathComponent("output"), error: error)
        _ = try waitFor("KWin's socket", limit: 20) {
            guard compositor.exitStatus == nil else {
                throw ChildProcess.Failure(
                    description: "KWin ended: \((try? String(contentsOf: error, encoding: .utf8)) ?? "")")
            }
            return FileManager.default.fileExists(atPath: folder.appendingPathComponent("wayland-test").path)
                ? true : nil
        }
        (self.server, self.compositor, self.folder) = (server, compositor, folder)
        environment = [
            "WAYLAND_DISPLAY": "wayland-test", "XDG_RUNTIME_DIR": folder.path,
            "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nonexistent",
        ]
    }

    deinit {
        compositor.send(SIGTERM)
        _ = try? waitFor("the end of KWin", limit: 5) { compositor.exitStatus }
        try? FileManager.default.removeItem(at: folder)
    }

    /// Returns a pixel as 0xRRGGBB.
    func pixel(x: Int, y: Int) throws -> UInt32 { try server.pixel(x: x, y: y) }
}
