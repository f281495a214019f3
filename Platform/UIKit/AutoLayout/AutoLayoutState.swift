/// The Auto Layout state of a view. Views that are not involved in Auto Layout have none.
@MainActor
final class AutoLayoutState {
    /// The engine that solves the constraints in the view if the view is a layout root.
    var engine: LayoutEngine?

    /// Whether an engine is needed if the view is a layout root.
    var needsEngine = false

    /// Whether a constraint about the view or one of its guides has a constant that depends on margins, safe areas, fonts
    /// or scroll offsets.
    var hasDynamicConstraints = false

    /// The running solve pass for the view's subtree, or `nil` if there is none.
    var solvePass: SolvePass?

    /// The number of engines of the view that have been discarded.
    var discardCount = 0

    /// The reference by which constraints refer to the view.
    nonisolated let reference: LayoutReference

    /// The hugging and compression resistance priorities.
    var contentPriorities = ContentPriorities()

    /// The dirty flags of `updateConstraints()`.
    var updateFlags: UpdateFlags = []

    /// The number of constraints that are held outside the view and relate items inside it.
    private(set) var externalConstraintCount = 0

    /// The constraints that the view holds, in the order in which they were added.
    var constraints: [NSLayoutConstraint] = []

    /// The layout guides of the view, in the order in which they were added.
    var guides: [UILayoutGuide] = []

    /// The active constraints that are held by ancestors and relate items in this view. They are deactivated
    /// when the view is removed. A constraint with both items in the view is included once.
    private(set) var externalConstraints: [NSLayoutConstraint] = []

    init(_ view: UIView) { reference = LayoutReference(view) }

    /// - Parameter isInside: Whether the constraint relates an item inside the view, not only the view
    ///   itself.
    func addExternalConstraint(_ constraint: NSLayoutConstraint, isInside: Bool) {
        if isInside { externalConstraintCount += 1 }
        // The two items of a constraint are added in succession.
        guard externalConstraints.last !== constraint else { return }
        externalConstraints.append(constraint)
    }

    func removeExternalConstraint(_ constraint: NSLayoutConstraint, isInside: Bool) {
        if isInside { externalConstraintCount -= 1 }
        externalConstraints.removeAll { $0 === constraint }
    }

    /// Deactivates the constraints to views outside `view`, the owner of this state, which is being removed
    /// from its superview.
    func deactivateExternalConstraints(_ view: UIView) {
        // A constraint whose holder was deinitialized may have been activated again inside `view`.
        for constraint in externalConstraints where constraint.holder?.isDescendant(of: view) == false {
            constraint.uninstall()
        }
        externalConstraints = []
        externalConstraintCount = 0
    }

    /// The dirty flags of `updateConstraints()`: the view itself, or descendants.
    struct UpdateFlags: OptionSet {
        let rawValue: UInt8

        static let itself = UpdateFlags(rawValue: 1)
        static let descendants = UpdateFlags(rawValue: 2)
    }
}

/// The state of a solve pass. Measuring views may perform layout, which is deferred because the frames are
/// not known yet.
@MainActor
final class SolvePass {
    /// The views whose layout was deferred. They are laid out after the pass.
    var waiting: [UIView] = []
}

extension UIView {
    /// The view's Auto Layout state, which is created if necessary.
    final var ensuredAutoLayoutState: AutoLayoutState {
        if let autoLayoutState { return autoLayoutState }
        let made = AutoLayoutState(self)
        autoLayoutState = made
        return made
    }
}
