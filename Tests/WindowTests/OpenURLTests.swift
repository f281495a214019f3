import BusFixtures
import Foundation
import Testing

/// A real window that opens links through the portal of the desktop.
@Suite("Links opened by the window", .serialized) @MainActor
struct OpenURLTests {
    @Test("a link is opened by the portal, with the window as the parent of its dialogs", arguments: [0, 1, 2])
    func portal(code: UInt32) async throws {
        let display = try VirtualDisplay()
        let bus = try PrivateBus()
        let portal = try await FakePortal(on: bus)
        let program = try BuiltProgram(
            "WindowProbe", ["pasteboard"],
            environment: display.environment.merging(["DBUS_SESSION_BUS_ADDRESS": bus.address]) { $1 })
        // The portal replies on the main actor, which must not be blocked.
        while !program.lines.contains("appeared") { try await Task.sleep(for: .milliseconds(10)) }
        let window = try display.window(of: program)
        try display.input("key", "o")
        while portal.requests.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
        let request = try #require(portal.requests.first)
        let identifier = try #require(Int(window.id))
        #expect(
            request.arguments == [.string("x11:" + String(identifier, radix: 16)), .string("https://example.com/a")])
        #expect(!program.lines.contains { $0.hasPrefix("opened") })
        try portal.respond(to: request, code)
        while !program.lines.contains(where: { $0.hasPrefix("opened") }) {
            try await Task.sleep(for: .milliseconds(10))
        }
        #expect(program.lines.last == "opened \(code == 0)")
    }
}
