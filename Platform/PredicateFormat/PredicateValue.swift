import Foundation

/// A value of an expression, by the kinds that comparisons distinguish.
enum PredicateValue {
    case null
    case number(NSNumber)
    case text(String)
    case date(Date)
    case collection([Any])
    case other(Any)

    init(_ value: Any?) {
        guard let value = Self.unwrapped(value), !(value is NSNull) else {
            self = .null
            return
        }
        switch value {
        case let text as String: self = .text(text)
        case let text as NSString: self = .text(text as String)
        case let text as Substring: self = .text(String(text))
        case let text as NSAttributedString: self = .text(text.string)
        case let number as NSNumber: self = .number(number)
        case let number as CGFloat: self = .number(NSNumber(value: Double(number)))
        case let date as Date: self = .date(date)
        case let date as NSDate: self = .date(date as Date)
        default: self = Self.elements(of: value).map(PredicateValue.collection) ?? .other(value)
        }
    }

    /// Returns the value in nested optionals, which `Any` can contain.
    static func unwrapped(_ value: Any?) -> Any? {
        guard let value else { return nil }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return unwrapped(mirror.children.first?.value)
    }

    /// Returns the elements of a collection, or the values of a dictionary.
    private static func elements(of value: Any) -> [Any]? {
        switch value {
        case let array as [Any]: return array
        case let array as NSArray: return array.map { $0 }
        case let set as NSSet: return set.map { $0 }
        case let set as NSOrderedSet: return set.map { $0 }
        case let dictionary as NSDictionary: return dictionary.map(\.value)
        default: break
        }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .set, .collection: return mirror.children.map(\.value)
        case .dictionary:
            return mirror.children.compactMap { Mirror(reflecting: $0.value).children.map(\.value).last }
        default: return nil
        }
    }

    /// Returns whether two values are equal. Texts are compared with the options.
    func isEqual(to other: PredicateValue, options: Comparison.Options) -> Bool {
        switch (self, other) {
        case (.null, .null): true
        case (.number(let left), .number(let right)): left.compare(right) == .orderedSame
        case (.text(let left), .text(let right)): options.folded(left) == options.folded(right)
        case (.date(let left), .date(let right)): left == right
        case (.collection(let left), .collection(let right)):
            left.count == right.count
                && zip(left, right).allSatisfy { PredicateValue($0).isEqual(to: PredicateValue($1), options: []) }
        case (.other(let left), .other(let right)): Self.areEqual(left, right)
        default: false
        }
    }

    private static func areEqual(_ left: Any, _ right: Any) -> Bool {
        if let left = left as? NSObject, let right = right as? NSObject { return left.isEqual(right) }
        if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
        return Swift.type(of: left) is AnyClass && Swift.type(of: right) is AnyClass
            && (left as AnyObject) === (right as AnyObject)
    }

    /// Returns the order of two values, or `nil` if they have none.
    func order(to other: PredicateValue, options: Comparison.Options) -> ComparisonResult? {
        switch (self, other) {
        case (.number(let left), .number(let right)): left.compare(right)
        case (.text(let left), .text(let right)):
            options.folded(left).compare(options.folded(right))
        case (.date(let left), .date(let right)): left.compare(right)
        default: nil
        }
    }
}

extension Comparison.Options {
    /// Returns a text without the differences that the options ignore.
    func folded(_ text: String) -> String {
        var folding: String.CompareOptions = []
        if contains(.caseInsensitive) { folding.insert(.caseInsensitive) }
        if contains(.diacriticInsensitive) { folding.insert(.diacriticInsensitive) }
        return folding.isEmpty ? text : text.folding(options: folding, locale: nil)
    }
}
