import Foundation
import Testing

/// Drags with a touch screen, which the compositors of other tests do not have.
@Suite("Drags with a touch on Wayland", .serialized)
struct WaylandTouchDragTests {
    @Test("items are dragged and dropped with a touch")
    func drag() throws {
        let folder = try FileManager.default.makeTemporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let tests = (0..<2).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        let script = tests.appendingPathComponent("TouchCompositor/touch_compositor.py")
        let compositor = try BuiltProgram(
            path: "/usr/bin/python3", name: "touch_compositor.py",
            [script.path, folder.appendingPathComponent("wayland-0").path], environment: [:])
        try compositor.waitForLine("ready")
        let program = try BuiltProgram(
            "WindowProbe", ["drag"],
            environment: [
                "WAYLAND_DISPLAY": "wayland-0", "XDG_RUNTIME_DIR": folder.path, "SDL_VIDEODRIVER": "wayland",
                "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nonexistent", "TRESTLE_SIZE": "300x400",
            ])
        try program.waitForLine("lift")
        try compositor.waitForLine("drag True True")
        try program.waitForLine("enter 5 false")
        try program.waitForLine("landed")
        try program.waitForLine("ended copy")
        try compositor.waitForLine("finished")
    }
}
