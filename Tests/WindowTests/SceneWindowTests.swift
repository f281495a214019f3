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
    private func startWithTwoWindows(showing content: String? = nil) throws -> (BuiltProgram, [DisplayWindow]) {
        let program = try BuiltProgram(
            "WindowProbe", ["scenes"] + (content.map { [$0] } ?? []),
            environment: display.environment.merging(["TRESTLE_SIZE": "300x400"]) { $1 })
        try program.waitForLine("appeared")
        try display.input("windowfocus", "--sync", try display.window(of: program).id)
        let count = program.lines.count
        try display.input("key", "ctrl+n")
        try program.waitForLine("appeared", after: count)
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

    @Test("items are dragged from one window to another, whichever of them has the focus", arguments: [0, 1])
    func dragBetweenWindows(focusedWindow: Int) throws {
        let (program, windows) = try startWithTwoWindows(showing: "drag")
        try display.input("windowfocus", "--sync", windows[focusedWindow].id)
        for window in windows {
            _ = try waitFor("a window that accepts drags", limit: 10) { try display.property("XdndAware", of: window) }
        }
        let start = (x: windows[0].x + 100, y: windows[0].y + 100)
        let end = (x: windows[1].x + 100, y: windows[1].y + 300)
        try display.input("mousemove", "\(start.x)", "\(start.y)", "mousedown", "1")
        try program.waitForLine("lift")
        for step in 1...5 {
            let (x, y) = (start.x + (end.x - start.x) * step / 5, start.y + (end.y - start.y) * step / 5)
            try display.input("mousemove", "\(x)", "\(y)", "sleep", "0.05")
        }
        try program.waitForLine("enter 2")
        try display.input("mouseup", "1")
        try program.waitForLine("dropped at")
        try program.waitForLine("public.file-url: file:///tmp/a%20b.txt")
        try program.waitForLine("ended copy")
    }

    @Test("a window opens over another one under Wayland, and gives way to it when it is closed")
    func wayland() throws {
        let wayland = try WaylandDisplay(width: 300, height: 400)
        let program = try BuiltProgram("WindowProbe", ["scenes"], environment: wayland.environment)
        func waitForPixel(_ color: UInt32) throws {
            _ = try waitFor("the color \(color) in a window", limit: 20) {
                try wayland.pixel(x: 60, y: 80) == color ? true : nil
            }
        }
        try program.waitForLine("appeared 1")
        try waitForPixel(colors[0])
        try wayland.input("key", "ctrl+n")
        try program.waitForLine("appeared 2")
        try waitForPixel(colors[1])
        try wayland.move(to: 150, 200)
        try wayland.input("click", "1")
        try program.waitForLine("tapped 2")
        try waitForPixel(0x000000)
        try wayland.input("key", "ctrl+w")
        try program.waitForLine("discarded 1, connected 1")
        try waitForPixel(colors[0])
        try wayland.input("click", "1")
        try program.waitForLine("tapped 1")
        try wayland.input("key", "ctrl+w")
        #expect(try program.waitForEnd() == 0)
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
