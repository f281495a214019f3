import Foundation

/// The base class of effects on the content behind a view.
open class UIVisualEffect: NSObject, NSCopying, @unchecked Sendable {
    /// Returns the effect itself, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
