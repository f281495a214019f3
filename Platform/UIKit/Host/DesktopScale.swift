@_implementationOnly import CSDLWindow
import Foundation

/// The number of pixels per point that a desktop requests of programs under X11. Under Wayland the compositor determines it.
enum DesktopScale {
    /// The density at which desktops draw one pixel per point, in dots per inch.
    private static let standardDensity: CGFloat = 96
    /// The smallest difference between scales. Desktops offer steps of 1/4 or 1/16.
    private static let step: CGFloat = 1 / 16

    /// Returns the scale of a window's desktop, or `nil` if the desktop requests none.
    static func ofDesktop(of window: OpaquePointer) -> CGFloat? {
        let window = UnsafeMutableRawPointer(window)
        let resources = trestle_x11_resources(window)
        defer { free(resources) }
        return scale(resources: resources.map { String(cString: $0) }) {
            var length: UInt64 = 0
            guard let bytes = trestle_x11_settings(window, &length) else { return nil }
            defer { free(bytes) }
            return Data(bytes: bytes, count: Int(length))
        }
    }

    /// Returns the scale from `Xft.dpi`, the density of text that desktops set for all programs.
    ///
    /// - Parameters:
    ///   - resources: The resources of the X server.
    ///   - settings: A closure that returns the settings of the desktop in the format of XSETTINGS. Some desktops
    ///     multiply the density by the user's text size, which is a setting of its own there.
    static func scale(resources: String?, settings: () -> Data?) -> CGFloat? {
        guard let density = density(in: resources ?? ""), density != standardDensity else { return nil }
        let textDensity = settings().flatMap { XSettings.number("Gdk/UnscaledDPI", in: $0) }.map { CGFloat($0) / 1024 }
        let unscaled = textDensity.flatMap { (24...960).contains($0) ? $0 : nil } ?? standardDensity
        return min(4, max(1, (density / unscaled / step).rounded() * step))
    }

    private static func density(in resources: String) -> CGFloat? {
        for line in resources.split(separator: "\n") where line.hasPrefix("Xft.dpi:") {
            let value = Double(line.dropFirst("Xft.dpi:".count).trimmingCharacters(in: .whitespaces))
            return value.flatMap { (24...960).contains($0) ? CGFloat($0) : nil }
        }
        return nil
    }
}

/// The format of the XSETTINGS specification of freedesktop.org.
enum XSettings {
    /// Returns the value of a setting that is a number, or `nil` if there is none or the data is invalid.
    static func number(_ name: String, in data: Data) -> Int32? {
        var reader = Reader(bytes: [UInt8](data))
        guard reader.begin(), reader.skip(4), let count = reader.integer(bytes: 4) else { return nil }
        for _ in 0..<count {
            guard let type = reader.integer(bytes: 1), reader.skip(1), let length = reader.integer(bytes: 2),
                let own = reader.text(length: length), reader.skip(4)
            else { return nil }
            switch type {
            case 0:
                guard let value = reader.integer(bytes: 4) else { return nil }
                if own == name { return Int32(bitPattern: UInt32(value)) }
            case 1:
                guard let length = reader.integer(bytes: 4), reader.text(length: length) != nil else { return nil }
            case 2: guard reader.skip(8) else { return nil }
            default: return nil
            }
        }
        return nil
    }

    private struct Reader {
        let bytes: [UInt8]
        var position = 0
        var isBigEndian = false

        init(bytes: [UInt8]) {
            self.bytes = bytes
        }

        /// Reads the byte order.
        mutating func begin() -> Bool {
            guard let first = bytes.first, first <= 1 else { return false }
            isBigEndian = first == 1
            return skip(4)
        }

        mutating func skip(_ count: Int) -> Bool {
            guard count <= bytes.count - position else { return false }
            position += count
            return true
        }

        mutating func integer(bytes count: Int) -> Int? {
            let start = position
            guard skip(count) else { return nil }
            let slice = bytes[start..<position]
            return (isBigEndian ? Array(slice) : slice.reversed()).reduce(0) { $0 << 8 | Int($1) }
        }

        /// Reads a text that is padded to a multiple of four bytes.
        mutating func text(length: Int) -> String? {
            let start = position
            guard skip((length + 3) / 4 * 4) else { return nil }
            return String(decoding: bytes[start..<(start + length)], as: UTF8.self)
        }
    }
}
