import Foundation

/// A coder that supplies the values of the object being created directly, instead of reading them from an
/// archive. The coder of nibs is one.
///
/// The class is open, and underscored because it is not public API, as package classes cannot be subclassed
/// in other modules. A protocol would do, but casting each coder to it is about twenty times as slow.
open class _ValueCoder: NSCoder {
    /// Returns the Boolean value for a key, or `nil` if there is none.
    open func flag(_ key: String) -> Bool? { nil }

    /// Returns the integer for a key, or `nil` if there is none.
    open func integer(_ key: String) -> Int? { nil }

    /// Returns the number for a key, or `nil` if there is none.
    open func number(_ key: String) -> Double? { nil }

    /// Returns the string for a key, or `nil` if there is none.
    open func text(_ key: String) -> String? { nil }

    /// Returns the value for a key that all objects created from the same description share, or `nil` if
    /// there is none of this type.
    open func shared<Value>(_ key: String) -> Value? { nil }

    /// Returns the value or the object for a key, or `nil` if there is none. An object is created when it is
    /// first requested.
    open func anyObject(_ key: String) -> Any? { nil }
}
