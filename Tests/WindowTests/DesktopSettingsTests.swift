import BusFixtures
import DesktopBus
import Foundation
import Testing

/// An app in a real window, on a private message bus with the settings of a fake desktop.
@Suite("The desktop's settings", .serialized)
@MainActor
final class DesktopSettingsTests {
    private static let appearance = "org.freedesktop.appearance"
    private static let interface = "org.gnome.desktop.interface"
    private static let accessibility = "org.gnome.desktop.a11y.interface"

    private let display: VirtualDisplay
    private let bus: PrivateBus

    init() throws {
        display = try VirtualDisplay()
        bus = try PrivateBus()
    }

    private func start(_ environment: [String: String] = [:]) throws -> BuiltProgram {
        let desktop = display.environment.merging(["DBUS_SESSION_BUS_ADDRESS": bus.address]) { $1 }
        return try BuiltProgram("WindowProbe", ["settings"], environment: desktop.merging(environment) { $1 })
    }

    /// Waits for a line, while the fake desktop replies on the main actor.
    private func wait(for line: String, of program: BuiltProgram) async throws {
        _ = try await eventually("\(line) of a program that has printed \(program.lines) \(program.errorText)") {
            program.lines.contains(line) ? true : nil
        }
    }

    private func waitForPixel(_ color: UInt32, in program: BuiltProgram, x: Int, y: Int) async throws {
        let window = try display.window(of: program)
        _ = try await eventually("the color \(String(color, radix: 16)) at \(x), \(y)") {
            try self.display.pixel(x: window.x + x, y: window.y + y) == color ? true : nil
        }
    }

    @Test("the first frame has the settings of the desktop")
    func launch() async throws {
        let portal = try await FakePortal(
            on: bus,
            settings: [
                Self.appearance: [
                    "color-scheme": .uint32(1), "contrast": .uint32(1),
                    "accent-color": .structure([.double(1), .double(0), .double(0.2)]),
                ],
                Self.interface: ["text-scaling-factor": .double(1.25), "enable-animations": .bool(false)],
            ])
        defer { withExtendedLifetime(portal) {} }
        let program = try start()
        try await wait(for: "appeared", of: program)
        try await wait(for: "settings dark high XXL still ltr", of: program)
        try await waitForPixel(0xFF0033, in: program, x: 50, y: 50)
        try await waitForPixel(0x000000, in: program, x: 200, y: 400)
    }

    @Test("each setting can change while the app runs")
    func changes() async throws {
        let portal = try await FakePortal(on: bus)
        let program = try start()
        try await wait(for: "settings light normal L moving ltr", of: program)
        try await waitForPixel(0x007AFF, in: program, x: 50, y: 50)
        try await waitForPixel(0xFFFFFF, in: program, x: 200, y: 400)

        try portal.set(Self.appearance, "color-scheme", to: .uint32(1))
        try await wait(for: "settings dark normal L moving ltr", of: program)
        try await waitForPixel(0x000000, in: program, x: 200, y: 400)

        try portal.set(
            Self.appearance, "accent-color", to: .structure([.double(0), .double(0.6), .double(0.2)]))
        try await waitForPixel(0x009933, in: program, x: 50, y: 50)

        try portal.set(Self.appearance, "contrast", to: .uint32(1))
        try await wait(for: "settings dark high L moving ltr", of: program)
        try await wait(for: "notified of contrast", of: program)

        try portal.set(Self.interface, "text-scaling-factor", to: .double(2))
        try await wait(for: "settings dark high AccessibilityL moving ltr", of: program)
        try await wait(for: "notified of text size", of: program)

        try portal.set(Self.appearance, "reduced-motion", to: .uint32(1))
        try await wait(for: "settings dark high AccessibilityL still ltr", of: program)
        try await wait(for: "notified of motion", of: program)
        #expect(program.errorText.isEmpty)
    }

    @Test("values that the app does not expect leave the defaults")
    func unexpectedValues() async throws {
        let portal = try await FakePortal(
            on: bus,
            settings: [
                Self.appearance: [
                    "color-scheme": .string("dark"),
                    "accent-color": .structure([.double(2), .double(-1), .double(.nan)]),
                    "contrast": .array([], of: "s"), "reduced-motion": .byte(7),
                ],
                Self.interface: ["text-scaling-factor": .double(-3), "enable-animations": .string("")],
            ])
        let program = try start()
        try await wait(for: "settings light normal L moving ltr", of: program)
        try portal.set(Self.interface, "text-scaling-factor", to: .double(.nan))
        try portal.set("", "", to: .options([:]))
        try portal.set(Self.appearance, "color-scheme", to: .uint32(.max))
        try portal.set(Self.accessibility, "high-contrast", to: .bool(true))
        try await wait(for: "settings light high L moving ltr", of: program)
        try await waitForPixel(0x0040DD, in: program, x: 50, y: 50)
    }

    @Test("a portal that starts later is followed")
    func latePortal() async throws {
        let program = try start(["GSETTINGS_SCHEMA_DIR": "/nonexistent", "XDG_DATA_DIRS": "/nonexistent"])
        try await wait(for: "settings light normal L moving ltr", of: program)
        let portal = try await FakePortal(on: bus, settings: [Self.appearance: ["color-scheme": .uint32(1)]])
        try await wait(for: "settings dark normal L moving ltr", of: program)
        try portal.set(Self.appearance, "color-scheme", to: .uint32(2))
        try await waitForPixel(0xFFFFFF, in: program, x: 200, y: 400)
    }

    @Test("without a portal, the settings are those of GSettings")
    func gsettings() async throws {
        let folder = try FileManager.default.makeTemporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        try compileSchemas(in: folder)
        let keyfile = folder.appendingPathComponent("glib-2.0/settings/keyfile")
        try FileManager.default.createDirectory(
            at: keyfile.deletingLastPathComponent(), withIntermediateDirectories: true)
        func write(_ text: String) throws { try Data(text.utf8).write(to: keyfile, options: .atomic) }
        try write("[org/gnome/desktop/interface]\ncolor-scheme='prefer-dark'\ntext-scaling-factor=1.25\n")
        let program = try start([
            "GSETTINGS_SCHEMA_DIR": folder.path, "XDG_DATA_DIRS": folder.path, "GSETTINGS_BACKEND": "keyfile",
            "XDG_CONFIG_HOME": folder.path,
        ])
        try await wait(for: "settings dark normal XXL moving ltr", of: program)
        try write("[org/gnome/desktop/interface]\nenable-animations=false\n")
        try await wait(for: "settings light normal L still ltr", of: program)
    }

    /// Compiles a schema like that of GNOME, without some of its settings.
    private func compileSchemas(in folder: URL) throws {
        let schema = """
            <schemalist>
              <schema id="org.gnome.desktop.interface" path="/org/gnome/desktop/interface/">
                <key name="color-scheme" type="s"><default>'default'</default></key>
                <key name="text-scaling-factor" type="d"><default>1.0</default></key>
                <key name="enable-animations" type="b"><default>true</default></key>
              </schema>
            </schemalist>
            """
        try Data(schema.utf8).write(to: folder.appendingPathComponent("interface.gschema.xml"))
        let compiler = try ChildProcess(
            "glib-compile-schemas", [folder.path], environment: ProcessInfo.processInfo.environment,
            output: folder.appendingPathComponent("output"), error: folder.appendingPathComponent("error"))
        let status = try waitFor("the compiled schemas", limit: 20) { compiler.exitStatus }
        #expect(status == 0)
    }

    @Test("without a bus, the style is that of the environment")
    func environment() async throws {
        let program = try start(
            ["DBUS_SESSION_BUS_ADDRESS": "disabled:", "GTK_THEME": "Adwaita:dark", "GDK_DPI_SCALE": "1.25"])
        try await wait(for: "settings dark normal XXL moving ltr", of: program)
    }

    @Test("the window's own style overrides that of the desktop")
    func overriddenStyle() async throws {
        let portal = try await FakePortal(on: bus, settings: [Self.appearance: ["color-scheme": .uint32(1)]])
        let program = try start(["TRESTLE_STYLE": "light"])
        try await wait(for: "appeared", of: program)
        try portal.set(Self.appearance, "contrast", to: .uint32(1))
        try await wait(for: "settings light high L moving ltr", of: program)
        #expect(!program.lines.contains { $0.hasPrefix("settings dark") })
    }

    @Test("a screen reader is running from its start to its end, which an app is notified of")
    func screenReader() async throws {
        let program = try start()
        try await wait(for: "settings light normal L moving ltr", of: program)
        let service = try await FakeAccessibilityBus(on: bus, isScreenReaderEnabled: true)
        try await wait(for: "settings light normal L moving ltr spoken", of: program)
        try await wait(for: "notified of screen reader", of: program)
        try service.setScreenReaderEnabled(false)
        _ = try await eventually("a second notification") {
            program.lines.filter { $0 == "notified of screen reader" }.count == 2 ? true : nil
        }
    }

    @Test("a portal that does not start does not prevent the launch")
    func silentPortal() async throws {
        let slowBus = try PrivateBus(services: ["org.freedesktop.portal.Desktop": "/bin/sleep 10"])
        defer { withExtendedLifetime(slowBus) {} }
        let program = try start(["DBUS_SESSION_BUS_ADDRESS": slowBus.address])
        try await wait(for: "settings light normal L moving ltr", of: program)
    }
}
