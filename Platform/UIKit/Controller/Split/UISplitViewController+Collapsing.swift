/// The state of a collapsed split view.
struct SplitCollapse {
    typealias Column = UISplitViewController.Column

    /// The column whose controller is shown.
    let column: Column
    /// The screens that other columns have added to its navigation stack.
    var movedScreens: [Column: [UIViewController]] = [:]

    /// Returns the screens of a stack by column. Screens pushed since belong to the column of the screen
    /// below them.
    func parts(of stack: [UIViewController]) -> [Column: [UIViewController]] {
        var current = column
        var result: [Column: [UIViewController]] = [:]
        for screen in stack {
            if let owner = movedScreens.first(where: { $0.value.first === screen })?.key { current = owner }
            result[current, default: []].append(screen)
        }
        return result
    }
}

/// Collapsing and expanding the columns.
extension UISplitViewController {
    final func environmentDidChange() {
        let isNarrow = traitCollection.horizontalSizeClass == .compact
        guard isNarrow != isCollapsed else { return }
        modeChange?.finish()
        if isNarrow { collapseColumns() } else { expandColumns() }
    }

    /// The navigation controller whose stack contains the collapsed columns.
    private var baseNavigation: UINavigationController? {
        guard let collapse, collapse.column != .compact else { return nil }
        return content(of: collapse.column) as? UINavigationController
    }

    // MARK: Collapsing

    final func collapseColumns() {
        let presentsInspector = showsInspector
        if presentsInspector { setInspectorShown(false, animated: false) }
        defer { if presentsInspector { setInspectorShown(true, animated: false) } }
        let before = shownColumns
        let base: Column
        // Collapsed before the children are notified: the layout that they may cause must not change the
        // mode.
        if style == .unspecified {
            let primary = delegate?.primaryViewController(forCollapsing: self)
            base = .primary
            collapse = SplitCollapse(column: base)
            notifyDisappearance(before.filter { $0 != base })
            collapseWithoutColumns(onto: primary)
        } else {
            let top = topColumnForCollapsing()
            base = top == .compact ? .compact : columns.first ?? .primary
            collapse = SplitCollapse(column: base)
            notifyDisappearance(before.filter { $0 != base })
            if top != .compact { moveScreens(upTo: top) }
        }
        for column in columns { updateTraits(of: column) }
        notifyAppearance(before.contains(base) ? [] : [base])
        delegate?.splitViewControllerDidCollapse(self)
    }

    private func topColumnForCollapsing() -> Column {
        let proposed: Column = controllers[.compact] != nil ? .compact : columns.last ?? .primary
        let top =
            delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
        return controllers[top] == nil ? proposed : top
    }

    /// Adds the screens of the columns after the first one to its stack.
    private func moveScreens(upTo top: Column) {
        guard let baseNavigation, let collapse else { return }
        let after = columns.filter { $0 != collapse.column && $0.rawValue <= top.rawValue }
        let stack = baseNavigation.viewControllers + after.flatMap(takeScreens)
        if stack.count > baseNavigation.viewControllers.count {
            baseNavigation.setViewControllers(stack, animated: false)
        }
    }

    /// Removes the screens of a column to add them to another stack. Of screens that the user has popped
    /// since, the first one remains.
    private func takeScreens(_ column: Column) -> [UIViewController] {
        guard let navigation = content(of: column) as? UINavigationController else { return [] }
        let screens =
            navigation.viewControllers.isEmpty
            ? Array((collapse?.movedScreens[column] ?? []).prefix(1)) : navigation.takeStack()
        collapse?.movedScreens[column] = screens
        return screens
    }

    // MARK: Expanding

    final func expandColumns() {
        guard let old = collapse else { return }
        let showsInspectorColumn = showsInspector
        if showsInspectorColumn { setInspectorShown(false, animated: false) }
        defer { if showsInspectorColumn { setInspectorShown(true, animated: false) } }
        let proposed = defaultMode(in: view.bounds.size)
        let requested =
            delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed) ?? proposed
        mode = requested == .automatic ? proposed : requested
        arrangedSize = view.bounds.size
        let after = SplitGeometry.visibleColumns(mode, hasSupplementary: hasSupplementary)
        if !after.contains(old.column) { notifyDisappearance([old.column]) }
        if style == .unspecified { expandWithoutColumns() } else { returnScreens() }
        collapse = nil
        for column in columns { updateTraits(of: column) }
        notifyAppearance(shownColumns.filter { $0 != old.column })
        delegate?.splitViewControllerDidExpand(self)
    }

    /// Returns the screens in the stack of the first column to their own columns.
    private func returnScreens() {
        guard let collapse, let baseNavigation else { return }
        // Ends a running pop, so that its screen has left the stack before it is added to its own column.
        baseNavigation.transition?.endAtOnce()
        let parts = collapse.parts(of: baseNavigation.viewControllers)
        if !collapse.movedScreens.isEmpty {
            baseNavigation.setViewControllers(parts[collapse.column] ?? [], animated: false)
        }
        for (column, screens) in collapse.movedScreens {
            let navigation = content(of: column) as? UINavigationController
            navigation?.setViewControllers(parts[column] ?? Array(screens.prefix(1)), animated: false)
        }
    }

    // MARK: Appearance callbacks

    /// Notifies columns that they disappear.
    private func notifyDisappearance(_ columns: [Column]) {
        let controllers = isViewLoaded ? columns.compactMap { content(of: $0) } : []
        if isVisible { for controller in controllers { controller.beginAppearanceTransition(false, animated: false) } }
        for column in columns { columnViews[column]?.clear() }
        if isVisible { for controller in controllers { controller.endAppearanceTransition() } }
    }

    /// Notifies columns that they appear, after they are laid out.
    private func notifyAppearance(_ columns: [Column]) {
        let controllers = columns.compactMap { content(of: $0) }
        for controller in controllers { controller.loadViewIfNeeded() }
        if isVisible { for controller in controllers { controller.beginAppearanceTransition(true, animated: false) } }
        showColumns()
        if appearance == .appeared { for controller in controllers { controller.endAppearanceTransition() } }
    }

    // MARK: Showing columns while collapsed

    /// Pushes the screens of a column on those of the columns before it.
    final func showCollapsed(_ column: Column) {
        guard let baseNavigation, let collapse, column != .compact, controllers[column] != nil else { return }
        let parts = collapse.parts(of: baseNavigation.viewControllers)
        var stack: [UIViewController] = []
        for other in columns where other.rawValue <= column.rawValue { stack += parts[other] ?? takeScreens(other) }
        baseNavigation.setViewControllers(stack, animated: true)
    }

    /// Pops the screens of a column and those above.
    final func hideCollapsed(_ column: Column) {
        guard let baseNavigation, let collapse, column != collapse.column else { return }
        let stack = baseNavigation.viewControllers
        guard let first = collapse.parts(of: stack)[column]?.first,
            let index = stack.firstIndex(where: { $0 === first }), index > 0
        else { return }
        baseNavigation.popToViewController(stack[index - 1], animated: true)
    }

    /// Shows a controller as the secondary one, above the others.
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
        baseNavigation.setViewControllers(stack + takeScreens(.secondary), animated: true)
    }

    /// Replaces the controller of a column whose screens may be on the stack.
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
        stack.insert(contentsOf: takeScreens(column), at: min(index, stack.count))
        baseNavigation.setViewControllers(stack, animated: false)
    }

    private func exchange(_ column: Column, with new: UIViewController?) {
        let old = content(of: column)
        collapse?.movedScreens[column] = nil
        install(new, in: column)
        guard old?.parent === self else { return }
        old?.beginMoving(to: nil)
        old?.removeFromParent()
    }
}

extension UIViewController {
    /// The navigation controller of the innermost visible stack.
    fileprivate var innermostNavigation: UINavigationController? {
        self as? UINavigationController
            ?? (self as? UITabBarController)?.selectedViewController?.innermostNavigation
    }
}
