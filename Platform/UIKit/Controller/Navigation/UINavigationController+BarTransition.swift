/// What the bars do in one transition: their contents change, or a bar goes with the one screen that shows it.
@MainActor
struct NavigationBarsTransition {
    var navigationBar: NavigationBarChange?
    var toolbar: ToolbarChange?

    /// To be called in the block of an animation.
    func animate() {
        navigationBar?.animate()
        toolbar?.animate()
    }

    /// Takes away what is not seen any more.
    func finish() {
        navigationBar?.finish()
        toolbar?.finish()
    }
}

extension UINavigationController {
    /// Finds out what the bars do in a transition, now that the screens have said what they want.
    final func makeBarsTransition(
        _ context: TransitionContext, to: UIViewController, operation: Operation
    ) -> NavigationBarsTransition {
        let travels = defersBarChanges
        defersBarChanges = false
        return NavigationBarsTransition(
            navigationBar: changeNavigationBar(context, to: to, operation: operation, travels: travels),
            toolbar: changeToolbar(context, operation: operation, travels: travels))
    }

    private func changeNavigationBar(
        _ context: TransitionContext, to: UIViewController, operation: Operation, travels: Bool
    ) -> NavigationBarChange? {
        let items = stack.map(\.navigationItem)
        guard travels, barPhase.isHidden != isNavigationBarHidden else {
            return bar.change(to: items, openBy: openHeight(of: to), as: operation)
        }
        let goesOut = isNavigationBarHidden
        if !goesOut {
            // It comes as it will be, below what its screen says of the content under it.
            _ = bar.change(to: items, openBy: openHeight(of: to), as: .none)
            watchScrolling(of: to)
            barPhase = .shown
            bar.isHidden = false
            placeBar()
        }
        barPhase = .movingWithScreen
        travel(bar, context, operation: operation, goesOut: goesOut) { [weak self] in
            guard let self else { return }
            barPhase = BarPhase(isHidden: isNavigationBarHidden)
            bar.isHidden = isNavigationBarHidden
            bar.show(stack.map(\.navigationItem))
            placeBar()
            followScrolling()
        }
        return nil
    }

    private func changeToolbar(_ context: TransitionContext, operation: Operation, travels: Bool) -> ToolbarChange? {
        guard storedToolbar != nil || !isToolbarHidden else { return nil }
        let toolbar = madeToolbar
        let goesOut = !showsToolbar
        guard toolbarPhase.isHidden != goesOut else {
            return goesOut ? nil : toolbar.change(to: stack.last?.toolbarItems)
        }
        if !goesOut {
            if let to = context.to { watchContentAboveToolbar(of: to) }
            prepareToolbar()
        }
        guard travels else {
            moveToolbar(animated: operation != .none)
            return nil
        }
        toolbarPhase = .shown
        toolbar.isHidden = false
        placeToolbar()
        toolbarPhase = .movingWithScreen
        travel(toolbar, context, operation: operation, goesOut: goesOut) { [weak self] in
            guard let self else { return }
            toolbarPhase = BarPhase(isHidden: !showsToolbar)
            toolbar.isHidden = toolbarPhase.isHidden
            // It may have been asked for, or called back, on its way.
            let items = stack.last?.toolbarItems
            if toolbarPhase == .shown, toolbar.items != items { toolbar.change(to: items).finish() }
            placeToolbar()
        }
        return nil
    }

    private func travel(
        _ bar: UIView, _ context: TransitionContext, operation: Operation, goesOut: Bool,
        completion: @escaping () -> Void
    ) {
        guard let owner = (goesOut ? context.from : context.to)?.view else { return completion() }
        let travel = BarTransition(
            bar: bar, frame: view.convert(bar.frame, to: screens), owner: owner,
            isOwnerAbove: (operation == .push) != goesOut, isMirrored: isMirrored, goesOut: goesOut)
        travel.join(context) { _ in completion() }
    }

    /// A transition is over, or was cancelled: the bars show what belongs to the screen that is seen.
    final func settleBars(isCancelled: Bool) {
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
