import Foundation
import Synchronization

/// A typeface without a size.
package struct FontFace: Hashable, Sendable {
    package enum Family: Hashable, Sendable {
        /// The system font: Inter or, at large sizes, Inter Display.
        case system
        /// The monospaced system font: JetBrains Mono.
        case monospaced
        /// A family that is available through fontconfig.
        case named(String)
    }

    var family = Family.system
    var weight = UIFont.Weight.regular
    var isItalic = false
    var hasMonospacedDigits = false
    /// The OpenType features that descriptors turn on or off, such as "smcp=1", separated by commas.
    var features = ""

    package init(
        family: Family = .system, weight: UIFont.Weight = .regular, isItalic: Bool = false,
        hasMonospacedDigits: Bool = false
    ) {
        self.family = family
        self.weight = weight
        self.isItalic = isItalic
        self.hasMonospacedDigits = hasMonospacedDigits
    }

    /// The weight of the bold variant: semibold for the system fonts, as on iOS.
    var boldWeight: UIFont.Weight {
        if case .named = family { return .bold }
        return .semibold
    }
}

/// The metrics of a font, in points.
package struct FontMetrics: Hashable, Sendable {
    var ascender: CGFloat
    /// The distance from the baseline to the bottom of the line, as a negative value.
    var descender: CGFloat
    var leading: CGFloat
    var capHeight: CGFloat
    var xHeight: CGFloat

    var lineHeight: CGFloat { ascender - descender }

    /// Returns the metrics of Apple's system font, which are proportional to the size. In units of 1/2048
    /// em, the ascender is 1950 and the descender 494, as measured on iOS; the cap height and x-height are
    /// those of Apple's font.
    package static func system(size: CGFloat) -> FontMetrics {
        FontMetrics(
            ascender: size * 1950 / 2048, descender: -size * 494 / 2048, leading: 0, capHeight: size * 1443 / 2048,
            xHeight: size * 1078 / 2048)
    }
}

/// A face with a size. There is a single instance for each combination in the process, so that comparing and
/// hashing fonts only compares pointers.
package final class FontRecord: Sendable {
    let face: FontFace
    let size: CGFloat
    let metrics: FontMetrics
    /// The spacing added to the advance of each glyph, in points. See `Tracking`.
    let tracking: CGFloat

    private struct Key: Hashable {
        let face: FontFace
        let size: CGFloat
    }

    private static let all = Mutex<[Key: FontRecord]>([:])

    /// The size at which Inter Display, with tighter spacing and finer details, replaces Inter, in points.
    /// Apple's system font switches its optical size at the same point size.
    static let displaySize: CGFloat = 20

    private init(_ key: Key) {
        face = key.face
        size = key.size
        tracking = key.face.family == .system && key.size < Self.displaySize ? Tracking.points(at: key.size) : 0
        metrics =
            switch key.face.family {
            case .system, .monospaced: .system(size: size)
            case .named(let family): FontCatalog.metrics(key.face, family: family, size: key.size)
            }
    }

    static func shared(_ face: FontFace, size: CGFloat) -> FontRecord {
        precondition(
            size.isFinite && size >= 0,
            "A font was created with the size \(size). Use a finite, nonnegative number of points.")
        let key = Key(face: face, size: size)
        if let record = all.withLock({ $0[key] }) { return record }
        let new = FontRecord(key)
        return all.withLock { records in
            if let record = records[key] { return record }
            records[key] = new
            return new
        }
    }

    /// The family name for fontconfig.
    var familyName: String {
        switch face.family {
        case .system: size < Self.displaySize ? "Inter" : "Inter Display"
        case .monospaced: "JetBrains Mono"
        case .named(let family): family
        }
    }

    var postScriptName: String { face.postScriptName(family: familyName) }
}

extension FontFace {
    /// The name of the style, such as "Bold Italic".
    var styleName: String {
        let weight = weight.styleName
        return !isItalic ? weight : weight == "Regular" ? "Italic" : weight + " Italic"
    }

    /// Sets the weight and slant by the name of a style.
    mutating func setStyle(named name: String) {
        let words = name.lowercased().split(separator: " ").map(String.init)
        let slants: Set<String> = ["italic", "oblique"]
        isItalic = words.contains { slants.contains($0) }
        let wanted = words.filter { !slants.contains($0) }.joined()
        weight = UIFont.Weight(styleName: wanted.isEmpty ? "regular" : wanted) ?? weight
    }

    /// Returns the PostScript name: the family without spaces, a hyphen, the weight, and the slant.
    func postScriptName(family: String) -> String {
        let weight = weight.styleName
        let style = !isItalic ? weight : weight == "Regular" ? "Italic" : weight + "Italic"
        return family.filter { $0 != " " } + "-" + style
    }
}

/// The letter spacing of Apple's system font by size. With this table, words in Inter are as wide as in
/// Apple's font within half a point: "Label" takes 41.5 points at size 17.
private enum Tracking {
    /// The tracking at integral sizes from 6 points, in thousandths of the size. Source: Apple's Human
    /// Interface Guidelines, Typography.
    private static let table: [CGFloat] = [41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24, -23]

    static func points(at size: CGFloat) -> CGFloat {
        let position = min(max(size - 6, 0), CGFloat(table.count - 1))
        let low = Int(position)
        let high = min(low + 1, table.count - 1)
        let value = table[low] + (table[high] - table[low]) * (position - CGFloat(low))
        return value / 1000 * size
    }
}
