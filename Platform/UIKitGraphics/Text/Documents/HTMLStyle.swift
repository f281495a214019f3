import Foundation

/// The style of text in an HTML document.
struct HTMLStyle {
    var font = FontFace()
    /// The size of the font, in points.
    var size: CGFloat = 12
    var color: UIColor?
    var background: UIColor?
    var isUnderlined = false
    var isStruckThrough = false
    var link: String?
    var alignment: NSTextAlignment?
    /// The indent of paragraphs, in points.
    var indent: CGFloat = 0
    var keepsWhitespace = false
    var isHidden = false
    /// The distance by which the text is raised, in points.
    var rise: CGFloat = 0

    /// Applies a declaration of a style sheet. Unknown properties and values are ignored.
    mutating func apply(_ property: String, _ value: String) {
        let word = value.lowercased()
        switch property {
        case "color": color = Self.color(word) ?? color
        case "background", "background-color": background = Self.color(word) ?? background
        case "font-size": size = length(word) ?? size
        case "font-weight":
            font.weight =
                word == "bold" || word == "bolder"
                ? .bold
                : word == "normal" ? .regular : Int(word).map { UIFont.Weight(openTypeNumber: $0) } ?? font.weight
        case "font-style": font.isItalic = word == "italic" || word == "oblique"
        case "font-family": setFamily(value)
        case "text-decoration", "text-decoration-line":
            if word.contains("none") { (isUnderlined, isStruckThrough) = (false, false) }
            if word.contains("underline") { isUnderlined = true }
            if word.contains("line-through") { isStruckThrough = true }
        case "text-align": alignment = Self.alignments[word] ?? alignment
        case "display": isHidden = isHidden || word == "none"
        case "white-space": keepsWhitespace = word.hasPrefix("pre")
        case "font": applyShorthand(value)
        default: break
        }
    }

    private static let alignments: [String: NSTextAlignment] = [
        "left": .left, "right": .right, "center": .center, "justify": .justified, "start": .natural,
    ]

    /// Applies a value such as "bold 14px Helvetica".
    private mutating func applyShorthand(_ value: String) {
        var words = value.split(separator: " ").map(String.init)
        while let word = words.first?.lowercased() {
            if let size = length(String(word.prefix { $0 != "/" })), Double(word) == nil {
                self.size = size
                words.removeFirst()
                return setFamily(words.joined(separator: " "))
            }
            apply(word == "italic" || word == "oblique" ? "font-style" : "font-weight", word)
            words.removeFirst()
        }
    }

    /// Sets the first available family of a list.
    mutating func setFamily(_ list: String) {
        for name in list.split(separator: ",") {
            let name = name.trimmingCharacters(in: CharacterSet(charactersIn: " \"'"))
            switch name.lowercased() {
            case "-apple-system", "system-ui", "system", "sans-serif", "blinkmacsystemfont": font.family = .system
            case "monospace", "courier", "courier new", "menlo", "ui-monospace": font.family = .monospaced
            default:
                guard FontCatalog.contains(family: name) else { continue }
                font.family = .named(name)
            }
            return
        }
    }

    /// Returns a length in points: in pixels, points, or relative to the size of the font.
    private func length(_ word: String) -> CGFloat? {
        let keywords: [String: CGFloat] = [
            "small": 10, "medium": 12, "large": 14, "x-large": 18, "xx-large": 24, "smaller": size / 1.2,
            "larger": size * 1.2,
        ]
        if let keyword = keywords[word] { return keyword }
        let digits = word.prefix { $0.isNumber || $0 == "." || $0 == "-" }
        guard let number = Double(digits), number >= 0, number.isFinite, number < 10_000 else { return nil }
        return switch word.dropFirst(digits.count) {
        case "em", "rem": CGFloat(number) * size
        case "%": CGFloat(number) / 100 * size
        default: CGFloat(number)
        }
    }

    /// Returns a color in a notation of style sheets: a name, `#rgb`, `#rrggbb`, `rgb(…)` or `rgba(…)`.
    static func color(_ word: String) -> UIColor? {
        if word.hasPrefix("#") {
            var digits = word.dropFirst().filter(\.isHexDigit)
            if digits.count == 3 { digits = digits.map { "\($0)\($0)" }.joined() }
            guard digits.count >= 6, let number = UInt32(digits.prefix(6), radix: 16) else { return nil }
            return UIColor(ColorComponents(hex: number))
        }
        if word.hasPrefix("rgb") {
            let parts = word.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }
                .split { $0 == "," || $0 == " " || $0 == "/" }
                .map { part in part.hasSuffix("%") ? (Double(part.dropLast()) ?? 0) * 2.55 : Double(part) ?? 0 }
            guard parts.count >= 3 else { return nil }
            return UIColor(
                red: parts[0] / 255, green: parts[1] / 255, blue: parts[2] / 255, alpha: parts.count > 3 ? parts[3] : 1)
        }
        return names[word].map { UIColor(ColorComponents(hex: $0)) }
    }

    private static let names: [String: UInt32] = [
        "black": 0x000000, "white": 0xFFFFFF, "red": 0xFF0000, "green": 0x008000, "blue": 0x0000FF, "yellow": 0xFFFF00,
        "gray": 0x808080, "grey": 0x808080, "silver": 0xC0C0C0, "maroon": 0x800000, "olive": 0x808000, "lime": 0x00FF00,
        "aqua": 0x00FFFF, "cyan": 0x00FFFF, "teal": 0x008080, "navy": 0x000080, "fuchsia": 0xFF00FF,
        "magenta": 0xFF00FF, "purple": 0x800080, "orange": 0xFFA500, "brown": 0xA52A2A, "pink": 0xFFC0CB,
        "darkgray": 0xA9A9A9, "lightgray": 0xD3D3D3,
    ]
}

/// The rules of a style sheet for elements, classes and identifiers.
struct HTMLStyleSheet {
    private var rules: [(selector: String, declarations: [(String, String)])] = []

    /// Adds the rules of a style sheet. Selectors of several parts are ignored.
    mutating func add(_ text: String) {
        for rule in text.split(separator: "}") {
            let parts = rule.split(separator: "{", maxSplits: 1)
            guard parts.count == 2 else { continue }
            let declarations = Self.declarations(String(parts[1]))
            for selector in parts[0].split(separator: ",") {
                rules.append((selector.trimmingCharacters(in: .whitespacesAndNewlines), declarations))
            }
        }
    }

    /// Returns the properties and values of declarations.
    static func declarations(_ text: String) -> [(String, String)] {
        text.split(separator: ";").compactMap { declaration in
            let parts = declaration.split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else { return nil }
            let value = parts[1].replacingOccurrences(of: "!important", with: "")
            return (
                parts[0].trimmingCharacters(in: .whitespacesAndNewlines).lowercased(),
                value.trimmingCharacters(in: .whitespacesAndNewlines)
            )
        }
    }

    /// Applies the rules for an element, from general to specific ones.
    func apply(to style: inout HTMLStyle, name: String, attributes: [String: String]) {
        let classes = (attributes["class"] ?? "").split(separator: " ").map { "." + $0 }
        let identifier = attributes["id"].map { ["#" + $0] } ?? []
        let groups = [["*", name], classes + classes.map { name + $0 }, identifier]
        for selectors in groups {
            for rule in rules where selectors.contains(rule.selector) {
                for (property, value) in rule.declarations { style.apply(property, value) }
            }
        }
    }
}
