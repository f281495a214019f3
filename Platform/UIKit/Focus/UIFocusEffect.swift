/// The visual effect of a focused item.
open class UIFocusEffect: NSObject {
    /// Creates the system's effect, a halo around the item.
    public override init() {
        super.init()
    }
}

/// A ring in the tint color around the focused item.
open class UIFocusHaloEffect: UIFocusEffect {
    /// The position of the ring relative to its shape.
    public enum Position: Int, Sendable {
        /// Inside the shape if the container clips the ring, and outside otherwise.
        case automatic = 0
        /// Outside the shape.
        case outside = 1
        /// Inside the shape.
        case inside = 2
    }

    enum Shape {
        case item
        case rectangle(CGRect, cornerRadius: CGFloat)
        case path(UIBezierPath)
    }

    let shape: Shape

    /// Creates a ring around the item.
    public override init() {
        shape = .item
        super.init()
    }

    private init(_ shape: Shape) {
        self.shape = shape
        super.init()
    }

    /// Creates a ring along a rectangle, in the coordinates of the reference view or of the item.
    public convenience init(rect: CGRect) {
        self.init(.rectangle(rect, cornerRadius: 0))
    }

    /// Creates a ring along a rounded rectangle, in the coordinates of the reference view or of the item.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
        self.init(.rectangle(rect, cornerRadius: cornerRadius))
    }

    /// Creates a ring along a path, in the coordinates of the reference view or of the item.
    public convenience init(path bezierPath: UIBezierPath) {
        self.init(.path(bezierPath))
    }

    /// The view to which the ring is added, or `nil` for the item.
    open weak var containerView: UIView?

    /// The view in whose coordinates the shape is defined, or `nil` for the item.
    open weak var referenceView: UIView?

    /// The position of the ring relative to its shape.
    open var position = Position.automatic
}
