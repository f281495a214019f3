import Foundation

extension NSObject {
    /// Calls a method without arguments.
    ///
    /// - Returns: The method's result, or `nil` if it has none.
    /// - Precondition: The class of the object lists the method.
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        result(of: ObjCMessage.send(aSelector, to: self))
    }

    /// Calls a method with an argument.
    ///
    /// - Returns: The method's result, or `nil` if it has none.
    /// - Precondition: The class of the object lists the method.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        result(of: ObjCMessage.send(aSelector, to: self, [object]))
    }

    /// Calls a method with two arguments.
    ///
    /// - Returns: The method's result, or `nil` if it has none.
    /// - Precondition: The class of the object lists the method.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
        result(of: ObjCMessage.send(aSelector, to: self, [object1, object2]))
    }

    /// Keeps the result until the next turn of the main queue, as the autorelease pool does.
    private func result(of value: Any?) -> Unmanaged<AnyObject>? {
        guard let value else { return nil }
        nonisolated(unsafe) let object = value as AnyObject
        DispatchQueue.main.async { withExtendedLifetime(object) {} }
        return Unmanaged.passUnretained(object)
    }
}
