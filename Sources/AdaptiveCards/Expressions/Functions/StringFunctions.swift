import Foundation

extension FunctionTable {
    static let strings: [ExpressionFunction] = [
        .value("concat", .atLeast(1)) { arguments in try concatenate(arguments) },
        .value("length", 1) { .integer(try $0.stringOrEmpty(0).utf16.count) },
        .value("replace", 3) { try replace($0, ignoresCase: false) },
        .value("replaceIgnoreCase", 3) { try replace($0, ignoresCase: true) },
        .value("split", 1...2) { arguments in
            let (text, separator) = (try arguments.stringOrEmpty(0), try arguments.stringOrEmpty(1))
            if separator.isEmpty { return .array(text.map { .string(String($0)) }) }
            return .array(ScalarSearch(text, for: separator).parts.map(JSONValue.string))
        },
        .value("substring", 2...3) { arguments in
            let units = Array(try arguments.stringOrEmpty(0).utf16)
            if units.isEmpty { return "" }
            let start = try arguments.integer(1)
            guard (0...units.count).contains(start) else { throw outOfRange(start, count: units.count) }
            let length = arguments.count > 2 ? try arguments.integer(2) : units.count - start
            guard (0...units.count - start).contains(length) else { throw outOfRange(length, count: units.count) }
            return .string(String(decoding: units[start..<start + length], as: UTF16.self))
        },
        .value("toLower", 1...2) {
            .string(try $0.stringOrEmpty(0).lowercased(with: Locale(identifier: $0.locale(1))))
        },
        .value("toUpper", 1...2) {
            .string(try $0.stringOrEmpty(0).uppercased(with: Locale(identifier: $0.locale(1))))
        },
        .value("sentenceCase", 1...2) { arguments in
            let locale = Locale(identifier: try arguments.locale(1))
            return .string(try arguments.stringOrEmpty(0).capitalizingFirst(locale))
        },
        .value("titleCase", 1...2) { arguments in
            let locale = Locale(identifier: try arguments.locale(1))
            let words = try arguments.stringOrEmpty(0).split(separator: " ", omittingEmptySubsequences: false)
            return .string(words.map { String($0).capitalizingFirst(locale) }.joined(separator: " "))
        },
        .value("trim", 1) { .string(try $0.stringOrEmpty(0).trimmingCharacters(in: .whitespacesAndNewlines)) },
        .value("startsWith", 2) { .boolean(try $0.stringOrEmpty(0).hasPrefix($0.stringOrEmpty(1))) },
        .value("endsWith", 2) { .boolean(try $0.stringOrEmpty(0).hasSuffix($0.stringOrEmpty(1))) },
        .value("countWord", 1) { .integer(try $0.stringOrEmpty(0).split(whereSeparator: \.isWhitespace).count) },
        .value("addOrdinal", 1) { .string(ordinal(try $0.integer(0))) },
        .value("newGuid", 0) { .string(uuid($0.environment).uuidString.lowercased()) },
        .value("EOL", 0) { _ in "\n" },
        .value("indexOf", 2) { arguments in
            .integer(try offset(arguments, \.firstOffset) { $0.firstIndex(where: $1) })
        },
        .value("lastIndexOf", 2) { arguments in
            // An empty text is found at the last character.
            if arguments.isText(0), try arguments.stringOrEmpty(1).isEmpty {
                return .integer(max(0, try arguments.stringOrEmpty(0).utf16.count - 1))
            }
            return .integer(try offset(arguments, \.lastOffset) { $0.lastIndex(where: $1) })
        },
        .special("isMatch", 2...2) { nodes, evaluator in
            let arguments = Arguments(
                values: [try evaluator.value(of: nodes[0]), try evaluator.value(of: nodes[1])],
                environment: evaluator.environment, limits: evaluator.limits)
            let pattern = try TextPattern(arguments.stringOrEmpty(1))
            return .boolean(try pattern.matches(arguments.stringOrEmpty(0), spending: &evaluator.budget))
        },
    ]

    /// Joins texts, or arrays. `null` is nothing.
    private static func concatenate(_ arguments: Arguments) throws -> JSONValue {
        let values = arguments.values.filter { $0 != .null }
        let arrays = values.compactMap { value -> [JSONValue]? in
            if case .array(let elements) = value { elements } else { nil }
        }
        if !values.isEmpty, arrays.count == values.count { return .array(Array(arrays.joined())) }
        try arguments.checkResultSize(values.reduce(0) { $0 + $1.size(upTo: arguments.limits.resultSize) })
        return values.isEmpty ? .null : .string(values.map(\.text).joined())
    }

    private static func replace(_ arguments: Arguments, ignoresCase: Bool) throws -> JSONValue {
        let (text, replaced) = (try arguments.stringOrEmpty(0), try arguments.stringOrEmpty(1))
        let replacement = try arguments.stringOrEmpty(2)
        guard !replaced.isEmpty else {
            throw ExpressionError.Reason.invalidValue("the replaced text is empty")
        }
        let parts = ScalarSearch(text, for: replaced, ignoresCase: ignoresCase).parts
        let (growth, overflows) = replacement.utf8.count.multipliedReportingOverflow(by: parts.count - 1)
        try arguments.checkResultSize(overflows ? .max : growth)
        return .string(parts.joined(separator: replacement))
    }

    private static func offset(
        _ arguments: Arguments, _ textOffset: (ScalarSearch) -> Int?,
        _ elementIndex: ([JSONValue], (JSONValue) -> Bool) -> Int?
    ) throws -> Int {
        if arguments.isText(0) {
            return textOffset(try ScalarSearch(arguments.stringOrEmpty(0), for: arguments.stringOrEmpty(1))) ?? -1
        }
        return elementIndex(try arguments.array(0)) { $0.equals(arguments[1]) } ?? -1
    }

    private static func ordinal(_ number: Int) -> String {
        guard number > 0 else { return String(number) }
        let suffix =
            switch (number % 100, number % 10) {
            case (11...13, _): "th"
            case (_, 1): "st"
            case (_, 2): "nd"
            case (_, 3): "rd"
            default: "th"
            }
        return String(number) + suffix
    }

    /// Returns a random identifier of version 4 (RFC 9562).
    private static func uuid(_ environment: ExpressionEnvironment) -> UUID {
        var bytes = withUnsafeBytes(of: (environment.randomBits(), environment.randomBits()), Array.init)
        bytes[6] = bytes[6] & 0x0F | 0x40
        bytes[8] = bytes[8] & 0x3F | 0x80
        return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
    }

    static func outOfRange(_ number: Int, count: Int) -> ExpressionError.Reason {
        .invalidValue("\(number) is out of range of \(count)")
    }
}

extension Arguments {
    /// Whether an argument is a text or `null`, which is an empty one.
    fileprivate func isText(_ index: Int) -> Bool {
        if case .string = values[index] { return true }
        return values[index] == .null
    }
}

extension String {
    fileprivate func capitalizingFirst(_ locale: Locale) -> String {
        prefix(1).uppercased(with: locale) + dropFirst().lowercased(with: locale)
    }
}

extension Substring {
    fileprivate func uppercased(with locale: Locale) -> String { String(self).uppercased(with: locale) }
    fileprivate func lowercased(with locale: Locale) -> String { String(self).lowercased(with: locale) }
}
