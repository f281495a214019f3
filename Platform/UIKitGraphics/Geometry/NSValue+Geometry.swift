import Foundation

/// Rectangles, points and sizes as objects, under the names that UIKit gives them.
extension NSValue {
    /// Makes an object of a rectangle.
    public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }
    /// Makes an object of a point.
    public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }
    /// Makes an object of a size.
    public convenience init(cgSize: CGSize) { self.init(size: cgSize) }

    /// The rectangle that the object stands for.
    public var cgRectValue: CGRect { rectValue }
    /// The point that the object stands for.
    public var cgPointValue: CGPoint { pointValue }
    /// The size that the object stands for.
    public var cgSizeValue: CGSize { sizeValue }
}
