/// A path to values of a JSON document (RFC 9535): members, elements, slices, `*`, `..` for all levels, and filters.
///
/// Filters are also read in the notation of the JavaScript library for Adaptive Cards, `.rows{.price > 2}`.
struct JSONPath {
    enum Selector {
        case member(String)
        case element(Int)
        case slice(start: Int?, end: Int?, step: Int)
        case children
        case filter(JSONPathFilter)
    }

    struct Step {
        /// Whether the selectors also apply to all values in the current one.
        var includesDescendants = false
        var selectors: [Selector]
    }

    let steps: [Step]

    /// Parses a path such as `$.rows[?(@.price > 2)]..name`. The dollar sign may be left out, but not the first dot.
    init(_ path: String) throws {
        var parser = JSONPathParser(path)
        steps = try parser.parse()
    }

    init(steps: [Step]) {
        self.steps = steps
    }

    /// Returns the values at the path.
    ///
    /// - Parameter spend: A closure that is called for each visited value, and throws if there are too many.
    func values(in value: JSONValue, root: JSONValue, spend: () throws -> Void) throws -> [JSONValue] {
        var values = [value]
        for step in steps {
            var selected: [JSONValue] = []
            for value in values {
                let bases = step.includesDescendants ? try value.descendants(spend: spend) : [value]
                for base in bases {
                    for selector in step.selectors {
                        selected += try selector.values(in: base, root: root, spend: spend)
                    }
                }
            }
            values = selected
        }
        return values
    }
}

extension JSONPath.Selector {
    fileprivate func values(
        in base: JSONValue, root: JSONValue, spend: () throws -> Void
    ) throws -> [JSONValue] {
        try spend()
        switch self {
        case .member(let name):
            return base.member(name).map { [$0] } ?? []
        case .element(let index):
            guard case .array(let elements) = base else { return [] }
            let position = index < 0 ? elements.count + index : index
            return elements.indices.contains(position) ? [elements[position]] : []
        case .slice(let start, let end, let step):
            guard case .array(let elements) = base, step != 0 else { return [] }
            return Self.positions(from: start, to: end, by: step, count: elements.count).map { elements[$0] }
        case .children:
            for _ in base.children { try spend() }
            return base.children
        case .filter(let filter):
            return try base.children.filter { child in
                try spend()
                return try filter.matches(child, root: root, spend: spend)
            }
        }
    }

    /// Returns the positions of a slice, whose bounds count from the end if they are negative.
    private static func positions(from start: Int?, to end: Int?, by step: Int, count: Int) -> StrideTo<Int> {
        func position(_ bound: Int) -> Int { bound < 0 ? max(bound, -count - 1) + count : bound }
        // Each step leaves the array beyond its count, and a larger one could overflow.
        let step = min(max(step, -count - 1), count + 1)
        if step > 0 {
            return stride(
                from: min(max(position(start ?? 0), 0), count), to: min(max(position(end ?? count), 0), count), by: step
            )
        }
        return stride(
            from: min(max(position(start ?? count - 1), -1), count - 1),
            to: end.map { min(max(position($0), -1), count - 1) } ?? -1, by: step)
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

    /// Returns the value and all values in it.
    fileprivate func descendants(spend: () throws -> Void) throws -> [JSONValue] {
        try spend()
        var values = [self]
        for child in children { values += try child.descendants(spend: spend) }
        return values
    }
}
