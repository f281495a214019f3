extension NotImplemented {
    /// Returns a height, or `nil` if the method is not implemented.
    static func answer(_ height: CGFloat) -> CGFloat? { isImplemented(height) ? height : nil }

    /// Returns a view, or `nil` if the method is not implemented.
    static func answer(_ view: UIView?) -> UIView? { view === self.view ? nil : view }

    /// Returns a value, or `nil` if it is the one that denotes a method that is not implemented.
    static func answer<Value: Equatable>(_ value: Value, unless sentinel: Value) -> Value? {
        value == sentinel ? nil : value
    }

    /// Returns a height that a method has returned to a forced call, such as `delegate!.tableView!(…)`.
    static func requireAnswer(_ height: CGFloat) -> CGFloat { required(answer(height)) }

    /// Returns a view that a method has returned to a forced call.
    static func requireAnswer(_ view: UIView?) -> UIView { required(answer(view)) }

    /// Returns a value that a method has returned to a forced call.
    static func requireAnswer<Value: Equatable>(_ value: Value, unless sentinel: Value) -> Value {
        required(answer(value, unless: sentinel))
    }

    static func required<Value>(_ value: Value?) -> Value {
        guard let value else {
            preconditionFailure(
                "An optional method of a delegate or data source was called with `!`, but is not implemented. "
                    + "Implement it, or call it with `?`.")
        }
        return value
    }
}
