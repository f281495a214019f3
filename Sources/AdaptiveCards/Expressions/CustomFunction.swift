/// A function that an app adds to the expression language.
///
/// ```swift
/// let shout = CustomFunction("shout", argumentCount: 1...1) { arguments in
///     guard case .string(let text) = arguments[0] else { return nil }
///     return .string(text.uppercased() + "!")
/// }
/// let template = CardTemplate(json: ["text": "${shout(name)}"], functions: [shout])
/// ```
public struct CustomFunction: Sendable {
    /// The name, which may contain dots. A function with the name of a built-in one takes its place.
    public let name: String
    /// The permitted numbers of arguments.
    public let argumentCount: ClosedRange<Int>
    let body: @Sendable ([JSONValue]) throws -> JSONValue

    /// Creates a function.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - argumentCount: The permitted numbers of arguments, so that `body` can read them.
    ///   - body: A closure that returns the value for the values of the arguments. Data that is missing is `null`; in a
    ///     template, it is the text that is displayed for it. Errors are reported like those of built-in functions.
    public init(
        _ name: String, argumentCount: ClosedRange<Int>,
        body: @escaping @Sendable (_ arguments: [JSONValue]) throws -> JSONValue
    ) {
        self.name = name
        self.argumentCount = argumentCount
        self.body = body
    }
}

/// The functions of an app, by their names.
struct CustomFunctions: Sendable {
    private var functions: [String: ExpressionFunction] = [:]

    init(_ functions: [CustomFunction] = []) {
        for function in functions {
            let body = function.body
            self.functions[function.name] = .value(function.name, function.argumentCount) { try body($0.values) }
        }
    }

    var names: Set<String> { Set(functions.keys) }

    /// Returns the function with a name, of the app or built in.
    func function(named name: String) -> ExpressionFunction? {
        functions[name] ?? FunctionTable.function(named: name)
    }
}
