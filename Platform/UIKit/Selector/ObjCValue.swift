import Foundation

/// The conversions between Swift values and those that Objective-C passes to and from members.
enum ObjCValue {
    /// Converts an argument of a message to a parameter's type. As in Objective-C, `nil` is zero or `false` for a number or
    /// flag.
    static func argument<Value>(_ value: Any?, to type: Value.Type, for name: String) throws(MemberMismatch) -> Value {
        if value == nil {
            if let integer = type as? any BinaryInteger.Type, let zero = integer.init(0) as? Value { return zero }
            if let no = false as? Value, type == Bool.self { return no }
        }
        return try convert(value, to: type, for: name)
    }

    /// Converts a value to the type of a parameter or property. As in Objective-C, `nil` can be passed for an object or pointer that
    /// is not optional, if the method does not use it.
    // The optimizer of Swift 6.3 crashes as it specializes the method.
    @_optimize(none)
    static func convert<Value>(_ value: Any?, to type: Value.Type, for name: String) throws(MemberMismatch) -> Value {
        guard let value else {
            if let optional = type as? any OptionalType.Type, let none = optional.empty as? Value { return none }
            if type is AnyClass || type == UnsafeRawPointer.self || type == UnsafeMutableRawPointer.self {
                return unsafeBitCast(0 as UInt, to: type)
            }
            if type == Any.self, let none = Optional<AnyObject>.none as Any as? Value { return none }
            throw MemberMismatch(name, expected: type, got: nil)
        }
        if let converted = NibNumberConversion.convert(value, to: type) { return converted }
        if let notification = value as? Notification, let object = notification._bridgeToObjectiveC() as? Value {
            return object
        }
        if let pointer = value as? UnsafeMutableRawPointer {
            if let converted = pointer as? Value ?? UnsafeRawPointer(pointer) as? Value { return converted }
        } else if let converted = (value as AnyObject) as? Value {
            return converted
        }
        // As in Objective-C, an object is a true flag: recognizers and controls pass themselves to `endEditing:`.
        if type == Bool.self, Swift.type(of: value) is AnyClass, let flag = true as? Value { return flag }
        throw MemberMismatch(name, expected: type, got: value)
    }

    /// Returns a result without its optional, or `nil` for `Void`. Numbers are objects, which can be cast to all number types.
    static func object(_ result: Any) -> Any? {
        if result is Void { return nil }
        let content = (result as? any OptionalType).map(\.content) ?? result
        switch content {
        case let number as any BinaryInteger: return number as AnyObject
        case let number as any BinaryFloatingPoint: return number as AnyObject
        case let flag as Bool: return flag as AnyObject
        default: return content
        }
    }
}
