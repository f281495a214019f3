import Foundation
import Testing

@testable import UIKit

@Suite("Title bars of Wayland desktops")
struct WaylandTitleBarTests {
    private func exist(on desktop: String?, plugins: [String]) throws -> Bool {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in plugins { try Data().write(to: folder.appendingPathComponent(name)) }
        let environment = desktop.map { ["XDG_CURRENT_DESKTOP": $0] } ?? [:]
        return WaylandTitleBars(environment: environment, pluginFolders: [folder.path]).exist
    }

    @Test("desktops draw title bars, except for GNOME", arguments: ["KDE", "sway", "XFCE", nil])
    func desktops(_ desktop: String?) throws {
        #expect(try exist(on: desktop, plugins: []))
    }

    @Test("windows on GNOME have title bars if a plugin draws them", arguments: ["GNOME", "ubuntu:GNOME"])
    func gnome(_ desktop: String) throws {
        #expect(try !exist(on: desktop, plugins: []))
        #expect(try !exist(on: desktop, plugins: ["readme.txt"]))
        #expect(try exist(on: desktop, plugins: ["libdecor-cairo.so"]))
    }
}
