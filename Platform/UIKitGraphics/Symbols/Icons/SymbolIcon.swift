import Foundation
import Synchronization

/// A symbol that is drawn as one of the icons of Debian's package `bootstrap-icons`.
struct SymbolIcon: Sendable, ExpressibleByStringLiteral {
    /// What is drawn around the icon or through it.
    enum Frame: Sendable {
        case none
        /// A circle around it.
        case ring
        /// A disc that it is taken out of.
        case disc
        /// A stroke through it, from the top left to the bottom right.
        case slash
    }

    /// The icon's name in the package.
    let name: String
    var frame = Frame.none
    /// How much larger than usual it is drawn: a sixteenth of the icon's grid is as wide as a regular line.
    var scale: CGFloat = 1
    /// Whether it is drawn in a mirror.
    var isMirrored = false
    /// Whether it is turned by a quarter to the right.
    var isTurned = false
    /// Whether it is mirrored where reading goes from right to left.
    var isDirectional = false
    /// How many of its shapes, from the first, are left out.
    var omitted = 0

    init(stringLiteral name: String) {
        self.name = name
    }

    static func icon(
        _ name: String, scale: CGFloat = 1, isMirrored: Bool = false, isTurned: Bool = false,
        isDirectional: Bool = false, omitting omitted: Int = 0
    ) -> SymbolIcon {
        var icon = SymbolIcon(stringLiteral: name)
        icon.scale = scale
        icon.isMirrored = isMirrored
        icon.isTurned = isTurned
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

    /// The icon that each symbol is drawn as.
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

    /// The digits, in circles and squares.
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

/// The icons' files, and the glyphs that were made of them: each is read when it is first asked for, and kept.
enum SymbolIconFiles {
    /// Where the package puts them.
    static let folder = "/usr/share/bootstrap-icons/svg"

    private static let known = Mutex<[String: SymbolGlyph]>([:])

    /// The symbol of that name. Nil if there is none, or its file is missing, which is told once.
    static func glyph(_ name: String) -> SymbolGlyph? {
        guard let icon = SymbolIcon.table[name] else { return nil }
        if let glyph = known.withLock({ $0[name] }) { return glyph }
        guard let drawing = drawing(icon.name, in: folder) else { return nil }
        let glyph = SymbolGlyph(name, icon: icon, drawing: drawing)
        known.withLock { $0[name] = glyph }
        return glyph
    }

    /// The icon in a folder; nil, and told once, if it isn't there or can't be read.
    static func drawing(_ name: String, in folder: String) -> SVGDrawing? {
        let path = "\(folder)/\(name).svg"
        guard let data = FileManager.default.contents(atPath: path) else {
            ResourceWarning.tell(
                "UIImage",
                "The icon \(path) is missing. Install the package bootstrap-icons, which contains most symbols.")
            return nil
        }
        do {
            return try SVGDrawing(String(decoding: data, as: UTF8.self))
        } catch {
            ResourceWarning.tell("UIImage", "The icon \(path) cannot be read: \(error)")
            return nil
        }
    }
}
