/// The shape of an item that collides with others.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
    /// The bounds.
    case rectangle = 0
    /// The ellipse in the bounds.
    case ellipse = 1
    /// The path of the item.
    case path = 2
}

/// An object with a position and a transform that animations move.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
    /// The center.
    var center: CGPoint { get set }
    /// The bounds, whose origin is zero.
    var bounds: CGRect { get }
    /// The transform.
    var transform: CGAffineTransform { get set }
    /// The shape of the item when it collides with others.
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
    /// The path of the item when it collides with others.
    var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
    /// The default shape is the bounds.
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

    /// The default path is the bounds around the center.
    public var collisionBoundingPath: UIBezierPath {
        let size = bounds.size
        return UIBezierPath(
            rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
    }
}

extension UICollectionViewLayoutAttributes: UIDynamicItem {}
