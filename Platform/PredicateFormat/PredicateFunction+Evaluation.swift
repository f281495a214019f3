import Foundation

extension ArithmeticOperator {
    /// Returns the result of two numbers, which is an integer if both are, as with `NSExpression`.
    func result(_ left: NSNumber, _ right: NSNumber) -> NSNumber {
        guard let first = left.exactInteger, let second = right.exactInteger, self != .power,
            !(self == .divide && second == 0)
        else {
            let first = left.doubleValue
            let second = right.doubleValue
            return switch self {
            case .plus: NSNumber(value: first + second)
            case .minus: NSNumber(value: first - second)
            case .times: NSNumber(value: first * second)
            case .divide: NSNumber(value: first / second)
            case .power: NSNumber(value: pow(first, second))
            }
        }
        return switch self {
        case .plus: NSNumber(value: first &+ second)
        case .minus: NSNumber(value: first &- second)
        case .times: NSNumber(value: first &* second)
        case .divide, .power: NSNumber(value: first.dividedReportingOverflow(by: second).partialValue)
        }
    }
}

extension NSNumber {
    /// The value if the number was created from an integer.
    fileprivate var exactInteger: Int? {
        switch String(cString: objCType) {
        case "d", "f": nil
        default: intValue
        }
    }
}

extension PredicateFunction {
    /// Returns the result for arguments. The first argument of a function of several values can be a collection.
    func result(_ arguments: [Any?]) -> Any? {
        let values = arguments.map(PredicateValue.init)
        switch self {
        case .sum: return numbers(values).reduce(0) { $0 + $1.doubleValue }
        case .count: return Self.flattened(values).count
        case .average:
            let numbers = numbers(values)
            return numbers.isEmpty ? nil : numbers.reduce(0) { $0 + $1.doubleValue } / Double(numbers.count)
        case .min: return extreme(values, .orderedAscending)
        case .max: return extreme(values, .orderedDescending)
        case .now: return Date()
        case .lowercase: return text(values)?.lowercased()
        case .uppercase: return text(values)?.uppercased()
        case .length: return text(values)?.utf16.count
        case .abs: return numbers(values).first.map { Swift.abs($0.doubleValue) }
        case .sqrt: return numbers(values).first?.doubleValue.squareRoot()
        case .floor: return numbers(values).first?.doubleValue.rounded(.down)
        case .ceiling: return numbers(values).first?.doubleValue.rounded(.up)
        }
    }

    private static func flattened(_ values: [PredicateValue]) -> [PredicateValue] {
        values.flatMap { value in
            if case .collection(let elements) = value { elements.map { PredicateValue($0) } } else { [value] }
        }
    }

    private func numbers(_ values: [PredicateValue]) -> [NSNumber] {
        Self.flattened(values).compactMap { if case .number(let number) = $0 { number } else { nil } }
    }

    private func text(_ values: [PredicateValue]) -> String? {
        if case .text(let text)? = values.first { text } else { nil }
    }

    /// Returns the value that has an order to all others.
    private func extreme(_ values: [PredicateValue], _ order: ComparisonResult) -> Any? {
        var extreme: PredicateValue?
        for value in Self.flattened(values) {
            if case .null = value { continue }
            if extreme.map({ value.order(to: $0, options: []) == order }) ?? true { extreme = value }
        }
        return switch extreme {
        case .number(let number): number
        case .text(let text): text
        case .date(let date): date
        default: nil
        }
    }
}
