import Foundation
import Testing

/// An app with a bundle identifier, which is started several times.
@Suite("The state of windows", .serialized)
final class WindowStateTests {
    private let display: VirtualDisplay
    private let folder: URL

    init() throws {
        display = try VirtualDisplay()
        folder = try FileManager.default.makeTemporaryFolder()
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private func start(_ environment: [String: String] = [:]) throws -> (BuiltProgram, DisplayWindow) {
        let program = try launch(environment)
        return (program, try display.window(of: program))
    }

    private func launch(_ environment: [String: String] = [:]) throws -> BuiltProgram {
        let state = ["XDG_STATE_HOME": folder.path, "TRESTLE_STATE": ""]
        return try BuiltProgram(
            "StoryboardProbe", ["stay"],
            environment: display.environment.merging(state) { $1 }.merging(environment) { $1 })
    }

    private func close(_ program: BuiltProgram) throws {
        program.send(SIGTERM)
        #expect(try program.waitForEnd() == 0)
    }

    private var file: URL { folder.appendingPathComponent("org.example.StoryboardProbe/scenes.plist") }

    private func identifier() throws -> String? {
        let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
        return ((list as? [String: Any])?["scenes"] as? [[String: Any]])?.first?["identifier"] as? String
    }

    private func frame(of window: DisplayWindow) -> [Int] { [window.x, window.y, window.width, window.height] }

    /// Moves and resizes a window as its user does, and waits until the program has read that.
    private func place(_ window: DisplayWindow, _ x: Int, _ y: Int, _ width: Int, _ height: Int) throws {
        try display.input("windowmove", "--sync", window.id, "\(x)", "\(y)")
        try display.input("windowsize", "--sync", window.id, "\(width)", "\(height)")
        usleep(500_000)
    }

    @Test("a window opens where and as large as it was closed, with the same session")
    func placement() throws {
        let (first, window) = try start()
        #expect(window.width == 390 && window.height == 844)
        try place(window, 60, 40, 500, 700)
        try close(first)
        let session = try #require(try identifier())

        let (second, restored) = try start()
        #expect(frame(of: restored) == [60, 40, 500, 700])
        try close(second)
        #expect(try identifier() == session)
    }

    @Test("the size is kept in points when the scale changes, and inside the display")
    func otherScale() throws {
        let (first, window) = try start()
        try place(window, 500, 600, 300, 400)
        try close(first)
        let (second, restored) = try start(["TRESTLE_SCALE": "2"])
        // 600 × 800 pixels on a display of 800 × 1000.
        #expect(frame(of: restored) == [200, 200, 600, 800])
        try close(second)
    }

    @Test("a size that the environment sets is neither restored nor stored")
    func fixedSize() throws {
        let (first, window) = try start()
        try place(window, 60, 40, 500, 700)
        try close(first)
        let (second, fixed) = try start(["TRESTLE_SIZE": "300x400"])
        #expect(fixed.width == 300 && fixed.height == 400)
        try close(second)
        let (third, restored) = try start()
        #expect(restored.width == 500 && restored.height == 700)
        try close(third)
    }

    @Test("all windows of an app that supports several scenes open again, where and as large as they were")
    func severalWindows() throws {
        let (first, window) = try start()
        try display.input("windowfocus", "--sync", window.id)
        try display.input("key", "ctrl+n")
        let windows = try display.windows(of: first, count: 2)
        #expect(windows[1].x == windows[0].x + 32 && windows[1].width == windows[0].width)
        try place(windows[0], 20, 30, 300, 400)
        try place(windows[1], 340, 50, 350, 500)
        try close(first)
        let second = try launch()
        let restored = try display.windows(of: second, count: 2)
        #expect(restored.map(frame) == [[20, 30, 300, 400], [340, 50, 350, 500]])
        // The session of a window that is closed before the others is not restored.
        try display.input("windowfocus", "--sync", restored[0].id)
        try display.input("key", "ctrl+w")
        #expect(try display.windows(of: second, count: 1).map(frame) == [[340, 50, 350, 500]])
        try close(second)
        let (third, remaining) = try start()
        #expect(frame(of: remaining) == [340, 50, 350, 500])
        try close(third)
    }

    @Test("the state of an app that crashes is that of a few seconds before")
    func crash() throws {
        let (first, window) = try start()
        try place(window, 60, 40, 500, 700)
        _ = try waitFor("the stored state", limit: 20) { try? identifier() }
        // The place of the window may be stored before its size is.
        sleep(6)
        let session = try identifier()
        first.send(SIGKILL)
        _ = try first.waitForEnd()
        let (second, restored) = try start()
        #expect(frame(of: restored) == [60, 40, 500, 700])
        try close(second)
        #expect(try identifier() == session)
    }

    @Test("the environment can disable the state")
    func disabled() throws {
        let (program, _) = try start(["TRESTLE_STATE": "none"])
        try close(program)
        #expect(!FileManager.default.fileExists(atPath: file.path))
    }
}
