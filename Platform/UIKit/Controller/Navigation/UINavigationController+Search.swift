import QuartzCore

/// Searches in the top screen: the search field replaces the other rows of the bar, and the results cover
/// the screen.
extension UINavigationController {
    /// Animates the beginning or the end of a search in `owner`.
    final func searchDidChange(
        _ search: UISearchController, of owner: UIViewController, completion: @escaping () -> Void
    ) {
        guard isViewLoaded, owner === stack.last, transition == nil else {
            if !search.isActive { removeSearch(search) }
            return completion()
        }
        let isActive = search.isActive
        let place = { [self] in
            if isActive { search.heightBefore = expansion(of: owner) }
            fit(owner, expansion: isActive ? nil : search.heightBefore)
            bar.changeRows(expansion: expansion(of: owner))
            layOutBar()
            search.fade(in: isActive)
            observeScrolling(of: owner)
        }
        if isActive {
            layOutSearch(of: owner)
            UIView.performWithoutAnimation { search.fade(in: false) }
        }
        let finish = { [self] in
            if !search.isActive { removeSearch(search) }
            completion()
        }
        guard view.window != nil, UIView.areAnimationsEnabled else {
            place()
            return finish()
        }
        UIView.animate(
            withDuration: UISearchController.duration, delay: 0, options: .allowUserInteraction, animations: place
        ) { _ in finish() }
    }

    /// Lays out the results of an active search over the screen.
    final func layOutSearch(of owner: UIViewController) {
        guard let search = owner.attachedSearch, search.isActive else { return }
        if search.parent !== owner {
            owner.addChild(search)
            search.didMove(toParent: owner)
        }
        search.containerSafeAreaInsets = owner.containerSafeAreaInsets
        UIView.performWithoutAnimation { search.view.frame = owner.view.frame }
        if let container = owner.view.superview, search.view.superview !== container {
            container.insertSubview(search.view, aboveSubview: owner.view)
        }
    }

    private func removeSearch(_ search: UISearchController) {
        guard search.parent != nil else { return }
        search.beginMoving(to: nil)
        search.viewIfLoaded?.removeFromSuperview()
        search.removeFromParent()
    }

    /// Moves the results of searches with their screens in a transition.
    final func moveSearches(from: UIViewController?, to: UIViewController) {
        layOutSearch(of: to)
        for controller in [from, to].compactMap(\.self) {
            guard let search = controller.attachedSearch, search.isActive else { continue }
            if controller === to, let start = to.view.layer.presentation()?.frame.minX {
                UIView.performWithoutAnimation { search.view.frame.origin.x = start }
            }
            search.viewIfLoaded?.frame.origin.x = controller.view.frame.minX
        }
    }
}
