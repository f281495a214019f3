/// A shape that depends on the bounds of a view.
@preconcurrency @MainActor
public struct UIShape {
    private let outline: @MainActor (CGRect) -> UIBezierPath
    private var insets: CGFloat = 0

    private init(_ outline: @escaping @MainActor (CGRect) -> UIBezierPath) { self.outline = outline }

    /// The bounds.
    public static var rect: UIShape { UIShape { UIBezierPath(rect: $0) } }

    /// A rectangle whose shorter sides are round.
    public static var capsule: UIShape {
        UIShape { UIBezierPath(roundedRect: $0, cornerRadius: min($0.width, $0.height) / 2) }
    }

    /// The largest circle in the middle of the bounds.
    public static var circle: UIShape {
        UIShape { bounds in
            let side = min(bounds.width, bounds.height)
            return UIBezierPath(
                ovalIn: CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side))
        }
    }

    /// The bounds with round corners, whose radius is in points.
    public static func rect(cornerRadius: CGFloat) -> UIShape {
        UIShape { UIBezierPath(roundedRect: $0, cornerRadius: cornerRadius) }
    }

    /// A rectangle in the coordinates of the view.
    public static func fixedRect(_ rect: CGRect) -> UIShape { UIShape { _ in UIBezierPath(rect: rect) } }

    /// A path in the coordinates of the view.
    public static func path(_ path: UIBezierPath) -> UIShape { UIShape { _ in path } }

    /// Returns the shape in bounds that are smaller on all sides by a distance in points.
    public func inset(by amount: CGFloat) -> UIShape {
        var shape = self
        shape.insets += amount
        return shape
    }

    /// Returns the outline in a view with the given bounds.
    func path(in bounds: CGRect) -> UIBezierPath { outline(bounds.insetBy(dx: insets, dy: insets)) }
}
