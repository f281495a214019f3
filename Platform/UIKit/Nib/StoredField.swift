import CReflection

/// A stored property of a class, by which values are put into it without its being called by name.
struct StoredField {
    private let type: Any.Type
    private let offset: Int
    private let isStrong: Bool

    /// What the property is for its users.
    var valueType: Any.Type { (type as? any OutletWrapper.Type)?.wrapped ?? type }

    nonisolated(unsafe) private static var known: [ObjectIdentifier: [String: StoredField]] = [:]

    /// The stored property called `name` that a class or one of its superclasses declares; that of the subclass first.
    @MainActor
    static func named(_ name: String, in type: AnyClass) -> StoredField? {
        if let fields = known[ObjectIdentifier(type)] { return fields[name] }
        let fields = all(of: type)
        known[ObjectIdentifier(type)] = fields
        return fields[name]
    }

    private static func all(of type: AnyClass) -> [String: StoredField] {
        var fields: [String: StoredField] = [:]
        for index in 0..<reflectedFieldCount(type) {
            var metadata = FieldMetadata()
            let fieldType = reflectedField(type, index: index, metadata: &metadata)
            guard let name = metadata.name else { continue }
            defer { metadata.freeName?(name) }
            guard metadata.isVariable else { continue }
            var property = String(cString: name)
            // A wrapper is stored under its property's name with an underscore.
            if fieldType is any OutletWrapper.Type, property.hasPrefix("_") { property.removeFirst() }
            fields[property] = StoredField(
                type: fieldType, offset: reflectedFieldOffset(type, index: index), isStrong: metadata.isStrong)
        }
        return fields
    }

    /// Stores a value; false where the property is of another type.
    @MainActor
    func set(_ value: Any, in object: AnyObject) -> Bool {
        let place = Unmanaged.passUnretained(object).toOpaque() + offset
        if !isStrong {
            // What is kept weakly is an optional object: protocols keep more than the object in its place.
            guard let kind = type as? any OptionalType.Type, kind.accepts(value), kind.isOfObjects else { return false }
            field_store_weakly(place, Unmanaged.passUnretained(value as AnyObject).toOpaque())
            return true
        }
        return store(value, place)
    }

    private func store(_ value: Any, _ place: UnsafeMutableRawPointer) -> Bool {
        func store<Value>(_ type: Value.Type) -> Bool { self.store(type, value, place) }
        return _openExistential(type, do: store)
    }

    private func store<Value>(_ type: Value.Type, _ value: Any, _ place: UnsafeMutableRawPointer) -> Bool {
        let fitting: Value?
        if let wrapper = type as? any OutletWrapper.Type {
            fitting = wrapper.wrapping(value) as? Value
        } else if let optional = type as? any OptionalType.Type {
            // What doesn't fit is no optional without a value.
            guard let some = optional.some(value) else { return false }
            fitting = some as? Value
        } else {
            fitting = NibNumberConversion.convert(value, to: type)
        }
        guard let fitting else { return false }
        place.assumingMemoryBound(to: Value.self).pointee = fitting
        return true
    }

    /// Adds an object to an array; false where the property is none, or one of other objects.
    @MainActor
    func append(_ value: AnyObject, in object: AnyObject) -> Bool {
        guard let list = ((valueType as? any OptionalType.Type)?.wrapped ?? valueType) as? any ArrayType.Type, isStrong
        else { return false }
        let place = Unmanaged.passUnretained(object).toOpaque() + offset
        func current<Value>(_: Value.Type) -> Any { place.assumingMemoryBound(to: Value.self).pointee }
        let stored = _openExistential(type, do: current)
        let known = (stored as? any OutletWrapper).map { $0.current as Any } ?? stored
        guard let longer = list.appending(value, to: known) else { return false }
        return store(longer, place)
    }
}

/// A property wrapper that an outlet may have.
protocol OutletWrapper {
    static var wrapped: Any.Type { get }
    var current: Any? { get }
    /// The wrapper with a value; nil for one of another type.
    static func wrapping(_ value: Any) -> Self?
}

extension UIViewController.ViewLoading: OutletWrapper {
    static var wrapped: Any.Type { Value.self }
    var current: Any? { value }
    static func wrapping(_ value: Any) -> Self? {
        NibNumberConversion.convert(value, to: Value.self).map(Self.init(wrappedValue:))
    }
}

/// Optionals of any kind.
private protocol OptionalType {
    static var wrapped: Any.Type { get }
    static var isOfObjects: Bool { get }
    static func accepts(_ value: Any) -> Bool
    static func some(_ value: Any) -> Any?
}

extension Optional: OptionalType {
    static var wrapped: Any.Type { Wrapped.self }
    static var isOfObjects: Bool { Wrapped.self is AnyClass || Wrapped.self == AnyObject.self }
    static func accepts(_ value: Any) -> Bool { value is Wrapped }
    static func some(_ value: Any) -> Any? {
        NibNumberConversion.convert(value, to: Wrapped.self).map { Optional($0) as Any }
    }
}

/// Arrays of any kind.
private protocol ArrayType {
    static func appending(_ value: AnyObject, to list: Any) -> Any?
}

extension Array: ArrayType {
    static func appending(_ value: AnyObject, to list: Any) -> Any? {
        guard let element = value as? Element else { return nil }
        return (list as? [Element] ?? []) + [element]
    }
}

// What Swift's `Mirror` is made of: the names, types and places of a class's stored properties.

private struct FieldMetadata {
    var name: UnsafePointer<CChar>?
    var freeName: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    var isStrong = false
    var isVariable = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func reflectedFieldCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func reflectedField(
    _ type: Any.Type, index: Int, metadata: UnsafeMutablePointer<FieldMetadata>
) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func reflectedFieldOffset(_ type: Any.Type, index: Int) -> Int
