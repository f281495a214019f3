import Foundation

/// The values of a property list in XML.
enum XMLPropertyList {
    static func parse(
        _ document: XMLNode, file: URL, duplicates: inout [PropertyListDocument.DuplicateKey]
    ) throws(ProjectError) -> PropertyListNode {
        var root = document
        if document.name == "plist" {
            guard let first = document.children.first else {
                throw error("The property list is empty.", document, file)
            }
            root = first
        }
        return try node(root, file: file, duplicates: &duplicates)
    }

    private static func node(
        _ element: XMLNode, file: URL, duplicates: inout [PropertyListDocument.DuplicateKey]
    ) throws(ProjectError) -> PropertyListNode {
        let content: PropertyListNode.Content
        let text = element.text.trimmingCharacters(in: .whitespacesAndNewlines)
        switch element.name {
        case "dict":
            content = .dictionary(try entries(of: element, file: file, duplicates: &duplicates))
        case "array":
            var nodes: [PropertyListNode] = []
            for child in element.children { nodes.append(try node(child, file: file, duplicates: &duplicates)) }
            content = .array(nodes)
        case "string": content = .scalar(.string(element.text))
        case "true": content = .scalar(.boolean(true))
        case "false": content = .scalar(.boolean(false))
        case "integer":
            let isHexadecimal = text.hasPrefix("0x")
            guard let number = Int(isHexadecimal ? text.dropFirst(2) : text[...], radix: isHexadecimal ? 16 : 10) else {
                throw error("“\(text)” is not a whole number.", element, file)
            }
            content = .scalar(.integer(number))
        case "real":
            guard let number = Double(text) else { throw error("“\(text)” is not a number.", element, file) }
            content = .scalar(.real(number))
        case "date":
            guard let date = try? Date(text, strategy: .iso8601) else {
                throw error("“\(text)” is not a date.", element, file)
            }
            content = .scalar(.date(date))
        case "data":
            guard let data = Data(base64Encoded: text.filter { !$0.isWhitespace }) else {
                throw error("The data is not encoded as Base64.", element, file)
            }
            content = .scalar(.data(data))
        default: throw error("“\(element.name)” is not a value of property lists.", element, file)
        }
        return PropertyListNode(content, line: element.line, column: element.column)
    }

    private static func entries(
        of element: XMLNode, file: URL, duplicates: inout [PropertyListDocument.DuplicateKey]
    ) throws(ProjectError) -> [String: PropertyListNode] {
        var entries: [String: PropertyListNode] = [:]
        var children = element.children[...]
        while let key = children.popFirst() {
            guard key.name == "key" else { throw error("Found “\(key.name)” instead of a key.", key, file) }
            guard let value = children.popFirst() else {
                throw error("The key “\(key.text)” has no value.", key, file)
            }
            let node = try node(value, file: file, duplicates: &duplicates)
            if entries.updateValue(node, forKey: key.text) != nil {
                duplicates.append(PropertyListDocument.DuplicateKey(key: key.text, line: key.line))
            }
        }
        return entries
    }

    private static func error(_ message: String, _ element: XMLNode, _ file: URL) -> ProjectError {
        ProjectError(
            .syntax, message, remedy: "Correct this line.",
            location: SourceLocation(file: file, line: element.line, column: element.column))
    }
}
