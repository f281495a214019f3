/// The changes of the bars in a transition: each replaces its contents, or moves with the only screen that
/// shows it.
@MainActor
struct NavigationBarsTransition {
    var navigationBar: NavigationBarChange?
    var toolbar: ToolbarChange?

    /// Call it in an animation block.
    func animate() {
        navigationBar?.animate()
        toolbar?.animate()
    }

    /// Removes the old contents.
    func finish() {
        navigationBar?.finish()
        toolbar?.finish()
    }
}

extension UINavigationController {
    /// Creates the changes of the bars in a transition. The screens have been notified, and have set the
    /// bars' visibility.
    final func makeBarsTransition(
        _ context: TransitionContext, to: UIViewController, operation: Operation
    ) -> NavigationBarsTransition {
        let movesWithScreens = defersBarChanges
        defersBarChanges = false
        return NavigationBarsTransition(
            navigationBar: changeNavigationBar(
                context, to: to, operation: operation, movesWithScreens: movesWithScreens),
            toolbar: changeToolbar(context, operation: operation, movesWithScreens: movesWithScreens))
    }

    private func changeNavigationBar(
        _ context: TransitionContext, to: UIViewController, operation: Operation, movesWithScreens: Bool
    ) -> NavigationBarChange? {
        let items = stack.map(\.navigationItem)
        guard movesWithScreens, barPhase.isHidden != isNavigationBarHidden else {
            return bar.change(to: items, expansion: expansion(of: to), as: operation)
        }
        let isHiding = isNavigationBarHidden
        if !isHiding {
            // The bar appears in its final state, also with respect to the content behind it.
            _ = bar.change(to: items, expansion: expansion(of: to), as: .none)
            observeScrolling(of: to)
            barPhase = .shown
            bar.isHidden = false
            layOutBar()
        }
        barPhase = .movingWithScreen
        moveWithScreen(bar, context, operation: operation, isHiding: isHiding) { [weak self] in
            guard let self else { return }
            barPhase = BarPhase(isHidden: isNavigationBarHidden)
            bar.isHidden = isNavigationBarHidden
            bar.show(stack.map(\.navigationItem))
            layOutBar()
            followScrolling()
        }
        return nil
    }

    private func changeToolbar(_ context: TransitionContext, operation: Operation, movesWithScreens: Bool)
        -> ToolbarChange?
    {
        guard storedToolbar != nil || !isToolbarHidden else { return nil }
        let toolbar = loadedToolbar
        let isHiding = !showsToolbar
        guard toolbarPhase.isHidden != isHiding else {
            return isHiding ? nil : toolbar.change(to: stack.last?.toolbarItems)
        }
        if !isHiding {
            if let to = context.to { observeContentAboveToolbar(of: to) }
            showItemsInToolbar()
        }
        guard movesWithScreens else {
            moveToolbar(animated: operation != .none)
            return nil
        }
        toolbarPhase = .shown
        toolbar.isHidden = false
        layOutToolbar()
        toolbarPhase = .movingWithScreen
        moveWithScreen(toolbar, context, operation: operation, isHiding: isHiding) { [weak self] in
            guard let self else { return }
            toolbarPhase = BarPhase(isHidden: !showsToolbar)
            toolbar.isHidden = toolbarPhase.isHidden
            // The items or the visibility may have changed during the transition.
            let items = stack.last?.toolbarItems
            if toolbarPhase == .shown, toolbar.items != items { toolbar.change(to: items).finish() }
            layOutToolbar()
        }
        return nil
    }

    private func moveWithScreen(
        _ bar: UIView, _ context: TransitionContext, operation: Operation, isHiding: Bool,
        completion: @escaping () -> Void
    ) {
        guard let owner = (isHiding ? context.from : context.to)?.view else { return completion() }
        let transition = BarTransition(
            bar: bar, frame: view.convert(bar.frame, to: screens), owner: owner,
            isOwnerAbove: (operation == .push) != isHiding, isMirrored: isMirrored, isHiding: isHiding)
        transition.join(context) { _ in completion() }
    }

    /// Updates the bars after a transition, which may have been canceled.
    final func finishBars(isCancelled: Bool) {
        defersBarChanges = false
        guard isCancelled else { return }
        bar.show(stack.map(\.navigationItem))
        if let storedToolbar, toolbarPhase != .movingWithScreen {
            storedToolbar.change(to: stack.last?.toolbarItems).finish()
            toolbarPhase = BarPhase(isHidden: !showsToolbar)
            storedToolbar.isHidden = toolbarPhase.isHidden
        }
    }
}
