extension NSObject {
    /// Returns the class itself, by which apps find the bundle of a class.
    public class func classForCoder() -> AnyClass { self }
}
