import Foundation

extension CGFloat {
    /// Creates a number from an object, rounded to the nearest representable value.
    public init(truncating number: NSNumber) { self.init(number.doubleValue) }
}

extension NSMutableString {
    /// Appends a text that is created from a format and its arguments.
    public func appendFormat(_ format: NSString, _ args: any CVarArg...) {
        append(String(format: format as String, arguments: args))
    }
}
