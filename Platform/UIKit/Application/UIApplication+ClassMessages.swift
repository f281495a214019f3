/// The messages to the class by which libraries that are also part of app extensions get the application.
extension UIApplication {
    /// Returns whether the class has a method: `sharedApplication`.
    public static func responds(to aSelector: Selector!) -> Bool { aSelector == sharedApplicationSelector }

    /// Calls a method of the class.
    ///
    /// - Returns: The shared application.
    /// - Precondition: The selector is `sharedApplication`.
    @discardableResult
    public static func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        precondition(
            responds(to: aSelector),
            "+[\(self) \(aSelector.map(\.description) ?? "nil")]: unrecognized selector sent to class. "
                + "Call the class's method without a selector.")
        return Unmanaged.passUnretained(shared)
    }

    private static let sharedApplicationSelector = Selector("sharedApplication")
}
