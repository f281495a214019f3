internal import ConstraintSolver

/// Which engine a view is in.
extension UIView {
    /// Whether what is inside of the view is solved by itself: something else gives the view its frame, and no constraint from
    /// around it is about what is inside.
    final var isLayoutBoundary: Bool {
        translatesAutoresizingMaskIntoConstraints && (autoLayoutState?.externalConstraintCount ?? 0) == 0
    }

    /// The view in which the engine begins that solves what this view holds.
    final var layoutRoot: UIView {
        var view = self
        while !view.isLayoutBoundary, let parent = view.parentView { view = parent }
        return view
    }

    /// Calls `body` with this view and all inside of it, down to those that begin engines of their own.
    final func forEachViewOfLayout(_ body: (UIView) -> Void) {
        body(self)
        for view in childViews where !view.isLayoutBoundary { view.forEachViewOfLayout(body) }
    }

    /// The engine that begins here, with a place for everything; nil if there is nothing to solve, or while that is being done.
    final var solvedEngine: LayoutEngine? {
        guard let autoLayoutState, autoLayoutState.needsEngine else { return nil }
        // As for all but the first view of a pass.
        if autoLayoutState.search == nil, let engine = autoLayoutState.engine, engine.isSolvedStill() { return engine }
        return search {
            var engine = ensuredEngine(autoLayoutState)
            engine.solveIfNeeded()
            // Views that are asked for their size may have let others come and go. One that does so each time is not waited for.
            for _ in 0..<2 where autoLayoutState.engine !== engine {
                engine = ensuredEngine(autoLayoutState)
                engine.solveIfNeeded()
            }
            return engine
        }
    }

    /// The size of this view by the engine that begins here; nil if there is nothing to solve, or while that is being done.
    final func fittingSizeByEngine(
        _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
    ) -> CGSize? {
        guard let autoLayoutState, autoLayoutState.needsEngine else { return nil }
        return search {
            ensuredEngine(autoLayoutState).fittingSize(target, horizontal: horizontal, vertical: vertical)
        }
    }

    /// The engine that begins here, made now if there is none. It is kept unless it was out of date before it was made.
    private func ensuredEngine(_ autoLayoutState: AutoLayoutState) -> LayoutEngine {
        if let engine = autoLayoutState.engine { return engine }
        let count = autoLayoutState.discardCount
        let engine = LayoutEngine(root: self)
        if autoLayoutState.discardCount == count { autoLayoutState.engine = engine }
        return engine
    }

    /// Lets `body` find places for what is in this view. Layout that is done meanwhile waits; within another search it is not called.
    final func search<Result>(_ body: () -> Result) -> Result? {
        let autoLayoutState = ensuredAutoLayoutState
        guard autoLayoutState.search == nil else { return nil }
        let search = SolvePass()
        autoLayoutState.search = search
        let result = body()
        autoLayoutState.search = nil
        for view in search.waiting { view.setNeedsLayout() }
        return result
    }

    /// Lets the engine that begins here begin anew: other views belong to it than did.
    final func discardEngine() {
        ensuredAutoLayoutState.engine = nil
        ensuredAutoLayoutState.discardCount += 1
        ensuredAutoLayoutState.needsEngine = true
        setNeedsLayout()
    }

    /// What is leading in the view is on its other side: what was solved by that is solved anew. No engine begins that was not there.
    final func layoutDirectionDidChange() {
        guard let autoLayoutState else { return }
        if autoLayoutState.needsEngine { discardEngine() }
        guard let parentView else { return }
        let root = isLayoutBoundary ? parentView.layoutRoot : layoutRoot
        if root.autoLayoutState?.needsEngine == true { root.discardEngine() }
    }

    /// The view begins an engine, or begins none any more.
    final func layoutBoundaryDidChange() {
        if autoLayoutState != nil { discardEngine() }
        guard let parentView else { return }
        _ = parentView.ensuredAutoLayoutState
        parentView.layoutRoot.discardEngine()
    }

    /// The view has come into another one, or is about to leave it.
    final func layoutSuperviewChanges() {
        guard let parentView else { return }
        if isLayoutBoundary {
            // The engine around a view that is placed by hand knows it only if a neighbour is related to it.
            guard placingEngine != nil else { return }
        } else {
            autoLayoutState?.engine = nil
        }
        _ = parentView.ensuredAutoLayoutState
        parentView.layoutRoot.discardEngine()
    }

    /// What the view's contents ask for, or how much, has changed.
    final func contentLayoutDidChange() {
        guard let (engine, frame) = placingEngine else { return }
        engine.contentDidChange(frame)
    }

    /// The view has been given another frame.
    final func placementDidChange() {
        guard translatesAutoresizingMaskIntoConstraints, let (engine, frame) = placingEngine else { return }
        engine.placementDidChange(frame, of: self)
    }

    /// The engine that knows the view's edges, and what they are there.
    final var placingEngine: (LayoutEngine, LayoutFrame)? {
        guard let parentView else {
            let engine = autoLayoutState?.engine
            return engine.flatMap { engine in engine.rootFrame.map { (engine, $0) } }
        }
        let root = isLayoutBoundary ? parentView.layoutRoot : layoutRoot
        guard let frame = autoLayoutState?.reference.frame, let engine = root.autoLayoutState?.engine,
            engine.serial == frame.engine
        else { return nil }
        return (engine, frame)
    }

    /// Where a length that the contents ask for should lie; nil if they ask for none.
    final func contentBounds(_ length: CGFloat, _ axis: NSLayoutConstraint.Axis) -> ConstraintSolver.Bounds? {
        guard length != UIView.noIntrinsicMetric else { return nil }
        return ConstraintSolver.Bounds(
            lower: Double(length), lowerPriority: contentCompressionResistancePriority(for: axis).rawValue,
            upper: Double(length), upperPriority: contentHuggingPriority(for: axis).rawValue)
    }
}
