import Foundation
import SourceRewriting

/// The imports and identifiers of a Swift source file, without those in comments and literals.
struct SourceScan: Sendable {
    /// An identifier at its position.
    struct Identifier: Hashable, Sendable {
        var name: String
        var line: Int
        var column: Int
        /// Whether a period precedes the identifier.
        var isMember: Bool
        /// Whether a colon follows the identifier, as an argument's label.
        var isLabel = false
        /// Whether the identifier is the name of an overriding declaration.
        var isOverride = false
        /// The labels of the arguments of a call or the parameters of a method, such as `named:with:`, or `nil` if no
        /// parenthesis follows.
        var labels: String?
        /// Whether the identifier is the name of a method that the file declares.
        var isMethod = false
    }

    /// An imported module at its position.
    struct Import: Hashable, Sendable {
        var module: String
        var line: Int
    }

    /// The imported modules, in the order of the file. Of a submodule, the module.
    private(set) var imports: [Import] = []
    /// The identifiers, without keywords that introduce declarations.
    private(set) var identifiers: [Identifier] = []
    /// The names that the file declares.
    private(set) var declaredNames: Set<String> = []

    /// The names of the imported modules, with the modules that replace functions of the Objective-C
    /// runtime.
    var modules: Set<String> {
        var modules = Set(imports.map(\.module))
        if identifiers.contains(where: { Self.associationNames.contains($0.name) }) {
            modules.insert("AssociatedObjects")
        }
        return modules
    }

    /// Returns the names of a module that the file uses without importing it.
    func unimportedNames(of module: ImplicitModule) -> Set<String> {
        let names = identifiers.lazy.filter { !$0.isMember }.map(\.name)
        return module.unimportedNames(among: names, imports: Set(imports.map(\.module)))
    }

    private static let associationNames: Set<String> = [
        "objc_getAssociatedObject", "objc_setAssociatedObject", "objc_removeAssociatedObjects",
        "objc_AssociationPolicy",
    ]

    /// Scans a file.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the text.
    init(_ text: String) {
        var lexer = IdentifierLexer(text)
        var previous: Substring = ""
        var isOverride = false
        while let token = lexer.next() {
            let name = token.name
            switch previous {
            case "import" where !Self.importKinds.contains(name):
                imports.append(Import(module: String(name), line: token.line))
                lexer.skipPath()
                previous = ""
                continue
            case "import":
                continue
            case _ where Self.declarationKeywords.contains(previous) && !token.isMember && !isOverride:
                declaredNames.insert(String(name))
                guard previous == "func" else { break }
                identifiers.append(
                    Identifier(
                        name: String(name), line: token.line, column: token.column, isMember: false,
                        labels: lexer.labels(ofParameters: true), isMethod: true))
            default:
                if name == "override" { isOverride = true }
                if !Self.declarationKeywords.contains(name), name != "import" {
                    let overrides = isOverride && Self.declarationKeywords.contains(previous)
                    identifiers.append(
                        Identifier(
                            name: String(name), line: token.line, column: token.column, isMember: token.isMember,
                            isLabel: lexer.isBeforeColon, isOverride: overrides,
                            labels: lexer.labels(ofParameters: false)))
                    if overrides { isOverride = false }
                }
            }
            // `class func` and `class var` declare the name after the second keyword.
            previous = token.isMember ? "" : name
        }
        declaredNames.subtract(Self.declarationKeywords)
    }

    private static let importKinds: Set<Substring> = [
        "class", "struct", "enum", "protocol", "func", "var", "let", "typealias",
    ]
    private static let declarationKeywords: Set<Substring> = [
        "func", "var", "let", "class", "struct", "enum", "protocol", "case", "typealias", "actor",
        "associatedtype", "macro",
    ]
}

extension Set<String> {
    fileprivate mutating func subtract(_ others: Set<Substring>) {
        for other in others { remove(String(other)) }
    }
}

/// The identifiers of a Swift source file, one after the other.
private struct IdentifierLexer {
    struct Token {
        var name: Substring
        var line: Int
        var column: Int
        var isMember: Bool
    }

    private let text: String
    private let bytes: [UInt8]
    private var position = 0
    private var line = 1
    private var lineStart = 0
    private var followsPeriod = false
    /// The number of open parentheses of each interpolation that contains the position, with the literal
    /// around it.
    private var interpolations: [(depth: Int, literal: (pounds: Int, isMultiline: Bool))] = []

    init(_ text: String) {
        self.text = text
        bytes = Array(text.utf8)
    }

    /// Returns the next identifier, or `nil` at the end of the file.
    mutating func next() -> Token? {
        while position < bytes.count {
            let byte = bytes[position]
            switch byte {
            case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"):
                while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
            case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"):
                skipBlockComment()
            case UInt8(ascii: "\""), UInt8(ascii: "#"):
                var pounds = 0
                while peek(pounds) == UInt8(ascii: "#") { pounds += 1 }
                if peek(pounds) == UInt8(ascii: "\"") {
                    position += pounds
                    openLiteral(pounds: pounds)
                } else {
                    position += max(pounds, 1)
                }
                followsPeriod = false
            case UInt8(ascii: "(") where !interpolations.isEmpty:
                interpolations[interpolations.count - 1].depth += 1
                advance()
            case UInt8(ascii: ")") where !interpolations.isEmpty:
                advance()
                interpolations[interpolations.count - 1].depth -= 1
                if let last = interpolations.last, last.depth == 0 {
                    interpolations.removeLast()
                    skipLiteral(pounds: last.literal.pounds, isMultiline: last.literal.isMultiline)
                }
            case _ where Self.startsIdentifier(byte):
                return identifier()
            case _ where Self.isDigit(byte):
                while position < bytes.count, Self.continuesIdentifier(bytes[position]) { position += 1 }
                followsPeriod = false
            default:
                advance()
            }
        }
        return nil
    }

    /// Whether a colon follows the last identifier, or the name of the parameter whose label it is.
    var isBeforeColon: Bool {
        var rest = bytes[position...].drop { $0 == UInt8(ascii: " ") }
        if rest.first != UInt8(ascii: ":") {
            rest = rest.drop(while: Self.continuesIdentifier).drop { $0 == UInt8(ascii: " ") }
        }
        return rest.first == UInt8(ascii: ":")
    }

    /// Returns the labels of the arguments if the last identifier is called, each with a colon, and `_` for missing ones.
    ///
    /// - Parameter ofParameters: Whether these are parameters of a declaration, which have a name after the label.
    func labels(ofParameters: Bool) -> String? {
        guard peek(0) == UInt8(ascii: "(") else { return nil }
        var ahead = self
        ahead.interpolations = []
        ahead.position += 1
        var (labels, depth, isAtStart) = ("", 1, true)
        while ahead.position < bytes.count {
            let byte = bytes[ahead.position]
            switch byte {
            case UInt8(ascii: ")") where depth == 1: return labels
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ")"), UInt8(ascii: "]"),
                UInt8(ascii: "}"):
                let opens = byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{")
                if isAtStart, depth == 1 { labels += "_:" }
                isAtStart = false
                depth += opens ? 1 : -1
                ahead.position += 1
            case UInt8(ascii: ",") where depth == 1:
                isAtStart = true
                ahead.position += 1
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                ahead.position += 1
            case UInt8(ascii: "/") where ahead.peek(1) == UInt8(ascii: "/"):
                while ahead.position < bytes.count, bytes[ahead.position] != UInt8(ascii: "\n") { ahead.position += 1 }
            case UInt8(ascii: "/") where ahead.peek(1) == UInt8(ascii: "*"): ahead.skipBlockComment()
            case _ where isAtStart && depth == 1:
                isAtStart = false
                let start = ahead.position
                while ahead.position < bytes.count, Self.continuesIdentifier(bytes[ahead.position]) {
                    ahead.position += 1
                }
                let isLabel = ahead.position > start && (ofParameters || ahead.peek(0) == UInt8(ascii: ":"))
                labels += isLabel ? String(decoding: bytes[start..<ahead.position], as: UTF8.self) + ":" : "_:"
            case UInt8(ascii: "\""): ahead.skipWholeLiteral()
            default: ahead.position += 1
            }
        }
        return nil
    }

    /// Skips a string literal with its interpolations.
    private mutating func skipWholeLiteral() {
        openLiteral(pounds: 0)
        while let literal = interpolations.last, position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "("):
                interpolations[interpolations.count - 1].depth += 1
                position += 1
            case UInt8(ascii: ")"):
                position += 1
                interpolations[interpolations.count - 1].depth -= 1
                guard literal.depth == 1 else { continue }
                interpolations.removeLast()
                skipLiteral(pounds: literal.literal.pounds, isMultiline: literal.literal.isMultiline)
            case UInt8(ascii: "\""): openLiteral(pounds: 0)
            default: position += 1
            }
        }
    }

    /// Skips the submodules of an import.
    mutating func skipPath() {
        while position < bytes.count,
            Self.continuesIdentifier(bytes[position]) || bytes[position] == UInt8(ascii: ".")
        {
            position += 1
        }
    }

    private mutating func identifier() -> Token {
        let start = position
        while position < bytes.count, Self.continuesIdentifier(bytes[position]) { position += 1 }
        let name = Substring(decoding: bytes[start..<position], as: UTF8.self)
        defer { followsPeriod = false }
        return Token(name: name, line: line, column: start - lineStart + 1, isMember: followsPeriod)
    }

    private mutating func advance() {
        let byte = bytes[position]
        position += 1
        if byte == UInt8(ascii: "\n") {
            line += 1
            lineStart = position
        } else if byte == UInt8(ascii: ".") {
            // A range is no access to a member.
            followsPeriod = position < 2 || bytes[position - 2] != UInt8(ascii: ".")
        } else if byte != UInt8(ascii: " "), byte != UInt8(ascii: "\t"), byte != UInt8(ascii: "`") {
            followsPeriod = false
        }
    }

    private func peek(_ offset: Int) -> UInt8? {
        position + offset < bytes.count ? bytes[position + offset] : nil
    }

    private mutating func skipBlockComment() {
        var depth = 0
        while position < bytes.count {
            if bytes[position] == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
                depth += 1
                position += 2
            } else if bytes[position] == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
                depth -= 1
                position += 2
                if depth == 0 { return }
            } else {
                advance()
            }
        }
    }

    private mutating func openLiteral(pounds: Int) {
        let isMultiline = peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"")
        position += isMultiline ? 3 : 1
        skipLiteral(pounds: pounds, isMultiline: isMultiline)
    }

    /// Skips the rest of a string literal up to its end or its next interpolation.
    private mutating func skipLiteral(pounds: Int, isMultiline: Bool) {
        while position < bytes.count {
            let byte = bytes[position]
            if byte == UInt8(ascii: "\\"), hasPounds(pounds, at: 1) {
                if peek(1 + pounds) == UInt8(ascii: "(") {
                    position += 2 + pounds
                    interpolations.append((1, (pounds, isMultiline)))
                    return
                }
                position += 1 + pounds
                if position < bytes.count { advance() }
            } else if byte == UInt8(ascii: "\""), !isMultiline, hasPounds(pounds, at: 1) {
                position += 1 + pounds
                return
            } else if byte == UInt8(ascii: "\""), isMultiline, peek(1) == byte, peek(2) == byte,
                hasPounds(pounds, at: 3)
            {
                position += 3 + pounds
                return
            } else if byte == UInt8(ascii: "\n"), !isMultiline {
                return
            } else {
                advance()
            }
        }
    }

    private func hasPounds(_ count: Int, at offset: Int) -> Bool {
        (0..<count).allSatisfy { peek(offset + $0) == UInt8(ascii: "#") }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

    private static func startsIdentifier(_ byte: UInt8) -> Bool {
        (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")) || byte == UInt8(ascii: "_")
            || byte >= 0x80
    }

    private static func continuesIdentifier(_ byte: UInt8) -> Bool { startsIdentifier(byte) || isDigit(byte) }
}
