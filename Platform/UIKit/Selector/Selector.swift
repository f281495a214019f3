/// The name of a method in Objective-C notation, such as `unwindToList:`.
///
/// Without the Objective-C runtime there is no `#selector` expression. The class that implements the method
/// lists it by name: see ``ObjCExposing``.
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

extension Selector {
    /// The action of commands and menu items that call a closure.
    static let performHandler: Selector = "_performHandler:"
}

/// Returns the selector with a name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// Returns the name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }
