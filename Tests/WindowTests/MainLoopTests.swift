import Foundation
import Testing

/// Runs each source of the main loop in a separate process: the loop requires the main thread, which tests
/// don't have.
@Suite("The main loop", .serialized)
final class MainLoopTests {
    private let display: VirtualDisplay

    init() throws {
        display = try VirtualDisplay()
    }

    /// Runs the probe for one source, and returns its output: texts with milliseconds since the launch.
    private func run(_ source: String) throws -> [(text: String, milliseconds: Int)] {
        let program = try BuiltProgram("LoopProbe", [source], environment: display.environment)
        let status = try program.waitForEnd()
        #expect(status == 0, "\(program.errorText)")
        return try program.lines.map { line in
            let parts = line.split(separator: " ")
            try #require(parts.count == 3)
            #expect(parts[1] == "main=true", "\(line): runs on another thread")
            return (String(parts[0]), try #require(Int(parts[2].dropFirst("at=".count))))
        }
    }

    @Test(
        "work without a delay runs immediately",
        arguments: ["queue", "queue-from-thread", "task", "detached-task", "hops"])
    func immediately(source: String) throws {
        let ran = try run(source)
        #expect(ran.map(\.text) == [source])
    }

    @Test(
        "delayed work runs at its time, not earlier",
        arguments: ["after", "timer", "sleep", "display-clock", "frame-timer"])
    func later(source: String) throws {
        let ran = try run(source)
        #expect(ran.map(\.text) == [source])
        // A tenth of a second, rounded to a millisecond. The additional delay depends only on the machine.
        #expect(try #require(ran.first).milliseconds >= 99)
    }

    @Test("a repeating Foundation timer fires repeatedly")
    func repeatingTimer() throws {
        let ran = try run("repeating-timer")
        #expect(ran.map(\.text) == ["tick", "tick", "tick", "repeating-timer"])
        #expect(try #require(ran.last).milliseconds >= 149)
    }

    @Test("an idle app draws no frames and uses no processor time")
    func idle() throws {
        let environment = display.environment.merging(["TRESTLE_FRAME_STATISTICS": "1"]) { $1 }
        let program = try BuiltProgram("LoopProbe", ["idle"], environment: environment)
        _ = try display.window(of: program)
        // Waits until the launch is complete.
        usleep(500_000)
        let before = program.processorTime
        usleep(2_000_000)
        let used = program.processorTime - before
        // The kernel counts hundredths of a second: none in two seconds.
        #expect(used < 0.01)
        program.send(SIGTERM)
        #expect(try program.waitForEnd() == 0)
        #expect(program.errorText.contains("\"frames\": 1,"), "\(program.errorText)")
    }

    @Test("an animation draws at most one frame per display interval")
    func pacing() throws {
        let environment = display.environment.merging(["TRESTLE_FRAME_STATISTICS": "1"]) { $1 }
        let program = try BuiltProgram("LoopProbe", ["animation"], environment: environment)
        #expect(try program.waitForEnd() == 0)
        let line = try #require(program.lines.first { $0.hasPrefix("animation ") })
        #expect(try #require(Int(line.split(separator: "=").last ?? "")) >= 1999)
        let statistics = try #require(
            JSONSerialization.jsonObject(with: Data(program.errorText.utf8)) as? [String: Any])
        let frames = try #require(statistics["frames"] as? Int)
        // Two seconds at 60 frames per second, fewer on a busy machine.
        #expect((20...123).contains(frames))
    }

    @Test("a termination signal lets the app terminate in order")
    func termination() throws {
        let program = try BuiltProgram("LoopProbe", ["idle"], environment: display.environment)
        _ = try display.window(of: program)
        program.send(SIGTERM)
        #expect(try program.waitForEnd() == 0)
        #expect(program.lines.last?.hasPrefix("quit ") == true)
    }

    @Test("without a display the app exits immediately with an explanation")
    func noDisplay() throws {
        let program = try BuiltProgram("LoopProbe", ["idle"], environment: ["DISPLAY": ":9999"])
        #expect(try program.waitForEnd() == 1)
        #expect(program.errorText.contains("The display cannot be opened: DISPLAY=:9999"), "\(program.errorText)")
        guard !FileManager.default.fileExists(atPath: "/dev/dri/card0") else { return }
        let other = try BuiltProgram("LoopProbe", ["idle"], environment: [:])
        #expect(try other.waitForEnd() == 1)
        #expect(other.errorText.contains("neither DISPLAY nor WAYLAND_DISPLAY is set"), "\(other.errorText)")
    }

    @Test("without the system font the app exits immediately and names the package to install")
    func noFont() throws {
        let folder = try FileManager.default.makeTemporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let configuration = folder.appendingPathComponent("fonts.conf")
        try Data("<fontconfig><dir>\(folder.path)</dir></fontconfig>".utf8).write(to: configuration)
        let environment = display.environment.merging(["FONTCONFIG_FILE": configuration.path]) { $1 }
        let program = try BuiltProgram("LoopProbe", ["idle"], environment: environment)
        #expect(try program.waitForEnd() == 1)
        #expect(program.errorText.contains("apt-get install") && program.errorText.contains("fonts-inter"))
    }
}
