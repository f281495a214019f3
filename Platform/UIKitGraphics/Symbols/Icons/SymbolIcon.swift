import Foundation
import Synchronization

/// The description of a system symbol that is drawn as an icon of the Debian package `bootstrap-icons`.
struct SymbolIcon: Sendable, ExpressibleByStringLiteral {
    /// The shape drawn around the icon or across it.
    enum Frame: Sendable {
        case none
        /// A circle around the icon.
        case ring
        /// A filled circle from which the icon is subtracted.
        case disc
        /// A square around the icon.
        case square
        /// A filled square from which the icon is subtracted.
        case filledSquare
        /// A stroke across the icon, from the top left to the bottom right.
        case slash
    }

    /// The name of the icon in the package.
    let name: String
    var frame = Frame.none
    /// The scale relative to the default, at which 1/16 of the icon's grid is as wide as a regular line.
    var scale: CGFloat = 1
    /// Whether the icon is mirrored horizontally.
    var isMirrored = false
    /// Whether the icon is rotated clockwise by 90°.
    var isRotated = false
    /// Whether the symbol is mirrored in a right-to-left layout.
    var isDirectional = false
    /// The number of leading shapes that are omitted.
    var omitted = 0

    /// The frame that replaces the circle or square that is a part of the icon itself, or `nil` for other icons. It has
    /// the size and the corners of iOS, and the same lines as all other frames.
    var replacedFrame: Frame? {
        switch name {
        // The shoulders are a part of the square.
        case "person-square": nil
        case "circle-half": .ring
        case _ where name.hasSuffix("-circle"): .ring
        case _ where name.hasSuffix("-circle-fill"): .disc
        case _ where name.hasSuffix("-square"): .square
        case _ where name.hasSuffix("-square-fill"): .filledSquare
        default: nil
        }
    }

    init(stringLiteral name: String) {
        self.name = name
    }

    static func icon(
        _ name: String, scale: CGFloat = 1, isMirrored: Bool = false, isRotated: Bool = false,
        isDirectional: Bool = false, omitting omitted: Int = 0
    ) -> SymbolIcon {
        var icon = SymbolIcon(stringLiteral: name)
        icon.scale = scale
        icon.isMirrored = isMirrored
        icon.isRotated = isRotated
        icon.isDirectional = isDirectional
        icon.omitted = omitted
        return icon
    }

    static func ringed(_ name: String) -> SymbolIcon { SymbolIcon(stringLiteral: name).framed(.ring) }
    static func disc(_ name: String) -> SymbolIcon { SymbolIcon(stringLiteral: name).framed(.disc) }
    static func slashed(_ name: String) -> SymbolIcon { SymbolIcon(stringLiteral: name).framed(.slash) }

    func framed(_ frame: Frame) -> SymbolIcon {
        var icon = self
        icon.frame = frame
        return icon
    }

    /// The icon of each symbol, by the symbol's name.
    static let table: [String: SymbolIcon] = {
        var table = numbers
        for part in [
            communication, people, documents, text, shapes, arrows, media, devices, objects, weather, transport,
        ] {
            table.merge(part) { first, _ in
                preconditionFailure(
                    "Two icons, one of them \(first.name), have the same symbol name. Remove one of them.")
            }
        }
        return table
    }()

    /// The digits in circles and squares.
    private static var numbers: [String: SymbolIcon] {
        var numbers: [String: SymbolIcon] = [:]
        for digit in 0...9 {
            for form in ["circle", "square"] {
                numbers["\(digit).\(form)"] = .icon("\(digit)-\(form)")
                numbers["\(digit).\(form).fill"] = .icon("\(digit)-\(form)-fill")
            }
        }
        return numbers
    }
}

/// A loader for icon files and a cache of the glyphs created from them.
enum SymbolIconFiles {
    /// The folder in which the package installs its icons.
    static let folder = "/usr/share/bootstrap-icons/svg"

    private static let cache = Mutex<[String: SymbolGlyph]>([:])

    /// Returns the symbol with the given name. Logs a warning once and returns `nil` if its file is missing.
    static func glyph(_ name: String) -> SymbolGlyph? {
        guard let icon = SymbolIcon.table[name] else { return nil }
        if let glyph = cache.withLock({ $0[name] }) { return glyph }
        guard let drawing = drawing(icon.name, in: folder) else { return nil }
        let glyph = SymbolGlyph(name, icon: icon, drawing: drawing)
        cache.withLock { $0[name] = glyph }
        return glyph
    }

    /// Returns the icon in a folder. Logs a warning once and returns `nil` if it is missing or invalid.
    static func drawing(_ name: String, in folder: String) -> SVGDrawing? {
        let path = "\(folder)/\(name).svg"
        guard let data = FileManager.default.contents(atPath: path) else {
            ResourceWarning.log(
                "UIImage",
                "The icon \(path) is missing. Install the package bootstrap-icons, which contains most symbols.")
            return nil
        }
        do {
            return try SVGDrawing(String(decoding: data, as: UTF8.self))
        } catch {
            ResourceWarning.log("UIImage", "The icon \(path) cannot be read: \(error)")
            return nil
        }
    }
}
