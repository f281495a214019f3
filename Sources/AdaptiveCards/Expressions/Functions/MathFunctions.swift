import Foundation

extension FunctionTable {
    static let mathematics: [ExpressionFunction] = [
        .value("add", .atLeast(2)) { arguments in
            try arguments.values.dropFirst().reduce(arguments[0]) { try sum($0, $1) }
        },
        .value("sub", .atLeast(2)) { try fold($0, Int.subtractingReportingOverflow, -) },
        .value("mul", .atLeast(2)) { try fold($0, Int.multipliedReportingOverflow, *) },
        .value("div", .atLeast(2)) { arguments in
            try arguments.values.dropFirst().reduce(arguments[0]) { try quotient($0, $1) }
        },
        .value("exp", 2) { try .numeric(pow($0.number(0), $0.number(1))) },
        .value("mod", 2) { arguments in
            let (dividend, divisor) = (try arguments.integer(0), try arguments.integer(1))
            guard divisor != 0 else { throw ExpressionError.Reason.divisionByZero }
            return .integer(dividend.remainderReportingOverflow(dividingBy: divisor).partialValue)
        },
        .value("max", .atLeast(1)) { try extremum($0) { $0 > $1 } },
        .value("min", .atLeast(1)) { try extremum($0) { $0 < $1 } },
        .value("sum", 1) { arguments in
            try arguments.array(0).reduce(0) { total, number in
                guard number.double != nil else {
                    throw ExpressionError.Reason.wrongType(expected: "a number", found: number.typeDescription)
                }
                return try sum(total, number)
            }
        },
        .value("average", 1) { arguments in
            let numbers = try arguments.array(0).map { number in
                guard let double = number.double else {
                    throw ExpressionError.Reason.wrongType(expected: "a number", found: number.typeDescription)
                }
                return double
            }
            guard !numbers.isEmpty else { throw ExpressionError.Reason.divisionByZero }
            return try .numeric(numbers.reduce(0, +) / Double(numbers.count))
        },
        .value("range", 2) { arguments in
            let (start, count) = (try arguments.integer(0), try arguments.integer(1))
            guard count > 0 else { throw ExpressionError.Reason.invalidValue("the count of a range must be positive") }
            try arguments.checkResultSize(count)
            let (end, overflows) = start.addingReportingOverflow(count)
            guard !overflows else { throw ExpressionError.Reason.overflow }
            return .array((start..<end).map(JSONValue.integer))
        },
        .value("rand", 2) { arguments in
            let (minimum, end) = (try arguments.integer(0), try arguments.integer(1))
            guard minimum <= end else {
                throw ExpressionError.Reason.invalidValue("the minimum \(minimum) is greater than \(end)")
            }
            guard minimum < end else { return .integer(minimum) }
            // Scaled instead of rejected, so that it ends with any source of bits. The bias is below 1 / 2^32 for common ranges.
            let span = UInt64(bitPattern: Int64(end &- minimum))
            let step = arguments.environment.randomBits().multipliedFullWidth(by: span).high
            return .integer(minimum &+ Int(truncatingIfNeeded: step))
        },
        .value("floor", 1) { try .numeric($0.number(0).rounded(.down)) },
        .value("ceiling", 1) { try .numeric($0.number(0).rounded(.up)) },
        .value("round", 1...2) { arguments in
            let digits = arguments.count > 1 ? try arguments.integer(1) : 0
            guard (0...15).contains(digits) else {
                throw ExpressionError.Reason.invalidValue("\(digits) is not a number of digits from 0 to 15")
            }
            return try .numeric(arguments.number(0).rounded(toDigits: digits))
        },
        .value("abs", 1) { try .numeric(abs($0.number(0))) },
        .value("sqrt", 1) { arguments in
            let number = try arguments.number(0)
            guard number >= 0 else { throw ExpressionError.Reason.invalidValue("\(number) has no square root") }
            return try .numeric(number.squareRoot())
        },
    ]

    // MARK: - Arithmetic

    private typealias IntegerOperation = (Int) -> (Int) -> (partialValue: Int, overflow: Bool)

    /// Adds numbers, or joins texts. `null` is an empty text, but cannot be added to a number.
    private static func sum(_ first: JSONValue, _ second: JSONValue) throws -> JSONValue {
        if first.double != nil, second.double != nil {
            return try combine(first, second, Int.addingReportingOverflow, +)
        }
        for value in [first, second] where value.double == nil {
            switch value {
            case .string: continue
            case .null where first.double == nil && second.double == nil: continue
            default:
                throw ExpressionError.Reason.wrongType(expected: "a number or a string", found: value.typeDescription)
            }
        }
        return .string(first.text + second.text)
    }

    private static func fold(
        _ arguments: Arguments, _ integers: IntegerOperation, _ doubles: (Double, Double) -> Double
    ) throws -> JSONValue {
        for index in arguments.values.indices { _ = try arguments.number(index) }
        return try arguments.values.dropFirst().reduce(arguments[0]) { try combine($0, $1, integers, doubles) }
    }

    /// Combines integers exactly, and continues with floating-point numbers if the result needs more than 64 bits.
    private static func combine(
        _ first: JSONValue, _ second: JSONValue, _ integers: IntegerOperation, _ doubles: (Double, Double) -> Double
    ) throws -> JSONValue {
        if let first = first.wholeNumber, let second = second.wholeNumber {
            let (result, overflows) = integers(first)(second)
            if !overflows { return .integer(result) }
        }
        return try .numeric(doubles(first.double ?? .nan, second.double ?? .nan))
    }

    /// Divides two numbers. The quotient of whole numbers is rounded down to a whole number.
    private static func quotient(_ first: JSONValue, _ second: JSONValue) throws -> JSONValue {
        for value in [first, second] where value.double == nil {
            throw ExpressionError.Reason.wrongType(expected: "a number", found: value.typeDescription)
        }
        guard second.double != 0 else { throw ExpressionError.Reason.divisionByZero }
        guard let dividend = first.wholeNumber, let divisor = second.wholeNumber else {
            return try .numeric((first.double ?? .nan) / (second.double ?? .nan))
        }
        let (quotient, overflows) = dividend.dividedReportingOverflow(by: divisor)
        guard !overflows else { throw ExpressionError.Reason.overflow }
        let isRoundedUp = dividend % divisor != 0 && (dividend < 0) != (divisor < 0)
        return .integer(isRoundedUp ? quotient - 1 : quotient)
    }

    private static func extremum(
        _ arguments: Arguments, isBetter: (Double, Double) -> Bool
    ) throws -> JSONValue {
        var best: JSONValue?
        for argument in arguments.values {
            let candidates: [JSONValue] = if case .array(let elements) = argument { elements } else { [argument] }
            for candidate in candidates {
                guard let number = candidate.double else {
                    throw ExpressionError.Reason.wrongType(expected: "a number", found: candidate.typeDescription)
                }
                if best?.double.map({ isBetter(number, $0) }) ?? true { best = candidate }
            }
        }
        return best ?? .null
    }
}

extension JSONValue {
    /// Returns a number, as an integer if it has no fraction and is exact.
    static func numeric(_ value: Double) throws -> JSONValue {
        guard value.isFinite else { throw ExpressionError.Reason.overflow }
        guard abs(value) < 0x1p53, let integer = Int(exactly: value) else { return .number(value) }
        return .integer(integer)
    }
}

extension Double {
    /// Returns the number rounded to decimal digits. Halves are rounded up.
    func rounded(toDigits digits: Int) -> Double {
        let factor = pow(10, Double(digits))
        let result = (self * factor + 0.5).rounded(.down) / factor
        return result.isFinite ? result : self
    }
}
