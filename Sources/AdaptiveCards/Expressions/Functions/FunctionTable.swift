/// The functions of the expression language, by their names.
enum FunctionTable {
    /// Returns the function with a name.
    static func function(named name: String) -> ExpressionFunction? { functions[name] }

    private static let functions = Dictionary(
        uniqueKeysWithValues: [
            logic, comparisons, mathematics, strings, collections, lambdas, objects, conversions, encodings, types,
            dates, dateArithmetic, timexes, uris,
        ].joined().map { ($0.name, $0) })
}
