import Foundation

/// The conversion of a document in the Rich Text Format to an attributed string.
///
/// Fonts, sizes, bold, italic, underlined and struck text, colors, links, and the alignment, indents and spacing of
/// paragraphs are read. Tables become lines with tabs. Pictures, headers and other parts are left out.
struct RTFText {
    /// The part of the document that a group contains.
    private enum Destination {
        case body, fontTable, colorTable, fieldInstruction, ignored
    }

    private struct Group {
        var style = RTFStyle()
        var destination = Destination.body
    }

    private struct Font {
        var name: [UInt8] = []
        var characterSet = 0
        var isMonospaced = false
    }

    /// The maximum depth of groups. Deeper ones belong to the deepest of them.
    private static let maximumDepth = 512
    private static let ignoredDestinations: Set<String> = [
        "stylesheet", "info", "pict", "object", "header", "headerl", "headerr", "headerf", "footer", "footerl",
        "footerr", "footerf", "footnote", "annotation", "listtable", "listoverridetable", "revtbl", "rsidtbl",
        "generator",
        "filetbl", "xmlnstbl", "themedata", "colorschememapping", "datastore", "latentstyles", "nonshppict", "listtext",
        "pntext",
    ]
    private static let characters: [String: String] = [
        "par": "\n", "sect": "\n", "line": "\u{2028}", "tab": "\t", "cell": "\t", "row": "\n", "page": "\u{C}",
        "emdash": "—", "endash": "–", "bullet": "•", "lquote": "‘", "rquote": "’", "ldblquote": "“", "rdblquote": "”",
        "emspace": "\u{2003}", "enspace": "\u{2002}", "zwj": "\u{200D}", "zwnj": "\u{200C}", "ltrmark": "\u{200E}",
        "rtlmark": "\u{200F}",
    ]

    private let result = NSMutableAttributedString(string: "")
    private let defaults: [NSAttributedString.Key: Any]
    private var groups = [Group()]
    /// The number of groups beyond the maximum depth.
    private var excessDepth = 0
    private var fonts: [Int: Font] = [:]
    private var currentFont = 0
    private var defaultFont = 0
    private var colors: [UIColor?] = []
    private var newColor: (red: Int, green: Int, blue: Int)?
    private var codePage = 1252
    /// Whether the next control word begins a part that may be ignored.
    private var isOptional = false
    /// The number of bytes to skip after a Unicode character.
    private var skippedBytes = 0
    private var bytes: [UInt8] = []
    private var units: [UInt16] = []
    private var instruction: [UInt8] = []
    private var paragraphStart = 0
    /// The paragraph of the last text, because the document's group may end without the end of a paragraph.
    private var lastParagraph = RTFStyle.Paragraph()
    private var fontCache: [FontKey: UIFont] = [:]

    private struct FontKey: Hashable {
        let number: Int
        let size: CGFloat
        let isBold: Bool
        let isItalic: Bool
    }

    /// Returns whether data is a document in the format.
    static func isDocument(_ data: Data) -> Bool { data.starts(with: Data("{\\rtf".utf8)) }

    /// Converts a document.
    ///
    /// - Parameters:
    ///   - data: The document.
    ///   - defaults: The attributes of text without attributes of its own.
    init(_ data: Data, defaults: [NSAttributedString.Key: Any]) {
        self.defaults = defaults
        for token in RTFTokens(data) { process(token) }
        flush()
        endParagraph(lastParagraph)
    }

    /// The text with its attributes.
    var attributedString: NSAttributedString { result }

    private var style: RTFStyle { groups[groups.count - 1].style }
    private var destination: Destination { groups[groups.count - 1].destination }

    // MARK: Tokens

    private mutating func process(_ token: RTFToken) {
        switch token {
        case .beginGroup:
            skippedBytes = 0
            if groups.count < Self.maximumDepth { groups.append(groups[groups.count - 1]) } else { excessDepth += 1 }
        case .endGroup: endGroup()
        case .word(let word, let number): process(word, number)
        case .symbol(let symbol): processSymbol(symbol)
        case .byte(let byte): process(byte)
        }
        if case .symbol(UInt8(ascii: "*")) = token { isOptional = true } else { isOptional = false }
    }

    private mutating func endGroup() {
        skippedBytes = 0
        guard excessDepth == 0 else {
            excessDepth -= 1
            return
        }
        guard groups.count > 1 else { return }
        flush()
        let ended = groups.removeLast()
        if ended.destination == .fieldInstruction, destination != .fieldInstruction {
            groups[groups.count - 1].style.link = link(in: instruction)
            instruction = []
        }
    }

    private mutating func process(_ byte: UInt8) {
        guard skippedBytes == 0 else {
            skippedBytes -= 1
            return
        }
        switch destination {
        case .body: if !style.isHidden { append(byte) }
        case .fontTable: if byte != UInt8(ascii: ";") { fonts[currentFont, default: Font()].name.append(byte) }
        case .colorTable: if byte == UInt8(ascii: ";") { endColor() }
        case .fieldInstruction: if instruction.count < 8192 { instruction.append(byte) }
        case .ignored: break
        }
    }

    private mutating func processSymbol(_ symbol: UInt8) {
        switch symbol {
        case UInt8(ascii: "~"): append("\u{A0}")
        case UInt8(ascii: "_"): append("\u{2011}")
        case UInt8(ascii: "-"): append("\u{AD}")
        default: break
        }
    }

    private mutating func process(_ word: String, _ number: Int?) {
        if let new = beginDestination(word) {
            flush()
            groups[groups.count - 1].destination = new
            return
        }
        if isOptional {
            groups[groups.count - 1].destination = .ignored
            return
        }
        switch destination {
        case .fontTable: return processFont(word, number)
        case .colorTable: return processColor(word, number ?? 0)
        case .ignored: return
        case .body, .fieldInstruction: break
        }
        if let text = Self.characters[word] { return append(text) }
        switch word {
        case "u": appendUnit(number ?? 0)
        case "ansicpg": codePage = number ?? 1252
        case "deff": (defaultFont, groups[groups.count - 1].style.fontNumber) = (number ?? 0, number ?? 0)
        case "plain":
            flush()
            groups[groups.count - 1].style.resetCharacters(fontNumber: defaultFont)
        default:
            var new = style
            guard new.applyCharacter(word, number) || new.applyParagraph(word, number), new != style else { return }
            flush()
            groups[groups.count - 1].style = new
        }
    }

    private func beginDestination(_ word: String) -> Destination? {
        switch word {
        case "fonttbl": .fontTable
        case "colortbl": .colorTable
        case "fldinst": .fieldInstruction
        default: Self.ignoredDestinations.contains(word) ? .ignored : nil
        }
    }

    /// Returns the address in the instruction of a field, such as `HYPERLINK "https://example.com"`.
    private func link(in instruction: [UInt8]) -> String? {
        let text = String(decoding: instruction, as: UTF8.self)
        guard let keyword = text.range(of: "HYPERLINK") else { return nil }
        let rest = text[keyword.upperBound...]
        guard let quote = rest.firstIndex(of: "\"") else {
            return rest.split(separator: " ").first.map(String.init)
        }
        return String(rest[rest.index(after: quote)...].prefix { $0 != "\"" })
    }

    // MARK: Tables of fonts and colors

    private mutating func processFont(_ word: String, _ number: Int?) {
        switch word {
        case "f":
            currentFont = number ?? 0
            if fonts.count < 4096 { fonts[currentFont] = Font() }
        case "fcharset": fonts[currentFont]?.characterSet = number ?? 0
        case "fmodern": fonts[currentFont]?.isMonospaced = true
        default: break
        }
    }

    private mutating func processColor(_ word: String, _ number: Int) {
        var new = newColor ?? (0, 0, 0)
        let value = min(255, max(0, number))
        switch word {
        case "red": new.red = value
        case "green": new.green = value
        case "blue": new.blue = value
        default: return
        }
        newColor = new
    }

    private mutating func endColor() {
        guard colors.count < 65536 else { return }
        colors.append(
            newColor.map {
                UIColor(
                    red: CGFloat($0.red) / 255, green: CGFloat($0.green) / 255, blue: CGFloat($0.blue) / 255, alpha: 1)
            })
        newColor = nil
    }

    private func color(_ number: Int) -> UIColor? { colors.indices.contains(number) ? colors[number] : nil }

    // MARK: Text

    private mutating func append(_ byte: UInt8) {
        if !units.isEmpty, byte < 0x80, bytes.isEmpty {
            units.append(UInt16(byte))
        } else {
            bytes.append(byte)
        }
    }

    private mutating func append(_ text: String) {
        guard destination == .body, !style.isHidden else { return }
        decodeBytes()
        units += Array(text.utf16)
        if text == "\n" {
            flush()
            endParagraph(style.paragraph)
        }
    }

    /// Appends a UTF-16 code unit, which is written as a signed number.
    private mutating func appendUnit(_ number: Int) {
        skippedBytes = style.replacementLength
        let unit = UInt16(truncatingIfNeeded: number)
        if destination == .fieldInstruction {
            instruction += Array(String(decoding: [unit], as: UTF16.self).utf8)
        } else if destination == .body, !style.isHidden {
            decodeBytes()
            units.append(unit)
        }
    }

    /// Decodes the collected bytes with the encoding of their font.
    private mutating func decodeBytes() {
        guard !bytes.isEmpty else { return }
        let encoding = RTFEncoding.encoding(
            characterSet: fonts[style.fontNumber]?.characterSet ?? 0, codePage: codePage)
        let text =
            String(bytes: bytes, encoding: encoding) ?? String(bytes: bytes, encoding: .windowsCP1252)
            ?? String(decoding: bytes, as: UTF8.self)
        units += Array(text.utf16)
        bytes = []
    }

    /// Adds the collected text with the current style.
    private mutating func flush() {
        decodeBytes()
        guard !units.isEmpty else { return }
        // Replaces surrogates without a counterpart.
        let text = String(decoding: units, as: UTF16.self)
        units = []
        lastParagraph = style.paragraph
        result.append(NSAttributedString(string: text, attributes: attributes(style)))
    }

    /// Sets the style of a paragraph, which is that at its end.
    private mutating func endParagraph(_ paragraph: RTFStyle.Paragraph) {
        let range = NSRange(location: paragraphStart, length: result.length - paragraphStart)
        paragraphStart = result.length
        guard range.length > 0 else { return }
        result.addAttribute(.paragraphStyle, value: paragraph.style, range: range)
    }

    private mutating func attributes(_ style: RTFStyle) -> [NSAttributedString.Key: Any] {
        var attributes = defaults
        attributes[.font] = font(style)
        attributes[.foregroundColor] = color(style.color) ?? defaults[.foregroundColor] ?? UIColor.black
        if let background = color(style.background) { attributes[.backgroundColor] = background }
        if style.isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
        if style.isStruckThrough { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
        if style.rise != 0 { attributes[.baselineOffset] = style.rise }
        if let link = style.link { attributes[.link] = URL(string: link) ?? link }
        return attributes
    }

    private mutating func font(_ style: RTFStyle) -> UIFont {
        let key = FontKey(
            number: style.fontNumber, size: style.size, isBold: style.isBold, isItalic: style.isItalic)
        if let font = fontCache[key] { return font }
        let entry = fonts[style.fontNumber] ?? Font()
        var html = HTMLStyle()
        let name = String(decoding: entry.name, as: UTF8.self)
        html.setFamily(name)
        // The table may name a face, such as "Helvetica-Bold".
        var face = html.font
        if face.family == .system, let named = FontCatalog.shared.face(named: name) {
            face = named
        }
        if face.family == .system, entry.isMonospaced { face.family = .monospaced }
        if style.isBold { face.weight = .bold }
        if style.isItalic { face.isItalic = true }
        let font = UIFont(face, size: style.size)
        fontCache[key] = font
        return font
    }
}
