internal import ConstraintSolver

/// Changes of the set of views and constraints.
///
/// They are collected and applied together before the next solution, because views are often moved, and constraints
/// replaced, several times before a layout. If the changes affect a large part of the engine, it is discarded instead,
/// because a new one is created faster.
extension LayoutEngine {
    /// Changes that have not been applied to the solver yet.
    struct PendingChanges {
        fileprivate var removedConstraints: [ConstraintSolver.Constraint] = []
        fileprivate var removedFrames: [LayoutFrame] = []
        /// The topmost views of added subtrees, which may have been removed again.
        fileprivate var addedViews: [LayoutReference] = []
        fileprivate var addedConstraints: [NSLayoutConstraint] = []

        /// The number of changes, weighted by the variables and constraints that they affect.
        fileprivate var cost: Int {
            removedConstraints.count + 6 * removedFrames.count + 12 * addedViews.count + addedConstraints.count
        }

        var isEmpty: Bool { cost == 0 }
    }

    // MARK: Recording

    /// Adds a constraint.
    func add(_ constraint: NSLayoutConstraint) {
        changes.addedConstraints.append(constraint)
        setNeedsSolve()
        discardIfMostlyChanged()
    }

    /// Removes a constraint.
    func remove(_ constraint: NSLayoutConstraint) {
        guard forget(constraint) else { return }
        setNeedsSolve()
        discardIfMostlyChanged()
    }

    /// Adds a view that has become a part of the engine, with its descendants.
    func add(viewsIn view: UIView) {
        changes.addedViews.append(view.layoutReference)
        root.setNeedsLayout()
        discardIfMostlyChanged()
    }

    /// Removes a view that is about to leave the engine, with its descendants.
    func remove(viewsIn view: UIView) {
        if view.isLayoutBoundary {
            removeFrame(of: view.layoutReference)
        } else {
            view.forEachViewInEngine { view in
                guard let state = view.autoLayoutState else { return }
                for constraint in state.constraints { forget(constraint) }
                for guide in state.guides { removeFrame(of: guide.layoutReference) }
                removeFrame(of: state.reference)
                for child in view.childViews where child.isLayoutBoundary {
                    if let state = child.autoLayoutState { removeFrame(of: state.reference) }
                }
            }
        }
        root.setNeedsLayout()
        discardIfMostlyChanged()
    }

    /// Removes the frame of an item to which no constraint refers any more.
    func removeFrame(of item: LayoutReference) {
        guard let frame = item.frame, frame.engine == serial else { return }
        item.frame = nil
        changes.removedFrames.append(frame)
    }

    /// Returns whether the constraint was installed.
    @discardableResult
    private func forget(_ constraint: NSLayoutConstraint) -> Bool {
        guard let handle = handle(of: constraint) else { return false }
        constraint.installation = nil
        changes.removedConstraints.append(handle)
        return true
    }

    private func discardIfMostlyChanged() {
        guard changes.cost > 32 + solver.count / 4, root.autoLayoutState?.engine === self else { return }
        root.discardEngine()
    }

    // MARK: Application

    /// Applies the pending changes to the solver.
    func applyChanges() {
        guard !changes.isEmpty else { return }
        setNeedsFullUpdate()
        if !changes.removedFrames.isEmpty || !changes.addedViews.isEmpty { reinstallNestedBaselines() }
        // Views that are asked for their margins may record further changes.
        let applied = changes
        changes = PendingChanges()
        for handle in applied.removedConstraints { solver.remove(handle) }
        removeFrames(applied.removedFrames)
        dynamicConstraints.removeAll { handle(of: $0) == nil }
        brokenConstraints.removeAll { handle(of: $0) == nil }
        for item in applied.addedViews {
            guard let view = item.itemAsView, view.parentView != nil, view.layoutRoot === root else { continue }
            install(viewsIn: view)
        }
        for constraint in applied.addedConstraints where handle(of: constraint) == nil {
            guard let holder = constraint.holder, holder.layoutRoot === root else { continue }
            install(constraint)
        }
    }

    private func removeFrames(_ removed: [LayoutFrame]) {
        guard !removed.isEmpty else { return }
        for frame in removed {
            frame.isRemoved = true
            for constraint in frame.constraints { solver.remove(constraint) }
        }
        frames.removeAll(where: \.isRemoved)
        for frame in removed {
            for variable in [frame.minX, frame.maxX, frame.minY, frame.maxY] {
                // A constraint about the frame was not recorded, such as one about the baseline of another view.
                guard solver.isUnused(variable) else { return root.discardEngine() }
                solver.remove(variable)
            }
        }
    }

    /// Removes and adds the constraints about the baseline of a text inside their item, because another text may provide
    /// the baseline after the change.
    private func reinstallNestedBaselines() {
        for constraint in dynamicConstraints
        where constraint.installation?.includesNestedText == true || hasNestedBaseline(constraint) {
            if forget(constraint) { changes.addedConstraints.append(constraint) }
        }
    }

    /// Returns whether a view inside an item of a constraint provides the baseline of the item.
    private func hasNestedBaseline(_ constraint: NSLayoutConstraint) -> Bool {
        var isNested = false
        constraint.forEachTerm { term in
            guard let view = term.reference?.itemAsView else { return }
            switch term.attribute {
            case .firstBaseline where view.forFirstBaselineLayout !== view: isNested = true
            case .lastBaseline where view.forLastBaselineLayout !== view: isNested = true
            default: break
            }
        }
        return isNested
    }
}
