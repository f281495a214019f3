/// Where an edit menu stands beside what it is about: named after the way in which it would point there.
public enum UIEditMenuArrowDirection: Int, Sendable {
    /// Above, or below where there is no room.
    case automatic = 0
    /// Below.
    case up = 1
    /// Above.
    case down = 2
    /// On the right.
    case left = 3
    /// On the left.
    case right = 4
}

/// What an edit menu is about.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
    /// What tells the menu from others: where none was given, one of its own.
    public final let identifier: AnyHashable
    /// What the menu is about, in the coordinates of the interaction's view.
    public final let sourcePoint: CGPoint
    /// On which side it stands, if there is room.
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

    private init(knownBy identifier: AnyHashable, sourcePoint: CGPoint) {
        self.identifier = identifier
        self.sourcePoint = sourcePoint
        super.init()
    }

    /// Makes a configuration.
    ///
    /// - Parameters:
    ///   - identifier: what tells the menu from others.
    ///   - sourcePoint: what the menu is about, in the coordinates of the interaction's view.
    public convenience init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        self.init(knownBy: identifier ?? AnyHashable(UUID()), sourcePoint: sourcePoint)
    }
}
