import Foundation
import Testing

/// A window that is moved between the displays of a Wayland desktop.
@Suite("The window on two displays", .serialized)
struct WaylandOutputTests {
    @Test(
        "the window is drawn in the scale of the display to which it is moved",
        .enabled(if: SwayDisplay.isAvailable, SwayDisplay.unavailable))
    func scales() throws {
        let display = try SwayDisplay()
        try display.run("create_output")
        try display.run("output X11-2 mode --custom 500x600@60Hz scale 2")
        try display.run("focus output X11-1")
        let program = try BuiltProgram(
            "WindowProbe", environment: display.environment.merging(["WAYLAND_DEBUG": "1"]) { $1 })
        try program.waitForLine("layout 800 800")
        func waitForBuffer(_ size: String, scale: Int, after start: Int) throws {
            _ = try waitFor("a buffer of \(size) pixels", limit: 20) {
                let text = program.errorText.dropFirst(start)
                return text.contains(", 0, \(size), ") && text.contains(".set_buffer_scale(\(scale))") ? true : nil
            }
        }
        var start = program.errorText.count
        try display.run("[title=.*] move container to output X11-2")
        try program.waitForLine("layout 250 300")
        try waitForBuffer("500, 600", scale: 2, after: start)
        start = program.errorText.count
        try display.run("[title=.*] move container to output X11-1")
        try waitForBuffer("800, 800", scale: 1, after: start)
    }
}
