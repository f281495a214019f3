/// The base class of objects that give haptic feedback.
///
/// A computer has no haptic engine, so that generators have no effect, as on an iPad or in Apple's simulator.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject, UIInteraction {
    /// The view to which the generator has been added as an interaction.
    public final private(set) weak var view: UIView?

    /// Creates a generator.
    public override init() {
        super.init()
    }

    /// Creates a generator and adds it to a view.
    public convenience init(view: UIView) {
        self.init()
        view.addInteraction(self)
    }

    /// Prepares the haptic engine, which does not exist on a computer.
    open func prepare() {}

    /// Called before the generator is added to a view, or removed from its view (`nil`).
    public final func willMove(to view: UIView?) {}

    /// Stores the view to which the generator has been added.
    public final func didMove(to view: UIView?) { self.view = view }
}

/// A generator of feedback that simulates a collision. It has no effect on a computer.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The mass or hardness of the colliding objects.
    public enum FeedbackStyle: Int, Sendable {
        /// Small or light objects.
        case light = 0
        /// Objects of medium size.
        case medium = 1
        /// Large or heavy objects.
        case heavy = 2
        /// Soft objects.
        case soft = 3
        /// Hard objects.
        case rigid = 4
    }

    /// Creates a generator for collisions of medium objects.
    public override init() {
        super.init()
    }

    /// Creates a generator for a style of collisions.
    public init(style: FeedbackStyle) {
        super.init()
    }

    /// Creates a generator for a style of collisions and adds it to a view.
    public convenience init(style: FeedbackStyle, view: UIView) {
        self.init(style: style)
        view.addInteraction(self)
    }

    /// Gives feedback of a collision.
    open func impactOccurred() {}

    /// Gives feedback of a collision with an intensity from 0 to 1.
    open func impactOccurred(intensity: CGFloat) {}

    /// Gives feedback of a collision at a location of the view.
    open func impactOccurred(at location: CGPoint) {}

    /// Gives feedback of a collision with an intensity from 0 to 1 at a location of the view.
    open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}

/// A generator of feedback about the result of a task. It has no effect on a computer.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The result of a task.
    public enum FeedbackType: Int, Sendable {
        /// The task has been completed.
        case success = 0
        /// The task has caused a warning.
        case warning = 1
        /// The task has failed.
        case error = 2
    }

    /// Gives feedback about the result of a task.
    open func notificationOccurred(_ notificationType: FeedbackType) {}

    /// Gives feedback about the result of a task at a location of the view.
    open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {}
}

/// A generator of feedback about a change of a selection. It has no effect on a computer.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Gives feedback about a change of the selection.
    open func selectionChanged() {}

    /// Gives feedback about a change of the selection at a location of the view.
    open func selectionChanged(at location: CGPoint) {}
}

/// A generator of feedback about drawing on a canvas. It has no effect on a computer.
open class UICanvasFeedbackGenerator: UIFeedbackGenerator {
    /// Gives feedback about an alignment at a location of the view.
    open func alignmentOccurred(at location: CGPoint) {}

    /// Gives feedback about a completed path at a location of the view.
    open func pathCompleted(at location: CGPoint) {}
}
