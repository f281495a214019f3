/// The navigation bar over the screens: its height, and how it collapses with the content.
extension UINavigationController {
    /// Lays out a screen below the bars, with the bars as a part of its safe area.
    ///
    /// - Parameter height: The visible height of the bar's collapsible rows if the content was not scrolled,
    ///   in points; nil for the initial height.
    final func fit(_ controller: UIViewController, expansion height: CGFloat? = nil) {
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let frame = frame(of: controller)
        if controller.view.frame != frame { controller.view.frame = frame }
        guard !isNavigationBarHidden else { return cover(controller, by: 0, barState: nil) }
        let rows = rows(for: controller)
        let fixed = coveredByFixedRows(of: controller)
        guard var barState = rows.collapsibleBar, let scrollView = controller.scrollViewBelow(.top) else {
            return cover(controller, by: fixed + (rows.collapsibleBar?.visibleHeight ?? 0), barState: nil)
        }
        if scrollView.beginsBelowBar {
            let current = height ?? expansion(of: controller)
            let new = barHeight(above: scrollView, rows: barState, current: current)
            return cover(controller, by: fixed + new, barState: nil)
        }
        if let known = scrollView.collapsibleBar,
            known.snapHeights == barState.snapHeights || !scrollView.isContentTopAtBar
        {
            barState.visibleHeight = min(barState.expandedHeight, known.visibleHeight)
        } else if !scrollView.isContentTopAtBar {
            barState.visibleHeight = 0
        } else if let height {
            barState.visibleHeight = min(barState.expandedHeight, height)
        }
        cover(controller, by: fixed + barState.visibleHeight, barState: barState)
    }

    /// Sets the safe area insets of a screen, and the state of the collapsible bar of its scroll view.
    private func cover(_ controller: UIViewController, by height: CGFloat, barState: CollapsibleBarState?) {
        let bottom = extendsUnderBottomBars(controller) ? toolbarInset(of: controller) : 0
        let change = { [self] in
            controller.containerSafeAreaInsets = UIEdgeInsets(
                top: height, left: 0, bottom: coveredByHiddenTabBar(of: controller) + bottom, right: 0)
            controller.attachedSearch?.containerSafeAreaInsets = controller.containerSafeAreaInsets
        }
        if let scrollView = controller.scrollViewBelow(.top) {
            scrollView.follow(barState, changeSafeArea: change)
        } else {
            change()
        }
    }

    // MARK: Screens that do not extend under bars

    /// Returns the frame of a screen, which fills the view unless the screen does not extend under bars.
    private func frame(of controller: UIViewController) -> CGRect {
        var frame = screens.bounds
        if !isNavigationBarHidden, !extendsUnderTopBar(controller) {
            let top = view.safeAreaInsets.top + rows(for: controller).fixed
            frame.origin.y += top
            frame.size.height -= top
        }
        if !extendsUnderBottomBars(controller) {
            let bars = toolbarInset(of: controller) + tabBarInset(of: controller)
            if bars > 0 { frame.size.height -= toolbarInset(of: controller) + view.safeAreaInsets.bottom }
        }
        return frame
    }

    private func extendsUnderTopBar(_ controller: UIViewController) -> Bool {
        controller.edgesForExtendedLayout.contains(.top)
            && (bar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
    }

    private func extendsUnderBottomBars(_ controller: UIViewController) -> Bool {
        guard controller.edgesForExtendedLayout.contains(.bottom) else { return false }
        if controller.extendedLayoutIncludesOpaqueBars { return true }
        if toolbarInset(of: controller) > 0, !loadedToolbar.isTranslucent { return false }
        return tabBarInset(of: controller) == 0 || tabs?.bar.isTranslucent ?? true
    }

    /// Returns the height by which the fixed rows of the bar cover a screen, in points.
    private func coveredByFixedRows(of controller: UIViewController) -> CGFloat {
        extendsUnderTopBar(controller) ? rows(for: controller).fixed : 0
    }

    /// Whether the bar is at the top of a sheet's card.
    final var isInSheet: Bool {
        guard let sheet = ownOrInheritedPresentation?.controller as? UISheetPresentationController else { return false }
        return !sheet.fillsContainer
    }

    private func rows(for controller: UIViewController) -> NavigationBarRows {
        let index = stack.firstIndex { $0 === controller } ?? stack.count - 1
        return bar.rows(for: stack.prefix(index + 1).map(\.navigationItem))
    }

    /// Returns the visible height of the bar's collapsible rows for a screen that was laid out, in points.
    final func expansion(of controller: UIViewController) -> CGFloat {
        max(0, controller.containerSafeAreaInsets.top - coveredByFixedRows(of: controller))
    }

    /// Lays out the bar, unless a transition moves it.
    final func layOutBar() {
        guard barPhase != .movingWithScreen else { return }
        if bar.superview !== view { view.addSubview(bar) }
        let top = view.safeAreaInsets.top
        bar.backgroundOverhang = top
        if !isNavigationBarHidden, let controller = stack.last { bar.open(by: expansion(of: controller), pull: pull) }
        let height = bar.currentHeight
        let frame = CGRect(x: 0, y: barPhase.isHidden ? -height : top, width: view.bounds.width, height: height)
        if bar.frame != frame { bar.frame = frame }
        bar.layoutIfNeeded()
    }

    // MARK: Scrolling

    /// Observes the scroll view that fills the screen: the bar has a background while content is behind it,
    /// and collapses with the content.
    final func observeScrolling(of controller: UIViewController) {
        observedScrollView?.onContentOffsetChange = nil
        let search = controller.attachedSearch
        observedScrollView = (search?.shownResults ?? controller).scrollViewBelow(.top)
        observedScrollView?.onContentOffsetChange = { [weak self] in self?.followScrolling() }
        observeContentAboveToolbar(of: controller)
        followScrolling()
    }

    /// Called when a screen sets another content scroll view.
    final func contentScrollViewDidChange(of controller: UIViewController) {
        guard controller === stack.last, controller.isViewLoaded else { return }
        observeScrolling(of: controller)
        viewIfLoaded?.setNeedsLayout()
    }

    /// The distance by which the content is pulled down below the expanded bar, in points.
    private var pull: CGFloat {
        guard let scrollView = observedScrollView, let barState = scrollView.collapsibleBar,
            barState.collapsedHeight == 0
        else { return 0 }
        return max(0, scrollView.pulledDistance)
    }

    final func followScrolling() {
        guard barPhase != .movingWithScreen else { return }
        guard let scrollView = observedScrollView else {
            bar.isContentBelow = false
            return
        }
        if let controller = stack.last, scrollView === controller.scrollViewBelow(.top),
            let rows = rows(for: controller).collapsibleBar
        {
            if scrollViewBegins(below: controller.containerSafeAreaInsets.top, of: controller, scrollView) {
                updateBar(of: controller, above: scrollView, rows: rows)
            } else if let barState = scrollView.collapsibleBar {
                updateBar(of: controller, with: scrollView, barState: barState)
            }
        }
        bar.isContentBelow = scrollView.contentOffset.y > -scrollView.insetWithoutGap.top + 0.5
    }

    private func updateBar(
        of controller: UIViewController, with scrollView: UIScrollView, barState: CollapsibleBarState
    ) {
        let covered = controller.containerSafeAreaInsets.top
        guard scrollView.isInset(by: covered) else { return }
        var new = barState
        new.visibleHeight = scrollView.barHeight(of: barState)
        // The absolute height: adding the differences would accumulate rounding errors.
        if new.visibleHeight != barState.visibleHeight {
            cover(controller, by: coveredByFixedRows(of: controller) + new.visibleHeight, barState: new)
        }
        guard transition == nil else { return }
        if new.visibleHeight != barState.visibleHeight {
            layOutBar()
        } else {
            bar.open(by: new.visibleHeight, pull: pull)
        }
    }
}
