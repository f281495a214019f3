@_implementationOnly import CReflection

/// A stored property of a class, which can be set by its name.
struct StoredField {
    private let type: Any.Type
    private let offset: Int
    /// The ownership of the reference.
    let ownership: Ownership

    /// The ownership with which a property refers to an object.
    enum Ownership {
        case strong
        case weak
        case unowned
        /// `unowned(unsafe)`
        case unmanaged
        /// The property is not strong, and how it stores the reference is unknown.
        case unknown
    }

    /// The type of the property as declared in the class, without property wrappers.
    var valueType: Any.Type { (type as? any OutletWrapper.Type)?.wrapped ?? type }

    nonisolated(unsafe) private static var known: [ObjectIdentifier: [String: StoredField]] = [:]

    /// Returns the stored property that a class or one of its superclasses declares. Those of subclasses
    /// have precedence.
    @MainActor
    static func named(_ name: String, in type: AnyClass) -> StoredField? {
        if let fields = known[ObjectIdentifier(type)] { return fields[name] }
        let fields = all(of: type)
        known[ObjectIdentifier(type)] = fields
        return fields[name]
    }

    /// Returns the stored property that a class or one of its superclasses declares, even if it is a constant.
    static func constant(named name: String, in type: AnyClass) -> StoredField? {
        all(of: type, includesConstants: true)[name]
    }

    private static func all(of type: AnyClass, includesConstants: Bool = false) -> [String: StoredField] {
        var fields: [String: StoredField] = [:]
        for index in 0..<reflectedFieldCount(type) {
            var metadata = FieldMetadata()
            let fieldType = reflectedField(type, index: index, metadata: &metadata)
            guard let name = metadata.name else { continue }
            defer { metadata.freeName?(name) }
            guard metadata.isVariable || includesConstants else { continue }
            var property = String(cString: name)
            // The storage of a property wrapper has the property's name with an underscore prefix.
            if fieldType is any OutletWrapper.Type, property.hasPrefix("_") { property.removeFirst() }
            fields[property] = StoredField(
                type: fieldType, offset: reflectedFieldOffset(type, index: index),
                ownership: metadata.isStrong ? .strong : ownership(of: name, in: type))
        }
        return fields
    }

    /// Returns the strong stored variables that a class and its superclasses declare below `base`, with their names. Lazy
    /// properties are not among them.
    @MainActor
    static func declared(in type: AnyClass, below base: AnyClass) -> [(name: String, field: StoredField)] {
        let inherited = Set(all(of: base).keys)
        return all(of: type).filter { name, field in
            !inherited.contains(name) && field.ownership == .strong && !name.hasPrefix("$")
        }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// Returns the value of a strong property, or `nil` if it is an optional without a value.
    @MainActor
    func value(in object: AnyObject) -> Any? {
        let address = Unmanaged.passUnretained(object).toOpaque() + offset
        func current<Value>(_: Value.Type) -> Any? {
            let value = address.assumingMemoryBound(to: Value.self).pointee
            return (value as? any OptionalType).map(\.content) ?? value
        }
        return _openExistential(type, do: current)
    }

    /// Copies the value of a strong property from an object to another of the same class.
    func copy(from source: AnyObject, to target: AnyObject) {
        let offset = offset
        func address(_ object: AnyObject) -> UnsafeMutableRawPointer {
            Unmanaged.passUnretained(object).toOpaque() + offset
        }
        func copy<Value>(_: Value.Type) {
            address(target).assumingMemoryBound(to: Value.self).pointee =
                address(source).assumingMemoryBound(to: Value.self).pointee
        }
        _openExistential(type, do: copy)
    }

    private static func ownership(of name: UnsafePointer<CChar>, in type: AnyClass) -> Ownership {
        switch field_ownership_named(unsafeBitCast(type, to: UnsafeRawPointer.self), name) {
        case field_is_weak: .weak
        case field_is_unowned: .unowned
        case field_is_unmanaged: .unmanaged
        default: .unknown
        }
    }

    /// Stores a value. Returns false if the property has another type, or an unknown ownership.
    @MainActor
    func set(_ value: Any, in object: AnyObject) -> Bool {
        let address = Unmanaged.passUnretained(object).toOpaque() + offset
        if ownership == .strong { return store(value, address) }
        guard acceptsObject(value) else { return ownership == .weak && storeProtocolWeakly(value, address) }
        let reference = Unmanaged.passUnretained(value as AnyObject).toOpaque()
        switch ownership {
        case .weak: field_store_weakly(address, reference)
        case .unowned: field_store_unowned(address, reference)
        case .unmanaged: field_store_unmanaged(address, reference)
        case .strong, .unknown: return false
        }
        return true
    }

    /// Stores a weak reference to an object as a protocol. The witness tables follow the reference, as in a strong one
    /// (docs/ABI/TypeLayout.rst).
    private func storeProtocolWeakly(_ value: Any, _ address: UnsafeMutableRawPointer) -> Bool {
        func store<Value>(_: Value.Type) -> Bool {
            guard let optional = type as? any OptionalType.Type, let some = optional.some(value) as? Value else {
                return false
            }
            return withUnsafeBytes(of: some) { strong in
                let reference = MemoryLayout<UnsafeRawPointer>.size
                guard let start = strong.baseAddress, strong.count > reference else { return false }
                field_store_weakly(address, strong.load(as: UnsafeMutableRawPointer.self))
                (address + reference).copyMemory(from: start + reference, byteCount: strong.count - reference)
                return true
            }
        }
        return _openExistential(type, do: store)
    }

    /// Sets a strong optional property to `nil`. Returns false for others.
    @MainActor
    func clear(in object: AnyObject) -> Bool {
        guard ownership == .strong, let optional = type as? any OptionalType.Type else { return false }
        let address = Unmanaged.passUnretained(object).toOpaque() + offset
        func clear<Value>(_: Value.Type) -> Bool {
            guard let none = optional.empty as? Value else { return false }
            address.assumingMemoryBound(to: Value.self).pointee = none
            return true
        }
        return _openExistential(type, do: clear)
    }

    /// Returns whether `value` is an object of the property's type, which is a class or an optional of one.
    private func acceptsObject(_ value: Any) -> Bool {
        if let kind = type as? any OptionalType.Type { return kind.accepts(value) && kind.isOfObjects }
        func accepts<Value>(_ type: Value.Type) -> Bool { value is Value }
        return type is AnyClass && _openExistential(type, do: accepts)
    }

    private func store(_ value: Any, _ address: UnsafeMutableRawPointer) -> Bool {
        func store<Value>(_ type: Value.Type) -> Bool { self.store(type, value, address) }
        return _openExistential(type, do: store)
    }

    private func store<Value>(_ type: Value.Type, _ value: Any, _ address: UnsafeMutableRawPointer) -> Bool {
        let converted: Value?
        if let wrapper = type as? any OutletWrapper.Type {
            converted = wrapper.wrapping(value) as? Value
        } else if let optional = type as? any OptionalType.Type {
            // A value of the wrong type must not become an optional without a value.
            guard let some = optional.some(value) else { return false }
            converted = some as? Value
        } else {
            converted = NibNumberConversion.convert(value, to: type)
        }
        guard let converted else { return false }
        address.assumingMemoryBound(to: Value.self).pointee = converted
        return true
    }

    /// Appends an object to an array. Returns false if the property is not an array or has another element
    /// type.
    @MainActor
    func append(_ value: AnyObject, in object: AnyObject) -> Bool {
        guard let list = ((valueType as? any OptionalType.Type)?.wrapped ?? valueType) as? any ArrayType.Type,
            ownership == .strong
        else { return false }
        let address = Unmanaged.passUnretained(object).toOpaque() + offset
        func current<Value>(_: Value.Type) -> Any { address.assumingMemoryBound(to: Value.self).pointee }
        let stored = _openExistential(type, do: current)
        let known = (stored as? any OutletWrapper).map { $0.current as Any } ?? stored
        guard let longer = list.appending(value, to: known) else { return false }
        return store(longer, address)
    }
}

/// A property wrapper that outlets may use.
protocol OutletWrapper {
    static var wrapped: Any.Type { get }
    var current: Any? { get }
    /// Returns the wrapper with a value, or `nil` if the value has another type.
    static func wrapping(_ value: Any) -> Self?
}

extension UIViewController.ViewLoading: OutletWrapper {
    static var wrapped: Any.Type { Value.self }
    var current: Any? { value }
    static func wrapping(_ value: Any) -> Self? {
        NibNumberConversion.convert(value, to: Value.self).map(Self.init(wrappedValue:))
    }
}

/// An optional of any type.
protocol OptionalType {
    static var wrapped: Any.Type { get }
    static var isOfObjects: Bool { get }
    static func accepts(_ value: Any) -> Bool
    static func some(_ value: Any) -> Any?
    /// The wrapped value, or `nil` if there is none.
    var content: Any? { get }
    /// An optional without a value.
    static var empty: Any { get }
}

extension Optional: OptionalType {
    var content: Any? { map { $0 as Any } }
    static var empty: Any { Self(nilLiteral: ()) as Any }
    static var wrapped: Any.Type { Wrapped.self }
    static var isOfObjects: Bool { Wrapped.self is AnyClass || Wrapped.self == AnyObject.self }
    static func accepts(_ value: Any) -> Bool { value is Wrapped }
    static func some(_ value: Any) -> Any? {
        NibNumberConversion.convert(value, to: Wrapped.self).map { Optional($0) as Any }
    }
}

/// An array of any type.
private protocol ArrayType {
    static func appending(_ value: AnyObject, to list: Any) -> Any?
}

extension Array: ArrayType {
    static func appending(_ value: AnyObject, to list: Any) -> Any? {
        guard let element = value as? Element else { return nil }
        return (list as? [Element] ?? []) + [element]
    }
}

// The functions of the Swift runtime that implement `Mirror`: the names, types and offsets of stored
// properties.

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
