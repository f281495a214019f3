/// The controllers and the layout of the columns.
extension UISplitViewController {
    /// Sets the controller of a column, and embeds it in a navigation controller if the style requires that.
    final func install(_ controller: UIViewController?, in column: Column) {
        controllers[column] = controller
        wrappers[column] = nil
        guard let controller else { return }
        if style != .unspecified, column != .compact, !(controller is UINavigationController) {
            wrappers[column] = UINavigationController(rootViewController: controller)
        }
        // The inspector is a child while it is shown.
        guard column != .inspector, let content = content(of: column) else { return }
        addChild(content)
        content.didMove(toParent: self)
        updateTraits(of: column)
    }

    final func replace(_ column: Column, with new: UIViewController?) {
        modeChange?.finish()
        if column == .inspector { return replaceInspector(with: new) }
        if isCollapsed, column != collapse?.column { return replaceInStack(column, with: new) }
        let old = content(of: column)
        let wasShown = isViewLoaded && shownColumns.contains(column)
        let notifies = isVisible && wasShown
        old?.beginMoving(to: nil)
        if notifies { old?.beginAppearanceTransition(false, animated: false) }
        install(new, in: column)
        if isViewLoaded, let content = content(of: column), shownColumns.contains(column) {
            content.loadViewIfNeeded()
            if isVisible { content.beginAppearanceTransition(true, animated: false) }
            columnViews[column]?.show(content.view)
        } else {
            columnViews[column]?.clear()
        }
        if notifies { old?.endAppearanceTransition() }
        old?.removeFromParent()
        guard isViewLoaded else { return }
        if appearance == .appeared, shownColumns.contains(column) { content(of: column)?.endAppearanceTransition() }
        updateDisplayModeButton()
        view.setNeedsLayout()
    }

    /// Sets the traits that differ in columns: the side columns are always horizontally compact.
    final func updateTraits(of column: Column) {
        guard let content = content(of: column) else { return }
        let isNarrow = !isCollapsed && column != .secondary && column != .compact
        let environment = UITraitCollection(
            splitViewControllerLayoutEnvironment: isCollapsed ? .collapsed : .expanded)
        let traits = isNarrow ? [environment, UITraitCollection(horizontalSizeClass: .compact)] : [environment]
        setOverrideTraitCollection(UITraitCollection(traitsFrom: traits), forChild: content)
    }

    /// Adds the views of the visible controllers to the columns.
    final func showColumns() {
        for (column, columnView) in columnViews {
            if let content = content(of: column), shownColumns.contains(column) {
                columnView.show(content.view)
            } else {
                columnView.clear()
            }
        }
        updateDisplayModeButton()
        layOutColumns()
        (parent as? UITabBarController)?.contentDidChange()
    }

    /// Lays out the columns.
    final func layOutColumns() {
        guard isViewLoaded else { return }
        let geometry = geometry(mode, size: view.bounds.size)
        let transition = modeChange.map {
            SplitTransition(
                from: self.geometry($0.from, size: view.bounds.size), to: self.geometry($0.to, size: view.bounds.size),
                progress: $0.progress)
        }
        let moving = modeChange?.columns ?? []
        for (column, columnView) in columnViews {
            if let collapse {
                columnView.isHidden = column != collapse.column
                columnView.lineEdge = nil
                columnView.frame = view.bounds
                continue
            }
            columnView.isHidden = !shownColumns.contains(column) && !moving.contains(column)
            columnView.lineEdge =
                switch column {
                case .primary, .supplementary: isMirrored ? .left : .right
                case .inspector: isMirrored ? .right : .left
                case .secondary, .compact: nil
                }
            columnView.frame = transition?.frame(of: column) ?? geometry.frame(of: column)
        }
        dim.frame = view.bounds
        let cover = transition?.cover ?? (mode.coversSecondary ? 1 : 0)
        dim.alpha = isCollapsed ? 0 : cover * SplitModeChange.dimming
        dim.isUserInteractionEnabled = mode.coversSecondary
    }
}
