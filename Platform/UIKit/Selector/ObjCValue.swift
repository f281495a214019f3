import Foundation

/// The conversions between Swift values and those that Objective-C passes to and from members.
enum ObjCValue {
    /// Converts an argument to a parameter's type. As in Objective-C, `nil` can be passed for an object that
    /// is not optional, if the method does not use it.
    // The optimizer of Swift 6.3 crashes as it specializes the method.
    @_optimize(none)
    static func convert<Value>(_ value: Any?, to type: Value.Type, for name: String) throws(MemberMismatch) -> Value {
        guard let value else {
            if let optional = type as? any OptionalType.Type, let none = optional.empty as? Value { return none }
            if type is AnyClass { return unsafeBitCast(0 as UInt, to: type) }
            if type == Any.self, let none = Optional<AnyObject>.none as Any as? Value { return none }
            throw MemberMismatch(name, expected: type, got: nil)
        }
        if let converted = NibNumberConversion.convert(value, to: type) { return converted }
        if let notification = value as? Notification, let object = notification._bridgeToObjectiveC() as? Value {
            return object
        }
        if let converted = (value as AnyObject) as? Value { return converted }
        // As in Objective-C, an object is a true flag: recognizers and controls pass themselves to `endEditing:`.
        if type == Bool.self, Swift.type(of: value) is AnyClass, let flag = true as? Value { return flag }
        throw MemberMismatch(name, expected: type, got: value)
    }

    /// Returns a result without its optional, or `nil` for `Void`.
    static func object(_ result: Any) -> Any? {
        if result is Void { return nil }
        if let optional = result as? any OptionalType { return optional.content }
        return result
    }
}
