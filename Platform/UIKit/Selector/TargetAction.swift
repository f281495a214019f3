/// A method of a target, which is not retained.
struct TargetAction {
    /// The method.
    let action: Selector
    /// Whether the method is called on the first responder in the chain that can perform it, because there
    /// is no target.
    let isForResponderChain: Bool
    private weak var object: AnyObject?

    init(_ target: Any?, _ action: Selector) {
        object = target.map { $0 as AnyObject }
        isForResponderChain = target == nil
        self.action = action
    }

    /// The target, or `nil` if there is none or it has been deallocated.
    var target: AnyObject? { object }

    /// Whether the target has been deallocated.
    var isStale: Bool { !isForResponderChain && object == nil }

    /// Returns whether this is the method of a target. A target or action of `nil` matches any.
    func matches(target: Any?, action: Selector?) -> Bool {
        (target == nil || object === target.map { $0 as AnyObject }) && (action == nil || action == self.action)
    }
}
