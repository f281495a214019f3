extension FunctionTable {
    static let collections: [ExpressionFunction] = [
        .value("createArray", .atLeast(0)) { .array($0.values) },
        .value("count", 1) { arguments in
            switch arguments[0] {
            case .string(let text): return .integer(text.utf16.count)
            case .array(let elements): return .integer(elements.count)
            case .object(let members): return .integer(members.count)
            default: throw arguments.wrongType("a string, an array or an object", at: 0)
            }
        },
        .value("contains", 2) { arguments in
            switch (arguments[0], arguments[1]) {
            case (.string(let text), .string(let part)):
                return .boolean(ScalarSearch(text, for: part).firstOffset != nil)
            case (.array(let elements), let element): return .boolean(elements.contains { $0.equals(element) })
            case (.object, .string(let name)): return .boolean(arguments[0].member(name) != nil)
            default: return false
            }
        },
        .value("first", 1) { arguments in
            switch arguments[0] {
            case .string(let text): text.first.map { .string(String($0)) } ?? .null
            case .array(let elements): elements.first ?? .null
            default: .null
            }
        },
        .value("last", 1) { arguments in
            switch arguments[0] {
            case .string(let text): text.last.map { .string(String($0)) } ?? .null
            case .array(let elements): elements.last ?? .null
            default: .null
            }
        },
        .value("reverse", 1) { arguments in
            switch arguments[0] {
            case .string(let text): return .string(String(text.reversed()))
            case .array(let elements): return .array(elements.reversed())
            default: throw arguments.wrongType("a string or an array", at: 0)
            }
        },
        .value("join", 2...3) { arguments in
            let (elements, separator) = (try arguments.array(0), try arguments.string(1))
            let lastSeparator = arguments.count > 2 ? try arguments.string(2) : separator
            let separators = max(separator.utf8.count, lastSeparator.utf8.count)
                .multipliedReportingOverflow(by: elements.count)
            try arguments.checkResultSize(separators.overflow ? .max : separators.partialValue)
            let texts = elements.map(\.text)
            guard let last = texts.last, texts.count > 1 else { return .string(texts.first ?? "") }
            return .string(texts.dropLast().joined(separator: separator) + lastSeparator + last)
        },
        .value("skip", 2) { arguments in
            .array(Array(try arguments.array(0).dropFirst(max(0, try arguments.integer(1)))))
        },
        .value("take", 2) { arguments in
            let count = max(0, try arguments.integer(1))
            if case .string(let text) = arguments[0] { return .string(String(text.prefix(count))) }
            return .array(Array(try arguments.array(0).prefix(count)))
        },
        .value("subArray", 2...3) { arguments in
            let elements = try arguments.array(0)
            let start = try arguments.integer(1)
            guard (0...elements.count).contains(start) else { throw outOfRange(start, count: elements.count) }
            let end = arguments.count > 2 ? try arguments.integer(2) : elements.count
            guard (start...elements.count).contains(end) else { throw outOfRange(end, count: elements.count) }
            return .array(Array(elements[start..<end]))
        },
        .value("union", .atLeast(1)) { arguments in
            .array(unique(try arguments.values.indices.flatMap { try arguments.array($0) }))
        },
        .value("intersection", .atLeast(1)) { arguments in
            var common = unique(try arguments.array(0))
            for index in arguments.values.indices.dropFirst() {
                let others = Set(try arguments.array(index).map(\.normalized))
                common.removeAll { !others.contains($0.normalized) }
            }
            return .array(common)
        },
        .value("unique", 1) { .array(unique(try $0.array(0))) },
        .value("flatten", 1...2) { arguments in
            let depth = arguments.count > 1 ? max(1, try arguments.integer(1)) : arguments.limits.depth
            return .array(flatten(try arguments.array(0), depth: min(depth, arguments.limits.depth)))
        },
        .value("sortBy", 1...2) { .array(try sort($0)) },
        .value("sortByDescending", 1...2) { .array(try sort($0).reversed()) },
        .value("indicesAndValues", 1) { arguments in
            switch arguments[0] {
            case .array(let elements):
                return .array(elements.enumerated().map { ["index": .integer($0.offset), "value": $0.element] })
            case .object(let members):
                return .array(members.sorted { $0.key < $1.key }.map { ["index": .string($0.key), "value": $0.value] })
            default:
                throw arguments.wrongType("an array or an object", at: 0)
            }
        },
    ]

    private static func unique(_ elements: [JSONValue]) -> [JSONValue] {
        var seen: Set<JSONValue> = []
        return elements.filter { seen.insert($0.normalized).inserted }
    }

    private static func flatten(_ elements: [JSONValue], depth: Int) -> [JSONValue] {
        elements.flatMap { element -> [JSONValue] in
            guard depth > 0, case .array(let nested) = element else { return [element] }
            return flatten(nested, depth: depth - 1)
        }
    }

    /// Sorts the elements, or objects by a member, in a stable order: numbers, then texts, then other values.
    private static func sort(_ arguments: Arguments) throws -> [JSONValue] {
        let name = arguments.count > 1 ? try arguments.string(1) : nil
        let keyed = try arguments.array(0).map { element in
            (key: SortKey(name.map { element.member($0) ?? .null } ?? element), element: element)
        }
        return keyed.sorted { $0.key < $1.key }.map(\.element)
    }

    private enum SortKey: Comparable {
        case number(Double)
        case text(String)
        case other

        init(_ value: JSONValue) {
            if let number = value.double {
                self = .number(number)
            } else if case .string(let text) = value {
                self = .text(text)
            } else {
                self = .other
            }
        }
    }
}
