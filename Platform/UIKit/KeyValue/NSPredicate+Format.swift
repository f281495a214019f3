import Foundation
internal import PredicateFormat

/// A class whose objects can be created from a predicate format. Only `NSPredicate` conforms to the protocol.
///
/// Foundation declares the initializers for Linux as unavailable. Those of a protocol that classes are not required for
/// can return an object of a subclass.
public protocol _PredicateFormatInitializable {}

extension NSPredicate: _PredicateFormatInitializable {}

extension _PredicateFormatInitializable {
    /// Creates a predicate from a format of Apple's Predicate Format String Syntax.
    ///
    /// The arguments replace the conversion specifiers of the format in their order. `%@` is a value, and `%K` a key
    /// path. The keys of an object are read by key-value coding. Functions other than those of numbers, texts and
    /// collections, casts, and the key path operators other than `@count`, `@sum`, `@avg`, `@min` and `@max` are not
    /// available.
    ///
    /// - Precondition: The format is valid.
    public nonisolated init(format predicateFormat: String, _ args: Any?...) {
        self = FormattedPredicate.make(predicateFormat, arguments: args) as! Self
    }

    /// Creates a predicate from a format of Apple's Predicate Format String Syntax and an array of its arguments.
    ///
    /// - Precondition: The format is valid.
    public nonisolated init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        self = FormattedPredicate.make(predicateFormat, arguments: arguments ?? []) as! Self
    }
}

/// A predicate that was created from a format.
private final class FormattedPredicate: NSPredicate {
    private let predicate: ParsedPredicate

    private init(_ predicate: ParsedPredicate) {
        self.predicate = predicate
        super.init(value: true)
    }

    required init?(coder: NSCoder) { nil }

    /// Returns a predicate for a format, which is a compound predicate if its top level is one.
    static func make(_ format: String, arguments: [Any?]) -> NSPredicate {
        do {
            return make(try ParsedPredicate(format: format, arguments: arguments))
        } catch {
            preconditionFailure(error.message)
        }
    }

    private static func make(_ predicate: ParsedPredicate) -> NSPredicate {
        switch predicate {
        case .constant(let value): NSPredicate(value: value)
        case .and(let parts): FormattedCompoundPredicate(predicate, type: .and, subpredicates: parts.map(make))
        case .or(let parts): FormattedCompoundPredicate(predicate, type: .or, subpredicates: parts.map(make))
        case .not(let part): FormattedCompoundPredicate(predicate, type: .not, subpredicates: [make(part)])
        case .comparison: FormattedPredicate(predicate)
        }
    }

    override var predicateFormat: String { predicate.description }

    override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
        PredicateEvaluation(of: object, variables: bindings ?? [:]) { key, owner in
            KeyValueCoding.dispatchedValue(key, of: KeyValueCoding.object(owner))
        }
        .isFulfilled(predicate)
    }

    override func isEqual(_ object: Any?) -> Bool {
        (object as? FormattedPredicate)?.predicateFormat == predicateFormat
    }

    override var hash: Int { predicateFormat.hashValue }
}

/// A compound predicate that was created from a format.
private final class FormattedCompoundPredicate: NSCompoundPredicate {
    private let format: String

    init(_ predicate: ParsedPredicate, type: LogicalType, subpredicates: [NSPredicate]) {
        format = predicate.description
        super.init(type: type, subpredicates: subpredicates)
    }

    required init?(coder: NSCoder) { nil }

    override var predicateFormat: String { format }

    override func isEqual(_ object: Any?) -> Bool {
        (object as? FormattedCompoundPredicate)?.format == format
    }

    override var hash: Int { format.hashValue }
}
