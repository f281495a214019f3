import Foundation

extension Comparison {
    /// Returns whether two values, or the elements of the left one, fulfill the comparison.
    func isFulfilled(_ left: Any?, _ right: Any?) -> Bool {
        let right = PredicateValue(right)
        guard let quantifier else { return isFulfilled(PredicateValue(left), right) }
        let elements: [Any]
        switch PredicateValue(left) {
        case .null: elements = []
        case .collection(let collection): elements = collection
        default:
            preconditionFailure("The left hand side for an ALL or ANY operator must be either an NSArray or an NSSet.")
        }
        return switch quantifier {
        case .any: elements.contains { isFulfilled(PredicateValue($0), right) }
        case .all: elements.allSatisfy { isFulfilled(PredicateValue($0), right) }
        }
    }

    private func isFulfilled(_ left: PredicateValue, _ right: PredicateValue) -> Bool {
        switch operation {
        case .equal: left.isEqual(to: right, options: options)
        case .notEqual: !left.isEqual(to: right, options: options)
        case .less: left.order(to: right, options: options) == .orderedAscending
        case .greater: left.order(to: right, options: options) == .orderedDescending
        case .lessOrEqual: [.orderedAscending, .orderedSame].contains(left.order(to: right, options: options))
        case .greaterOrEqual: [.orderedDescending, .orderedSame].contains(left.order(to: right, options: options))
        case .beginsWith: texts(left, right) { $0.hasPrefix($1) || $1.isEmpty }
        case .endsWith: texts(left, right) { $0.hasSuffix($1) || $1.isEmpty }
        case .contains: isContained(right, in: left)
        case .in: isContained(left, in: right)
        case .between: isBetween(left, right)
        case .matches: isMatch(left, right)
        case .like: isLike(left, right)
        }
    }

    /// Returns whether two texts fulfill a condition, or `false` if one is `nil`.
    private func texts(
        _ left: PredicateValue, _ right: PredicateValue, _ condition: (String, String) -> Bool
    ) -> Bool {
        switch (left, right) {
        case (.text(let left), .text(let right)): return condition(options.folded(left), options.folded(right))
        case (.null, _), (_, .null): return false
        default:
            preconditionFailure(
                "Can't do a substring operation with something that isn't a string (lhs = \(left) rhs = \(right))")
        }
    }

    private func isContained(_ element: PredicateValue, in container: PredicateValue) -> Bool {
        switch container {
        case .collection(let elements):
            elements.contains { PredicateValue($0).isEqual(to: element, options: options) }
        case .text, .null: texts(container, element) { $0.contains($1) || $1.isEmpty }
        default:
            preconditionFailure("Can't use in/contains operator with collection \(container) (not a collection)")
        }
    }

    private func isBetween(_ value: PredicateValue, _ limits: PredicateValue) -> Bool {
        guard case .collection(let bounds) = limits, bounds.count == 2 else {
            preconditionFailure("The right hand side of BETWEEN is no array of two values: \(limits)")
        }
        let lower = value.order(to: PredicateValue(bounds[0]), options: options)
        let upper = value.order(to: PredicateValue(bounds[1]), options: options)
        return [.orderedDescending, .orderedSame].contains(lower) && [.orderedAscending, .orderedSame].contains(upper)
    }

    // MARK: Patterns

    private func isMatch(_ value: PredicateValue, _ pattern: PredicateValue) -> Bool {
        switch (value, pattern) {
        case (.null, _), (_, .null): return false
        case (.text(let text), .text(let pattern)): return isMatch(text, ofExpression: pattern)
        default: preconditionFailure("Can't do regex matching on object \(value).")
        }
    }

    private func isMatch(_ text: String, ofExpression pattern: String) -> Bool {
        var matching: NSRegularExpression.Options = []
        if options.contains(.caseInsensitive) { matching.insert(.caseInsensitive) }
        let folding = options.subtracting(.caseInsensitive)
        let expression: NSRegularExpression
        do {
            // A group keeps alternatives together; the end of the text is the end of the match.
            expression = try NSRegularExpression(pattern: "(?:\(folding.folded(pattern)))\\z", options: matching)
        } catch {
            preconditionFailure(
                "Can't do regex matching, reason: Can't open pattern (string \(text), pattern \(pattern), case "
                    + "\(options.contains(.caseInsensitive) ? 1 : 0), canon 0)")
        }
        let folded = folding.folded(text)
        let range = NSRange(folded.startIndex..., in: folded)
        return expression.firstMatch(in: folded, options: .anchored, range: range) != nil
    }

    /// Matches a pattern in which `*` stands for any text, `?` for a character, and a backslash makes both ordinary.
    private func isLike(_ value: PredicateValue, _ pattern: PredicateValue) -> Bool {
        texts(value, pattern) { text, pattern in
            var expression = ""
            var characters = pattern.makeIterator()
            while let character = characters.next() {
                switch character {
                case "*": expression += "[\\s\\S]*"
                case "?": expression += "[\\s\\S]"
                case "\\":
                    expression += NSRegularExpression.escapedPattern(for: String(characters.next() ?? "\\"))
                default: expression += NSRegularExpression.escapedPattern(for: String(character))
                }
            }
            return isMatch(text, ofExpression: expression)
        }
    }
}

extension PredicateValue: CustomStringConvertible {
    var description: String {
        switch self {
        case .null: "(null)"
        case .number(let number): number.description
        case .text(let text): text
        case .date(let date): date.description
        case .collection(let elements): elements.description
        case .other(let value): "\(value)"
        }
    }
}
