import Foundation

/// A class that determines which messages it responds to, or forwards messages that it does not implement.
///
/// On Apple's platforms `NSObject` declares both methods, and a class overrides them. On this platform a class conforms
/// instead; the importer of Xcode projects adds the conformance.
///
/// A delegate of a table or scroll view that conforms receives a message for each optional method that it does not
/// implement, and can forward it to another delegate.
public protocol ObjCForwarding: NSObjectProtocol {
    /// Returns whether the object implements or forwards a method.
    func responds(to aSelector: Selector!) -> Bool

    /// Returns the object to which a method is forwarded that this object does not implement, or `nil` for none.
    func forwardingTarget(for aSelector: Selector!) -> Any?
}

extension ObjCForwarding {
    /// The default implementation returns whether the class lists the method.
    public func responds(to aSelector: Selector!) -> Bool { baseResponds(to: aSelector) }

    /// The default implementation returns `nil`.
    public func forwardingTarget(for aSelector: Selector!) -> Any? { baseForwardingTarget(for: aSelector) }
}

extension NSObjectProtocol {
    /// Returns whether the object implements or forwards a method.
    public func responds(to aSelector: Selector!) -> Bool {
        (self as? any ObjCForwarding)?.responds(to: aSelector) ?? baseResponds(to: aSelector)
    }

    /// Returns whether the class of the object lists a method, as `super.responds(to:)` does in a direct subclass of a
    /// class of UIKit.
    public func baseResponds(to aSelector: Selector!) -> Bool {
        aSelector.map { ObjCMessage.implements(self, $0) } ?? false
    }

    /// Returns `nil`, as `super.forwardingTarget(for:)` does in a direct subclass of a class of UIKit.
    public func baseForwardingTarget(for aSelector: Selector!) -> Any? { nil }
}

/// The search for the object to which a delegate forwards an optional method.
@MainActor
enum DelegateForwarding {
    /// Whether a delegate of the process forwards methods. Without one, no call of a delegate searches.
    private(set) static var isUsed = false

    /// Notes whether an object that has become a delegate forwards methods.
    static func note(_ delegate: AnyObject?) {
        if !isUsed, delegate is any ObjCForwarding { isUsed = true }
    }

    /// Returns the object to which a delegate forwards a method that it does not implement.
    static func target<Delegate>(of delegate: Delegate, _ selector: StaticString) -> Delegate? {
        guard let forwarding = delegate as? any ObjCForwarding else { return nil }
        return forwarding.forwardingTarget(for: Selector("\(selector)")) as? Delegate
    }
}

extension UIScrollViewDelegate {
    /// Returns the object to which the delegate forwards a method that it does not implement.
    func forwardee(_ selector: StaticString) -> (any UIScrollViewDelegate)? {
        DelegateForwarding.isUsed ? DelegateForwarding.target(of: self as any UIScrollViewDelegate, selector) : nil
    }
}

extension UITableViewDelegate {
    /// Returns the object to which the delegate forwards a method that it does not implement.
    func forwardee(_ selector: StaticString) -> (any UITableViewDelegate)? {
        DelegateForwarding.isUsed ? DelegateForwarding.target(of: self as any UITableViewDelegate, selector) : nil
    }
}
