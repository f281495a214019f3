/// The bar follows what is seen above it.
extension UITabBarController {
    /// The stack that decides whether the bar is there: the selected part, or what the columns of one have become.
    final var stackOfSelected: UINavigationController? {
        if let split = selected as? UISplitViewController, split.isCollapsed {
            return split.viewControllers.first as? UINavigationController
        }
        return selected as? UINavigationController
    }

    // MARK: Screens without the bar

    /// The stack of a navigation controller changes by a transition that is about to begin.
    final func stackChanges(of navigation: UINavigationController, by context: TransitionContext) {
        var goesOut = false
        if navigation === stackOfSelected {
            let isOut = navigation.hidesTabBar
            if context.isAnimated, isOut != barPhase.isHidden, !bar.isHidden {
                takeBarAlong(context, goesOut: isOut)
                goesOut = isOut
            } else {
                barPhase.setHidden(isOut)
                view.setNeedsLayout()
            }
        }
        context.animate(
            alongsideTransition: { [weak self] _ in
                guard let self else { return }
                // One that travels is seen over its own screen alone.
                if barPhase != .movingWithScreen {
                    watchScrolling()
                } else if !goesOut {
                    UIView.performWithoutAnimation(watchScrolling)
                }
            },
            completion: { [weak self] _ in self?.watchScrolling() })
    }

    /// The bar goes with the screen that it belongs to, and below the one that wants to be without it.
    private func takeBarAlong(_ context: TransitionContext, goesOut: Bool) {
        guard let owner = goesOut ? context.from?.view : context.to?.view else { return }
        barPhase = .shown
        placeBar()
        barPhase = .movingWithScreen
        let frame = view.convert(bar.frame, to: context.containerView)
        // A screen that wants to be without the bar covers the one that has it.
        let travel = BarTransition(
            bar: bar, frame: frame, owner: owner, isOwnerAbove: false,
            isMirrored: view.effectiveUserInterfaceLayoutDirection == .rightToLeft, goesOut: goesOut)
        travel.join(context) { [weak self] isOut in
            guard let self else { return }
            barPhase = BarPhase(isHidden: isOut)
            placeBar()
        }
    }

    // MARK: The bar over what scrolls

    /// The bar has a background while something lies under it: it follows the scroll views above it.
    final func watchScrolling() {
        for watched in watchedScrollViews { watched.scrollView?.contentMoveObservers[ObjectIdentifier(self)] = nil }
        let contents = selected?.screensAboveTabBar ?? []
        watchedScrollViews = contents.filter(\.isViewLoaded).compactMap {
            $0.scrollViewBelow(.bottom).map(WeakScrollView.init)
        }
        for watched in watchedScrollViews {
            watched.scrollView?.contentMoveObservers[ObjectIdentifier(self)] = { [weak self] in
                self?.updateBarBackground()
            }
        }
        updateBarBackground()
    }

    /// A screen has named another scroll view as its content, or other columns are seen.
    final func contentDidChange() {
        guard isViewLoaded, transition == nil else { return }
        if barPhase == .movingWithScreen { watchScrolling() } else { selectionDidChange() }
    }

    final func updateBarBackground() {
        bar.isContentBelow = watchedScrollViews.contains { watched in
            guard let scrollView = watched.scrollView else { return false }
            let end = scrollView.bounds.maxY - scrollView.adjustedContentInset.bottom
            return end < scrollView.contentSize.height - 0.5
        }
    }
}

extension UIViewController {
    /// The screens inside of this controller that reach down to a tab bar.
    fileprivate var screensAboveTabBar: [UIViewController] {
        if let navigation = self as? UINavigationController {
            return navigation.topViewController.map { $0.screensAboveTabBar } ?? []
        }
        if let split = self as? UISplitViewController {
            return split.shownColumns.compactMap { split.content(of: $0) }.flatMap(\.screensAboveTabBar)
        }
        return [self]
    }
}
