import Foundation
import Testing

/// A real window in a real Wayland compositor, without an X server for the program.
@Suite("The window on Wayland", .serialized)
struct WaylandTests {
    /// The time limit for each expectation, in seconds.
    private static let timeLimit: TimeInterval = 20

    private let red: UInt32 = 0xFF3B30
    private let blue: UInt32 = 0x007AFF
    private let firstBand: UInt32 = 0xFF0000

    private func start(
        on display: WaylandDisplay, _ arguments: [String] = [], _ environment: [String: String] = [:]
    ) throws -> BuiltProgram {
        let program = try BuiltProgram(
            "WindowProbe", arguments, environment: display.environment.merging(environment) { $1 })
        try program.waitForLine("appeared")
        return program
    }

    private func waitForPixel(_ color: UInt32, on display: WaylandDisplay, _ x: Int, _ y: Int) throws {
        var last: UInt32 = 0
        do {
            _ = try waitFor("a color", limit: Self.timeLimit) {
                last = try display.pixel(x: x, y: y)
                return last == color ? true : nil
            }
        } catch {
            Issue.record("\(x), \(y) is \(String(last, radix: 16)), not \(String(color, radix: 16))")
            throw error
        }
    }

    @Test("the window is drawn in the scale of the compositor", arguments: [1, 2])
    func scale(_ scale: Int) throws {
        let display = try WaylandDisplay(scale: scale)
        let program = try start(on: display)
        #expect(program.lines.first == "launched 390 844 \(scale).0 ProbeApplication")
        // The button ends at 100 points: neither pixel is a mixture.
        try waitForPixel(red, on: display, 100 * scale - 1, 99 * scale)
        try waitForPixel(0xFFFFFF, on: display, 100 * scale, 99 * scale)
        try waitForPixel(firstBand, on: display, 200 * scale, 150 * scale)
    }

    @Test("a fractional scale that the user sets is that of the app")
    func fractionalScale() throws {
        let display = try WaylandDisplay(width: 300, height: 300, scale: 2)
        let program = try start(on: display, [], ["TRESTLE_SCALE": "1.5", "TRESTLE_SIZE": "400x400"])
        #expect(program.lines.first == "launched 400 400 1.5 ProbeApplication")
        try waitForPixel(red, on: display, 149, 149)
        try waitForPixel(0xFFFFFF, on: display, 150, 149)
    }

    @Test("the compositor receives the title and the identifier of the app")
    func identity() throws {
        let display = try WaylandDisplay()
        let program = try start(on: display, [], ["WAYLAND_DEBUG": "1"])
        try waitForPixel(red, on: display, 50, 50)
        #expect(program.errorText.contains(".set_app_id(\"WindowProbe\")"))
        #expect(program.errorText.contains(".set_title(\"Bands\")"))
    }

    @Test("Wayland is preferred on a desktop that also has an X server, unless the user selects that")
    func preference() throws {
        let display = try WaylandDisplay()
        let both = display.serverEnvironment.merging(["WAYLAND_DEBUG": "1"]) { $1 }
        let program = try start(on: display, [], both)
        try waitForPixel(red, on: display, 50, 50)
        #expect(program.errorText.contains(".set_app_id(\"WindowProbe\")"))
        let other = try start(on: display, [], both.merging(["SDL_VIDEODRIVER": "x11"]) { $1 })
        #expect(other.errorText.isEmpty)
    }

    @Test("clicks, the wheel and keys reach the app", arguments: [1, 2])
    func input(scale: Int) throws {
        let display = try WaylandDisplay(scale: scale)
        let program = try start(on: display)
        try waitForPixel(red, on: display, 50 * scale, 50 * scale)
        try display.move(to: 50 * scale, 50 * scale)
        try display.input("click", "1")
        try program.waitForLine("tapped")
        // The compositor draws the cursor at the mouse.
        try waitForPixel(blue, on: display, 20 * scale, 20 * scale)
        try display.input("key", "a")
        try program.waitForLine("text a")
        try display.move(to: 200 * scale, 400 * scale)
        try display.input("click", "5")
        try program.waitForLine("rest ")
    }

    @Test("the app is laid out and drawn in the size that the compositor gives to it")
    func resize() throws {
        let display = try WaylandDisplay(width: 500, height: 600)
        let program = try start(on: display, [], ["TRESTLE_SIZE": "300x400"])
        try program.waitForLine("layout 500 600")
        try waitForPixel(firstBand, on: display, 495, 150)
        try waitForPixel(0xFFFFFF, on: display, 495, 10)
    }

    @Test("a window that another one has covered is displayed again, and draws its next frame")
    func covering() throws {
        let display = try WaylandDisplay()
        let first = try start(on: display)
        try waitForPixel(red, on: display, 50, 50)
        let second = try start(on: display, ["table"])
        try waitForPixel(0xFFFFFF, on: display, 50, 100)
        second.send(SIGTERM)
        #expect(try second.waitForEnd() == 0)
        try waitForPixel(red, on: display, 50, 50)
        try display.move(to: 50, 50)
        try display.input("click", "1")
        try first.waitForLine("tapped")
        try waitForPixel(blue, on: display, 20, 20)
    }

    @Test("an idle window uses no processor time, and a termination signal closes it in order")
    func idle() throws {
        let display = try WaylandDisplay()
        let program = try start(on: display)
        try waitForPixel(red, on: display, 50, 50)
        usleep(1_000_000)
        let before = program.processorTime
        usleep(1_000_000)
        #expect(program.processorTime - before < 0.05)
        program.send(SIGTERM)
        #expect(try program.waitForEnd() == 0)
        #expect(program.lines.suffix(3) == ["inactive", "background", "terminate"])
    }
}
