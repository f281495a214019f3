/// A method or property with its Objective-C name.
///
/// A class lists its members in ``ObjCExposing/objcMembers``.
public struct ObjCMember {
    enum Kind {
        /// A method with a number of parameters.
        case method(parameterCount: Int, call: (AnyObject, [Any?]) throws(MemberMismatch) -> Any?)
        /// A property. A read-only property has no setter.
        case property(
            get: (AnyObject) throws(MemberMismatch) -> Any?,
            set: ((AnyObject, Any?) throws(MemberMismatch) -> Void)?)
    }

    let name: String
    let kind: Kind
    /// The key path of a property.
    var keyPath: AnyKeyPath?

    /// Creates a method. Its isolation to the main actor is not checked, as by Objective-C.
    init(
        _ name: String, parameterCount: Int, _ call: @escaping (AnyObject, [Any?]) throws(MemberMismatch) -> Any?
    ) {
        let colonCount = name.count { $0 == ":" }
        precondition(
            colonCount == parameterCount,
            "ObjCMember.method: The name \"\(name)\" has \(colonCount) colons, but the method has \(parameterCount) "
                + "parameters. Write a colon for each parameter.")
        self.name = name
        kind = .method(parameterCount: parameterCount, call: call)
    }

    /// A property that an outlet, a runtime attribute or `setValue(_:forKey:)` sets.
    ///
    /// - Parameters:
    ///   - name: The name, such as `cornerRadius`.
    ///   - path: The key path of the property.
    public static func property<Root: AnyObject, Value>(
        _ name: String, _ path: ReferenceWritableKeyPath<Root, Value>
    ) -> ObjCMember {
        ObjCMember(
            name: name,
            kind: .property(get: getter(name, path)) { (target, value) throws(MemberMismatch) in
                let value = try ObjCValue.convert(value, to: Value.self, for: name)
                let object: Root = try receiver(target, name)
                object[keyPath: path] = value
            }, keyPath: path)
    }

    /// A property that can be read by name.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - path: The key path of the property.
    public static func property<Root: AnyObject, Value>(
        _ name: String, readOnly path: KeyPath<Root, Value>
    ) -> ObjCMember {
        ObjCMember(name: name, kind: .property(get: getter(name, path), set: nil), keyPath: path)
    }

    private init(name: String, kind: Kind, keyPath: AnyKeyPath) {
        self.name = name
        self.kind = kind
        self.keyPath = keyPath
    }

    private static func getter<Root: AnyObject, Value>(
        _ name: String, _ path: KeyPath<Root, Value>
    ) -> (AnyObject) throws(MemberMismatch) -> Any? {
        { target throws(MemberMismatch) in
            let object: Root = try receiver(target, name)
            return ObjCValue.object(object[keyPath: path])
        }
    }

    static func receiver<Target: AnyObject>(
        _ object: AnyObject, _ name: String
    ) throws(MemberMismatch) -> Target {
        guard let target = object as? Target else { throw MemberMismatch(name, expected: Target.self, got: object) }
        return target
    }
}
