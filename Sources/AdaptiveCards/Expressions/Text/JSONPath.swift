/// The part of JSONPath (RFC 9535) that has no filters: members, elements, `*`, and `..` for all levels.
struct JSONPath {
    private enum Step {
        case member(String)
        case element(Int)
        case children
        case descendants
    }

    private var steps: [Step] = []

    /// Parses a path such as `$.rows[0]..name`. The dollar sign may be left out, but not the first dot.
    init(_ path: String) throws {
        var rest = Substring(path)
        if rest.first == "$" { rest.removeFirst() }
        while let mark = rest.popFirst() {
            switch mark {
            case ".":
                if rest.first == "." {
                    rest.removeFirst()
                    steps.append(.descendants)
                }
                if rest.first == "[" { continue }
                let name = rest.prefix { $0 != "." && $0 != "[" }
                guard !name.isEmpty, !name.contains(where: "{}()]".contains) else { throw Self.error(path) }
                rest.removeFirst(name.count)
                steps.append(name == "*" ? .children : .member(String(name)))
            case "[":
                guard let end = rest.firstIndex(of: "]") else { throw Self.error(path) }
                steps.append(try Self.step(rest[..<end], in: path))
                rest = rest[rest.index(after: end)...]
            default:
                throw Self.error(path)
            }
        }
    }

    private static func step(_ text: Substring, in path: String) throws -> Step {
        if text == "*" { return .children }
        if let index = Int(text) { return .element(index) }
        guard let quote = text.first, quote == "'" || quote == "\"", text.count > 2, text.last == quote else {
            throw error(path)
        }
        return .member(String(text.dropFirst().dropLast()))
    }

    private static func error(_ path: String) -> ExpressionError.Reason {
        .invalidValue("`\(path)` is not a path of members and elements")
    }

    /// Returns the values at the path.
    func values(in document: JSONValue, limits: ExpressionLimits) throws -> [JSONValue] {
        var values = [document]
        for step in steps {
            switch step {
            case .member(let name): values = values.compactMap { $0.member(name) }
            case .element(let index): values = values.compactMap { $0.element(at: index) }
            case .children: values = values.flatMap(\.children)
            case .descendants: values = values.flatMap(\.descendants)
            }
            guard values.count <= limits.resultSize else { throw ExpressionError.Reason.limitExceeded(.resultSize) }
        }
        return values
    }
}

extension JSONValue {
    fileprivate var children: [JSONValue] {
        switch self {
        case .array(let elements): elements
        case .object(let members): members.sorted { $0.key < $1.key }.map(\.value)
        default: []
        }
    }

    /// The value and all values in it.
    fileprivate var descendants: [JSONValue] { [self] + children.flatMap(\.descendants) }

    /// Returns the element at an index, counted from the end if it is negative.
    fileprivate func element(at index: Int) -> JSONValue? {
        guard case .array(let elements) = self else { return nil }
        let position = index < 0 ? elements.count + index : index
        return elements.indices.contains(position) ? elements[position] : nil
    }
}
