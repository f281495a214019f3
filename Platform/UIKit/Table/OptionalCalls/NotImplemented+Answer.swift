extension NotImplemented {
    /// Returns a height, or `nil` if the method is not implemented.
    static func answer(_ height: CGFloat) -> CGFloat? { isImplemented(height) ? height : nil }

    /// Returns a view, or `nil` if the method is not implemented.
    static func answer(_ view: UIView?) -> UIView? { view === self.view ? nil : view }

    /// Returns a value, or `nil` if it is the one that denotes a method that is not implemented.
    static func answer<Value: Equatable>(_ value: Value, unless sentinel: Value) -> Value? {
        value == sentinel ? nil : value
    }
}
