import Foundation

/// Conversion of rectangles, points, and sizes to and from objects, with UIKit's names.
extension NSValue {
    /// Creates an object that contains a rectangle.
    public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }
    /// Creates an object that contains a point.
    public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }
    /// Creates an object that contains a size.
    public convenience init(cgSize: CGSize) { self.init(size: cgSize) }

    /// The rectangle that the object contains.
    public var cgRectValue: CGRect { rectValue }
    /// The point that the object contains.
    public var cgPointValue: CGPoint { pointValue }
    /// The size that the object contains.
    public var cgSizeValue: CGSize { sizeValue }
}
