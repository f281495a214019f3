import Foundation
import Testing

/// Each thing that the main loop serves, in a process of its own: the loop needs the main thread, which tests don't have.
@Suite("The main loop", .serialized)
final class MainLoopTests {
    private let display: VirtualDisplay

    init() throws {
        display = try VirtualDisplay()
    }

    /// Runs the probe for one source, and returns what it printed: texts with the milliseconds since the launch.
    private func run(_ source: String) throws -> [(text: String, milliseconds: Int)] {
        let program = try BuiltProgram("LoopProbe", [source], environment: display.environment)
        let status = try program.waitForEnd()
        #expect(status == 0, "\(program.errorText)")
        return try program.lines.map { line in
            let parts = line.split(separator: " ")
            try #require(parts.count == 3)
            #expect(parts[1] == "main=true", "\(line): not on the main thread")
            return (String(parts[0]), try #require(Int(parts[2].dropFirst("at=".count))))
        }
    }

    @Test(
        "what has no delay runs soon",
        arguments: ["queue", "queue-from-thread", "task", "detached-task", "hops"])
    func immediately(source: String) throws {
        let ran = try run(source)
        #expect(ran.map(\.text) == [source])
    }

    @Test(
        "what waits runs when its time has come, not before",
        arguments: ["after", "timer", "sleep", "display-clock", "frame-timer"])
    func later(source: String) throws {
        let ran = try run(source)
        #expect(ran.map(\.text) == [source])
        // A tenth of a second, rounded to a millisecond. How late it may come depends on the machine alone.
        #expect(try #require(ran.first).milliseconds >= 99)
    }

    @Test("a repeating timer of Foundation's ticks on")
    func repeatingTimer() throws {
        let ran = try run("repeating-timer")
        #expect(ran.map(\.text) == ["tick", "tick", "tick", "repeating-timer"])
        #expect(try #require(ran.last).milliseconds >= 149)
    }

    @Test("an idle app shows no frames and uses no processor time")
    func idle() throws {
        let environment = display.environment.merging(["TRESTLE_FRAME_STATISTICS": "1"]) { $1 }
        let program = try BuiltProgram("LoopProbe", ["idle"], environment: environment)
        _ = try display.window(of: program)
        // Whatever belongs to the start is over.
        usleep(500_000)
        let before = program.processorTime
        usleep(2_000_000)
        let used = program.processorTime - before
        // The kernel counts in hundredths of a second: not one in two seconds.
        #expect(used < 0.01)
        program.send(SIGTERM)
        #expect(try program.waitForEnd() == 0)
        #expect(program.errorText.contains("\"frames\": 1,"), "\(program.errorText)")
    }

    @Test("an animation is shown at the pace of the screen, no faster")
    func pacing() throws {
        let environment = display.environment.merging(["TRESTLE_FRAME_STATISTICS": "1"]) { $1 }
        let program = try BuiltProgram("LoopProbe", ["animation"], environment: environment)
        #expect(try program.waitForEnd() == 0)
        let line = try #require(program.lines.first { $0.hasPrefix("animation ") })
        #expect(try #require(Int(line.split(separator: "=").last ?? "")) >= 1999)
        let statistics = try #require(
            JSONSerialization.jsonObject(with: Data(program.errorText.utf8)) as? [String: Any])
        let frames = try #require(statistics["frames"] as? Int)
        // Two seconds at 60 a second; on a busy machine fewer.
        #expect((20...123).contains(frames))
    }

    @Test("a signal to end lets the app say goodbye")
    func termination() throws {
        let program = try BuiltProgram("LoopProbe", ["idle"], environment: display.environment)
        _ = try display.window(of: program)
        program.send(SIGTERM)
        #expect(try program.waitForEnd() == 0)
        #expect(program.lines.last?.hasPrefix("quit ") == true)
    }

    @Test("without a display the app ends at once, and says why")
    func noDisplay() throws {
        let program = try BuiltProgram("LoopProbe", ["idle"], environment: ["DISPLAY": ":9999"])
        #expect(try program.waitForEnd() == 1)
        #expect(program.errorText.contains("The display can't be opened: DISPLAY=:9999"), "\(program.errorText)")
        guard !FileManager.default.fileExists(atPath: "/dev/dri/card0") else { return }
        let other = try BuiltProgram("LoopProbe", ["idle"], environment: [:])
        #expect(try other.waitForEnd() == 1)
        #expect(other.errorText.contains("neither DISPLAY nor WAYLAND_DISPLAY is set"), "\(other.errorText)")
    }

    @Test("without the system font the app ends at once, and says what to install")
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
