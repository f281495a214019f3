import Foundation

extension FunctionTable {
    static let conversions: [ExpressionFunction] = [
        .value("int", 1) { arguments in
            if case .string(let text) = arguments[0] {
                guard let number = leadingNumber(text, hasFraction: false) else { throw notNumber(text) }
                return try .numeric(number.rounded(.towardZero))
            }
            if let number = arguments[0].wholeNumber { return .integer(number) }
            return try .numeric(arguments.number(0).rounded(.towardZero))
        },
        .value("float", 1) { arguments in
            if case .string(let text) = arguments[0] {
                guard let number = leadingNumber(text, hasFraction: true) else { throw notNumber(text) }
                return try .numeric(number)
            }
            return try .numeric(arguments.number(0))
        },
        .value("string", 1...2) { arguments in
            let locale = try arguments.locale(1)
            guard let number = arguments[0].double else { return .string(arguments[0].text) }
            if arguments.count == 1 { return .string(arguments[0].text) }
            return .string(NumberText(locale: locale, fractionDigits: nil).string(from: number))
        },
        .value("formatNumber", 2...3) { arguments in
            let digits = try arguments.integer(1)
            guard (0...20).contains(digits) else {
                throw ExpressionError.Reason.invalidValue("\(digits) is not a number of digits from 0 to 20")
            }
            let number = try arguments.number(0).rounded(toDigits: digits)
            return .string(try NumberText(locale: arguments.locale(2), fractionDigits: digits).string(from: number))
        },
        .special("stringOrValue", 1...1) { nodes, evaluator in
            let value = try evaluator.value(of: nodes[0])
            guard case .string(let text) = value else {
                throw ExpressionError.Reason.wrongType(expected: "a string", found: value.typeDescription)
            }
            return try evaluator.value(ofText: text)
        },
    ]

    static let encodings: [ExpressionFunction] = [
        .value("base64", 1) { .string(try $0.bytes(0).base64EncodedString()) },
        .value("base64ToString", 1) { .string(String(decoding: try $0.base64(0), as: UTF8.self)) },
        .value("base64ToBinary", 1) { .array(try $0.base64(0).map { .integer(Int($0)) }) },
        .value("binary", 1) { .array(try $0.string(0).utf8.map { .integer(Int($0)) }) },
        .value("dataUri", 1) { arguments in
            let base64 = Data(try arguments.string(0).utf8).base64EncodedString()
            return .string("data:text/plain;charset=utf-8;base64," + base64)
        },
        .value("dataUriToString", 1) { arguments in
            let text = try arguments.string(0)
            guard let comma = text.firstIndex(of: ","),
                let data = Data(base64Encoded: String(text[comma...].dropFirst()))
            else { throw ExpressionError.Reason.invalidValue("the text is not a data URI in base 64") }
            return .string(String(decoding: data, as: UTF8.self))
        },
        .value("dataUriToBinary", 1) { .array(try $0.string(0).utf8.map { .integer(Int($0)) }) },
    ]

    /// Returns the number with which a text begins, `nil` if it does not begin with one.
    private static func leadingNumber(_ text: String, hasFraction: Bool) -> Double? {
        let characters = hasFraction ? "0123456789+-.eE" : "0123456789+-"
        var prefix = text.trimmingCharacters(in: .whitespaces).prefix(while: characters.contains)
        // No number has more characters that matter, so the search for its end is short.
        prefix = prefix.prefix(64)
        while !prefix.isEmpty {
            if let number = Double(prefix), number.isFinite { return number }
            prefix.removeLast()
        }
        return nil
    }

    private static func notNumber(_ text: String) -> ExpressionError.Reason {
        .invalidValue("`\(text)` is not a number")
    }
}

extension Arguments {
    /// Returns the bytes of a text in UTF-8, or those of an array, which is how expressions represent binary data.
    fileprivate func bytes(_ index: Int) throws -> Data {
        if case .string(let text) = values[index] { return Data(text.utf8) }
        return Data(
            try array(index).map { element in
                guard let byte = element.wholeNumber.flatMap(UInt8.init(exactly:)) else {
                    throw ExpressionError.Reason.wrongType(expected: "a byte", found: element.typeDescription)
                }
                return byte
            })
    }

    fileprivate func base64(_ index: Int) throws -> Data {
        let text = try string(index)
        guard let data = Data(base64Encoded: text) else {
            throw ExpressionError.Reason.invalidValue("`\(text)` is not base 64")
        }
        return data
    }
}
