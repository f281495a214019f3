/// A value of a template, with its expressions parsed.
indirect enum TemplateNode: Sendable {
    /// A value without expressions, which is copied.
    case value(JSONValue)
    case text(TemplateText)
    case array([TemplateNode])
    case object(TemplateObject)
}

/// An object of a template, which may be repeated or left out.
struct TemplateObject: Sendable {
    /// The value of `$data`: what expressions in the object read, and in an array, what the object is repeated for.
    let data: TemplateNode?
    /// The value of `$when`: whether the object is kept.
    let condition: TemplateNode?
    /// The other members, in alphabetical order, so that diagnostics have a fixed order.
    let members: [(name: String, value: TemplateNode)]
    let pointer: JSONPointer

    /// The size of the object without the values of its members.
    var ownSize: Int { members.reduce(1) { $0 + $1.name.utf8.count } }
}

/// Parses the expressions of a template.
struct TemplateParser {
    let limits: ExpressionLimits
    let functions: CustomFunctions
    private(set) var diagnostics: [TemplateDiagnostic] = []

    /// The members of objects that only templates have.
    private static let keywords: Set<String> = ["$data", "$when", "$root", "$index", "$host", "$_acTemplateVersion"]

    init(limits: ExpressionLimits, functions: CustomFunctions) {
        self.limits = limits
        self.functions = functions
    }

    mutating func node(for value: JSONValue, at pointer: JSONPointer = JSONPointer()) -> TemplateNode {
        guard pointer.tokens.count <= limits.depth else {
            diagnostics.append(TemplateDiagnostic(pointer: pointer, reason: .limitExceeded(.depth)))
            return .value(value)
        }
        switch value {
        case .string(let string):
            let text = TemplateText(string, at: pointer, limits: limits, functions: functions) {
                diagnostics.append(TemplateDiagnostic(pointer: pointer, reason: $0))
            }
            return text.map(TemplateNode.text) ?? .value(value)
        case .array(let elements):
            let nodes = elements.enumerated().map { node(for: $0.element, at: pointer.appending($0.offset)) }
            return nodes.allSatisfy(\.isConstant) ? .value(value) : .array(nodes)
        case .object(let members):
            return object(members, at: pointer)
        case .null, .boolean, .integer, .number:
            return .value(value)
        }
    }

    private mutating func object(_ members: [String: JSONValue], at pointer: JSONPointer) -> TemplateNode {
        let nodes = members.filter { !Self.keywords.contains($0.key) }.sorted { $0.key < $1.key }.map {
            (name: $0.key, value: node(for: $0.value, at: pointer.appending($0.key)))
        }
        if members.count == nodes.count, nodes.allSatisfy(\.value.isConstant) { return .value(.object(members)) }
        return .object(
            TemplateObject(
                data: members["$data"].map { data($0, at: pointer.appending("$data")) },
                condition: members["$when"].map { node(for: $0, at: pointer.appending("$when")) },
                members: nodes, pointer: pointer))
    }

    /// Returns the node of `$data`. Data that is written in the template has no expressions.
    private mutating func data(_ value: JSONValue, at pointer: JSONPointer) -> TemplateNode {
        if case .string = value { return node(for: value, at: pointer) }
        return .value(value)
    }
}

extension TemplateNode {
    fileprivate var isConstant: Bool {
        if case .value = self { true } else { false }
    }
}
