/// The bar over the screens: how high it is, and how it follows what scrolls below it.
extension UINavigationController {
    /// Gives a screen the whole of the view, with the bar as part of what is covered of it.
    ///
    /// - Parameter height: how far the bar is to be open where nothing was scrolled, in points; nil as at first.
    final func fit(_ controller: UIViewController, openBy height: CGFloat? = nil) {
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let frame = frame(of: controller)
        if controller.view.frame != frame { controller.view.frame = frame }
        guard !isNavigationBarHidden else { return cover(controller, by: 0, room: nil) }
        let rows = rows(for: controller)
        let fixed = coveredByFixedRows(of: controller)
        guard var room = rows.room, let scrollView = controller.scrollViewBelow(.top) else {
            return cover(controller, by: fixed + (rows.room?.height ?? 0), room: nil)
        }
        if let known = scrollView.collapsibleBar, known.stops == room.stops || !scrollView.isContentTopAtBar {
            room.height = min(room.full, known.height)
        } else if !scrollView.isContentTopAtBar {
            room.height = 0
        } else if let height {
            room.height = min(room.full, height)
        }
        cover(controller, by: fixed + room.height, room: room)
    }

    /// Tells a screen how much of it the bars cover, and what scrolls in it how far the bar is open.
    private func cover(_ controller: UIViewController, by height: CGFloat, room: CollapsibleBarState?) {
        let bottom = extendsUnderBottomBars(controller) ? toolbarInset(of: controller) : 0
        let change = { [self] in
            controller.containerSafeAreaInsets = UIEdgeInsets(
                top: height, left: 0, bottom: coveredByHiddenTabBar(of: controller) + bottom, right: 0)
            controller.attachedSearch?.containerSafeAreaInsets = controller.containerSafeAreaInsets
        }
        if let scrollView = controller.scrollViewBelow(.top) {
            scrollView.follow(room, changeSafeArea: change)
        } else {
            change()
        }
    }

    // MARK: Screens that don't reach under bars

    /// Where a screen stands: it fills the view, unless it doesn't reach under bars.
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
        if toolbarInset(of: controller) > 0, !madeToolbar.isTranslucent { return false }
        return tabBarInset(of: controller) == 0 || tabs?.bar.isTranslucent ?? true
    }

    /// What of the bar that is always there lies over a screen, in points.
    private func coveredByFixedRows(of controller: UIViewController) -> CGFloat {
        extendsUnderTopBar(controller) ? rows(for: controller).fixed : 0
    }

    private func rows(for controller: UIViewController) -> NavigationBarRows {
        let index = stack.firstIndex { $0 === controller } ?? stack.count - 1
        return bar.rows(for: stack.prefix(index + 1).map(\.navigationItem))
    }

    /// How far the bar is open for a screen that was fitted, in points.
    final func openHeight(of controller: UIViewController) -> CGFloat {
        max(0, controller.containerSafeAreaInsets.top - coveredByFixedRows(of: controller))
    }

    /// Puts the bar where it belongs, as high as it is open.
    final func placeBar() {
        guard barPhase != .movingWithScreen else { return }
        if bar.superview !== view { view.addSubview(bar) }
        let top = view.safeAreaInsets.top
        bar.backgroundOverhang = top
        if !isNavigationBarHidden, let controller = stack.last { bar.open(by: openHeight(of: controller), pull: pull) }
        let height = bar.openedHeight
        let frame = CGRect(x: 0, y: barPhase.isHidden ? -height : top, width: view.bounds.width, height: height)
        if bar.frame != frame { bar.frame = frame }
        bar.layoutIfNeeded()
    }

    // MARK: What scrolls

    /// The bar has a background while something lies under it, and opens and closes with what scrolls: it follows the scroll
    /// view that fills the screen.
    final func watchScrolling(of controller: UIViewController) {
        watchedScrollView?.onContentOffsetChange = nil
        let search = controller.attachedSearch
        watchedScrollView = (search?.shownResults ?? controller).scrollViewBelow(.top)
        watchedScrollView?.onContentOffsetChange = { [weak self] in self?.followScrolling() }
        watchContentAboveToolbar(of: controller)
        followScrolling()
    }

    /// A screen has named another scroll view as its content.
    final func contentScrollViewDidChange(of controller: UIViewController) {
        guard controller === stack.last, controller.isViewLoaded else { return }
        watchScrolling(of: controller)
        viewIfLoaded?.setNeedsLayout()
    }

    /// How far the content is pulled down below a bar that is all open, in points.
    private var pull: CGFloat {
        guard let scrollView = watchedScrollView, let room = scrollView.collapsibleBar, room.rest == 0 else { return 0 }
        return max(0, scrollView.pulledDistance)
    }

    final func followScrolling() {
        guard barPhase != .movingWithScreen else { return }
        guard let scrollView = watchedScrollView else {
            bar.isContentBelow = false
            return
        }
        if let controller = stack.last, let room = scrollView.collapsibleBar,
            scrollView === controller.scrollViewBelow(.top)
        {
            openBar(of: controller, with: scrollView, room: room)
        }
        bar.isContentBelow = scrollView.contentOffset.y > -scrollView.insetWithoutGap.top + 0.5
    }

    private func openBar(of controller: UIViewController, with scrollView: UIScrollView, room: CollapsibleBarState) {
        let covered = controller.containerSafeAreaInsets.top
        guard scrollView.isInset(by: covered) else { return }
        var new = room
        new.height = scrollView.barHeight(of: room)
        // Not by what it has grown, whose rounding would add up.
        if new.height != room.height {
            cover(controller, by: coveredByFixedRows(of: controller) + new.height, room: new)
        }
        guard transition == nil else { return }
        if new.height != room.height { placeBar() } else { bar.open(by: new.height, pull: pull) }
    }
}
