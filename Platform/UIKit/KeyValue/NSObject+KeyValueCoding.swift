import Foundation

/// A class that overrides `value(forUndefinedKey:)`. The importer of Xcode projects adds it to such classes.
public protocol UndefinedKeyReading: NSObject {
    /// Returns the value for a key that the class does not declare.
    func value(forUndefinedKey key: String) -> Any?
}

/// A class that overrides `setValue(_:forUndefinedKey:)`. The importer of Xcode projects adds it to such classes.
public protocol UndefinedKeyWriting: NSObject {
    /// Sets the value for a key that the class does not declare.
    func setValue(_ value: Any?, forUndefinedKey key: String)
}

/// A class that overrides `value(forKey:)`. The importer of Xcode projects adds it to such classes.
public protocol KeyValueReading: NSObject {
    /// Returns the value of a property.
    func value(forKey key: String) -> Any?
}

/// A class that overrides `setValue(_:forKey:)`. The importer of Xcode projects adds it to such classes.
public protocol KeyValueWriting: NSObject {
    /// Sets a property.
    func setValue(_ value: Any?, forKey key: String)
}

extension _KeyValueCodingAndObserving where Self: NSObject {
    /// Returns the value of a property, which the class lists or stores, or of a method without parameters. A dictionary
    /// and the user defaults return the value for the key, and an array the values of its elements.
    ///
    /// - Precondition: The class has the property, or overrides `value(forUndefinedKey:)`.
    public func value(forKey key: String) -> Any? { KeyValueCoding.value(key, of: self) }

    /// Sets a property that the class lists or stores. A mutable dictionary and the user defaults set the value for the
    /// key.
    ///
    /// - Precondition: The class has the property, or overrides `setValue(_:forUndefinedKey:)`.
    public func setValue(_ value: Any?, forKey key: String) { KeyValueCoding.set(value, key, of: self) }

    /// Returns the value of the property at a path of keys with periods, or `nil` if an object on the path is `nil`.
    public func value(forKeyPath keyPath: String) -> Any? {
        if let value = KeyValueCoding.cellValue(atKeyPath: keyPath, of: self) { return value }
        var current: Any? = self
        for key in keyPath.split(separator: ".") {
            guard let object = current else { return nil }
            current = KeyValueCoding.dispatchedValue(String(key), of: KeyValueCoding.object(object))
        }
        return current
    }

    /// Sets the property at a path of keys with periods. Does nothing if an object on the path is `nil`.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        if KeyValueCoding.setInLayer(value, keyPath, of: self) { return }
        guard let period = keyPath.lastIndex(of: ".") else {
            return KeyValueCoding.setDispatched(value, keyPath, of: self)
        }
        guard let owner = self.value(forKeyPath: String(keyPath[..<period])) else { return }
        KeyValueCoding.setDispatched(
            value, String(keyPath[keyPath.index(after: period)...]), of: KeyValueCoding.object(owner))
    }

    /// Returns the values of several properties. Those that are `nil` are `NSNull`.
    public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }, uniquingKeysWith: { first, _ in first })
    }

    /// Sets several properties.
    public func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) {
            KeyValueCoding.setDispatched(value is NSNull ? nil : value, key, of: self)
        }
    }

    /// Called for a key that the class does not declare.
    public func value(forUndefinedKey key: String) -> Any? {
        KeyValueCoding.undefined(key, "valueForUndefinedKey:", of: self)
        return nil
    }

    /// Called for a key that the class does not declare.
    public func setValue(_ value: Any?, forUndefinedKey key: String) {
        KeyValueCoding.undefined(key, "setValue:forUndefinedKey:", of: self)
    }
}
