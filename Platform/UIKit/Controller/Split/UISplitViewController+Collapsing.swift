/// What has become of the columns where there is room for one.
struct SplitCollapse {
    typealias Column = UISplitViewController.Column

    /// The column whose controller is shown.
    let column: Column
    /// The screens of other columns that stand in its stack, or have been there.
    var lent: [Column: [UIViewController]] = [:]

    /// The screens of a stack by the columns that they are of: what was pushed since stands with what it was pushed upon.
    func parts(of stack: [UIViewController]) -> [Column: [UIViewController]] {
        var current = column
        var result: [Column: [UIViewController]] = [:]
        for screen in stack {
            if let owner = lent.first(where: { $0.value.first === screen })?.key { current = owner }
            result[current, default: []].append(screen)
        }
        return result
    }
}

/// Columns become one, and come back.
extension UISplitViewController {
    final func surroundingsDidChange() {
        let isNarrow = traitCollection.horizontalSizeClass == .compact
        guard isNarrow != isCollapsed else { return }
        modeChange?.finish()
        if isNarrow { collapseColumns() } else { expandColumns() }
    }

    /// The navigation controller whose stack the columns have become.
    private var baseNavigation: UINavigationController? {
        guard let collapse, collapse.column != .compact else { return nil }
        return content(of: collapse.column) as? UINavigationController
    }

    // MARK: From columns to one

    final func collapseColumns() {
        let before = shownColumns
        let base: Column
        // It has collapsed before anyone leaves: what those do that are told lays it out, which is not to change the mode.
        if style == .unspecified {
            let primary = delegate?.primaryViewController(forCollapsing: self)
            base = .primary
            collapse = SplitCollapse(column: base)
            leave(before.filter { $0 != base })
            collapseWithoutColumns(onto: primary)
        } else {
            let top = topColumnForCollapsing()
            base = top == .compact ? .compact : columns.first ?? .primary
            collapse = SplitCollapse(column: base)
            leave(before.filter { $0 != base })
            if top != .compact { lendColumns(upTo: top) }
        }
        for column in columns { updateTraits(of: column) }
        arrive(before.contains(base) ? [] : [base])
        delegate?.splitViewControllerDidCollapse(self)
    }

    private func topColumnForCollapsing() -> Column {
        let proposed: Column = controllers[.compact] != nil ? .compact : columns.last ?? .primary
        let top =
            delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
        return controllers[top] == nil ? proposed : top
    }

    /// Puts the screens of the columns after the first into its stack.
    private func lendColumns(upTo top: Column) {
        guard let baseNavigation, let collapse else { return }
        let after = columns.filter { $0 != collapse.column && $0.rawValue <= top.rawValue }
        let stack = baseNavigation.viewControllers + after.flatMap(lend)
        if stack.count > baseNavigation.viewControllers.count {
            baseNavigation.setViewControllers(stack, animated: false)
        }
    }

    /// Takes the screens of a column to lend them. Where people have gone back from them, the first is left.
    private func lend(_ column: Column) -> [UIViewController] {
        guard let navigation = content(of: column) as? UINavigationController else { return [] }
        let screens =
            navigation.viewControllers.isEmpty
            ? Array((collapse?.lent[column] ?? []).prefix(1)) : navigation.takeStack()
        collapse?.lent[column] = screens
        return screens
    }

    // MARK: From one to columns

    final func expandColumns() {
        guard let old = collapse else { return }
        let proposed = defaultMode(in: view.bounds.size)
        let wish =
            delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed) ?? proposed
        mode = wish == .automatic ? proposed : wish
        arrangedSize = view.bounds.size
        let after = SplitGeometry.visibleColumns(mode, hasSupplementary: hasSupplementary)
        if !after.contains(old.column) { leave([old.column]) }
        if style == .unspecified { expandWithoutColumns() } else { giveBack() }
        collapse = nil
        for column in columns { updateTraits(of: column) }
        arrive(shownColumns.filter { $0 != old.column })
        delegate?.splitViewControllerDidExpand(self)
    }

    /// Gives the columns back the screens that stand in the stack of the first.
    private func giveBack() {
        guard let collapse, let baseNavigation else { return }
        // What is just being popped is gone from there before it stands in its own column again.
        baseNavigation.transition?.endAtOnce()
        let parts = collapse.parts(of: baseNavigation.viewControllers)
        if !collapse.lent.isEmpty {
            baseNavigation.setViewControllers(parts[collapse.column] ?? [], animated: false)
        }
        for (column, screens) in collapse.lent {
            let navigation = content(of: column) as? UINavigationController
            navigation?.setViewControllers(parts[column] ?? Array(screens.prefix(1)), animated: false)
        }
    }

    // MARK: Coming and going

    /// Columns are seen no more.
    private func leave(_ columns: [Column]) {
        let controllers = isViewLoaded ? columns.compactMap { content(of: $0) } : []
        if isSeen { for controller in controllers { controller.beginAppearanceTransition(false, animated: false) } }
        for column in columns { columnViews[column]?.clear() }
        if isSeen { for controller in controllers { controller.endAppearanceTransition() } }
    }

    /// Columns are seen now, and all are in their places.
    private func arrive(_ columns: [Column]) {
        let controllers = columns.compactMap { content(of: $0) }
        for controller in controllers { controller.loadViewIfNeeded() }
        if isSeen { for controller in controllers { controller.beginAppearanceTransition(true, animated: false) } }
        showColumns()
        if appearance == .appeared { for controller in controllers { controller.endAppearanceTransition() } }
    }

    // MARK: Showing while collapsed

    /// Shows a column's screens above those of the columns before it.
    final func showCollapsed(_ column: Column) {
        guard let baseNavigation, let collapse, column != .compact, controllers[column] != nil else { return }
        let parts = collapse.parts(of: baseNavigation.viewControllers)
        var stack: [UIViewController] = []
        for other in columns where other.rawValue <= column.rawValue { stack += parts[other] ?? lend(other) }
        baseNavigation.setViewControllers(stack, animated: true)
    }

    /// Goes back to before a column's screens.
    final func hideCollapsed(_ column: Column) {
        guard let baseNavigation, let collapse, column != collapse.column else { return }
        let stack = baseNavigation.viewControllers
        guard let first = collapse.parts(of: stack)[column]?.first,
            let index = stack.firstIndex(where: { $0 === first }), index > 0
        else { return }
        baseNavigation.popToViewController(stack[index - 1], animated: true)
    }

    /// Shows a controller as the secondary one, above what is shown.
    final func showCollapsedDetail(_ new: UIViewController) {
        guard style != .unspecified else { return showDetailWithoutColumns(new) }
        guard let baseNavigation, let collapse else {
            guard let navigation = content(of: .compact)?.innermostNavigation else {
                return present(new, animated: true)
            }
            return navigation.pushViewController(new, animated: true)
        }
        if controllers[.secondary] === new { return showCollapsed(.secondary) }
        let parts = collapse.parts(of: baseNavigation.viewControllers)
        var stack: [UIViewController] = []
        for column in [Column.primary, .supplementary] { stack += parts[column] ?? [] }
        exchange(.secondary, with: new)
        baseNavigation.setViewControllers(stack + lend(.secondary), animated: true)
    }

    /// Puts another controller into a column whose screens may stand in the stack.
    final func replaceInStack(_ column: Column, with new: UIViewController?) {
        guard let baseNavigation, let collapse,
            let index = collapse.parts(of: baseNavigation.viewControllers)[column].flatMap({ part in
                baseNavigation.viewControllers.firstIndex { $0 === part.first }
            })
        else { return exchange(column, with: new) }
        let part = collapse.parts(of: baseNavigation.viewControllers)[column] ?? []
        var stack = baseNavigation.viewControllers
        stack.removeAll { screen in part.contains { $0 === screen } }
        exchange(column, with: new)
        stack.insert(contentsOf: lend(column), at: min(index, stack.count))
        baseNavigation.setViewControllers(stack, animated: false)
    }

    private func exchange(_ column: Column, with new: UIViewController?) {
        let old = content(of: column)
        collapse?.lent[column] = nil
        install(new, in: column)
        guard old?.parent === self else { return }
        old?.beginMoving(to: nil)
        old?.removeFromParent()
    }
}

extension UIViewController {
    /// The stack of what is seen inside of this one.
    fileprivate var innermostNavigation: UINavigationController? {
        self as? UINavigationController
            ?? (self as? UITabBarController)?.selectedViewController?.innermostNavigation
    }
}
