/// A JSON object as XML: members are elements, and an array repeats its element.
struct XMLText {
    private(set) var text = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>"
    private let limits: ExpressionLimits

    init(_ value: JSONValue, limits: ExpressionLimits) throws {
        self.limits = limits
        guard case .object(let members) = value else {
            throw ExpressionError.Reason.wrongType(expected: "an object", found: value.typeDescription)
        }
        try write(members, level: 0)
    }

    private mutating func write(_ members: [String: JSONValue], level: Int) throws {
        for (name, value) in members.sorted(by: { $0.key < $1.key }) {
            let values: [JSONValue] = if case .array(let elements) = value { elements } else { [value] }
            for value in values { try write(value, name: name, level: level) }
        }
    }

    private mutating func write(_ value: JSONValue, name: String, level: Int) throws {
        guard name.isXMLName else {
            throw ExpressionError.Reason.invalidValue("`\(name)` is not the name of an element")
        }
        guard text.utf8.count <= limits.resultSize else { throw ExpressionError.Reason.limitExceeded(.resultSize) }
        let line = "\n" + String(repeating: "  ", count: level)
        text += "\(line)<\(name)>"
        if case .object(let members) = value {
            try write(members, level: level + 1)
            text += line
        } else {
            text += value.text.escapedForXML
        }
        text += "</\(name)>"
    }
}

extension String {
    fileprivate var isXMLName: Bool {
        guard let first, first.isLetter || first == "_" else { return false }
        return allSatisfy { $0.isLetter || $0.isNumber || "_-.".contains($0) }
    }

    fileprivate var escapedForXML: String {
        reduce(into: "") { text, character in
            switch character {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            default: text.append(character)
            }
        }
    }
}
