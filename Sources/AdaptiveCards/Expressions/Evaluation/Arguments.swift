/// The evaluated arguments of a function, with access by the types that it expects.
struct Arguments {
    let values: [JSONValue]
    let environment: ExpressionEnvironment
    let limits: ExpressionLimits

    var count: Int { values.count }

    subscript(index: Int) -> JSONValue { values[index] }

    func string(_ index: Int) throws -> String {
        guard case .string(let text) = values[index] else { throw wrongType("a string", at: index) }
        return text
    }

    /// Returns the string at an index; an empty one if it is `null` or left out.
    func stringOrEmpty(_ index: Int) throws -> String {
        guard index < count, values[index] != .null else { return "" }
        return try string(index)
    }

    func integer(_ index: Int) throws -> Int {
        guard let number = values[index].wholeNumber else { throw wrongType("an integer", at: index) }
        return number
    }

    func number(_ index: Int) throws -> Double {
        guard let number = values[index].double else { throw wrongType("a number", at: index) }
        return number
    }

    func array(_ index: Int) throws -> [JSONValue] {
        guard case .array(let elements) = values[index] else { throw wrongType("an array", at: index) }
        return elements
    }

    func object(_ index: Int) throws -> [String: JSONValue] {
        guard case .object(let members) = values[index] else { throw wrongType("an object", at: index) }
        return members
    }

    /// Returns the language at an index; that of the environment if it is left out.
    func locale(_ index: Int) throws -> String {
        index < count ? try string(index) : environment.locale
    }

    /// Checks that a result of a size is permitted, before it is made.
    func checkResultSize(_ size: Int) throws {
        guard size <= limits.resultSize else { throw ExpressionError.Reason.limitExceeded(.resultSize) }
    }

    func wrongType(_ expected: String, at index: Int) -> ExpressionError.Reason {
        .wrongType(expected: expected, found: values[index].typeDescription)
    }
}
