import Foundation

/// A part of an HTML document.
enum HTMLToken: Equatable {
    case text(String)
    case start(name: String, attributes: [String: String], isEmpty: Bool)
    case end(name: String)
}

/// A reader of the parts of an HTML document, which may be malformed.
struct HTMLTokens: Sequence, IteratorProtocol {
    private var rest: Substring
    /// The element whose text is not markup, such as `style`.
    private var rawElement: String?

    init(_ document: String) {
        rest = document[...]
    }

    mutating func next() -> HTMLToken? {
        while !rest.isEmpty {
            if let rawElement { return rawText(of: rawElement) }
            guard rest.first == "<" else {
                let end = rest.firstIndex(of: "<") ?? rest.endIndex
                defer { rest = rest[end...] }
                return .text(HTMLEntities.decoded(rest[..<end]))
            }
            if rest.hasPrefix("<!--") {
                rest = rest.range(of: "-->").map { rest[$0.upperBound...] } ?? ""
                continue
            }
            let afterBracket = rest.dropFirst().first
            guard afterBracket?.isLetter == true || afterBracket == "/" || afterBracket == "!" || afterBracket == "?"
            else {
                rest.removeFirst()
                return .text("<")
            }
            guard let token = tag() else { continue }
            return token
        }
        return nil
    }

    private mutating func rawText(of element: String) -> HTMLToken {
        rawElement = nil
        let end = rest.range(of: "</" + element, options: .caseInsensitive)?.lowerBound ?? rest.endIndex
        defer { rest = rest[end...] }
        return .text(String(rest[..<end]))
    }

    private mutating func tag() -> HTMLToken? {
        rest.removeFirst()
        let isEnd = rest.first == "/"
        if isEnd { rest.removeFirst() }
        let name = take { !$0.isWhitespace && $0 != ">" && $0 != "/" }.lowercased()
        var attributes: [String: String] = [:]
        var isEmpty = false
        while let character = rest.first, character != ">" {
            if character.isWhitespace || character == "/" || character == "=" {
                isEmpty = character == "/"
                rest.removeFirst()
                continue
            }
            isEmpty = false
            let key = take { !$0.isWhitespace && $0 != "=" && $0 != ">" && $0 != "/" }.lowercased()
            _ = take { $0.isWhitespace }
            guard rest.first == "=" else {
                attributes[key] = ""
                continue
            }
            rest.removeFirst()
            _ = take { $0.isWhitespace }
            attributes[key] = value()
        }
        if !rest.isEmpty { rest.removeFirst() }
        if name.isEmpty || name.hasPrefix("!") || name.hasPrefix("?") { return nil }
        if isEnd { return .end(name: name) }
        if ["style", "script", "textarea", "title"].contains(name), !isEmpty { rawElement = name }
        return .start(name: name, attributes: attributes, isEmpty: isEmpty)
    }

    private mutating func value() -> String {
        guard let quote = rest.first, quote == "\"" || quote == "'" else {
            return HTMLEntities.decoded(take { !$0.isWhitespace && $0 != ">" })
        }
        rest.removeFirst()
        let text = take { $0 != quote }
        if !rest.isEmpty { rest.removeFirst() }
        return HTMLEntities.decoded(text)
    }

    private mutating func take(while condition: (Character) -> Bool) -> Substring {
        let end = rest.firstIndex { !condition($0) } ?? rest.endIndex
        defer { rest = rest[end...] }
        return rest[..<end]
    }
}

/// The character references of HTML.
enum HTMLEntities {
    private static let named: [String: String] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "reg": "®",
        "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘", "rsquo": "’", "ldquo": "“",
        "rdquo": "”", "laquo": "«", "raquo": "»", "bull": "•", "middot": "·", "euro": "€", "pound": "£", "yen": "¥",
        "cent": "¢", "deg": "°", "times": "×", "divide": "÷", "plusmn": "±", "frac12": "½", "para": "¶", "sect": "§",
        "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß", "eacute": "é",
        "egrave": "è", "ecirc": "ê", "agrave": "à", "aacute": "á", "acirc": "â", "ccedil": "ç", "iacute": "í",
        "oacute": "ó", "ocirc": "ô", "uacute": "ú", "ugrave": "ù", "ntilde": "ñ", "rarr": "→", "larr": "←",
        "uarr": "↑", "darr": "↓", "shy": "\u{AD}", "ensp": "\u{2002}", "emsp": "\u{2003}", "zwj": "\u{200D}",
    ]

    /// Returns the text with its character references replaced.
    static func decoded(_ text: Substring) -> String {
        guard text.contains("&") else { return String(text) }
        var result = ""
        var rest = text
        while let start = rest.firstIndex(of: "&") {
            result += rest[..<start]
            rest = rest[start...]
            let name = rest.dropFirst().prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "#") }
            guard let character = character(named: name) else {
                result += "&"
                rest.removeFirst()
                continue
            }
            result += character
            rest = rest[name.endIndex...]
            if rest.first == ";" { rest.removeFirst() }
        }
        return result + rest
    }

    private static func character(named name: Substring) -> String? {
        guard name.hasPrefix("#") else { return named[String(name)] }
        let digits = name.dropFirst()
        let number =
            digits.hasPrefix("x") || digits.hasPrefix("X") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
    }
}
