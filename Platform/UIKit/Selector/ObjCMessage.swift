import Foundation

/// The calls of methods through their selectors.
enum ObjCMessage {
    /// Returns whether an object's class lists a method.
    static func implements(_ object: AnyObject, _ selector: Selector) -> Bool {
        method(selector, of: object) != nil
    }

    /// Returns whether an object implements or forwards a method.
    static func responds(_ object: AnyObject, to selector: Selector) -> Bool {
        (object as? any ObjCForwarding)?.responds(to: selector) ?? implements(object, selector)
    }

    /// Calls a method with as many of the arguments as it has parameters. Those that are missing are `nil`.
    ///
    /// - Precondition: The class of the object lists the method.
    @discardableResult
    static func send(_ selector: Selector, to object: AnyObject, _ arguments: [Any?] = []) -> Any? {
        guard let (parameterCount, call) = method(selector, of: object) else {
            let target = (object as? any ObjCForwarding)?.forwardingTarget(for: selector) as AnyObject?
            guard let target, target !== object else { unrecognized(selector, object) }
            return send(selector, to: target, arguments)
        }
        let missing = max(0, parameterCount - arguments.count)
        do {
            return try call(object, arguments.prefix(parameterCount) + [Any?](repeating: nil, count: missing))
        } catch {
            preconditionFailure("-[\(type(of: object)) \(selector)]: \(error.message)")
        }
    }

    private typealias Method = (parameterCount: Int, call: (AnyObject, [Any?]) throws(MemberMismatch) -> Any?)

    private static func method(_ selector: Selector, of object: AnyObject) -> Method? {
        let type: AnyClass = Swift.type(of: object)
        if case .method(let count, let call) = ObjCMemberTable.member(selector.description, of: type)?.kind {
            return (count, call)
        }
        return accessor(selector.description, of: type)
    }

    /// Returns the getter or setter of a listed property.
    private static func accessor(_ name: String, of type: AnyClass) -> Method? {
        if case .property(let get, _) = ObjCMemberTable.member(name, of: type)?.kind {
            return (0, { (object, _) throws(MemberMismatch) in try get(object) })
        }
        guard name.hasPrefix("set"), name.hasSuffix(":"), let initial = name.dropFirst(3).first, initial != ":" else {
            return nil
        }
        let property = initial.lowercased() + name.dropFirst(4).dropLast()
        guard case .property(_, let set?) = ObjCMemberTable.member(property, of: type)?.kind else { return nil }
        return (
            1,
            { (object, arguments) throws(MemberMismatch) in
                try set(object, arguments[0])
                return nil
            }
        )
    }

    private static func unrecognized(_ selector: Selector, _ object: AnyObject) -> Never {
        let type: AnyClass = Swift.type(of: object)
        let address = UInt(bitPattern: ObjectIdentifier(object))
        let name = selector.description.prefix { $0 != ":" }
        preconditionFailure(
            "-[\(String(reflecting: type)) \(selector)]: unrecognized selector sent to instance "
                + "0x\(String(address, radix: 16)). Add `.method(\"\(selector)\", \(type).\(name))` to "
                + "`\(type).objcMembers`.")
    }
}
