extension NotImplemented {
    /// A height, unless nobody has implemented the method.
    static func answer(_ height: CGFloat) -> CGFloat? { isAnswered(height) ? height : nil }

    /// A view, unless nobody has implemented the method.
    static func answer(_ view: UIView?) -> UIView? { view === self.view ? nil : view }

    /// A value, unless it is what stands for a method that nobody has implemented.
    static func answer<Value: Equatable>(_ value: Value, unless sentinel: Value) -> Value? {
        value == sentinel ? nil : value
    }
}
