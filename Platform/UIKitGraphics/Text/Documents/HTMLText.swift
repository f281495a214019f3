import Foundation

/// The conversion of an HTML document to an attributed string.
struct HTMLText {
    private let result = NSMutableAttributedString(string: "")
    private let defaults: [NSAttributedString.Key: Any]
    private var sheet = HTMLStyleSheet()
    private var elements: [(name: String, style: HTMLStyle)] = [("", HTMLStyle())]
    /// The numbers of the enclosing lists' next items; `nil` for lists with bullets.
    private var lists: [Int?] = []
    private var rawElement: String?
    private var lastCharacter: Character?

    private static let blocks: Set<String> = [
        "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "pre", "table", "tr", "hr",
        "section", "article", "header", "footer", "center", "address", "dl", "dt", "dd", "body", "html", "form", "main",
    ]
    private static let emptyElements: Set<String> = [
        "br", "hr", "img", "meta", "link", "input", "col", "base", "wbr", "area", "source",
    ]
    private static let headingScales: [String: CGFloat] = [
        "h1": 2, "h2": 1.5, "h3": 1.17, "h4": 1, "h5": 0.83, "h6": 0.67,
    ]
    /// The indents of list items and quotations, in points.
    private static let listIndent: CGFloat = 36
    private static let quoteIndent: CGFloat = 40

    /// - Parameters:
    ///   - document: The HTML document.
    ///   - defaults: The attributes of text without attributes of its own.
    init(_ document: String, defaults: [NSAttributedString.Key: Any]) {
        self.defaults = defaults
        for token in HTMLTokens(document) {
            switch token {
            case .text(let text): add(text)
            case .start(let name, let attributes, let isEmpty): begin(name, attributes, isEmpty)
            case .end(let name): end(name)
            }
        }
        removeTrailingSpace()
    }

    /// The text with its attributes.
    var attributedString: NSAttributedString { result }

    private var style: HTMLStyle { elements[elements.count - 1].style }

    // MARK: Elements

    private mutating func begin(_ name: String, _ attributes: [String: String], _ isEmpty: Bool) {
        rawElement = ["style", "script", "title", "textarea"].contains(name) ? name : nil
        if name == "br" { return breakLine() }
        if Self.blocks.contains(name) { beginBlock(name) }
        // A list item or paragraph ends that before it.
        if ["p", "li", "dt", "dd", "tr", "td", "th"].contains(name), elements.last?.name == name {
            elements.removeLast()
        }
        guard !Self.emptyElements.contains(name), !isEmpty else { return }
        var style = style
        style.isHidden = style.isHidden || rawElement != nil || name == "head"
        applyElement(name, attributes, to: &style)
        sheet.apply(to: &style, name: name, attributes: attributes)
        for (property, value) in HTMLStyleSheet.declarations(attributes["style"] ?? "") { style.apply(property, value) }
        elements.append((name, style))
        switch name {
        case "ul": lists.append(nil)
        case "ol": lists.append(Int(attributes["start"] ?? "") ?? 1)
        case "li": addMarker()
        case "td", "th": if !isAtLineStart { append("\t") }
        default: break
        }
    }

    private func applyElement(_ name: String, _ attributes: [String: String], to style: inout HTMLStyle) {
        switch name {
        case "b", "strong", "th": style.font.weight = .bold
        case "i", "em", "cite", "var", "dfn": style.font.isItalic = true
        case "u", "ins": style.isUnderlined = true
        case "s", "strike", "del": style.isStruckThrough = true
        case "a": style.link = attributes["href"] ?? style.link
        case "code", "tt", "kbd", "samp": style.font.family = .monospaced
        case "pre":
            style.font.family = .monospaced
            style.keepsWhitespace = true
        case "small": style.size /= 1.2
        case "big": style.size *= 1.2
        case "sup", "sub":
            style.rise += style.size * (name == "sup" ? 0.33 : -0.2)
            style.size /= 1.2
        case "center": style.alignment = .center
        case "blockquote": style.indent += Self.quoteIndent
        case "ul", "ol": style.indent += Self.listIndent
        case "font":
            if let color = attributes["color"] { style.apply("color", color) }
            if let face = attributes["face"] { style.setFamily(face) }
            let sizes: [CGFloat] = [10, 10, 12, 14, 18, 24, 36, 48]
            if let size = attributes["size"].flatMap(Int.init), sizes.indices.contains(size) {
                style.size = sizes[size]
            }
        default:
            if let scale = Self.headingScales[name] {
                style.size *= scale
                style.font.weight = .bold
            }
        }
        if let alignment = attributes["align"] { style.apply("text-align", alignment) }
    }

    private mutating func end(_ name: String) {
        rawElement = nil
        guard let index = elements.lastIndex(where: { $0.name == name }), index > 0 else { return }
        if Self.blocks.contains(name) { endBlock() }
        if name == "ul" || name == "ol", !lists.isEmpty { lists.removeLast() }
        elements.removeSubrange(index...)
    }

    private mutating func addMarker() {
        guard let last = lists.last else { return }
        if let number = last {
            append("\t\(number).\t")
            lists[lists.count - 1] = number + 1
        } else {
            append("\t•\t")
        }
    }

    // MARK: Text

    private var isAtLineStart: Bool {
        lastCharacter.map { "\n\u{2028}\t".contains($0) } ?? true
    }

    private mutating func beginBlock(_ name: String) {
        endBlock()
        if name == "hr" { append("\n") }
    }

    private mutating func endBlock() {
        removeTrailingSpace()
        if let lastCharacter, lastCharacter != "\n" { append("\n") }
    }

    /// Breaks a line within a paragraph.
    private mutating func breakLine() {
        removeTrailingSpace()
        append("\u{2028}")
    }

    /// Removes the space at the end of a line.
    private mutating func removeTrailingSpace() {
        guard lastCharacter == " ", !style.keepsWhitespace else { return }
        result.deleteCharacters(in: NSRange(location: result.length - 1, length: 1))
        lastCharacter = result.string.last
    }

    private mutating func add(_ text: String) {
        if rawElement == "style" {
            sheet.add(text)
            return
        }
        guard !style.isHidden, rawElement == nil else { return }
        if style.keepsWhitespace { return append(text) }
        var words = ""
        for character in text {
            guard character.isWhitespace, character != "\u{A0}" else {
                words.append(character)
                continue
            }
            // White space collapses to one space, which belongs to the text before it.
            let isAfterSpace = words.isEmpty ? isAtLineStart || lastCharacter == " " : words.last == " "
            if !isAfterSpace { words.append(" ") }
        }
        if !words.isEmpty { append(words) }
    }

    private mutating func append(_ text: String) {
        lastCharacter = text.last ?? lastCharacter
        let style = style
        var attributes = defaults
        attributes[.font] = UIFont(style.font, size: style.size)
        attributes[.foregroundColor] = style.color ?? defaults[.foregroundColor] ?? UIColor.black
        if let background = style.background { attributes[.backgroundColor] = background }
        if style.isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
        if style.isStruckThrough { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
        if style.rise != 0 { attributes[.baselineOffset] = style.rise }
        if let link = style.link { attributes[.link] = URL(string: link) ?? link }
        attributes[.paragraphStyle] = paragraphStyle(style)
        result.append(NSAttributedString(string: text, attributes: attributes))
    }

    private func paragraphStyle(_ style: HTMLStyle) -> NSParagraphStyle {
        let paragraph = NSMutableParagraphStyle()
        if let alignment = style.alignment { paragraph.alignment = alignment }
        paragraph.headIndent = style.indent
        let names = elements.map(\.name)
        if names.contains("li"), !lists.isEmpty {
            // The marker is before the text, which begins at the second tab stop.
            paragraph.firstLineHeadIndent = style.indent - Self.listIndent
            paragraph.tabStops = [
                NSTextTab(textAlignment: .left, location: 11),
                NSTextTab(textAlignment: .left, location: Self.listIndent),
            ]
        } else {
            paragraph.firstLineHeadIndent = style.indent
            let isSpaced = names.contains { $0 == "p" || Self.headingScales[$0] != nil || $0 == "blockquote" }
            if isSpaced { paragraph.paragraphSpacing = style.size }
        }
        return paragraph
    }
}
