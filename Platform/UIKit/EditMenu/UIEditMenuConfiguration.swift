/// The position of an edit menu relative to its target, expressed as the direction in which the menu points.
public enum UIEditMenuArrowDirection: Int, Sendable {
    /// Above the target, or below it if there is not enough space.
    case automatic = 0
    /// Below the target.
    case up = 1
    /// Above the target.
    case down = 2
    /// On the right of the target.
    case left = 3
    /// On the left of the target.
    case right = 4
}

/// The target of an edit menu.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
    /// The identifier of the menu; a unique value if none was specified.
    open private(set) var identifier: AnyHashable
    /// The source point, in the coordinates of the interaction's view.
    open private(set) var sourcePoint: CGPoint
    /// The preferred position, if there is enough space.
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

    private init(uniqueIdentifier identifier: AnyHashable, sourcePoint: CGPoint) {
        self.identifier = identifier
        self.sourcePoint = sourcePoint
        super.init()
    }

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - identifier: The identifier of the menu, or `nil` for a unique value.
    ///   - sourcePoint: The source point, in the coordinates of the interaction's view.
    public convenience init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        self.init(uniqueIdentifier: identifier ?? AnyHashable(UUID()), sourcePoint: sourcePoint)
    }
}
