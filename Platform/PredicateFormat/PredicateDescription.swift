import Foundation

extension ParsedPredicate: CustomStringConvertible {
    /// The format of the predicate, with the values of its arguments.
    package var description: String {
        switch self {
        case .constant(let value): value ? "TRUEPREDICATE" : "FALSEPREDICATE"
        case .and(let parts): parts.map(\.nestedDescription).joined(separator: " AND ")
        case .or(let parts): parts.map(\.nestedDescription).joined(separator: " OR ")
        case .not(let part): "NOT \(part.nestedDescription)"
        case .comparison(let comparison): comparison.description
        }
    }

    /// The format, in parentheses if the predicate consists of several.
    private var nestedDescription: String {
        switch self {
        case .and, .or: "(\(description))"
        default: description
        }
    }
}

extension Comparison: CustomStringConvertible {
    package var description: String {
        let prefix =
            switch quantifier {
            case nil: ""
            case .any: "ANY "
            case .all: "ALL "
            }
        return "\(prefix)\(left) \(operation.keyword)\(options) \(right)"
    }
}

extension Comparison.Options: CustomStringConvertible {
    package var description: String {
        guard !isEmpty else { return "" }
        let letters: [(Comparison.Options, String)] = [
            (.caseInsensitive, "c"), (.diacriticInsensitive, "d"), (.normalized, "n"),
        ]
        return "[\(letters.filter { contains($0.0) }.map(\.1).joined())]"
    }
}

extension Comparison.Operator {
    fileprivate var keyword: String {
        switch self {
        case .equal: "=="
        case .notEqual: "!="
        case .less: "<"
        case .lessOrEqual: "<="
        case .greater: ">"
        case .greaterOrEqual: ">="
        case .beginsWith: "BEGINSWITH"
        case .contains: "CONTAINS"
        case .endsWith: "ENDSWITH"
        case .like: "LIKE"
        case .matches: "MATCHES"
        case .in: "IN"
        case .between: "BETWEEN"
        }
    }
}

extension PredicateExpression: CustomStringConvertible {
    package var description: String {
        switch self {
        case .constant(let value): Self.literal(PredicateValue(value))
        case .evaluatedObject: "SELF"
        case .variable(let name): "$\(name)"
        case .keyPath(let path, nil): Self.escaped(path)
        case .keyPath(let path, let owner?): "\(owner).\(Self.escaped(path))"
        case .element(.first, let collection): "\(collection)[FIRST]"
        case .element(.last, let collection): "\(collection)[LAST]"
        case .element(.size, let collection): "\(collection)[SIZE]"
        case .element(.subscripted(let index), let collection): "\(collection)[\(index)]"
        case .aggregate(let elements): "{\(elements.map(\.description).joined(separator: ", "))}"
        case .arithmetic(let left, let operation, let right):
            "\(left.nestedDescription) \(operation.rawValue) \(right.nestedDescription)"
        case .function(let function, let arguments):
            "\(function.rawValue)(\(arguments.map(\.description).joined(separator: ", ")))"
        case .subquery(let collection, let variable, let predicate):
            "SUBQUERY(\(collection), $\(variable), \(predicate))"
        }
    }

    private var nestedDescription: String {
        if case .arithmetic = self { "(\(self))" } else { description }
    }

    /// Returns a key path with `#` before keys that are keywords.
    private static func escaped(_ path: String) -> String {
        path.split(separator: ".", omittingEmptySubsequences: false)
            .map { PredicateParser.keywords.contains($0.uppercased()) ? "#\($0)" : String($0) }
            .joined(separator: ".")
    }

    private static func literal(_ value: PredicateValue) -> String {
        switch value {
        case .null: return "nil"
        case .number(let number): return Int(exactly: number.doubleValue).map(String.init) ?? "\(number)"
        case .text(let text):
            let escaped = text.replacingOccurrences(of: "\\", with: "\\\\")
                .replacingOccurrences(of: "\"", with: "\\\"")
                .replacingOccurrences(of: "\n", with: "\\n")
                .replacingOccurrences(of: "\t", with: "\\t")
                .replacingOccurrences(of: "\r", with: "\\r")
            return "\"\(escaped)\""
        case .date(let date):
            return "CAST(\(String(format: "%.6f", date.timeIntervalSinceReferenceDate)), \"NSDate\")"
        case .collection(let elements):
            return "{\(elements.map { literal(PredicateValue($0)) }.joined(separator: ", "))}"
        case .other(let value): return "\(value)"
        }
    }
}
