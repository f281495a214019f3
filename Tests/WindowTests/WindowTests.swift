import Foundation
import Testing

/// A real window on a real X server, controlled by a virtual mouse and keyboard that the server treats as
/// real ones.
@Suite("The window", .serialized)
final class WindowTests {
    /// The time limit for each expectation, in seconds.
    private static let timeLimit: TimeInterval = 20

    private let display: VirtualDisplay

    init() throws {
        display = try VirtualDisplay()
    }

    private func start(
        _ arguments: [String] = [], _ environment: [String: String] = [:]
    ) throws -> (program: BuiltProgram, window: DisplayWindow) {
        let program = try BuiltProgram(
            "WindowProbe", arguments, environment: display.environment.merging(environment) { $1 })
        try program.waitForLine("appeared")
        return (program, try display.window(of: program))
    }

    private func waitForPixel(_ color: UInt32, _ window: DisplayWindow, _ x: Int, _ y: Int) throws {
        var last: UInt32 = 0
        _ = try waitFor("color \(hex(color)) at \(x), \(y); it is \(hex(last))", limit: Self.timeLimit) {
            last = try display.pixel(x: window.x + x, y: window.y + y)
            return last == color ? true : nil
        }
    }

    private func hex(_ color: UInt32) -> String { String(color, radix: 16) }

    private func move(to x: Int, _ y: Int, in window: DisplayWindow) throws {
        try display.input("mousemove", "\(window.x + x)", "\(window.y + y)")
    }

    private let red: UInt32 = 0xFF3B30
    private let blue: UInt32 = 0x007AFF
    /// The first and third bands of the list.
    private let (firstBand, thirdBand): (UInt32, UInt32) = (0xFF0000, 0xFF3D00)

    @Test("the window opens in the size of a phone and shows the app")
    func opens() throws {
        let (program, window) = try start()
        #expect(
            program.lines.prefix(5) == [
                "launched 390 844 1.0 ProbeApplication", "foreground", "active", "layout 390 844", "appeared",
            ])
        #expect(try display.input("getwindowname", window.id) == "Bands\n")
        #expect(window.width == 390 && window.height == 844)
        try waitForPixel(red, window, 50, 50)
        try waitForPixel(firstBand, window, 200, 150)
        try waitForPixel(0xFFFFFF, window, 380, 10)
    }

    @Test("an app without a bundle identifier identifies its window by its name, also if another app starts it")
    func identity() throws {
        let (program, window) = try start([], ["SDL_VIDEO_X11_WMCLASS": "Starter"])
        let name = try display.windowClass(of: window)
        withExtendedLifetime(program) { #expect(name == "WindowProbe") }
    }

    @Test("the window creates the folder for parsed compose sequences, which only the user can write to")
    func composeCache() throws {
        let home = try FileManager.default.makeTemporaryFolder()
        defer { try? FileManager.default.removeItem(at: home) }
        let caches = home.appendingPathComponent("caches")
        _ = try start([], ["HOME": home.path, "XDG_CACHE_HOME": caches.path])
        let attributes = try FileManager.default.attributesOfItem(
            atPath: caches.appendingPathComponent("trestle/compose").path)
        #expect(attributes[.posixPermissions] as? Int == 0o700)
        #expect(attributes[.type] as? FileAttributeType == .typeDirectory)
    }

    @Test("the window has the app icon from the asset catalog")
    func icon() throws {
        let (program, window) = try start()
        let icon = try waitFor("the icon", limit: Self.timeLimit) {
            try display.property("_NET_WM_ICON", of: window)
        }
        // The width and the height come first.
        #expect(icon.count == 2 + 32 * 32)
        #expect(icon.prefix(2) == [32, 32] && icon[2 + 16 * 32 + 16] == 0xFFFF_6347)
        #expect(program.errorText.isEmpty)
    }

    @Test("size, scale and dark style can be configured")
    func settings() throws {
        let (program, window) = try start(
            [], ["TRESTLE_SIZE": "300x400", "TRESTLE_SCALE": "2", "TRESTLE_STYLE": "dark"])
        #expect(program.lines.first == "launched 300 400 2.0 ProbeApplication")
        #expect(window.width == 600 && window.height == 800)
        try waitForPixel(0xFF453A, window, 199, 199)
        try waitForPixel(0x000000, window, 590, 10)
        try move(to: 190, 190, in: window)
        try display.input("click", "1")
        try program.waitForLine("tapped")
    }

    @Test("the window has the scale that the desktop sets for text")
    func desktopScale() throws {
        try display.setResources("Xft.dpi: 144")
        let (program, window) = try start([], ["TRESTLE_SIZE": "300x400"])
        #expect(program.lines.first == "launched 300 400 1.5 ProbeApplication")
        #expect(window.width == 450 && window.height == 600)
        // In the middle of a display of 800 × 1000 pixels.
        #expect(window.x == 175 && window.y == 200)
        try waitForPixel(red, window, 149, 149)
        try waitForPixel(0xFFFFFF, window, 150, 149)
        try move(to: 145, 145, in: window)
        try display.input("click", "1")
        try program.waitForLine("tapped")
    }

    @Test("the window follows the scale that the desktop sets for text, and keeps its size in points")
    func changedDesktopScale() throws {
        let (program, window) = try start([], ["TRESTLE_SIZE": "300x400"])
        #expect(window.width == 300)
        for (resources, scale) in [("Xft.dpi: 192", 2), ("Xft.dpi: 96", 1), ("Xft.dpi: 144", 1.5)] {
            try display.setResources(resources)
            let new = try waitFor("a window of the scale \(scale)", limit: 20) {
                let new = try display.window(of: program)
                return new.width == Int(300 * scale) && new.height == Int(400 * scale) ? new : nil
            }
            let edge = Int(100 * scale)
            try waitForPixel(red, new, edge - 1, edge - 1)
            try waitForPixel(0xFFFFFF, new, edge, edge - 1)
        }
        try move(to: 145, 145, in: display.window(of: program))
        try display.input("click", "1")
        try program.waitForLine("tapped")
        #expect(program.lines.first == "launched 300 400 1.0 ProbeApplication")
    }

    @Test("a click is a tap")
    func click() throws {
        let (program, window) = try start()
        try move(to: 50, 50, in: window)
        try display.input("click", "1")
        try program.waitForLine("tapped")
        try waitForPixel(blue, window, 50, 50)
        #expect(!program.lines.contains { $0.hasPrefix("offset") })
    }

    @Test("the wheel scrolls notch by notch to its final offset")
    func wheel() throws {
        let (program, window) = try start()
        try move(to: 200, 400, in: window)
        try display.input("click", "5", "click", "5", "click", "5", "click", "4")
        // Three notches of 60 points down and one up.
        try program.waitForLine("rest 120")
        let offsets = program.lines.filter { $0.hasPrefix("offset") }
        #expect(offsets.count > 5, "it moved in steps: \(offsets)")
    }

    @Test("a drag with the mouse held moves the content with it")
    func drag() throws {
        let (program, window) = try start()
        try move(to: 200, 700, in: window)
        try display.input("mousedown", "1")
        for step in 1...21 { try move(to: 200, 700 - step * 10, in: window) }
        // A drag begins after a threshold of ten points.
        try program.waitForLine("offset 200")
        // Pauses before the release, so that the drag does not decelerate.
        usleep(300_000)
        try display.input("mouseup", "1")
        try waitForPixel(thirdBand, window, 200, 101)
        #expect(program.lines.last == "offset 200")
    }

    @Test("a table scrolls, a row pushes its controller, and popping restores the offset")
    func table() throws {
        let (program, window) = try start(["table"])
        try move(to: 200, 400, in: window)
        try display.input("click", "5", "click", "5", "click", "5")
        try program.waitForLine("rest 180")
        // The bar and each row are 44 points high: 400 is in the middle of the row that begins 356 points
        // below the bar.
        try display.input("click", "1")
        try program.waitForLine("selected 12")
        try program.waitForLine("number 12")
        try waitForPixel(blue, window, 200, 400)
        let count = program.lines.count
        try move(to: 40, 22, in: window)
        try display.input("click", "1")
        try program.waitForLine("appeared", after: count)
        try waitForPixel(0xFFFFFF, window, 300, 400)
        try move(to: 200, 400, in: window)
        try display.input("click", "1")
        try program.waitForLine("selected 12", after: count)
    }

    @Test("key presses reach the first responder with their key codes and as text")
    func keys() throws {
        let (program, window) = try start()
        try display.input("windowfocus", "--sync", window.id)
        try display.input("key", "a", "shift+b", "Escape")
        try program.waitForLine("key 41 ")
        let keys = program.lines.filter { $0.hasPrefix("key") || $0.hasPrefix("text") }
        // 225 is the left Shift key.
        #expect(keys == ["key 4 a", "text a", "key 225 ", "key 5 B", "text B", "key 41 \u{1B}"])
    }

    @Test(
        "all scripts, dead keys and emoji can be typed, and exchanged through the clipboard"
    )
    func typing() throws {
        try display.addKeys(
            ["udiaeresis", "ssharp", "U65E5", "U672C", "U05E9", "U05DC", "U05D5", "U05DD", "U1F44D", "dead_acute"])
        let (program, _) = try start(["text"])
        try display.input("type", "--delay", "40", "Grüße, 日本 שלום 👍")
        try program.waitForLine("text Grüße, 日本 שלום 👍")
        try display.input("key", "Return", "key", "dead_acute", "e")
        try program.waitForLine("text Grüße, 日本 שלום 👍⏎é")
        try display.input("key", "ctrl+a", "key", "ctrl+c")
        _ = try waitFor("the copied text", limit: Self.timeLimit) {
            try? display.pasteText() == "Grüße, 日本 שלום 👍\né" ? true : nil
        }
        try display.copy("von außen")
        try display.input("key", "End", "key", "ctrl+v")
        try program.waitForLine("text Grüße, 日本 שלום 👍⏎évon außen")
        try display.input("key", "ctrl+z", "key", "ctrl+z")
        let last = "text Grüße, 日本 שלום 👍⏎"
        _ = try waitFor("the undone text", limit: Self.timeLimit) {
            program.lines.last { $0.hasPrefix("text") } == last ? true : nil
        }
    }

    @Test("resizing the window lays out and draws the app again")
    func resize() throws {
        let (program, window) = try start()
        try display.input("windowsize", window.id, "500", "600")
        try program.waitForLine("layout 500 600")
        try waitForPixel(firstBand, window, 495, 150)
        try waitForPixel(0xFFFFFF, window, 495, 10)
    }

    @Test("an unmapped window moves the app to the background without frames")
    func hiding() throws {
        let (program, window) = try start()
        try display.input("windowunmap", "--sync", window.id)
        try program.waitForLine("background")
        #expect(program.lines.suffix(2) == ["inactive", "background"])
        try display.input("windowmap", "--sync", window.id)
        try program.waitForLine("foreground", after: program.lines.count - 1)
        try waitForPixel(red, window, 50, 50)
    }

    @Test("a window that was covered is drawn again when it is exposed")
    func expose() throws {
        let (first, window) = try start()
        try move(to: 50, 50, in: window)
        try display.input("click", "1")
        try first.waitForLine("tapped")
        try waitForPixel(blue, window, 50, 50)
        let frames = first.lines.count
        let (second, _) = try start()
        try waitForPixel(red, window, 50, 50)
        second.send(SIGTERM)
        #expect(try second.waitForEnd() == 0)
        try waitForPixel(blue, window, 50, 50)
        #expect(first.lines.count == frames || first.lines.last == "inactive")
    }

    @Test("an app that has scrolled becomes idle without frames and processor time")
    func idleAfterScrolling() throws {
        let (program, window) = try start()
        try move(to: 200, 400, in: window)
        try display.input("click", "5")
        try program.waitForLine("rest 60")
        // Waits until the scroll indicators are hidden.
        usleep(2_000_000)
        let before = program.processorTime
        usleep(2_000_000)
        let used = program.processorTime - before
        // The kernel counts hundredths of a second; one frame per second would take more.
        #expect(used < 0.05)
    }

    @Test("a termination signal closes the window in order")
    func closing() throws {
        let (program, _) = try start()
        program.send(SIGTERM)
        #expect(try program.waitForEnd() == 0)
        #expect(program.lines.suffix(3) == ["inactive", "background", "terminate"])
    }
}
