/// A predicate of the predicate format language, as parsed from a format.
package indirect enum ParsedPredicate {
    /// `TRUEPREDICATE` or `FALSEPREDICATE`.
    case constant(Bool)
    case and([ParsedPredicate])
    case or([ParsedPredicate])
    case not(ParsedPredicate)
    case comparison(Comparison)
}

/// A comparison of two expressions.
package struct Comparison {
    /// An operator between two expressions.
    package enum Operator {
        case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
        case beginsWith, contains, endsWith, like, matches
        case `in`, between
    }

    /// The options in brackets after an operator, such as `[cd]`.
    package struct Options: OptionSet {
        package let rawValue: Int
        package init(rawValue: Int) { self.rawValue = rawValue }

        /// `c`: uppercase and lowercase letters are equal.
        package static let caseInsensitive = Options(rawValue: 1)
        /// `d`: letters with and without marks are equal.
        package static let diacriticInsensitive = Options(rawValue: 2)
        /// `n`: the texts have been normalized, so that characters are compared by their code units.
        package static let normalized = Options(rawValue: 4)
    }

    /// The elements of a collection on the left side that have to fulfill the comparison.
    package enum Quantifier {
        case any, all
    }

    package var left: PredicateExpression
    package var operation: Operator
    package var options: Options
    package var right: PredicateExpression
    /// The elements of the left side that are compared, or `nil` to compare the left side itself.
    package var quantifier: Quantifier?
}

/// An expression on one side of a comparison.
package indirect enum PredicateExpression {
    /// A literal, an argument of the format, or `nil`.
    case constant(Any?)
    /// The object that the predicate is evaluated with.
    case evaluatedObject
    /// A variable, such as `$DATE`, which is replaced when the predicate is evaluated.
    case variable(String)
    /// A path of keys with periods, of the value of an expression, or of the evaluated object if that is `nil`.
    case keyPath(String, of: PredicateExpression?)
    /// An element of an array or the value for a key of a dictionary.
    case element(PredicateElement, of: PredicateExpression)
    /// Expressions in braces.
    case aggregate([PredicateExpression])
    /// An operation on numbers, such as `a + b`.
    case arithmetic(PredicateExpression, ArithmeticOperator, PredicateExpression)
    /// A call of a function, such as `lowercase(name)`.
    case function(PredicateFunction, [PredicateExpression])
    /// The elements of a collection that fulfill a predicate.
    case subquery(PredicateExpression, variable: String, ParsedPredicate)
}

/// The element of a collection in the brackets of `names[0]` or `names[FIRST]`.
package enum PredicateElement {
    case first, last, size
    case subscripted(PredicateExpression)
}

/// An operator of numbers.
package enum ArithmeticOperator: String {
    case plus = "+"
    case minus = "-"
    case times = "*"
    case divide = "/"
    case power = "**"
}

/// A function of the predicate format language.
package enum PredicateFunction: String, CaseIterable {
    case sum, count, min, max, average
    case lowercase, uppercase, length
    case abs, sqrt, floor, ceiling
    case now

    /// The number of arguments, or `nil` if it varies.
    var argumentCount: Int? {
        switch self {
        case .sum, .count, .min, .max, .average: nil
        case .now: 0
        default: 1
        }
    }
}
