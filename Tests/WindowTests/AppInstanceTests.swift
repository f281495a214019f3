import BusFixtures
import DesktopBus
import Foundation
import Testing

/// An app with a bundle identifier that is started again while it runs.
@Suite("The running instance of an app", .serialized) @MainActor
final class AppInstanceTests {
    private static let name = "org.example.StoryboardProbe"
    private static let application = DBusConnection.Target(
        name: name, path: "/org/example/StoryboardProbe", interface: "org.freedesktop.Application")

    private let display: VirtualDisplay
    private let bus: PrivateBus

    init() throws {
        display = try VirtualDisplay()
        bus = try PrivateBus()
    }

    private func start(_ arguments: [String] = [], _ environment: [String: String] = [:]) throws -> BuiltProgram {
        let desktop = display.environment.merging(["DBUS_SESSION_BUS_ADDRESS": bus.address]) { $1 }
        return try BuiltProgram(
            "StoryboardProbe", ["stay"] + arguments,
            environment: desktop.merging(["TRESTLE_INSTANCE": ""]) { $1 }.merging(environment) { $1 })
    }

    private func opened(by program: BuiltProgram) -> [String] { program.lines.filter { $0.hasPrefix("opened") } }

    @Test("a second start passes its URLs and files to the running app, and ends without a window")
    func secondStart() throws {
        let file = try FileManager.default.makeTemporaryFolder().appendingPathComponent("Grüße 1.txt")
        try Data("text".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        let first = try start()
        _ = try display.window(of: first)
        let second = try start(["storyboardprobe://page/1", file.path, "https://example.com"])
        #expect(try second.waitForEnd() == 0)
        #expect(second.lines.isEmpty)
        try first.waitForLine("opened")
        let expected = ["storyboardprobe://page/1", file.absoluteString].sorted()
        #expect(opened(by: first) == ["opened \(expected.joined(separator: " "))"])
        #expect(first.errorText.isEmpty)
    }

    @Test("the desktop opens URLs through the app's object, and texts that the app does not open are ignored")
    func desktop() async throws {
        let program = try start()
        let connection = try await DBusConnection.connect(to: .address(bus.address))
        while try await !connection.hasOwner(Self.name) { try await Task.sleep(for: .milliseconds(10)) }
        try await connection.call(
            "Open", of: Self.application,
            [.strings(["", "javascript:alert(1)", "/nowhere", "storyboardprobe:a"]), .options([:])])
        try await connection.call("Activate", of: Self.application, [.options([:])])
        await #expect(throws: DBusError.self) {
            try await connection.call("Open", of: Self.application, [.string("storyboardprobe:b")])
        }
        _ = try await eventually("the URL") { program.lines.contains("opened storyboardprobe:a") ? true : nil }
        #expect(opened(by: program).count == 1)
    }

    @Test("the desktop performs a quick action of the app's icon, and ignores one that the app does not declare")
    func quickAction() async throws {
        let program = try start()
        let connection = try await DBusConnection.connect(to: .address(bus.address))
        while try await !connection.hasOwner(Self.name) { try await Task.sleep(for: .milliseconds(10)) }
        for name in ["shortcut-0", "shortcut-2", "write", "shortcut-1"] {
            try await connection.call(
                "ActivateAction", of: Self.application, [.string(name), .array([], of: "v"), .options([:])])
        }
        _ = try await eventually("the action") { program.lines.contains { $0.hasPrefix("shortcut") } ? true : nil }
        #expect(program.lines.filter { $0.hasPrefix("shortcut") } == ["shortcut org.example.write Write"])
    }

    @Test("the session bus starts the app, which then opens the URLs of the call")
    func busActivation() async throws {
        let folder = try FileManager.default.makeTemporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let output = folder.appendingPathComponent("output")
        let script = folder.appendingPathComponent("start")
        // The bus sets its own address.
        let variables = display.environment.filter { $0.key != "DBUS_SESSION_BUS_ADDRESS" }
            .merging(["TRESTLE_INSTANCE": "", "TRESTLE_STATE": "none"]) { $1 }
            .map { "export \($0.key)='\($0.value)'\n" }.joined()
        let program = try BuiltProgram.url(of: "StoryboardProbe").path
        try Data("#!/bin/sh\n\(variables)exec '\(program)' stay >'\(output.path)'\n".utf8).write(to: script)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script.path)
        let bus = try PrivateBus(services: [Self.name: script.path])
        let connection = try await DBusConnection.connect(to: .address(bus.address))
        try await connection.call(
            "Open", of: Self.application, [.strings(["storyboardprobe:started"]), .options([:])])
        _ = try await eventually("the URL") {
            let text = try? String(contentsOf: output, encoding: .utf8)
            return text?.contains("opened storyboardprobe:started") == true ? true : nil
        }
        let process = try await connection.call(
            "GetConnectionUnixProcessID", of: .bus, [.string(Self.name)])
        if let identifier = process.first?.intValue { kill(pid_t(identifier), SIGTERM) }
    }

    @Test("a second start without URLs ends, and the running app comes to the front")
    func activation() throws {
        let first = try start()
        let window = try display.window(of: first)
        let other = try BuiltProgram("WindowProbe", environment: display.environment)
        let red: UInt32 = 0xFF3B30
        func waitForPixel(isRed: Bool) throws {
            _ = try waitFor("a window in front", limit: 20) {
                try (display.pixel(x: window.x + 50, y: window.y + 50) == red) == isRed ? true : nil
            }
        }
        try waitForPixel(isRed: true)
        let second = try start()
        #expect(try second.waitForEnd() == 0)
        try waitForPixel(isRed: false)
        #expect(opened(by: first).isEmpty && other.errorText.isEmpty)
    }

    @Test("the next start after the app has ended runs it")
    func restart() throws {
        let first = try start()
        _ = try display.window(of: first)
        first.send(SIGTERM)
        #expect(try first.waitForEnd() == 0)
        let second = try start()
        _ = try display.window(of: second)
        second.send(SIGTERM)
        #expect(try second.waitForEnd() == 0)
    }

    @Test("the environment can start the app another time")
    func separate() throws {
        let first = try start()
        _ = try display.window(of: first)
        let second = try start([], ["TRESTLE_INSTANCE": "new"])
        _ = try display.window(of: second)
        #expect(opened(by: first).isEmpty)
    }
}
