import Foundation

extension FunctionTable {
    static let objects: [ExpressionFunction] = [
        .value("json", 1) { try parseJSON($0.string(0), limits: $0.limits) },
        .value("jsonStringify", 1) { .string($0[0].jsonText) },
        .special("getProperty", 1...2) { nodes, evaluator in
            let value = try evaluator.value(of: nodes[0])
            let name = nodes.count > 1 ? try evaluator.value(of: nodes[1]) : value
            guard case .string(let text) = name else {
                throw ExpressionError.Reason.wrongType(expected: "a string", found: name.typeDescription)
            }
            return (nodes.count > 1 ? value.member(text) : evaluator.scope.value(named: text)) ?? .null
        },
        .value("addProperty", 3) { arguments in
            let name = try arguments.string(1)
            guard try arguments.object(0)[name] == nil else {
                throw ExpressionError.Reason.invalidValue("the object already has a member `\(name)`")
            }
            return try setProperty(arguments)
        },
        .value("setProperty", 3) { try setProperty($0) },
        .value("removeProperty", 2) { arguments in
            var members = try arguments.object(0)
            members[try arguments.string(1)] = nil
            return .object(members)
        },
        .value("merge", .atLeast(1)) { arguments in
            var merged: [String: JSONValue] = [:]
            for argument in arguments.values {
                let objects: [JSONValue] = if case .array(let elements) = argument { elements } else { [argument] }
                for object in objects {
                    guard case .object(let members) = object else {
                        throw ExpressionError.Reason.wrongType(expected: "an object", found: object.typeDescription)
                    }
                    merged.merge(members) { _, last in last }
                }
            }
            return .object(merged)
        },
        .special("jPath", 2...2) { nodes, evaluator in
            var document = try evaluator.value(of: nodes[0])
            if case .string(let text) = document { document = try parseJSON(text, limits: evaluator.limits) }
            let path = try evaluator.value(of: nodes[1])
            guard case .string(let text) = path else {
                throw ExpressionError.Reason.wrongType(expected: "a string", found: path.typeDescription)
            }
            let values = try JSONPath(text).values(in: document, root: document) { try evaluator.budget.spend() }
            // The library for .NET returns a single match itself, and the one for JavaScript an array in any case.
            return values.count == 1 && !text.hasPrefix(".") ? values[0] : .array(values)
        },
        .value("xml", 1) { arguments in
            var document = arguments[0]
            if case .string(let text) = document { document = try parseJSON(text, limits: arguments.limits) }
            return .string(try XMLText(document, limits: arguments.limits).text)
        },
    ]

    private static func setProperty(_ arguments: Arguments) throws -> JSONValue {
        var members = try arguments.object(0)
        members[try arguments.string(1)] = arguments[2]
        return .object(members)
    }

    private static func parseJSON(_ text: String, limits: ExpressionLimits) throws -> JSONValue {
        var documentLimits = JSONDocument.Limits()
        documentLimits.bytes = limits.resultSize
        documentLimits.depth = limits.depth
        do {
            return try JSONDocument(reading: Data(text.utf8), limits: documentLimits).root
        } catch {
            throw ExpressionError.Reason.invalidValue("the text is not JSON: \(error)")
        }
    }
}
