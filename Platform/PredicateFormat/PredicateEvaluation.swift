import Foundation

/// The evaluation of a predicate with an object.
package struct PredicateEvaluation {
    /// The object.
    private let object: Any?
    /// The values of the variables.
    private var variables: [String: Any]
    /// A closure that returns the value of an object for a key.
    private let valueForKey: (_ key: String, _ object: Any) -> Any?

    /// Creates an evaluation.
    ///
    /// - Parameters:
    ///   - object: The object, which `SELF` is and whose keys are read.
    ///   - variables: The values of the variables.
    ///   - valueForKey: A closure that returns the value of an object for a key.
    package init(
        of object: Any?, variables: [String: Any] = [:],
        valueForKey: @escaping (_ key: String, _ object: Any) -> Any?
    ) {
        self.object = object
        self.variables = variables
        self.valueForKey = valueForKey
    }

    /// Returns whether the object fulfills a predicate.
    package func isFulfilled(_ predicate: ParsedPredicate) -> Bool {
        switch predicate {
        case .constant(let value): value
        case .and(let parts): parts.allSatisfy(isFulfilled)
        case .or(let parts): parts.contains(where: isFulfilled)
        case .not(let part): !isFulfilled(part)
        case .comparison(let comparison):
            comparison.isFulfilled(value(comparison.left), value(comparison.right))
        }
    }

    private func value(_ expression: PredicateExpression) -> Any? {
        switch expression {
        case .constant(let value): return value
        case .evaluatedObject: return object
        case .variable(let name):
            guard let value = variables[name] else {
                preconditionFailure(
                    "Can't get value for '\(name)' in bindings \(variables). Pass it as a substitution variable.")
            }
            return value
        case .keyPath(let path, let owner):
            let keys = path.split(separator: ".").map(String.init)
            return value(keys[...], of: owner.map(value) ?? object)
        case .element(let element, let collection): return self.element(element, of: value(collection))
        case .aggregate(let elements): return elements.map { value($0) ?? NSNull() }
        case .arithmetic(let left, let operation, let right):
            guard let left = number(left), let right = number(right) else { return nil }
            return operation.result(left, right)
        case .function(let function, let arguments): return function.result(arguments.map(value))
        case .subquery(let collection, let variable, let predicate):
            guard case .collection(let elements) = PredicateValue(value(collection)) else { return nil }
            return elements.filter { element in
                var evaluation = self
                evaluation.variables[variable] = element
                return evaluation.isFulfilled(predicate)
            }
        }
    }

    private func number(_ expression: PredicateExpression) -> NSNumber? {
        guard case .number(let number) = PredicateValue(value(expression)) else { return nil }
        return number
    }

    // MARK: Keys

    private func value(_ keys: ArraySlice<String>, of object: Any?) -> Any? {
        guard let key = keys.first else { return object }
        guard let object = PredicateValue.unwrapped(object), !(object is NSNull) else { return nil }
        let rest = keys.dropFirst()
        if key.hasPrefix("@") { return collectionOperator(key, rest, of: object) }
        if key.uppercased() == "SELF" { return value(rest, of: object) }
        switch PredicateValue(object) {
        case .collection(let elements) where !Self.isDictionary(object):
            return elements.map { value(keys, of: $0) ?? NSNull() }
        case .text(let text): return value(rest, of: Self.value(key, of: text) ?? valueForKey(key, object))
        default: return value(rest, of: valueForKey(key, object))
        }
    }

    private static func isDictionary(_ object: Any) -> Bool {
        object is NSDictionary || Mirror(reflecting: object).displayStyle == .dictionary
    }

    /// Returns the value of a property that texts have on Apple's platforms.
    private static func value(_ key: String, of text: String) -> Any? {
        switch key {
        case "length": text.utf16.count
        case "lowercaseString": text.lowercased()
        case "uppercaseString": text.uppercased()
        case "capitalizedString": text.capitalized
        case "integerValue", "intValue": (text as NSString).integerValue
        case "doubleValue", "floatValue": (text as NSString).doubleValue
        default: nil
        }
    }

    private func collectionOperator(_ name: String, _ keys: ArraySlice<String>, of collection: Any) -> Any? {
        guard case .collection(let elements) = PredicateValue(collection) else {
            preconditionFailure("The operator \(name) needs a collection, and was applied to \(collection).")
        }
        let values = elements.map { value(keys, of: $0) }
        switch name {
        case "@count": return value(keys, of: elements.count)
        case "@sum": return PredicateFunction.sum.result(values)
        case "@avg": return PredicateFunction.average.result(values)
        case "@min": return PredicateFunction.min.result(values)
        case "@max": return PredicateFunction.max.result(values)
        default: preconditionFailure("The key path operator \(name) is not available on Linux.")
        }
    }

    private func element(_ element: PredicateElement, of object: Any?) -> Any? {
        if case .subscripted(let index) = element, let object, Self.isDictionary(object),
            case .text(let key) = PredicateValue(value(index))
        {
            return valueForKey(key, object)
        }
        guard case .collection(let elements) = PredicateValue(object) else { return nil }
        switch element {
        case .first: return elements.first
        case .last: return elements.last
        case .size: return elements.count
        case .subscripted(let expression):
            guard let index = number(expression)?.intValue else { return nil }
            precondition(
                elements.indices.contains(index), "The index \(index) is beyond the \(elements.count) elements.")
            return elements[index]
        }
    }
}
