/// The name of a method in Objective-C notation, such as `unwindToList:`.
///
/// Without the Objective-C runtime there is no `#selector` expression. ``NibConnectable`` maps names to
/// methods.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name.
    public let description: String

    /// Creates a selector from a name.
    public init(_ name: String) {
        description = name
    }

    /// Creates a selector from a name.
    public init(stringLiteral value: String) {
        description = value
    }
}
