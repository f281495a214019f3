import Foundation
import Testing

/// Text of an input method in a window on Wayland.
@Suite(
    "Input methods on Wayland", .serialized, .enabled(if: SwayDisplay.isAvailable, SwayDisplay.unavailable))
struct WaylandInputMethodTests {
    @Test("composed text is displayed, and replaced by the text that the input method commits")
    func composition() throws {
        let display = try SwayDisplay()
        let method = try InputMethod(on: display)
        let program = try BuiltProgram(
            "WindowProbe", ["text"], environment: display.environment.merging(["WAYLAND_DEBUG": "1"]) { $1 })
        try program.waitForLine("appeared")
        try method.program.waitForLine("activate")
        // The candidates of the input method appear beside the caret.
        _ = try waitFor("the place of the caret", limit: 10) {
            program.errorText.contains(".set_cursor_rectangle(") ? true : nil
        }
        try method.send("compose にほ", until: "text にほ", of: program)
        try method.send("compose にほん", until: "text にほん", of: program)
        try method.send("commit 日本", until: "text 日本", of: program)
        try method.send("commit 語", until: "text 日本語", of: program)
        #expect(!program.lines.contains("text にほん日本"))
    }
}

/// A program that is the input method of a compositor.
private struct InputMethod {
    let program: BuiltProgram
    private let input: FileHandle

    init(on display: SwayDisplay) throws {
        let tests = (0..<2).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        let script = tests.appendingPathComponent("InputMethod/input_method.py")
        let folder = try FileManager.default.makeTemporaryFolder()
        // The program opens the pipe until it ends.
        let pipe = folder.appendingPathComponent("commands").path
        mkfifo(pipe, 0o600)
        program = try BuiltProgram(
            path: "/bin/sh", name: "input_method.py", ["-c", "exec python3 '\(script.path)' < '\(pipe)'"],
            environment: display.environment)
        input = try FileHandle(forWritingTo: URL(fileURLWithPath: pipe))
        try FileManager.default.removeItem(at: folder)
        try program.waitForLine("ready")
    }

    /// Sends a command, and again if a program does not print a line: the compositor ignores a command that crosses a change of the caret.
    func send(_ command: String, until line: String, of program: BuiltProgram) throws {
        // Composing the same text again has no effect, but committing it again inserts it again.
        let limit: TimeInterval = command.hasPrefix("compose") ? 1 : 8
        for _ in 0..<3 {
            try input.write(contentsOf: Data("\(command)\n".utf8))
            if (try? program.waitForLine(line, limit: limit)) != nil { return }
        }
        try program.waitForLine(line)
    }
}
