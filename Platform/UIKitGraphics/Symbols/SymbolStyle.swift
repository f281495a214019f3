import Foundation

/// What a symbol configuration says.
struct SymbolStyle: Equatable, Sendable {
    /// In which colours the layers of a symbol are shown.
    enum Colors: Hashable, Sendable {
        /// The foremost in the colour, the others in paler shades of it.
        case hierarchical(UIColor)
        /// One for each layer, the foremost first.
        case palette([UIColor])
    }

    /// What comes before the colours.
    enum Preference: Int, Sendable {
        case none = 0
        /// The symbol's own colours.
        case multicolor
        /// One colour.
        case monochrome
    }

    var pointSize: CGFloat?
    var textStyle: UIFont.TextStyle?
    var weight = UIImage.SymbolWeight.unspecified
    var scale = UIImage.SymbolScale.unspecified
    var colors: Colors?
    var preference = Preference.none

    /// What `other` says, and for the rest what this one says.
    func applying(_ other: SymbolStyle) -> SymbolStyle {
        var style = self
        // A size in points replaces one from a text style, and the other way round.
        if other.pointSize != nil || other.textStyle != nil {
            style.pointSize = other.pointSize
            style.textStyle = other.textStyle
        }
        if other.weight != .unspecified { style.weight = other.weight }
        if other.scale != .unspecified { style.scale = other.scale }
        if other.colors != nil { style.colors = other.colors }
        if other.preference != .none { style.preference = other.preference }
        return style
    }

    /// The colours in which `glyph` is shown; nil for one colour, which is the tint's.
    func colors(of glyph: SymbolGlyph) -> Colors? {
        switch preference {
        case .monochrome: return nil
        case .multicolor: return glyph.ownColors.map { .palette($0) } ?? colors
        case .none: return colors
        }
    }
}

extension SymbolStyle.Colors {
    /// How much of a colour the layers behind the foremost show.
    private static let shades: [CGFloat] = [1, 0.5, 0.25]

    /// The colours as they look now, for that many layers.
    package func inks(count: Int) -> [CGColor] {
        switch self {
        case .palette(let colors) where colors.count > 1 || count == 1:
            return (0..<count).map { colors[min($0, colors.count - 1)].cgColor }
        case .palette(let colors): return Self.shades(of: colors[0], count)
        case .hierarchical(let color): return Self.shades(of: color, count)
        }
    }

    private static func shades(of color: UIColor, _ count: Int) -> [CGColor] {
        let full = color.cgColor
        return (0..<count).map { full.copy(alpha: full.alpha * shades[min($0, shades.count - 1)]) ?? full }
    }
}

extension SymbolGlyph {
    /// The colours that it has of itself, the foremost layer's first; nil for one that takes any colour.
    var ownColors: [UIColor]? {
        switch name {
        case "plus.circle.fill", "checkmark.circle.fill": return [.white, .systemGreen]
        case "minus.circle.fill", "xmark.circle.fill", "exclamationmark.octagon.fill", "xmark.octagon.fill":
            return [.white, .systemRed]
        case "exclamationmark.triangle.fill": return [.white, .systemYellow]
        case "heart.fill", "bookmark.fill": return [.systemRed]
        case "star.fill", "bolt.fill", "sun.max.fill": return [.systemYellow]
        case "folder.fill": return [.systemBlue]
        default: return nil
        }
    }
}
