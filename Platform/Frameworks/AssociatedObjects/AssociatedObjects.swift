internal import CDeallocation
// The part of Apple's module `ObjectiveC` that does not need its runtime. A module of that name would make
// `#if canImport(ObjectiveC)` true, by which code finds out whether there is an Objective-C runtime. Functions that
// change classes, such as `method_exchangeImplementations`, are not available.

@_exported import Foundation

/// The ownership of an associated value.
///
/// Every access is atomic, so `OBJC_ASSOCIATION_RETAIN` and `OBJC_ASSOCIATION_RETAIN_NONATOMIC` have the same effect.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// The value is not retained. It is `nil` after its deallocation, whereas reading it then is an error on Apple's
    /// platforms.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// The value is retained.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// An object that conforms to `NSCopying` is copied. Other values are retained.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// The value is retained.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// An object that conforms to `NSCopying` is copied. Other values are retained.
    case OBJC_ASSOCIATION_COPY = 771
}

/// Associates a value with an object.
///
/// The value is released when the object is deallocated. It is accessible until the end of the object's
/// deinitializer. Instances of structures and enumerations have no identity: setting their values does nothing.
///
/// - Parameters:
///   - object: The object.
///   - key: The address that identifies the value. Its memory is not accessed.
///   - value: The value, or `nil` to remove it.
///   - policy: The ownership of the value.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    guard let object = AssociationTable.instance(object) else { return }
    AssociationTable.set(AssociatedValue(AssociationTable.unwrapped(value), policy), for: key, of: object)
}

/// Returns the value that is associated with an object, or `nil` if there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociationTable.instance(object).flatMap { AssociationTable.value(for: key, of: $0) }
}

/// Removes all values that are associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
    if let object = AssociationTable.instance(object) { AssociationTable.removeValues(of: object) }
}
