import Foundation

// On Apple's platforms, texts with points, sizes and rectangles contain their numbers in parentheses.

extension CGPoint: @retroactive CustomDebugStringConvertible {
    /// The coordinates, such as `(1.0, 2.0)`.
    public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
    /// The width and the height, such as `(3.0, 4.0)`.
    public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
    /// The coordinates of the origin, the width and the height, such as `(1.0, 2.0, 3.0, 4.0)`.
    public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}
