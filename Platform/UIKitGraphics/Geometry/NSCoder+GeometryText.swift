import Foundation

/// Texts for points, sizes and rectangles, such as "{1, 2.5}".
extension NSCoder {
    /// Returns the text of a point.
    public class func string(for point: CGPoint) -> String { "{\(text(point.x)), \(text(point.y))}" }

    /// Returns the text of a size.
    public class func string(for size: CGSize) -> String { "{\(text(size.width)), \(text(size.height))}" }

    /// Returns the text of a rectangle.
    public class func string(for rect: CGRect) -> String {
        "{\(string(for: rect.origin)), \(string(for: rect.size))}"
    }

    /// Returns the point of a text, or zero if the text contains none.
    public class func cgPoint(for string: String) -> CGPoint { NSPointFromString(string) }

    /// Returns the size of a text, or zero if the text contains none.
    public class func cgSize(for string: String) -> CGSize { NSSizeFromString(string) }

    /// Returns the rectangle of a text, or zero if the text contains none.
    public class func cgRect(for string: String) -> CGRect { NSRectFromString(string) }

    private static func text(_ number: CGFloat) -> String { String(format: "%.17g", Double(number)) }
}
