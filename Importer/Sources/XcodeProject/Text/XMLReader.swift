import Foundation

/// An element of an XML document.
struct XMLNode {
    var name: String
    var attributes: [String: String] = [:]
    var children: [XMLNode] = []
    /// The text of the element without that of its children.
    var text = ""
    var line: Int
    var column: Int

    /// Returns the children with a name.
    func all(_ name: String) -> [XMLNode] { children.filter { $0.name == name } }

    /// Returns the first child with a name.
    func first(_ name: String) -> XMLNode? { children.first { $0.name == name } }

    /// Returns the descendant at a path of names.
    func descendant(_ path: String...) -> XMLNode? {
        var node: XMLNode? = self
        for name in path { node = node?.first(name) }
        return node
    }
}

/// A reader of XML documents as Xcode writes them: elements, attributes, text, comments and predefined entities.
///
/// Document type definitions are skipped, so that entities cannot expand.
struct XMLReader {
    private var cursor: ByteCursor

    static func parse(_ cursor: ByteCursor) throws(ProjectError) -> XMLNode {
        var reader = XMLReader(cursor: cursor)
        return try reader.document()
    }

    private mutating func document() throws(ProjectError) -> XMLNode {
        var open: [XMLNode] = []
        var root: XMLNode?
        while !cursor.isAtEnd {
            guard cursor.current == UInt8(ascii: "<") else {
                let location = cursor.location
                let text = cursor.read { $0 != UInt8(ascii: "<") }
                if let last = open.indices.last {
                    open[last].text += try decode(text, location)
                } else if text.contains(where: { !$0.isWhitespace && $0 != "\0" }) {
                    throw error("Found text outside of the root element.", location)
                }
                continue
            }
            if try skipMarkup(into: &open) { continue }
            let location = cursor.location
            cursor.advance()
            if cursor.skip("/") {
                let name = cursor.read(while: Self.isName)
                cursor.skipWhitespace()
                guard cursor.skip(">") else { throw error("The end tag of “\(name)” is not terminated.", location) }
                guard let element = open.popLast(), element.name == name else {
                    throw error("Found the end tag of “\(name)” without its start tag.", location)
                }
                if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
                continue
            }
            guard root == nil else { throw error("Found a second root element.", location) }
            let (element, isEmpty) = try startTag(location)
            guard open.count < PropertyListDocument.maximumDepth else {
                throw ProjectError(
                    .nesting, "Elements are nested more than \(PropertyListDocument.maximumDepth) levels deep.",
                    remedy: "Restore the file from version control.", location: location)
            }
            if !isEmpty {
                open.append(element)
            } else if open.isEmpty {
                root = element
            } else {
                open[open.count - 1].children.append(element)
            }
        }
        if let element = open.last {
            let start = SourceLocation(file: cursor.file, line: element.line, column: element.column)
            throw error("The element “\(element.name)” that begins here is not terminated.", start)
        }
        guard let root else { throw error("The file has no root element.", cursor.location) }
        return root
    }

    /// Advances past a comment, an instruction, a document type or a section of characters.
    private mutating func skipMarkup(into open: inout [XMLNode]) throws(ProjectError) -> Bool {
        let start = cursor.location
        if cursor.skip(text: "<!--") {
            guard cursor.read(to: "-->") != nil else { throw error("The comment is not terminated.", start) }
        } else if cursor.skip(text: "<![CDATA[") {
            guard let text = cursor.read(to: "]]>") else { throw error("The section is not terminated.", start) }
            if let last = open.indices.last { open[last].text += text }
        } else if cursor.skip(text: "<?") {
            guard cursor.read(to: "?>") != nil else { throw error("The instruction is not terminated.", start) }
        } else if cursor.skip(text: "<!") {
            var depth = 0
            while let byte = cursor.current, depth > 0 || byte != UInt8(ascii: ">") {
                if byte == UInt8(ascii: "[") { depth += 1 }
                if byte == UInt8(ascii: "]") { depth -= 1 }
                cursor.advance()
            }
            guard cursor.skip(">") else { throw error("The document type is not terminated.", start) }
        } else {
            return false
        }
        return true
    }

    private mutating func startTag(
        _ location: SourceLocation
    ) throws(ProjectError) -> (element: XMLNode, isEmpty: Bool) {
        let name = cursor.read(while: Self.isName)
        guard !name.isEmpty else { throw error("Found “<” without the name of an element.", location) }
        var element = XMLNode(name: name, line: location.line ?? 1, column: location.column ?? 1)
        while true {
            cursor.skipWhitespace()
            if cursor.skip(">") { return (element, false) }
            if cursor.skip(text: "/>") { return (element, true) }
            let attribute = cursor.read(while: Self.isName)
            cursor.skipWhitespace()
            guard !attribute.isEmpty, cursor.skip("=") else {
                throw error("The start tag of “\(name)” is not terminated.", cursor.location)
            }
            cursor.skipWhitespace()
            let start = cursor.location
            guard let quote = cursor.current, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
                throw error("The attribute “\(attribute)” has no quoted value.", start)
            }
            cursor.advance()
            let value = cursor.read { $0 != quote }
            guard !cursor.isAtEnd else { throw error("The attribute “\(attribute)” is not terminated.", start) }
            cursor.advance()
            element.attributes[attribute] = try decode(value, start)
        }
    }

    /// Returns a text with its entities replaced.
    private func decode(_ text: String, _ location: SourceLocation) throws(ProjectError) -> String {
        guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
        var result = ""
        var rest = text[...]
        while let ampersand = rest.firstIndex(of: "&") {
            result += rest[..<ampersand]
            guard let semicolon = rest[ampersand...].firstIndex(of: ";") else {
                throw error("An entity in this text is not terminated.", location)
            }
            let name = rest[rest.index(after: ampersand)..<semicolon]
            guard let character = Self.entity(name) else {
                throw error("The entity “\(name)” is unknown.", location)
            }
            result.append(character)
            rest = rest[rest.index(after: semicolon)...]
        }
        return result + rest
    }

    private static func entity(_ name: Substring) -> Character? {
        switch name {
        case "lt": return "<"
        case "gt": return ">"
        case "amp": return "&"
        case "quot": return "\""
        case "apos": return "'"
        default:
            guard name.hasPrefix("#") else { return nil }
            let isHexadecimal = name.hasPrefix("#x") || name.hasPrefix("#X")
            let digits = name.dropFirst(isHexadecimal ? 2 : 1)
            return UInt32(digits, radix: isHexadecimal ? 16 : 10).flatMap(Unicode.Scalar.init).map(Character.init)
        }
    }

    private static func isName(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...: true
        case UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: "."): true
        default: false
        }
    }

    private func error(_ message: String, _ location: SourceLocation) -> ProjectError {
        ProjectError(
            .syntax, message, remedy: "Restore the file from version control, or correct this line.",
            location: location)
    }
}
