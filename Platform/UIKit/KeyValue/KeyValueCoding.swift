import Foundation
import QuartzCore

/// The search for properties by their names.
enum KeyValueCoding {
    /// Returns the value for a key, by the override of the object's class if there is one.
    static func dispatchedValue(_ key: String, of object: NSObject) -> Any? {
        (object as? any KeyValueReading)?.value(forKey: key) ?? value(key, of: object)
    }

    /// Sets the value for a key, by the override of the object's class if there is one.
    static func setDispatched(_ value: Any?, _ key: String, of object: NSObject) {
        if let writing = object as? any KeyValueWriting { return writing.setValue(value, forKey: key) }
        set(value, key, of: object)
    }

    /// Returns a value as an object, such as a dictionary as an `NSDictionary`.
    static func object(_ value: Any) -> NSObject {
        if let object = value as? NSObject { return object }
        preconditionFailure("A \(type(of: value)) is not an object, so that it has no values for keys.")
    }

    // MARK: Reading

    static func value(_ key: String, of object: NSObject) -> Any? {
        switch object {
        case let dictionary as NSDictionary: return dictionary.object(forKey: key)
        case let defaults as UserDefaults: return defaults.object(forKey: key)
        case let array as NSArray:
            return array.map { dispatchedValue(key, of: Self.object($0)) ?? NSNull() }
        default: break
        }
        let type: AnyClass = Swift.type(of: object)
        for name in names(for: key) {
            switch (ObjCMemberTable.member(name, of: type) ?? SystemProperties.property(name, of: type))?.kind {
            case .property(let get, _):
                return check { () throws(MemberMismatch) in try get(object) }
            case .method(0, let call):
                return check { () throws(MemberMismatch) in try call(object, []) }
            default: break
            }
        }
        if let stored = storedValue(key, of: object) { return ObjCValue.object(stored) }
        if let value = valueInLayer(key, of: object) { return value }
        if let reading = object as? any UndefinedKeyReading { return reading.value(forUndefinedKey: key) }
        return object.value(forUndefinedKey: key)
    }

    /// The key, and the name of the getter of a Boolean property, or the key of one of UIKit's.
    private static func names(for key: String) -> [String] {
        let rest = key.dropFirst(2)
        if key.hasPrefix("is"), let initial = rest.first, initial.isUppercase {
            return [key, initial.lowercased() + rest.dropFirst()]
        }
        return [key, "is" + key.prefix(1).uppercased() + key.dropFirst()]
    }

    private static func storedValue(_ key: String, of object: NSObject) -> Any? {
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            if let child = current.children.first(where: { $0.label == key || $0.label == "_\(key)" }) {
                return child.value
            }
            mirror = current.superclassMirror
        }
        return nil
    }

    // MARK: Writing

    static func set(_ value: Any?, _ key: String, of object: NSObject) {
        switch object {
        case let dictionary as NSMutableDictionary:
            if let value {
                dictionary.setObject(value, forKey: key as NSString)
            } else {
                dictionary.removeObject(forKey: key)
            }
            return
        case let defaults as UserDefaults: return defaults.set(value, forKey: key)
        default: break
        }
        for name in names(for: key) where setMember(value, name, of: object) { return }
        if setInLayer(value, key, of: object) { return }
        if let writing = object as? any UndefinedKeyWriting { return writing.setValue(value, forUndefinedKey: key) }
        object.setValue(value, forUndefinedKey: key)
    }

    /// Sets a property that the class lists, one of UIKit's outlets, or a stored property. Returns whether it exists.
    private static func setMember(_ value: Any?, _ name: String, of object: NSObject) -> Bool {
        nonisolated(unsafe) let (object, value) = (object, value)
        let set: @MainActor () -> Bool = {
            let type: AnyClass = Swift.type(of: object)
            let member = ObjCMemberTable.member(name, of: type) ?? SystemProperties.property(name, of: type)
            if case .property(_, let set?) = member?.kind {
                check { () throws(MemberMismatch) in
                    try set(object, value)
                    return nil
                }
                return true
            }
            if let value, let set = NibSystemOutlets.setter(name, of: object) { return set(object, value) }
            guard let field = StoredField.named(name, in: type), field.ownership != .unknown else { return false }
            object.willChangeValue(forKey: name)
            defer { object.didChangeValue(forKey: name) }
            if let value {
                guard field.set(value, in: object) else {
                    preconditionFailure(MemberMismatch(name, expected: field.valueType, got: value).message)
                }
            } else if !field.clear(in: object) {
                preconditionFailure(
                    "[\(Self.name(of: object)) setNilValueForKey]: could not set nil as the value for the key \(name).")
            }
            return true
        }
        // As in Objective-C, properties can be set on any thread.
        return unsafeBitCast(set, to: (() -> Bool).self)()
    }

    @discardableResult
    private static func check(_ access: () throws(MemberMismatch) -> Any?) -> Any? {
        do {
            return try access()
        } catch {
            preconditionFailure(error.message)
        }
    }

    // MARK: Undefined keys

    /// Traps for a key that an app's class does not declare. UIKit's classes on Apple's platforms have private keys, so
    /// that their use is displayed as a warning.
    static func undefined(_ key: String, _ method: String, of object: NSObject) {
        let text =
            "[\(name(of: object)) \(method)]: this class is not key value coding-compliant for the key \(key)."
        let module = String(reflecting: type(of: object)).prefix { $0 != "." }
        guard ["UIKit", "UIKitGraphics", "QuartzCore", "Foundation"].contains(module) else {
            preconditionFailure(
                "\(text) Declare `var \(key)`, or list it in `\(type(of: object)).objcMembers` if it is computed.")
        }
        ResourceWarning.log("Key-value coding", text)
    }

    /// Returns the name of an object in messages.
    static func name(of object: NSObject) -> String {
        "<\(String(reflecting: type(of: object))) 0x\(String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16))>"
    }
}
