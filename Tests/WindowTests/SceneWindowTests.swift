import Foundation
import Testing

/// An app with several real windows.
@Suite("Several windows", .serialized)
final class SceneWindowTests {
    private let display: VirtualDisplay
    private let colors: [UInt32] = [0xFF3B30, 0x007AFF]

    init() throws {
        display = try VirtualDisplay()
    }

    /// Starts the app, opens a second window with Control-N, and places the windows beside each other.
    private func startWithTwoWindows() throws -> (BuiltProgram, [DisplayWindow]) {
        let program = try BuiltProgram(
            "WindowProbe", ["scenes"], environment: display.environment.merging(["TRESTLE_SIZE": "300x400"]) { $1 })
        try program.waitForLine("appeared 1")
        try display.input("windowfocus", "--sync", try display.window(of: program).id)
        try display.input("key", "ctrl+n")
        try program.waitForLine("appeared 2")
        let windows = try display.windows(of: program, count: 2)
        try display.input("windowmove", "--sync", windows[0].id, "20", "20")
        try display.input("windowmove", "--sync", windows[1].id, "420", "20")
        return (program, try display.windows(of: program, count: 2))
    }

    private func waitForPixel(_ color: UInt32, in window: DisplayWindow) throws {
        _ = try waitFor("the color \(color) in a window", limit: 20) {
            try display.pixel(x: window.x + 150, y: window.y + 200) == color ? true : nil
        }
    }

    private func click(_ window: DisplayWindow) throws {
        try display.input("mousemove", "\(window.x + 150)", "\(window.y + 200)")
        try display.input("click", "1")
    }

    @Test("clicks and texts reach the window below the pointer or with the focus, and each displays its own scene")
    func input() throws {
        let (program, windows) = try startWithTwoWindows()
        for (window, color) in zip(windows, colors) { try waitForPixel(color, in: window) }
        #expect(try display.input("getwindowname", windows[0].id) == "Scene 1\n")
        #expect(try display.input("getwindowname", windows[1].id) == "Scene 2\n")
        try click(windows[0])
        try program.waitForLine("tapped 1")
        try waitForPixel(0x000000, in: windows[0])
        try waitForPixel(colors[1], in: windows[1])
        try click(windows[1])
        try program.waitForLine("tapped 2")
        try waitForPixel(0x000000, in: windows[1])
        for (window, letter) in zip(windows, ["a", "b"]) {
            try display.input("windowfocus", "--sync", window.id)
            try display.input("key", letter)
        }
        try program.waitForLine("text 1 a")
        try program.waitForLine("text 2 b")
    }

    @Test("one window is closed and the app goes on with the other, with which it ends")
    func closing() throws {
        let (program, windows) = try startWithTwoWindows()
        // The message of a window manager whose close button the user clicks.
        try display.requestClosing(of: windows[0])
        try program.waitForLine("discarded 1, connected 1")
        #expect(try display.windows(of: program, count: 1).map(\.id) == [windows[1].id])
        try click(windows[1])
        try program.waitForLine("tapped 2")
        try waitForPixel(0x000000, in: windows[1])
        #expect(!program.lines.contains("terminate"))
        try display.requestClosing(of: windows[1])
        #expect(try program.waitForEnd() == 0)
        #expect(program.lines.last == "terminate")
    }
}
