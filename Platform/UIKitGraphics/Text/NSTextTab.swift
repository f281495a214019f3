import Foundation

/// A tab stop in a paragraph.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
    /// The alignment at the stop of the text up to the next tab.
    public let alignment: NSTextAlignment
    /// The distance from the leading edge, in points.
    public let location: CGFloat
    /// Additional attributes of the stop. They have no effect on layout.
    public let options: [NSTextTab.OptionKey: Any]

    /// The keys of the options of a tab stop.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// Creates a tab stop.
    ///
    /// - Parameter loc: The distance from the leading edge, in points.
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
