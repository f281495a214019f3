import BusFixtures
import DesktopBus
import Foundation
import Testing

/// An app on Wayland that the desktop shows while it runs.
@Suite(
    "The activation of a window on Wayland", .serialized,
    .enabled(if: SwayDisplay.isAvailable, SwayDisplay.unavailable))
@MainActor
final class WaylandActivationTests {
    private static let application = DBusConnection.Target(
        name: "org.example.StoryboardProbe", path: "/org/example/StoryboardProbe",
        interface: "org.freedesktop.Application")

    @Test("the window comes to the front with the token of the desktop")
    func token() async throws {
        let display = try SwayDisplay()
        let bus = try PrivateBus()
        // Wayland's library writes all messages to standard error.
        let own = ["DBUS_SESSION_BUS_ADDRESS": bus.address, "TRESTLE_INSTANCE": "", "WAYLAND_DEBUG": "client"]
        let program = try BuiltProgram(
            "StoryboardProbe", ["stay"], environment: display.environment.merging(own) { $1 })
        let connection = try await DBusConnection.connect(to: .address(bus.address))
        while try await !connection.hasOwner(Self.application.name) { try await Task.sleep(for: .milliseconds(10)) }
        try await connection.call(
            "Activate", of: Self.application,
            [.options(["activation-token": .string("token-7"), "desktop-startup-id": .string("other")])])
        _ = try await eventually("the activation") {
            program.errorText.contains(#".activate("token-7", wl_surface@"#) ? true : nil
        }
    }
}
