/// What a view keeps for Auto Layout: views that have nothing to do with constraints have none of it.
@MainActor
final class AutoLayoutState {
    /// What solves the constraints in the view, where it begins an engine.
    var engine: LayoutEngine?

    /// Whether there is anything to solve in the view, should it begin an engine.
    var needsEngine = false

    /// What waits while places are found for what is in the view; nil at other times.
    var search: SolvePass?

    /// How often an engine of the view's was thrown away.
    var discardCount = 0

    /// What constraints refer to the view by.
    nonisolated let reference: LayoutReference

    /// How much the size matters that the contents ask for.
    var contentPriorities = ContentPriorities()

    /// Whether `updateConstraints()` is due in the view, and below it.
    var updateNeed: UpdateNeed = []

    /// How many constraints from around the view are about something inside of it.
    private(set) var externalConstraintCount = 0

    /// The constraints that the view holds, in the order in which they came.
    var constraints: [NSLayoutConstraint] = []

    /// The layout guides of the view, in the order in which they came.
    var guides: [UILayoutGuide] = []

    /// The active constraints that views around this one hold, and that reach into it: they end when the view leaves.
    /// A constraint with both items in the view is in here once.
    private(set) var constraintsFromAbove: [NSLayoutConstraint] = []

    init(_ view: UIView) { reference = LayoutReference(view) }

    /// - Parameter isInside: whether the constraint is about something inside of the view, and not just about the view.
    func addFromAbove(_ constraint: NSLayoutConstraint, isInside: Bool) {
        if isInside { externalConstraintCount += 1 }
        // The second item of a constraint comes right after the first one.
        guard constraintsFromAbove.last !== constraint else { return }
        constraintsFromAbove.append(constraint)
    }

    func removeFromAbove(_ constraint: NSLayoutConstraint, isInside: Bool) {
        if isInside { externalConstraintCount -= 1 }
        constraintsFromAbove.removeAll { $0 === constraint }
    }

    /// `view`, which this is kept for, leaves the one that it was in: what bound it to views around it no longer counts.
    func leaveViewsAbove(_ view: UIView) {
        // A constraint whose holder is gone may have been made active again in `view` since.
        for constraint in constraintsFromAbove where constraint.holder?.isDescendant(of: view) == false {
            constraint.uninstall()
        }
        constraintsFromAbove = []
        externalConstraintCount = 0
    }

    /// Where `updateConstraints()` is due.
    struct UpdateNeed: OptionSet {
        let rawValue: UInt8

        static let itself = UpdateNeed(rawValue: 1)
        static let descendants = UpdateNeed(rawValue: 2)
    }
}

/// What happens while an engine asks views how large they are: they may do layout meanwhile, for which there are no places yet.
@MainActor
final class SolvePass {
    /// The views that were to be laid out. They are when the places are known.
    var waiting: [UIView] = []
}

extension UIView {
    /// What the view keeps for Auto Layout, made now if there was none.
    final var ensuredAutoLayoutState: AutoLayoutState {
        if let autoLayoutState { return autoLayoutState }
        let made = AutoLayoutState(self)
        autoLayoutState = made
        return made
    }
}
