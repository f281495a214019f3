import Foundation

/// What is done to the picture of what lies behind a view. Its subclasses say what.
open class UIVisualEffect: NSObject, NSCopying, @unchecked Sendable {
    /// Effects never change: the same one.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
