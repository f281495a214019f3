/// The values that an expression can read.
public struct ExpressionScope: Hashable, Sendable {
    /// The value whose members are variables.
    public var data: JSONValue
    /// Further variables, such as `$root`. They take precedence over the members of `data`.
    public var variables: [String: JSONValue]

    /// Creates a scope.
    public init(data: JSONValue = .null, variables: [String: JSONValue] = [:]) {
        self.data = data
        self.variables = variables
    }

    func value(named name: String) -> JSONValue? {
        variables[name] ?? data.member(name)
    }
}
