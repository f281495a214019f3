import Foundation

/// The values of a symbol configuration.
struct SymbolStyle: Equatable, Sendable {
    /// The colors of a symbol's layers.
    enum Colors: Hashable, Sendable {
        /// Shades of one color, beginning with the color itself for the primary layer.
        case hierarchical(UIColor)
        /// One color for each layer, beginning with the primary one.
        case palette([UIColor])
    }

    /// A color mode that overrides the colors.
    enum Preference: Int, Sendable {
        case none = 0
        /// The symbol's own colors.
        case multicolor
        /// One color.
        case monochrome
    }

    var pointSize: CGFloat?
    var textStyle: UIFont.TextStyle?
    var weight = UIImage.SymbolWeight.unspecified
    var scale = UIImage.SymbolScale.unspecified
    var colors: Colors?
    var preference = Preference.none

    /// Returns a style with the values of `other`, and those of this style where it has none.
    func applying(_ other: SymbolStyle) -> SymbolStyle {
        var style = self
        // A point size replaces a text style and vice versa.
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

    /// Returns the colors of the layers of `glyph`; `nil` to draw it in the tint color.
    func colors(of glyph: SymbolGlyph) -> Colors? {
        switch preference {
        case .monochrome: return nil
        case .multicolor: return glyph.ownColors.map { .palette($0) } ?? colors
        case .none: return colors
        }
    }
}

extension SymbolStyle.Colors {
    /// The alpha of the layers, beginning with the primary one.
    private static let shades: [CGFloat] = [1, 0.5, 0.25]

    /// Returns the colors of `count` layers for the current traits.
    func layerColors(count: Int) -> [CGColor] {
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
    /// The multicolor palette of the symbol, beginning with the primary layer; `nil` if it has none.
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
