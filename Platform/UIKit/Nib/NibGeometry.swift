import Foundation

/// Decodes geometric values: points, sizes, rectangles and insets.
enum NibGeometry {
    static func value(of element: NibElement) -> Any? {
        switch element.name {
        case "rect": return rect(element)
        case "point": return CGPoint(x: number("x", element), y: number("y", element))
        case "size": return CGSize(width: number("width", element), height: number("height", element))
        case "range":
            return NSRange(location: Int(number("location", element)), length: Int(number("length", element)))
        case "inset":
            // The attributes of `inset` are named after coordinates instead of edges.
            return UIEdgeInsets(
                top: number("minY", element), left: number("minX", element), bottom: number("maxY", element),
                right: number("maxX", element))
        case "edgeInsets":
            return UIEdgeInsets(
                top: number("top", element), left: number("left", element), bottom: number("bottom", element),
                right: number("right", element))
        case "directionalEdgeInsets":
            return NSDirectionalEdgeInsets(
                top: number("top", element), leading: number("leading", element), bottom: number("bottom", element),
                trailing: number("trailing", element))
        case "offsetWrapper", "offset":
            return UIOffset(horizontal: number("horizontal", element), vertical: number("vertical", element))
        default: return nil
        }
    }

    static func rect(_ element: NibElement) -> CGRect {
        CGRect(
            x: number("x", element), y: number("y", element), width: max(0, number("width", element)),
            height: max(0, number("height", element)))
    }

    /// Returns a frame in the format of Xcode 7, which contains distances from the superview's edges.
    /// Returns `nil` if it does not determine the frame.
    static func rect(inset element: NibElement) -> CGRect? {
        guard let width = element.number("width"), let height = element.number("height"),
            element["minX"] != nil || element["maxX"] == nil, element["minY"] != nil || element["maxY"] == nil
        else { return nil }
        return CGRect(
            x: number("minX", element), y: number("minY", element), width: CGFloat(max(0, width)),
            height: CGFloat(max(0, height)))
    }

    private static func number(_ name: String, _ element: NibElement) -> CGFloat { CGFloat(element.number(name) ?? 0) }
}
