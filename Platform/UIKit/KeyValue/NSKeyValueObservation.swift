import Foundation

/// An observation of a property, which ends when this object is deallocated.
public final class NSKeyValueObservation: NSObject {
    private var observer: KeyValueObserver?

    init(_ observer: KeyValueObserver) {
        self.observer = observer
    }

    /// Ends the observation.
    public func invalidate() {
        observer?.end()
        observer = nil
    }

    deinit { observer?.end() }
}

/// The class of objects whose properties can be read, set and observed by their names.
///
/// The methods are members of this protocol, so that classes can declare their own versions.
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

/// A class that is notified of changes by `addObserver(_:forKeyPath:options:context:)`. The importer of Xcode projects
/// adds it to classes that override the method.
public protocol KeyValueObserving: NSObject {
    /// Tells the observer that a property has changed.
    ///
    /// - Parameters:
    ///   - keyPath: The key path of the property, relative to the object.
    ///   - object: The observed object.
    ///   - change: The kind of the change and the values.
    ///   - context: The value that was passed when the observer was added.
    func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?)
}

/// A class whose properties depend on others. The importer of Xcode projects adds it to classes that override the
/// method.
public protocol KeyValueDependent: NSObject {
    /// Returns the keys of the properties of an object whose changes are also changes of a property.
    static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String>
}

extension _KeyValueCodingAndObserving where Self: NSObject {
    /// Returns the keys of the properties whose changes are also changes of a property: none, unless the class overrides
    /// the method and conforms to ``KeyValueDependent``.
    public static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }

    /// Observes a property with a closure, until the result is deallocated or invalidated.
    ///
    /// Objects notify of properties of UIKit's views, scroll views and layers, of `@objc dynamic` properties of imported
    /// classes, and wherever code calls `willChangeValue(forKey:)` and `didChangeValue(forKey:)`.
    ///
    /// - Parameters:
    ///   - keyPath: The property.
    ///   - options: The values that the change contains.
    ///   - changeHandler: A closure that receives this object and the change.
    /// - Precondition: The class lists the property. The importer of Xcode projects passes its name, so that any
    ///   property can be observed.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        observe(keyPath, named: Self.key(of: keyPath), options: options, changeHandler: changeHandler)
    }

    /// Observes a property with a closure, until the result is deallocated or invalidated.
    ///
    /// - Parameters:
    ///   - keyPath: The property.
    ///   - key: The property's key path in Objective-C notation.
    ///   - options: The values that the change contains.
    ///   - changeHandler: A closure that receives this object and the change.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, named key: String, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let observer = KeyValueObserver(self, key, options) { [weak self] change in
            guard let self else { return }
            changeHandler(
                self,
                NSKeyValueObservedChange(
                    kind: .setting, newValue: change.new.flatMap { Self.typed($0) },
                    oldValue: change.old.flatMap { Self.typed($0) }, indexes: nil, isPrior: change.isPrior))
        }
        observer.begin()
        return NSKeyValueObservation(observer)
    }

    private static func typed<Value>(_ value: Any?) -> Value? {
        if let value = value as? Value { return value }
        // A change to `nil` is a new value of an optional property.
        return (Value.self as? any OptionalType.Type).flatMap { value == nil ? $0.empty as? Value : nil }
    }

    /// Returns the name of a property that the class lists.
    private static func key(of keyPath: AnyKeyPath) -> String {
        guard let type = self as Any as? AnyClass, let name = ObjCMemberTable.name(of: keyPath, in: type) else {
            preconditionFailure(
                "Could not extract a String from \(keyPath). List the property in `objcMembers` of its class, or pass "
                    + "its name with `observe(_:named:options:changeHandler:)`.")
        }
        return name
    }

    /// Notifies an observer of changes of a property. The observer is not retained.
    ///
    /// - Parameters:
    ///   - observer: An object whose class conforms to ``KeyValueObserving``.
    ///   - keyPath: The key path of the property.
    ///   - options: The values that the change contains.
    ///   - context: A value that the notifications contain.
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        let entry = KeyValueObserver(self, keyPath, options, target: observer, context: context) {
            [weak self, weak observer] change in
            guard let self, let observer else { return }
            var values: [NSKeyValueChangeKey: Any] = [.kindKey: NSNumber(value: NSKeyValueChange.setting.rawValue)]
            if let new = change.new { values[.newKey] = new ?? NSNull() }
            if let old = change.old { values[.oldKey] = old ?? NSNull() }
            if change.isPrior { values[.notificationIsPriorKey] = true }
            guard let observing = observer as? any KeyValueObserving else {
                observer.observeValue(forKeyPath: keyPath, of: self, change: values, context: context)
                return
            }
            observing.observeValue(forKeyPath: keyPath, of: self, change: values, context: context)
        }
        entry.begin()
    }

    /// Ends the notification of an observer.
    ///
    /// - Precondition: The observer was added for the key path.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        remove(observer, keyPath) { _ in true }
    }

    /// Ends the notification of an observer that was added with a context.
    ///
    /// - Precondition: The observer was added for the key path with the context.
    public func removeObserver(
        _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) {
        remove(observer, keyPath) { $0.context == context }
    }

    private func remove(_ observer: NSObject, _ keyPath: String, matching: (KeyValueObserver) -> Bool) {
        guard let entry = KeyValueObservers.registered(observer, on: self, keyPath, matching: matching) else {
            preconditionFailure(
                "Cannot remove an observer \(KeyValueCoding.name(of: observer)) for the key path \"\(keyPath)\" from "
                    + "\(KeyValueCoding.name(of: self)) because it is not registered as an observer.")
        }
        entry.end()
    }

    /// Called when a property changes that the object observes and the class does not handle.
    public func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        preconditionFailure(
            "\(KeyValueCoding.name(of: self)): An -observeValueForKeyPath:ofObject:change:context: message was received but "
                + "not handled. Key path: \(keyPath ?? "nil"). Conform \(type(of: self)) to `KeyValueObserving`.")
    }

    /// Tells the observers of a property that it is about to change.
    public func willChangeValue(forKey key: String) {
        if KeyValueObservers.isActive { KeyValueObservers.willChange(self, key) }
    }

    /// Tells the observers of a property that it has changed, after `willChangeValue(forKey:)`.
    public func didChangeValue(forKey key: String) {
        if KeyValueObservers.isActive { KeyValueObservers.didChange(self, key) }
    }

    /// Tells the observers of a property that it is about to change.
    public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        if KeyValueObservers.isActive { willChangeValue(forKey: Self.key(of: keyPath)) }
    }

    /// Tells the observers of a property that it has changed, after `willChangeValue(for:)`.
    public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        if KeyValueObservers.isActive { didChangeValue(forKey: Self.key(of: keyPath)) }
    }
}
