/// An identifier of any type. Identifiers are equal if the objects are equal that represent them in Objective-C.
package struct ReferenceIdentifier: Hashable, @unchecked Sendable {
    /// The identifier that the app has passed.
    package let value: Any
    private let key: AnyHashable

    package init(_ value: Any) {
        self.value = value
        // A `String` equals an `NSString`, and an `Int` an `NSNumber`.
        if let string = value as? String {
            key = AnyHashable(string)
        } else if let number = value as? NSNumber {
            key = AnyHashable(number)
        } else if let hashable = value as? AnyHashable {
            key = hashable
        } else if type(of: value) is AnyClass {
            key = AnyHashable(ObjectIdentifier(value as AnyObject))
        } else {
            preconditionFailure(DiffableMisuse.notHashable(value))
        }
    }

    package static func == (a: Self, b: Self) -> Bool { a.key == b.key }

    package func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

extension ReferenceIdentifier: CustomStringConvertible {
    package var description: String { "\(value)" }
}

extension Sequence<ReferenceIdentifier> {
    /// The identifiers that the app has passed.
    package var values: [Any] { map(\.value) }
}

extension [ReferenceIdentifier] {
    package init(values: [Any]) { self = values.map { ReferenceIdentifier($0) } }
}
