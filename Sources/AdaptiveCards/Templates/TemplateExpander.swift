/// Expands the nodes of a template with data.
struct TemplateExpander {
    private var evaluator: ExpressionEvaluator
    /// Whether the steps, the size or the time are used up, after which nothing more is expanded.
    private var isExhausted = false
    /// The size that the result may still have. Repeated values are shared, but those who read the result visit all of them.
    private var remainingSize: Int
    /// Problems are reported once, not for each repetition of an object.
    private var reported: Set<TemplateDiagnostic> = []
    private(set) var diagnostics: [TemplateDiagnostic] = []

    init(data: JSONValue, host: JSONValue, environment: ExpressionEnvironment, limits: ExpressionLimits) {
        let variables = [
            "$root": data, "$data": data, "$host": host, "$_acTemplateVersion": Self.templateVersion,
        ]
        let scope = ExpressionScope(data: data, variables: variables)
        evaluator = ExpressionEvaluator(scope: scope, environment: environment, limits: limits)
        evaluator.substitutesMissingValues = true
        remainingSize = limits.resultSize
    }

    /// The version of the official libraries with whose language this one agrees.
    private static let templateVersion: JSONValue = ["major": 2, "minor": 4, "patch": 0, "suffix": ""]

    /// Returns the value of a node; `nil` if it is left out. An object that is repeated becomes an array.
    mutating func value(of node: TemplateNode) -> JSONValue? {
        let values = values(of: node)
        return values.count > 1 ? .array(values) : values.first
    }

    /// Returns the values of a node, several ones if it is an object that is repeated.
    ///
    /// - Parameter isResult: Whether the values become a part of the result.
    private mutating func values(of node: TemplateNode, isResult: Bool = true) -> [JSONValue] {
        guard !isExhausted else { return [] }
        switch node {
        case .value(let value):
            spend(at: JSONPointer())
            return !isResult || reserve(value, at: JSONPointer()) ? [value] : []
        case .text(let text):
            return value(of: text, isResult: isResult).map { [$0] } ?? []
        case .array(let nodes):
            return [.array(nodes.flatMap { elements(of: $0) })]
        case .object(let object):
            return values(of: object)
        }
    }

    /// Returns what a node adds to an array: the elements of an expression's array, and nothing for `null`.
    private mutating func elements(of node: TemplateNode) -> [JSONValue] {
        let values = values(of: node)
        guard case .text = node, let value = values.first else { return values }
        if case .array(let elements) = value { return elements }
        return value == .null ? [] : values
    }

    // MARK: - Objects

    /// Returns the values of an object: one for each element of its data.
    private mutating func values(of object: TemplateObject) -> [JSONValue] {
        guard let node = object.data else { return value(of: object).map { [$0] } ?? [] }
        let data = values(of: node, isResult: false).first ?? .null
        let outer = evaluator.scope
        defer { evaluator.scope = outer }
        guard case .array(let elements) = data else {
            evaluator.scope = scope(for: data, index: nil, in: outer)
            return value(of: object).map { [$0] } ?? []
        }
        var values: [JSONValue] = []
        // The array may have millions of elements, of which the limits permit few.
        for (index, element) in elements.enumerated() {
            guard !isExhausted else { break }
            evaluator.scope = scope(for: element, index: index, in: outer)
            if let value = value(of: object) { values.append(value) }
        }
        return values
    }

    private func scope(for data: JSONValue, index: Int?, in outer: ExpressionScope) -> ExpressionScope {
        var scope = outer
        scope.data = data
        scope.variables["$data"] = data
        if let index { scope.variables["$index"] = .integer(index) }
        return scope
    }

    private mutating func value(of object: TemplateObject) -> JSONValue? {
        spend(at: object.pointer)
        guard isKept(object), reserve(object.ownSize, at: object.pointer) else { return nil }
        var members: [String: JSONValue] = [:]
        for (name, node) in object.members { members[name] = value(of: node) }
        return .object(members)
    }

    /// Returns whether the condition of an object holds. One that is not a Boolean value does not.
    private mutating func isKept(_ object: TemplateObject) -> Bool {
        guard let condition = object.condition else { return true }
        evaluator.substitutesMissingValues = false
        defer { evaluator.substitutesMissingValues = true }
        switch values(of: condition, isResult: false).first ?? .null {
        case .boolean(let isKept): return isKept
        case let value:
            report(.invalidCondition(value), at: object.pointer.appending("$when"))
            return false
        }
    }

    // MARK: - Texts

    /// Returns the value of a string: that of its expression if there is nothing else in it. Returns `nil` if it is too large.
    private mutating func value(of text: TemplateText, isResult: Bool) -> JSONValue? {
        if text.parts.count == 1 {
            let value = value(of: text.parts[0], at: text.pointer)
            return !isResult || reserve(value, at: text.pointer) ? value : nil
        }
        var joined = ""
        for part in text.parts {
            let value = value(of: part, at: text.pointer).text
            guard reserve(value.utf8.count, at: text.pointer) else { return nil }
            joined += value
        }
        return .string(joined)
    }

    private mutating func value(of part: TemplateText.Part, at pointer: JSONPointer) -> JSONValue {
        switch part {
        case .text(let text):
            return .string(text)
        case .expression(let expression):
            let source = "${\(expression.source)}"
            guard !isExhausted else { return .string(source) }
            do {
                let value = try evaluator.value(of: expression)
                for path in evaluator.missingPaths { report(.missingData(path), at: pointer) }
                evaluator.missingPaths = []
                return value
            } catch {
                evaluator.missingPaths = []
                report(.failedExpression(expression.source, error), at: pointer)
                if error.reason == .limitExceeded(.steps) || error.reason == .limitExceeded(.time) {
                    isExhausted = true
                }
                return .string(source)
            }
        }
    }

    // MARK: - Limits

    private mutating func reserve(_ value: JSONValue, at pointer: JSONPointer) -> Bool {
        reserve(value.size(upTo: remainingSize), at: pointer)
    }

    /// Reserves a part of the result's size. Returns whether there is enough.
    private mutating func reserve(_ size: Int, at pointer: JSONPointer) -> Bool {
        guard size <= remainingSize else {
            isExhausted = true
            report(.limitExceeded(.resultSize), at: pointer)
            return false
        }
        remainingSize -= size
        return true
    }

    private mutating func spend(at pointer: JSONPointer) {
        do {
            try evaluator.budget.spend()
        } catch {
            isExhausted = true
            if case .limitExceeded(let kind) = error { report(.limitExceeded(kind), at: pointer) }
        }
    }

    // MARK: - Diagnostics

    private mutating func report(_ reason: TemplateDiagnostic.Reason, at pointer: JSONPointer) {
        let diagnostic = TemplateDiagnostic(pointer: pointer, reason: reason)
        if reported.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
    }
}
