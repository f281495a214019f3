internal import ConstraintSolver

/// Solves the constraints of a subtree of views. It begins at `root`, whose size is determined otherwise,
/// and excludes the content of views whose frames no constraint determines. Those have engines of their own;
/// a cell, for example, is solved separately.
@MainActor
final class LayoutEngine {
    unowned let root: UIView
    /// The number that distinguishes the variables of this engine from those of earlier ones.
    let serial: Int
    var solver = ConstraintSolver()
    var frames: [LayoutFrame] = []
    /// The frame of the root, for which the surrounding engine may have another one.
    private(set) var rootFrame: LayoutFrame?
    /// The constraints whose constants depend on margins, safe areas, fonts or scroll offsets.
    var dynamicConstraints: [NSLayoutConstraint] = []
    /// Whether nothing can have changed since all constraints were installed.
    private var isNew = true
    /// The changes that have not been applied yet.
    var changes = PendingChanges()
    /// The frames and constraints of an engine that measures views while another engine lays them out; `nil` for an
    /// engine whose frames the items store.
    private var measurement: Measurement?
    /// The required constraints that are broken because they conflict with others.
    var brokenConstraints: [NSLayoutConstraint] = []
    private var isStale = true
    private var hasReportedFailure = false
    private var size: CGSize?

    private static var lastSerial = 0

    /// Creates an engine for the constraints in `root` and its descendants, except those in nested engines.
    ///
    /// - Parameter isMeasurement: Whether the engine only measures `root`, which another engine lays out.
    init(root: UIView, isMeasurement: Bool = false) {
        self.root = root
        Self.lastSerial += 1
        serial = Self.lastSerial
        if isMeasurement { measurement = Measurement() }
        install(viewsIn: root)
    }

    // MARK: Constraints

    /// Adds the constraints and frames of a view and its descendants, except those in nested engines.
    func install(viewsIn view: UIView) {
        view.forEachViewInEngine { view in
            for constraint in view.autoLayoutState?.constraints ?? [] where handle(of: constraint) == nil {
                install(constraint)
            }
            // Includes views without constraints, because their content must be laid out when they move.
            if view !== root { _ = frame(of: view.layoutReference) }
        }
    }

    func install(_ constraint: NSLayoutConstraint) {
        let sum = sum(of: constraint)
        let handle = solver.addConstraint(sum.terms, bounds(of: constraint, sum))
        if measurement != nil {
            measurement?.handles[ObjectIdentifier(constraint)] = handle
        } else {
            constraint.installation = LayoutInstallation(
                engine: serial, handle: handle, includesNestedText: sum.includesNestedText)
        }
        guard sum.hasDynamicConstant else { return }
        dynamicConstraints.append(constraint)
        constraint.forEachTerm { $0.reference?.layoutView?.autoLayoutState?.hasDynamicConstraints = true }
    }

    /// Updates the constant or priority of a constraint.
    func update(_ constraint: NSLayoutConstraint) {
        guard handle(of: constraint) != nil else { return }
        apply(constraint)
        setNeedsSolve()
    }

    /// Passes the current values of a constraint to the solver, without requesting another solution.
    func apply(_ constraint: NSLayoutConstraint) {
        guard let handle = handle(of: constraint) else { return }
        solver.setBounds(bounds(of: constraint, sum(of: constraint)), of: handle)
    }

    func handle(of constraint: NSLayoutConstraint) -> ConstraintSolver.Constraint? {
        if let measurement { return measurement.handles[ObjectIdentifier(constraint)] }
        guard let installation = constraint.installation, installation.engine == serial else { return nil }
        return installation.handle
    }

    private func bounds(of constraint: NSLayoutConstraint, _ sum: LayoutSum) -> ConstraintSolver.Bounds {
        let value = -sum.constant
        // The lower priority of a broken constraint keeps it from affecting those with which it conflicts.
        let isBroken = brokenConstraints.contains { $0 === constraint }
        let priority = isBroken ? LayoutEngine.brokenPriority : constraint.priority.rawValue
        return switch constraint.relation {
        case .equal: .equal(value, priority: priority)
        case .greaterThanOrEqual: .atLeast(value, priority: priority)
        case .lessThanOrEqual: .atMost(value, priority: priority)
        }
    }

    // MARK: Frames

    /// Returns the frame of an item in this engine, which is created if necessary.
    func frame(of item: LayoutReference) -> LayoutFrame {
        if let known = knownFrame(of: item) { return known }
        let frame = LayoutFrame(item, engine: serial, in: &solver)
        if item.itemAsView === root {
            rootFrame = frame
        } else if measurement != nil {
            measurement?.frames[ObjectIdentifier(item)] = frame
        } else {
            item.frame = frame
        }
        frames.append(frame)
        if let view = item.itemAsView {
            place(frame, of: view)
        } else if let guide = item.itemAsGuide, guide.kind == .scrollContent, let scrollView = guide.owner {
            // The content's origin is that of the scroll view. Constraints determine its size.
            let outer = self.frame(of: scrollView.layoutReference)
            pin(frame, [([(frame.minX, 1), (outer.minX, -1)], 0), ([(frame.minY, 1), (outer.minY, -1)], 0)])
        }
        return frame
    }

    /// Returns the frame of an item in this engine, or `nil` if there is none.
    func knownFrame(of item: LayoutReference) -> LayoutFrame? {
        if item === rootFrame?.reference { return rootFrame }
        let frame = if let measurement { measurement.frames[ObjectIdentifier(item)] } else { item.frame }
        return frame?.engine == serial ? frame : nil
    }

    private func place(_ frame: LayoutFrame, of view: UIView) {
        if view === root {
            pin(frame, [([(frame.minX, 1)], 0), ([(frame.minY, 1)], 0)])
            if view.usesAutoresizingMask || view.parentView != nil {
                let rect = view.alignmentRect(forFrame: view.bounds)
                size = view.bounds.size
                pin(frame, [([(frame.maxX, 1)], rect.width), ([(frame.maxY, 1)], rect.height)])
            } else {
                addContentSize(of: frame, view)
            }
        } else if view.usesAutoresizingMask {
            let outer = self.frame(of: (view.parentView ?? root).layoutReference)
            let rect = view.unconstrainedAlignmentRect
            pin(
                frame,
                [
                    ([(frame.minX, 1), (outer.minX, -1)], rect.minX), ([(frame.minY, 1), (outer.minY, -1)], rect.minY),
                    ([(frame.maxX, 1), (frame.minX, -1)], rect.width),
                    ([(frame.maxY, 1), (frame.minY, -1)], rect.height),
                ])
        } else if isNew {
            addContentSize(of: frame, view)
        } else {
            // The content of a view that was just added may not be complete yet.
            frame.contentIsStale = true
        }
    }

    private func pin(_ frame: LayoutFrame, _ places: [(terms: [LayoutSum.Term], value: CGFloat)]) {
        frame.placement += places.map { solver.addConstraint($0.terms, .equal(Double($0.value))) }
    }

    /// Called when a view without constraint-based layout has a new frame.
    func placementDidChange(_ frame: LayoutFrame, of view: UIView) {
        guard view !== root, frame.placement.count == 4 else { return }
        let rect = view.unconstrainedAlignmentRect
        for (constraint, value) in zip(frame.placement, [rect.minX, rect.minY, rect.width, rect.height]) {
            solver.setBounds(.equal(Double(value)), of: constraint)
        }
        setNeedsSolve()
    }

    // MARK: Contents

    private func addContentSize(of frame: LayoutFrame, _ view: UIView) {
        frame.contentIsStale = false
        frame.unwrappedWidth = nil
        let size = view.intrinsicContentSize
        let width = view.contentBounds(size.width, .horizontal)
        frame.contentWidth = update(
            frame.contentWidth, [(frame.maxX, 1), (frame.minX, -1)], width)
        let height = view.contentBounds(size.height, .vertical)
        frame.contentHeight = update(
            frame.contentHeight, [(frame.maxY, 1), (frame.minY, -1)], height)
    }

    private func removeContentSize(of frame: LayoutFrame) {
        frame.contentWidth = update(frame.contentWidth, [], nil)
        frame.contentHeight = update(frame.contentHeight, [], nil)
    }

    private func update(
        _ constraint: ConstraintSolver.Constraint?, _ terms: [LayoutSum.Term], _ bounds: ConstraintSolver.Bounds?
    ) -> ConstraintSolver.Constraint? {
        switch (constraint, bounds) {
        case (let constraint?, let bounds?):
            solver.setBounds(bounds, of: constraint)
            return constraint
        case (nil, let bounds?): return solver.addConstraint(terms, bounds)
        case (let constraint?, nil):
            solver.remove(constraint)
            return nil
        case (nil, nil): return nil
        }
    }

    /// Called when the intrinsic content size of a view has changed.
    func contentDidChange(_ frame: LayoutFrame) {
        frame.contentIsStale = true
        setNeedsSolve()
    }

    // MARK: Solving

    /// Requests a new solution in the next layout pass.
    func setNeedsSolve() {
        isStale = true
        root.setNeedsLayout()
        root.parentView?.constraintsOfSubviewDidChange()
    }

    /// Applies changes of the root's size and of dependent constants.
    ///
    /// - Returns: Whether the current solution is still valid.
    func isSolutionCurrent() -> Bool {
        guard changes.isEmpty else { return false }
        updateRootSize()
        updateDynamicConstants()
        return !isStale
    }

    /// Returns whether the current solution is still valid when a view is laid out.
    ///
    /// Dependent constants are checked only for the root, for scroll views, and for the views that they depend on, which
    /// are laid out when their margins change. A check for each view would take time in proportion to the product of views
    /// and constants.
    func isSolutionCurrent(for view: UIView) -> Bool {
        guard view !== root, view.autoLayoutState?.hasDynamicConstraints != true, !(view is UIScrollView),
            size == root.bounds.size
        else { return isSolutionCurrent() }
        return changes.isEmpty && !isStale
    }

    /// Solves the constraints if necessary, and invalidates the layout of the superviews of items that have
    /// moved.
    func solveIfNeeded() {
        applyChanges()
        guard !isSolutionCurrent() else { return }
        solve()
        isStale = false
        applySolution()
    }

    private func applySolution() {
        for frame in frames {
            let rect = frame.rect(in: solver)
            guard rect != frame.solved else { continue }
            // Subviews with unchanged frames in the engine have moved relative to a view that has moved.
            if rect.origin != frame.solved.origin, let view = frame.reference.itemAsView, !view.childViews.isEmpty {
                view.setNeedsLayout()
            }
            frame.solved = rect
            frame.reference.item?.layoutSuperview?.setNeedsLayout()
        }
    }

    private func solve() {
        restoreBrokenConstraints()
        for frame in frames {
            if frame.contentIsStale, let view = frame.reference.itemAsView {
                addContentSize(of: frame, view)
            } else if let width = frame.unwrappedWidth, let constraint = frame.contentWidth {
                // The available width does not depend on the previous wrapping.
                solver.setBounds(width, of: constraint)
                frame.unwrappedWidth = nil
            }
        }
        solver.solve()
        breakConflicts()
        preventNegativeSizes()
        for _ in 0..<3 where updateWrappedContentSizes() {
            solver.solve()
            breakConflicts()
            preventNegativeSizes()
        }
        if let failure = solver.failure { report(failure) }
    }

    private func report(_ failure: String) {
        guard !hasReportedFailure else { return }
        hasReportedFailure = true
        let warning = """
            [LayoutConstraints] The layout of \(LayoutTerm.name(of: root)) may be wrong: \(failure) Report its \
            \(allConstraints.count) constraints as a bug of Trestle.

            """
        FileHandle.standardError.write(Data(warning.utf8))
    }

    /// Sets the size of wrapped text to its height at the solved width and to the width of its longest line.
    ///
    /// - Returns: Whether the content size of a view has changed.
    private func updateWrappedContentSizes() -> Bool {
        var changed = false
        for frame in frames {
            guard let height = frame.contentHeight, let width = frame.contentWidth,
                let view = frame.reference.itemAsView,
                let size = view.contentSize(forWidth: frame.rect(in: solver).width),
                let heightBounds = view.contentBounds(size.height, .vertical),
                let widthBounds = view.contentBounds(size.width, .horizontal)
            else { continue }
            if heightBounds != solver.bounds(of: height) {
                solver.setBounds(heightBounds, of: height)
                changed = true
            }
            let oldWidth = solver.bounds(of: width)
            guard widthBounds != oldWidth else { continue }
            frame.unwrappedWidth = frame.unwrappedWidth ?? oldWidth
            solver.setBounds(widthBounds, of: width)
            changed = true
        }
        return changed
    }

    private func updateRootSize() {
        guard let frame = rootFrame, frame.placement.count == 4, root.bounds.size != size else { return }
        let rect = root.alignmentRect(forFrame: root.bounds)
        setRootSize(.equal(Double(rect.width)), .equal(Double(rect.height)), frame)
        size = root.bounds.size
    }

    private func setRootSize(
        _ width: ConstraintSolver.Bounds, _ height: ConstraintSolver.Bounds, _ frame: LayoutFrame
    ) {
        solver.setBounds(width, of: frame.placement[2])
        solver.setBounds(height, of: frame.placement[3])
        isStale = true
    }

    /// Updates all dependent constants and solves the constraints in the next pass.
    func setNeedsFullUpdate() {
        isNew = false
        isStale = true
    }

    private func updateDynamicConstants() {
        guard !isNew else {
            isNew = false
            return
        }
        for constraint in dynamicConstraints {
            guard let handle = handle(of: constraint) else { continue }
            let bounds = bounds(of: constraint, sum(of: constraint))
            guard bounds != solver.bounds(of: handle) else { continue }
            solver.setBounds(bounds, of: handle)
            isStale = true
        }
    }

    /// Returns the size of the root for a target size with the given priorities.
    func fittingSize(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
        applyChanges()
        let frame = frame(of: root.layoutReference)
        // The root's fixed size is replaced by its content size.
        let isSizedByConstraints = frame.placement.count == 2
        if isSizedByConstraints {
            pin(frame, [([(frame.maxX, 1)], target.width), ([(frame.maxY, 1)], target.height)])
        } else {
            addContentSize(of: frame, root)
        }
        setRootSize(
            .equal(Double(target.width), priority: horizontal.rawValue),
            .equal(Double(target.height), priority: vertical.rawValue), frame)
        let content = root.contentResizedWithView.flatMap { resizeWithRoot($0, frame) }
        updateDynamicConstants()
        solve()
        let found = frame.rect(in: solver).size
        if let content { restore(content) }
        if isSizedByConstraints {
            for constraint in frame.placement[2...] { solver.remove(constraint) }
            frame.placement.removeLast(2)
        } else {
            removeContentSize(of: frame)
        }
        // The next pass restores the root's actual size.
        size = nil
        isStale = true
        return found
    }
}
