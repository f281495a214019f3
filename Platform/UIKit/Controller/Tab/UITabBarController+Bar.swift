/// The tab bar and the content above it.
extension UITabBarController {
    /// The navigation controller that determines the bar's visibility: the selected controller, or the stack
    /// of a collapsed split view.
    final var stackOfSelected: UINavigationController? {
        if let split = selected as? UISplitViewController, split.isCollapsed {
            return split.viewControllers.first as? UINavigationController
        }
        return selected as? UINavigationController
    }

    // MARK: Screens without the bar

    /// Called before the transition between two screens of a navigation controller.
    final func stackWillChange(of navigation: UINavigationController, by context: TransitionContext) {
        var isHiding = false
        if navigation === stackOfSelected {
            let isOut = navigation.hidesTabBar
            if context.isAnimated, isOut != barPhase.isHidden, !bar.isHidden {
                moveBarWithScreen(context, isHiding: isOut)
                isHiding = isOut
            } else {
                barPhase.setHidden(isOut)
                view.setNeedsLayout()
            }
        }
        context.animate(
            alongsideTransition: { [weak self] _ in
                guard let self else { return }
                // A bar that moves with a screen is visible over that screen only.
                if barPhase != .movingWithScreen {
                    observeScrolling()
                } else if !isHiding {
                    UIView.performWithoutAnimation(observeScrolling)
                }
            },
            completion: { [weak self] _ in self?.observeScrolling() })
    }

    /// Moves the bar with the screen that shows it, below the screen that hides it.
    private func moveBarWithScreen(_ context: TransitionContext, isHiding: Bool) {
        guard let owner = isHiding ? context.from?.view : context.to?.view else { return }
        barPhase = .shown
        layOutBar()
        barPhase = .movingWithScreen
        let frame = view.convert(bar.frame, to: context.containerView)
        // The screen that hides the bar covers the one that shows it.
        let transition = BarTransition(
            bar: bar, frame: frame, owner: owner, isOwnerAbove: false,
            isMirrored: view.effectiveUserInterfaceLayoutDirection == .rightToLeft, isHiding: isHiding)
        transition.join(context) { [weak self] isOut in
            guard let self else { return }
            barPhase = BarPhase(isHidden: isOut)
            layOutBar()
        }
    }

    // MARK: Scrolling

    /// Observes the scroll views above the bar, which has a background while content is behind it.
    final func observeScrolling() {
        for watched in observedScrollViews { watched.scrollView?.contentMoveObservers[ObjectIdentifier(self)] = nil }
        let contents = selected?.screensAboveTabBar ?? []
        observedScrollViews = contents.filter(\.isViewLoaded).compactMap {
            $0.scrollViewBelow(.bottom).map(WeakScrollView.init)
        }
        for watched in observedScrollViews {
            watched.scrollView?.contentMoveObservers[ObjectIdentifier(self)] = { [weak self] in
                self?.updateBarBackground()
            }
        }
        updateBarBackground()
    }

    /// Called when a screen sets another content scroll view, or other columns become visible.
    final func contentDidChange() {
        guard isViewLoaded, transition == nil else { return }
        if barPhase == .movingWithScreen { observeScrolling() } else { selectionDidChange() }
    }

    final func updateBarBackground() {
        bar.isContentBelow = observedScrollViews.contains { watched in
            guard let scrollView = watched.scrollView else { return false }
            let end = scrollView.bounds.maxY - scrollView.adjustedContentInset.bottom
            return end < scrollView.contentSize.height - 0.5
        }
    }
}

extension UIViewController {
    /// The descendants that extend down to the tab bar.
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
