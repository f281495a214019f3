/// The toolbar below the screens.
extension UINavigationController {
    /// The toolbar, which is created on first use.
    final var loadedToolbar: UIToolbar {
        if let storedToolbar { return storedToolbar }
        let toolbar = UIToolbar.make(of: toolbarClass)
        toolbar.owner = self
        toolbar.isHidden = true
        toolbar.isContentBelow = false
        storedToolbar = toolbar
        return toolbar
    }

    /// Whether the toolbar is shown below the top screen.
    final var showsToolbar: Bool { stack.last.map(showsToolbar(below:)) ?? !isToolbarHidden }

    /// Returns whether the toolbar is shown below a screen. It is not below a screen with
    /// `hidesBottomBarWhenPushed` and the screens above that.
    private func showsToolbar(below controller: UIViewController) -> Bool {
        guard !isToolbarHidden else { return false }
        let index = stack.firstIndex { $0 === controller } ?? stack.count - 1
        return !stack.prefix(index + 1).contains(where: \.hidesBottomBarWhenPushed)
    }

    /// Returns the height by which the toolbar covers a screen in addition to other bars, in points.
    final func toolbarInset(of controller: UIViewController) -> CGFloat {
        showsToolbar(below: controller) ? loadedToolbar.ownHeight : 0
    }

    /// Returns the height by which the tab bar around the navigation controller covers a screen, in points.
    final func tabBarInset(of controller: UIViewController) -> CGFloat {
        coveredByHiddenTabBar(of: controller) < 0 ? 0 : tabs?.barInset ?? 0
    }

    /// Shows the items of the top screen in the toolbar, and lays it out where its animation starts.
    final func showItemsInToolbar() {
        loadedToolbar.change(to: stack.last?.toolbarItems).finish()
        layOutToolbar()
    }

    /// Lays out the toolbar, unless a transition moves it.
    final func layOutToolbar() {
        guard let toolbar = storedToolbar, isViewLoaded, toolbarPhase != .movingWithScreen else { return }
        if toolbar.superview !== view { view.insertSubview(toolbar, aboveSubview: screens) }
        let frame = toolbarFrame(isOut: toolbarPhase.isHidden)
        if toolbar.frame != frame { toolbar.frame = frame }
        toolbar.layoutIfNeeded()
        updateToolbarBackground()
    }

    /// Returns the frame of the toolbar: above the tab bar and the safe area, or below the screen.
    final func toolbarFrame(isOut: Bool) -> CGRect {
        let toolbar = loadedToolbar
        let safe = view.safeAreaInsets.bottom
        // Above a tab bar there is no space for a background overhang.
        toolbar.backgroundOverhang = stack.last.map(tabBarInset(of:)) ?? 0 > 0 ? 0 : safe
        let height = toolbar.ownHeight
        return CGRect(
            x: 0, y: view.bounds.height - (isOut ? 0 : safe + height), width: view.bounds.width, height: height)
    }

    /// Shows the changed items of a screen.
    final func toolbarItemsDidChange(of controller: UIViewController, animated: Bool) {
        guard controller === stack.last, let storedToolbar, !defersBarChanges else { return }
        if transition == nil {
            storedToolbar.setItems(controller.toolbarItems, animated: animated && !toolbarPhase.isHidden)
        } else {
            storedToolbar.change(to: controller.toolbarItems).finish()
        }
    }

    // MARK: Scrolling

    /// Observes the scroll view that extends down to the toolbar, which has a background while content is
    /// behind it.
    final func observeContentAboveToolbar(of controller: UIViewController) {
        let name = ObjectIdentifier(self)
        scrollViewAboveToolbar?.contentMoveObservers[name] = nil
        let search = controller.attachedSearch
        scrollViewAboveToolbar = (search?.shownResults ?? controller).scrollViewBelow(.bottom)
        scrollViewAboveToolbar?.contentMoveObservers[name] = { [weak self] in self?.updateToolbarBackground() }
        updateToolbarBackground()
    }

    private func updateToolbarBackground() {
        guard let storedToolbar, toolbarPhase != .movingWithScreen else { return }
        guard let scrollView = scrollViewAboveToolbar else {
            storedToolbar.isContentBelow = false
            return
        }
        let end = scrollView.bounds.maxY - scrollView.adjustedContentInset.bottom
        storedToolbar.isContentBelow = end < scrollView.contentSize.height - 0.5
    }
}
