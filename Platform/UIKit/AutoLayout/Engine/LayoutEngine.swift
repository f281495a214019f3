internal import ConstraintSolver

/// Solves the constraints of a tree of views: from `root`, whose size something else decides, down to views whose own places no
/// constraint decides either. Such views begin engines of their own, so that a cell is solved by itself.
@MainActor
final class LayoutEngine {
    unowned let root: UIView
    /// Tells this engine's unknowns from those of the engines before it.
    let serial: Int
    var solver = ConstraintSolver()
    private(set) var frames: [LayoutFrame] = []
    /// The edges of the root, which the engine around it may know as well.
    private(set) var rootFrame: LayoutFrame?
    /// Constraints with distances that may change by themselves.
    private var surroundingConstraints: [NSLayoutConstraint] = []
    /// Whether nothing can have changed since all constraints were taken in.
    private var isNew = true
    /// Required constraints that had to give way to others.
    var brokenConstraints: [NSLayoutConstraint] = []
    private var isStale = true
    private var size: CGSize?

    private static var lastSerial = 0

    /// An engine for all constraints that are in `root`, or below it, and in no engine further down.
    init(root: UIView) {
        self.root = root
        Self.lastSerial += 1
        serial = Self.lastSerial
        root.forEachViewOfLayout { view in
            for constraint in view.autoLayoutState?.constraints ?? [] { install(constraint) }
            // Also one that is placed by hand: what is inside of it has to be placed anew when it moves.
            if view !== root { _ = frame(of: view.layoutReference) }
        }
    }

    // MARK: Constraints

    /// Takes a constraint in.
    func add(_ constraint: NSLayoutConstraint) {
        install(constraint)
        needsSolving()
    }

    private func install(_ constraint: NSLayoutConstraint) {
        let sum = sum(of: constraint)
        constraint.installation = LayoutInstallation(
            engine: serial, handle: solver.addConstraint(sum.terms, bounds(of: constraint, sum)))
        if sum.followsSurroundings { surroundingConstraints.append(constraint) }
    }

    /// Takes a constraint out.
    func remove(_ constraint: NSLayoutConstraint) {
        guard let handle = handle(of: constraint) else { return }
        solver.remove(handle)
        constraint.installation = nil
        surroundingConstraints.removeAll { $0 === constraint }
        brokenConstraints.removeAll { $0 === constraint }
        needsSolving()
    }

    /// The constant or the priority of a constraint is another.
    func update(_ constraint: NSLayoutConstraint) {
        guard handle(of: constraint) != nil else { return }
        apply(constraint)
        needsSolving()
    }

    /// Tells the solver what a constraint says now. Within a solution that asks for no other one.
    func apply(_ constraint: NSLayoutConstraint) {
        guard let handle = handle(of: constraint) else { return }
        solver.setBounds(bounds(of: constraint, sum(of: constraint)), of: handle)
    }

    func handle(of constraint: NSLayoutConstraint) -> ConstraintSolver.Constraint? {
        guard let installation = constraint.installation, installation.engine == serial else { return nil }
        return installation.handle
    }

    private func bounds(of constraint: NSLayoutConstraint, _ sum: LayoutSum) -> ConstraintSolver.Bounds {
        let value = -sum.constant
        // One that had to give way must not pull at those that it gave way to.
        let isBroken = brokenConstraints.contains { $0 === constraint }
        let priority = isBroken ? LayoutEngine.brokenPriority : constraint.priority.rawValue
        return switch constraint.relation {
        case .equal: .equal(value, priority: priority)
        case .greaterThanOrEqual: .atLeast(value, priority: priority)
        case .lessThanOrEqual: .atMost(value, priority: priority)
        }
    }

    // MARK: Frames

    /// The edges of an item in this engine.
    func frame(of item: LayoutReference) -> LayoutFrame {
        if let known = knownFrame(of: item) { return known }
        let frame = LayoutFrame(item, engine: serial, in: &solver)
        if item.itemAsView === root { rootFrame = frame } else { item.frame = frame }
        frames.append(frame)
        if let view = item.itemAsView {
            place(frame, of: view)
        } else if let guide = item.itemAsGuide, guide.kind == .scrollContent, let scrollView = guide.owner {
            // The content begins where the scroll view does; how large it is, its constraints say.
            let outer = self.frame(of: scrollView.layoutReference)
            pin(frame, [([(frame.minX, 1), (outer.minX, -1)], 0), ([(frame.minY, 1), (outer.minY, -1)], 0)])
        }
        return frame
    }

    /// The edges of an item, if anything in this engine is about them.
    func knownFrame(of item: LayoutReference) -> LayoutFrame? {
        let frame = item === rootFrame?.reference ? rootFrame : item.frame
        return frame?.engine == serial ? frame : nil
    }

    private func place(_ frame: LayoutFrame, of view: UIView) {
        if view === root {
            pin(frame, [([(frame.minX, 1)], 0), ([(frame.minY, 1)], 0)])
            if view.translatesAutoresizingMaskIntoConstraints || view.parentView != nil {
                let rect = view.alignmentRect(forFrame: view.bounds)
                size = view.bounds.size
                pin(frame, [([(frame.maxX, 1)], rect.width), ([(frame.maxY, 1)], rect.height)])
            } else {
                addContentSize(of: frame, view)
            }
        } else if view.translatesAutoresizingMaskIntoConstraints {
            let outer = self.frame(of: (view.parentView ?? root).layoutReference)
            let rect = view.alignmentRectByHand
            pin(
                frame,
                [
                    ([(frame.minX, 1), (outer.minX, -1)], rect.minX), ([(frame.minY, 1), (outer.minY, -1)], rect.minY),
                    ([(frame.maxX, 1), (frame.minX, -1)], rect.width),
                    ([(frame.maxY, 1), (frame.minY, -1)], rect.height),
                ])
        } else {
            addContentSize(of: frame, view)
        }
    }

    private func pin(_ frame: LayoutFrame, _ places: [(terms: [LayoutSum.Term], value: CGFloat)]) {
        frame.placement += places.map { solver.addConstraint($0.terms, .equal(Double($0.value))) }
    }

    /// A view whose frame is set by hand has another one.
    func placementDidChange(_ frame: LayoutFrame, of view: UIView) {
        guard view !== root, frame.placement.count == 4 else { return }
        let rect = view.alignmentRectByHand
        for (constraint, value) in zip(frame.placement, [rect.minX, rect.minY, rect.width, rect.height]) {
            solver.setBounds(.equal(Double(value)), of: constraint)
        }
        needsSolving()
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

    /// The contents of a view ask for another size.
    func contentDidChange(_ frame: LayoutFrame) {
        frame.contentIsStale = true
        needsSolving()
    }

    // MARK: Solving

    /// Lets the next layout pass find places anew.
    private func needsSolving() {
        isStale = true
        root.setNeedsLayout()
        root.parentView?.constraintsOfSubviewDidChange()
    }

    /// Takes in what has changed around the root; says whether the places are still those that were found.
    func isSolvedStill() -> Bool {
        followRootSize()
        followSurroundings()
        return !isStale
    }

    /// Finds out where everything is. Superviews of what is elsewhere now are laid out.
    func solveIfNeeded() {
        guard !isSolvedStill() else { return }
        solve()
        isStale = false
        handOut()
    }

    private func handOut() {
        for frame in frames {
            let rect = frame.rect(in: solver)
            guard rect != frame.solved else { continue }
            // What stays where it is in a view that moves is elsewhere in that view.
            if rect.origin != frame.solved.origin, let view = frame.reference.itemAsView, !view.childViews.isEmpty {
                view.setNeedsLayout()
            }
            frame.solved = rect
            frame.reference.item?.layoutSuperview?.setNeedsLayout()
        }
    }

    private func solve() {
        mendBrokenConstraints()
        for frame in frames {
            if frame.contentIsStale, let view = frame.reference.itemAsView {
                addContentSize(of: frame, view)
            } else if let width = frame.unwrappedWidth, let constraint = frame.contentWidth {
                // How wide there is room for text has nothing to do with where it was wrapped before.
                solver.setBounds(width, of: constraint)
                frame.unwrappedWidth = nil
            }
        }
        solver.solve()
        breakConflicts()
        for _ in 0..<3 where fitWrappedContents() {
            solver.solve()
            breakConflicts()
        }
    }

    /// Lets text be as high as it is in the width that it has got, and as wide as its longest line there.
    ///
    /// - Returns: whether a view wants another size than it wanted before.
    private func fitWrappedContents() -> Bool {
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

    private func followRootSize() {
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

    private func followSurroundings() {
        guard !isNew else {
            isNew = false
            return
        }
        for constraint in surroundingConstraints {
            guard let handle = handle(of: constraint) else { continue }
            let bounds = bounds(of: constraint, sum(of: constraint))
            guard bounds != solver.bounds(of: handle) else { continue }
            solver.setBounds(bounds, of: handle)
            isStale = true
        }
    }

    /// The size that the root would have if it had to keep no more than a target, which matters as much as is said.
    func fittingSize(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
        let frame = frame(of: root.layoutReference)
        // A size that is set counts for nothing now, and contents do.
        let isSizedByConstraints = frame.placement.count == 2
        if isSizedByConstraints {
            pin(frame, [([(frame.maxX, 1)], target.width), ([(frame.maxY, 1)], target.height)])
        } else {
            addContentSize(of: frame, root)
        }
        setRootSize(
            .equal(Double(target.width), priority: horizontal.rawValue),
            .equal(Double(target.height), priority: vertical.rawValue), frame)
        followSurroundings()
        solve()
        let found = frame.rect(in: solver).size
        if isSizedByConstraints {
            for constraint in frame.placement[2...] { solver.remove(constraint) }
            frame.placement.removeLast(2)
        } else {
            removeContentSize(of: frame)
        }
        // The next pass finds the size that the root has, whatever it was before.
        size = nil
        isStale = true
        return found
    }
}
