/// How an item stands out while it is focused.
open class UIFocusEffect: NSObject {
    /// Makes the system's effect: a halo around the item.
    public override init() {
        super.init()
    }
}

/// A ring in the tint colour.
open class UIFocusHaloEffect: UIFocusEffect {
    /// On which side of its line the ring is.
    public enum Position: Int, Sendable {
        /// Inside, where what holds the item would cut it off outside.
        case automatic = 0
        /// Around the line.
        case outside = 1
        /// Within the line.
        case inside = 2
    }

    enum Shape {
        case item
        case rectangle(CGRect, cornerRadius: CGFloat)
        case path(UIBezierPath)
    }

    let shape: Shape

    /// Makes a ring around the item.
    public override init() {
        shape = .item
        super.init()
    }

    private init(_ shape: Shape) {
        self.shape = shape
        super.init()
    }

    /// Makes a ring along a rectangle of the reference view, or of the item.
    public convenience init(rect: CGRect) {
        self.init(.rectangle(rect, cornerRadius: 0))
    }

    /// Makes a ring along a rounded rectangle of the reference view, or of the item.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
        self.init(.rectangle(rect, cornerRadius: cornerRadius))
    }

    /// Makes a ring along a path of the reference view, or of the item.
    public convenience init(path bezierPath: UIBezierPath) {
        self.init(.path(bezierPath))
    }

    /// What the ring is put into; nil for the item.
    open weak var containerView: UIView?

    /// In whose coordinates the shape is, and above which the ring is put; nil for the item.
    open weak var referenceView: UIView?

    /// On which side of its line the ring is.
    open var position = Position.automatic
}
