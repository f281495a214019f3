import Foundation
import Synchronization

/// A typeface without a size.
package struct FontFace: Hashable, Sendable {
    package enum Family: Hashable, Sendable {
        /// Inter, in the cut that suits the size.
        case system
        /// JetBrains Mono.
        case monospaced
        /// A family that fontconfig knows.
        case named(String)
    }

    var family = Family.system
    var weight = UIFont.Weight.regular
    var isItalic = false
    var hasMonospacedDigits = false

    package init(
        family: Family = .system, weight: UIFont.Weight = .regular, isItalic: Bool = false,
        hasMonospacedDigits: Bool = false
    ) {
        self.family = family
        self.weight = weight
        self.isItalic = isItalic
        self.hasMonospacedDigits = hasMonospacedDigits
    }

    /// What "bold" means: semibold in the system's own fonts, as on iOS.
    var boldWeight: UIFont.Weight {
        if case .named = family { return .bold }
        return .semibold
    }
}

/// Lengths of a font in points.
package struct FontMetrics: Hashable, Sendable {
    var ascender: CGFloat
    /// Negative: below the baseline.
    var descender: CGFloat
    var leading: CGFloat
    var capHeight: CGFloat
    var xHeight: CGFloat

    var lineHeight: CGFloat { ascender - descender }

    /// The metrics of Apple's system font, which grow linearly with the size. The design's unit is 1/2048 em: 1950 up,
    /// 494 down, as measured on iOS; capitals and small letters from Apple's own font.
    package static func system(size: CGFloat) -> FontMetrics {
        FontMetrics(
            ascender: size * 1950 / 2048, descender: -size * 494 / 2048, leading: 0, capHeight: size * 1443 / 2048,
            xHeight: size * 1078 / 2048)
    }
}

/// A face at a size, once for the whole process: two fonts that are alike have the same record, so that comparing and
/// hashing fonts costs no more than comparing two pointers.
package final class FontRecord: Sendable {
    let face: FontFace
    let size: CGFloat
    let metrics: FontMetrics
    /// Added to the advance of each letter, in points: see `Tracking`.
    let tracking: CGFloat

    private struct Key: Hashable {
        let face: FontFace
        let size: CGFloat
    }

    private static let all = Mutex<[Key: FontRecord]>([:])

    /// Where Inter's display cut takes over, with tighter spacing and finer detail, in points: Apple's system font changes
    /// its cut at the same size.
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

    /// The family that fontconfig is asked for.
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
    /// As fonts are named: the family without spaces, a hyphen, weight and slant.
    func postScriptName(family: String) -> String {
        let weight = weight.styleName
        let style = !isItalic ? weight : weight == "Regular" ? "Italic" : weight + "Italic"
        return family.filter { $0 != " " } + "-" + style
    }
}

/// How much closer or wider Apple sets its system font at small sizes. Inter set by the same table comes out as wide as
/// Apple's font does, within half a point for a word: "Label" takes 41.5 points at 17.
private enum Tracking {
    /// Thousandths of the size at whole sizes from 6 points: Apple's Human Interface Guidelines, Typography.
    private static let table: [CGFloat] = [41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24, -23]

    static func points(at size: CGFloat) -> CGFloat {
        let position = min(max(size - 6, 0), CGFloat(table.count - 1))
        let low = Int(position)
        let high = min(low + 1, table.count - 1)
        let value = table[low] + (table[high] - table[low]) * (position - CGFloat(low))
        return value / 1000 * size
    }
}
