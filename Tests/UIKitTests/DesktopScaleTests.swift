import Foundation
import Testing

@testable import UIKit

@Suite("The scale of X11 desktops")
struct DesktopScaleTests {
    private func scale(_ resources: String?, _ settings: Data? = nil) -> Double? {
        DesktopScale.scale(resources: resources) { settings }.map { Double($0) }
    }

    @Test(
        "the density of text determines the scale",
        arguments: [("96", nil), ("144", 1.5), ("120", 1.25), ("192", 2), ("102", 1.0625), ("48", 1), ("960", 4)])
    func density(_ density: String, _ scale: Double?) {
        let resources = "Xcursor.size:\t24\nXft.dpi:\t\(density)\nXft.antialias:\t1"
        #expect(self.scale(resources) == scale)
    }

    @Test("resources without a density, or with an impossible one, set no scale", arguments: ["", "many", "-1", "1e9"])
    func noDensity(_ density: String) {
        #expect(scale("Xft.dpi: \(density)") == nil)
        #expect(scale(nil) == nil)
    }

    @Test("a desktop that multiplies the density by the size of text does not enlarge everything")
    func textSize() {
        let settings = data([("Net/ThemeName", "Adwaita"), ("Gdk/UnscaledDPI", 120 * 1024)])
        #expect(scale("Xft.dpi: 240", settings) == 2)
        #expect(scale("Xft.dpi: 120", settings) == 1)
    }

    @Test("the settings are read in both byte orders", arguments: [false, true])
    func byteOrders(isBigEndian: Bool) {
        let settings = data(
            [("Gtk/FontName", "Cantarell 11"), ("a", 1), ("Gdk/UnscaledDPI", 98304)], isBigEndian: isBigEndian)
        #expect(XSettings.number("Gdk/UnscaledDPI", in: settings) == 98304)
        #expect(XSettings.number("a", in: settings) == 1)
        #expect(XSettings.number("Gtk/FontName", in: settings) == nil)
    }

    @Test("settings that end early, or with wrong lengths, have no values")
    func damaged() {
        let settings = data([("Net/ThemeName", "Adwaita"), ("Gdk/UnscaledDPI", 7)])
        for length in 0..<settings.count {
            #expect(XSettings.number("Gdk/UnscaledDPI", in: settings.prefix(length)) == nil)
        }
        for index in settings.indices {
            var other = settings
            other[index] = 0xFF
            _ = XSettings.number("Gdk/UnscaledDPI", in: other)
        }
    }

    /// Returns settings in the format of the specification.
    private func data(_ settings: [(String, Any)], isBigEndian: Bool = false) -> Data {
        func number(_ value: Int, bytes: Int) -> [UInt8] {
            let little = (0..<bytes).map { UInt8(value >> ($0 * 8) & 0xFF) }
            return isBigEndian ? little.reversed() : little
        }
        func padded(_ text: String) -> [UInt8] {
            let bytes = [UInt8](text.utf8)
            return bytes + [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4)
        }
        var bytes: [UInt8] = [isBigEndian ? 1 : 0, 0, 0, 0] + number(5, bytes: 4) + number(settings.count, bytes: 4)
        for (name, value) in settings {
            bytes += [value is Int ? 0 : 1, 0] + number(name.utf8.count, bytes: 2) + padded(name) + number(1, bytes: 4)
            if let value = value as? Int { bytes += number(value, bytes: 4) }
            if let value = value as? String { bytes += number(value.utf8.count, bytes: 4) + padded(value) }
        }
        return Data(bytes)
    }
}
