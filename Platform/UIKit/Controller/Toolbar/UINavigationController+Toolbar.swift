/// The toolbar below the screens.
extension UINavigationController {
    /// The toolbar, made when it is first needed.
    final var madeToolbar: UIToolbar {
        if let storedToolbar { return storedToolbar }
        let toolbar = UIToolbar.make(of: toolbarClass)
        toolbar.owner = self
        toolbar.isHidden = true
        toolbar.isContentBelow = false
        storedToolbar = toolbar
        return toolbar
    }

    /// Whether the screen that is seen has the toolbar below it.
    final var showsToolbar: Bool { stack.last.map(showsToolbar(below:)) ?? !isToolbarHidden }

    /// Whether a screen has the toolbar below it: one that wants to be without bars at the bottom hasn't, nor what is pushed over it.
    private func showsToolbar(below controller: UIViewController) -> Bool {
        guard !isToolbarHidden else { return false }
        let index = stack.firstIndex { $0 === controller } ?? stack.count - 1
        return !stack.prefix(index + 1).contains(where: \.hidesBottomBarWhenPushed)
    }

    /// How much of a screen the toolbar covers, besides what other bars do, in points.
    final func toolbarInset(of controller: UIViewController) -> CGFloat {
        showsToolbar(below: controller) ? madeToolbar.ownHeight : 0
    }

    /// How much of a screen the tab bar around the navigation controller covers, in points.
    final func tabBarInset(of controller: UIViewController) -> CGFloat {
        coveredByHiddenTabBar(of: controller) < 0 ? 0 : tabs?.barInset ?? 0
    }

    /// Fills the toolbar for the screen that is seen, and puts it where it comes from.
    final func prepareToolbar() {
        madeToolbar.change(to: stack.last?.toolbarItems).finish()
        placeToolbar()
    }

    /// Puts the toolbar where it belongs.
    final func placeToolbar() {
        guard let toolbar = storedToolbar, isViewLoaded, toolbarPhase != .movingWithScreen else { return }
        if toolbar.superview !== view { view.insertSubview(toolbar, aboveSubview: screens) }
        let frame = toolbarFrame(isOut: toolbarPhase.isHidden)
        if toolbar.frame != frame { toolbar.frame = frame }
        toolbar.layoutIfNeeded()
        updateToolbarBackground()
    }

    /// Above what other bars and the system take of the bottom, or below the screen.
    final func toolbarFrame(isOut: Bool) -> CGRect {
        let toolbar = madeToolbar
        let safe = view.safeAreaInsets.bottom
        // Under a tab bar there is no room for a background.
        toolbar.backgroundOverhang = stack.last.map(tabBarInset(of:)) ?? 0 > 0 ? 0 : safe
        let height = toolbar.ownHeight
        return CGRect(
            x: 0, y: view.bounds.height - (isOut ? 0 : safe + height), width: view.bounds.width, height: height)
    }

    /// A screen shows other buttons.
    final func toolbarItemsDidChange(of controller: UIViewController, animated: Bool) {
        guard controller === stack.last, let storedToolbar, !defersBarChanges else { return }
        if transition == nil {
            storedToolbar.setItems(controller.toolbarItems, animated: animated && !toolbarPhase.isHidden)
        } else {
            storedToolbar.change(to: controller.toolbarItems).finish()
        }
    }

    // MARK: What scrolls

    /// The toolbar has a background while content lies behind it: it follows the scroll view that reaches down to it.
    final func watchContentAboveToolbar(of controller: UIViewController) {
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

extension UIViewController {
    /// The buttons that the toolbar of a navigation controller shows for this controller.
    public final var toolbarItems: [UIBarButtonItem]? {
        get { storedToolbarItems }
        set { setToolbarItems(newValue, animated: false) }
    }

    /// Shows other buttons in the toolbar of a navigation controller.
    ///
    /// - Parameter animated: whether they fade in.
    public final func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        storedToolbarItems = toolbarItems
        navigationController?.toolbarItemsDidChange(of: self, animated: animated)
    }
}
