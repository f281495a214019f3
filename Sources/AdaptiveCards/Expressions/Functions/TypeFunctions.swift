extension FunctionTable {
    static let types: [ExpressionFunction] = [
        .value("isString", 1) { if case .string = $0[0] { true } else { false } },
        .value("isInteger", 1) { .boolean($0[0].wholeNumber != nil) },
        .value("isFloat", 1) { .boolean($0[0].double != nil && $0[0].wholeNumber == nil) },
        .value("isBoolean", 1) { if case .boolean = $0[0] { true } else { false } },
        .value("isArray", 1) { if case .array = $0[0] { true } else { false } },
        .value("isObject", 1) { if case .object = $0[0] { true } else { false } },
        .value("isDateTime", 1) { .boolean((try? $0.timestamp(0)) != nil) },
    ]
}
