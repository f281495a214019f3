/// The name of a method, as Objective-C has it: `unwindToList:`.
///
/// There is no Objective-C here, and so no `#selector`: the name says which method is meant, and ``NibConnectable`` which one that is.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name.
    public let description: String

    /// Makes a selector of its name.
    public init(_ name: String) {
        description = name
    }

    /// Makes a selector of its name.
    public init(stringLiteral value: String) {
        description = value
    }
}
