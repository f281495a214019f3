internal import ConstraintSolver

/// The assignment of views to layout engines.
extension UIView {
    /// Whether the view's content is solved by a separate engine: the view's frame is not determined by
    /// constraints, and no constraint outside the view relates items inside it.
    final var isLayoutBoundary: Bool {
        usesAutoresizingMask && (autoLayoutState?.externalConstraintCount ?? 0) == 0
    }

    /// The root of the engine that solves the view's content.
    final var layoutRoot: UIView {
        var view = self
        while !view.isLayoutBoundary, let parent = view.parentView { view = parent }
        return view
    }

    /// Calls `body` with this view and its descendants in the same engine.
    final func forEachViewInEngine(_ body: (UIView) -> Void) {
        body(self)
        for view in childViews where !view.isLayoutBoundary { view.forEachViewInEngine(body) }
    }

    /// The engine of this layout root with a current solution, or `nil` if no engine is needed or a solve
    /// pass is running.
    final var solvedEngine: LayoutEngine? { solvedEngine(for: self) }

    /// Returns the engine of this layout root with a solution that is current when `view` is laid out, or `nil` if no engine
    /// is needed or a solve pass is running.
    final func solvedEngine(for view: UIView) -> LayoutEngine? {
        guard let autoLayoutState, autoLayoutState.needsEngine else { return nil }
        // The fast path for all views of a pass except the first one.
        if autoLayoutState.solvePass == nil, let engine = autoLayoutState.engine, engine.isSolutionCurrent(for: view) {
            return engine
        }
        return performSolvePass {
            var engine = ensuredEngine(autoLayoutState)
            engine.solveIfNeeded()
            // Measuring may add or remove views. Retries at most twice, so that a view that always does so
            // cannot loop.
            for _ in 0..<2 where autoLayoutState.engine !== engine || !engine.changes.isEmpty {
                engine = ensuredEngine(autoLayoutState)
                engine.solveIfNeeded()
            }
            return engine
        }
    }

    /// Returns the fitting size of this layout root, or `nil` if no engine is needed or a solve pass is
    /// running.
    final func fittingSizeByEngine(
        _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
    ) -> CGSize? {
        guard let autoLayoutState, autoLayoutState.needsEngine else { return nil }
        return performSolvePass {
            ensuredEngine(autoLayoutState).fittingSize(target, horizontal: horizontal, vertical: vertical)
        }
    }

    /// Returns the engine of this layout root, which is created if necessary. It is not stored if it became
    /// outdated during its creation.
    private func ensuredEngine(_ autoLayoutState: AutoLayoutState) -> LayoutEngine {
        if let engine = autoLayoutState.engine { return engine }
        let count = autoLayoutState.discardCount
        let engine = LayoutEngine(root: self)
        if autoLayoutState.discardCount == count { autoLayoutState.engine = engine }
        return engine
    }

    /// Performs a solve pass in `body`, deferring layout that is requested in it. Returns `nil` without
    /// calling `body` if a pass is already running.
    final func performSolvePass<Result>(_ body: () -> Result) -> Result? {
        let autoLayoutState = ensuredAutoLayoutState
        guard autoLayoutState.solvePass == nil else { return nil }
        let solvePass = SolvePass()
        autoLayoutState.solvePass = solvePass
        let result = body()
        autoLayoutState.solvePass = nil
        for view in solvePass.waiting { view.setNeedsLayout() }
        return result
    }

    /// Discards the engine of this layout root. The next layout creates another one.
    final func discardEngine() {
        ensuredAutoLayoutState.engine = nil
        ensuredAutoLayoutState.discardCount += 1
        ensuredAutoLayoutState.needsEngine = true
        setNeedsLayout()
    }

    /// Discards the engines affected by a change of the view's layout direction. Creates no engine.
    final func layoutDirectionDidChange() {
        guard let autoLayoutState else { return }
        if autoLayoutState.needsEngine { discardEngine() }
        guard let parentView else { return }
        let root = isLayoutBoundary ? parentView.layoutRoot : layoutRoot
        if root.autoLayoutState?.needsEngine == true { root.discardEngine() }
    }

    /// Called when the view has become a layout boundary or is no longer one.
    final func layoutBoundaryDidChange() {
        if autoLayoutState != nil { discardEngine() }
        guard let parentView else { return }
        _ = parentView.ensuredAutoLayoutState
        let root = parentView.layoutRoot
        // A frame in the surrounding engine is placed otherwise now.
        guard !isLayoutBoundary, let engine = root.autoLayoutState?.engine,
            autoLayoutState?.reference.frame?.engine != engine.serial
        else { return root.discardEngine() }
        engine.add(viewsIn: self)
    }

    /// Called after the view was added to a superview.
    final func layoutDidJoinSuperview() {
        guard let parentView, !isLayoutBoundary else { return }
        autoLayoutState?.engine = nil
        _ = parentView.ensuredAutoLayoutState
        let root = parentView.layoutRoot
        guard let engine = root.autoLayoutState?.engine else { return root.discardEngine() }
        engine.add(viewsIn: self)
    }

    /// Called before the view is removed from its superview, after its constraints to other views were deactivated.
    final func layoutWillLeaveSuperview() {
        guard let parentView else { return }
        if isLayoutBoundary {
            // The surrounding engine is affected only if it has a frame for the view.
            guard determiningEngine != nil else { return }
        } else {
            autoLayoutState?.engine = nil
        }
        _ = parentView.ensuredAutoLayoutState
        let root = parentView.layoutRoot
        guard let engine = root.autoLayoutState?.engine else { return root.discardEngine() }
        engine.remove(viewsIn: self)
    }

    /// Called when the intrinsic content size or a content priority has changed.
    final func contentLayoutDidChange() {
        guard let (engine, frame) = determiningEngine else { return }
        engine.contentDidChange(frame)
    }

    /// Called when the view's frame has changed.
    final func placementDidChange() {
        guard usesAutoresizingMask, let (engine, frame) = determiningEngine else { return }
        engine.placementDidChange(frame, of: self)
    }

    /// The engine that determines the view's frame, and the frame in it.
    final var determiningEngine: (LayoutEngine, LayoutFrame)? {
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

    /// Returns the bounds for a dimension of the intrinsic content size, or `nil` if there is none.
    final func contentBounds(_ length: CGFloat, _ axis: NSLayoutConstraint.Axis) -> ConstraintSolver.Bounds? {
        guard length != UIView.noIntrinsicMetric else { return nil }
        var compression = contentCompressionResistancePriority(for: axis).rawValue
        // Text that can wrap is never required to be as wide as one line.
        if axis == .horizontal, wrapsContent { compression = min(compression, UILayoutPriority.required.rawValue - 1) }
        return ConstraintSolver.Bounds(
            lower: Double(length), lowerPriority: compression,
            upper: Double(length), upperPriority: contentHuggingPriority(for: axis).rawValue)
    }
}
