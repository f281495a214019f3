import Foundation

/// A place where text after a tab goes on.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
    /// How the text up to the next tab lies at the stop: it begins, ends or is centred there.
    public let alignment: NSTextAlignment
    /// From where reading begins, in points.
    public let location: CGFloat
    /// What else is known about the stop. Nothing in it changes how text is laid out.
    public let options: [NSTextTab.OptionKey: Any]

    /// The names of a stop's options.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// - Parameter loc: from where reading begins, in points.
    public init(
        textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [NSTextTab.OptionKey: Any] = [:]
    ) {
        self.alignment = alignment
        self.location = loc
        self.options = options
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextTab else { return false }
        return other === self || (other.alignment == alignment && other.location == location)
    }

    open override var hash: Int { location.hashValue }
}
