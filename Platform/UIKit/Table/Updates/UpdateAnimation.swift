internal import RowGeometry

/// The animation of a batch of updates: views move from their old positions on the screen to their new ones.
///
/// The table already has its new layout. Views are animated additively from their old positions,
/// so a second batch or a scroll during the animation causes no jump.
@MainActor
struct UpdateAnimation {
    let table: UITableView
    let plan: UpdatePlan
    let looks: RowAnimations
    let before: LayoutSnapshot

    /// Returns whether an update of a table is animated and visible.
    static func canBeSeen(in table: UITableView) -> Bool {
        UIView.areAnimationsEnabled && table.baseWindow != nil && !table.bounds.isEmpty
    }

    /// Starts the animation.
    ///
    /// - Parameters:
    ///   - leaving: The views of deleted and reloaded rows and sections.
    ///   - completion: Called once when the animation has ended, or in the next turn of the main loop if
    ///     nothing moves.
    func run(leaving: [RemovedView], completion: @escaping (_ finished: Bool) -> Void) {
        guard Self.canBeSeen(in: table) else {
            table.discardRemovedViews(leaving)
            DisplayClock.schedule(after: 0) { completion(true) }
            return
        }
        let pace = ViewAnimation.ofUpdates
        let end = DisplayClock.now + pace.delay + pace.duration
        var isOver = false
        pace.run {
            for (path, cell) in table.loadedRows { animate(cell, at: path, until: end) }
            for (section, view) in table.headers.views { animate(view, in: section, before.frame(ofHeader:)) }
            for (section, view) in table.footers.views { animate(view, in: section, before.frame(ofFooter:)) }
            if let view = table.tableHeaderView, let frame = before.tableHeader { animate(view, from: onScreen(frame)) }
            if let view = table.tableFooterView, let frame = before.tableFooter { animate(view, from: onScreen(frame)) }
            for view in leaving { animate(view) }
        } completion: { [weak table] finished in
            table?.discardRemovedViews(leaving)
            // Recycles the cells of rows that were animated off the screen.
            table?.setNeedsLayout()
            // Without any motion, this runs before `run` returns, so the completion is deferred.
            if isOver { completion(finished) } else { DisplayClock.schedule(after: 0) { completion(finished) } }
        }
        isOver = true
    }

    // MARK: Remaining views

    private func animate(_ cell: UITableViewCell, at path: RowPath, until end: CFTimeInterval) {
        let final = cell.frame
        guard let old = plan.oldPath(of: path) else {
            enter(
                cell, looks.entry(of: path, by: plan), from: plan.animationAnchor(ofNew: path),
                block: block(around: path))
            return
        }
        var start = onScreen(before.frame(ofRow: old))
        if plan.isReloaded(old) {
            let look = looks.reloadedRows[old] ?? .automatic
            let shift = look.shift(of: final.size)
            start = start.offsetBy(dx: shift.x, dy: shift.y)
            if look.fades { fadeIn(cell) }
            table.sendBehindRows(cell)
        } else if !before.showed(old) {
            start = near(start, to: final)
        }
        if plan.isMoved(old) { table.bringBeforeRows(cell) }
        guard start != final else { return }
        cell.animatingUntil = max(cell.animatingUntil, end)
        animate(cell, from: start)
    }

    /// Limits the distance that a row travels to the height of the table, so that its motion can be
    /// followed.
    private func near(_ start: CGRect, to final: CGRect) -> CGRect {
        var start = start
        start.origin.y = min(max(start.minY, final.minY - table.bounds.height), final.minY + table.bounds.height)
        return start
    }

    /// Animates a header or footer. `frame` returns its frame before the batch for an old section.
    private func animate(_ view: UIView, in section: Int, _ frame: (_ old: Int) -> CGRect) {
        guard let old = plan.oldSection(of: section), !plan.isReloaded(oldSection: old) else {
            let look = looks.entry(ofSection: section, by: plan) ?? .automatic
            let block = size(blockHeight(ofSection: section, in: table.geometry))
            enter(view, look, from: plan.animationAnchor(ofNewSection: section), block: block)
            return
        }
        animate(view, from: onScreen(frame(old)))
    }

    // MARK: Inserted and deleted views

    private func enter(
        _ view: UIView, _ look: UITableView.RowAnimation, from animationAnchor: AnimationAnchor, block: CGSize
    ) {
        let shift = look.shift(of: block)
        let displacement = animationAnchor.displacement(from: before.geometry, to: table.geometry)
        if look.fades { fadeIn(view) }
        if view is UITableViewCell { table.sendBehindRows(view) }
        animate(view, from: onScreen(view.frame.offsetBy(dx: shift.x, dy: shift.y - displacement)))
    }

    private func animate(_ leaving: RemovedView) {
        let look: UITableView.RowAnimation
        let displacement: CGFloat
        let block: CGSize
        let start: CGRect
        switch leaving.part {
        case .row(let old):
            start = before.frame(ofRow: old)
            look = looks.exit(of: old)
            if let new = plan.newPath(of: old) {
                displacement = table.geometry.offset(of: new) - before.geometry.offset(of: old)
                block = leaving.view.frame.size
            } else {
                displacement = plan.animationAnchor(ofOld: old).displacement(from: before.geometry, to: table.geometry)
                block = self.block(aroundOld: old)
            }
        case .header(let old):
            start = before.frame(ofHeader: old)
            (look, displacement, block) = exit(ofSection: old)
        case .footer(let old):
            start = before.frame(ofFooter: old)
            (look, displacement, block) = exit(ofSection: old)
        }
        let view = leaving.view
        guard look != .none else {
            table.discardRemovedViews([leaving])
            return
        }
        if view is UITableViewCell { table.sendBehindRows(view) }
        UIView.performWithoutAnimation { view.frame = onScreen(start) }
        let shift = look.shift(of: block)
        view.frame = start.offsetBy(dx: shift.x, dy: displacement + shift.y)
        // A cell that is deleted by a swipe shows the color of the action until the end.
        if look.fades, (view as? UITableViewCell)?.swipe == nil { view.alpha = 0 }
    }

    private func exit(ofSection old: Int) -> (UITableView.RowAnimation, displacement: CGFloat, block: CGSize) {
        (
            looks.exit(ofSection: old) ?? .automatic,
            plan.animationAnchor(ofOldSection: old).displacement(from: before.geometry, to: table.geometry),
            size(blockHeight(ofSection: old, in: before.geometry))
        )
    }

    /// Returns the size of a row together with the adjacent rows that are inserted with it, limited to the
    /// height of the table.
    private func block(around path: RowPath) -> CGSize {
        let geometry = table.geometry
        guard let section = plan.oldSection(of: path.section), !plan.isReloaded(oldSection: section),
            let arriving = plan.addedRows[path.section]
        else { return size(blockHeight(ofSection: path.section, in: geometry)) }
        return size(blockHeight(around: path, of: arriving, in: geometry))
    }

    private func block(aroundOld path: RowPath) -> CGSize {
        guard plan.newSection(of: path.section) != nil, !plan.isReloaded(oldSection: path.section),
            let leaving = plan.removedRows[path.section]
        else { return size(blockHeight(ofSection: path.section, in: before.geometry)) }
        return size(blockHeight(around: path, of: leaving, in: before.geometry))
    }

    private func size(_ height: CGFloat) -> CGSize { CGSize(width: table.bounds.width, height: height) }

    private func blockHeight(ofSection section: Int, in geometry: TableGeometry) -> CGFloat {
        min(geometry.end(ofSection: section) - geometry.offset(ofSection: section), table.bounds.height)
    }

    private func blockHeight(around path: RowPath, of rows: RankedIndexSet, in geometry: TableGeometry) -> CGFloat {
        let most = table.bounds.height
        var height = geometry.height(of: path)
        for step in [-1, 1] {
            var next = RowPath(section: path.section, row: path.row + step)
            while height < most, rows.contains(next.row) {
                height += geometry.height(of: next)
                next.row += step
            }
        }
        return min(height, most)
    }

    // MARK: Motion

    /// Converts a frame in the old content so that it has the same position on the screen in the new
    /// content.
    private func onScreen(_ frame: CGRect) -> CGRect {
        frame.offsetBy(dx: table.contentOffset.x - before.offset.x, dy: table.contentOffset.y - before.offset.y)
    }

    private func animate(_ view: UIView, from start: CGRect) {
        let final = view.frame
        guard start != final else { return }
        let resizes = start.size != final.size
        UIView.performWithoutAnimation {
            view.frame = start
            if resizes { view.layoutIfNeeded() }
        }
        view.frame = final
        // The contents of a row that changes its size are animated with it.
        if resizes { view.layoutIfNeeded() }
    }

    private func fadeIn(_ view: UIView) {
        let fade = ViewAnimation.ofUpdates.makeAnimation(of: .opacity)
        fade.fromValue = Float(0)
        view.layer.add(fade, forKey: "opacity")
    }
}
