import QuartzCore

/// A search in the screen that is seen: its field takes the place of the bar's other rows, and what was found lies over the screen.
extension UINavigationController {
    /// A search has begun or ended in `owner`.
    final func searchDidChange(
        _ search: UISearchController, of owner: UIViewController, completion: @escaping () -> Void
    ) {
        guard isViewLoaded, owner === stack.last, transition == nil else {
            if !search.isActive { removeSearch(search) }
            return completion()
        }
        let isActive = search.isActive
        let place = { [self] in
            if isActive { search.heightBefore = openHeight(of: owner) }
            fit(owner, openBy: isActive ? nil : search.heightBefore)
            bar.changeRows(openBy: openHeight(of: owner))
            placeBar()
            search.fade(in: isActive)
            watchScrolling(of: owner)
        }
        if isActive {
            placeSearch(of: owner)
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

    /// Puts what a search shows over the screen, where one is going on in it.
    final func placeSearch(of owner: UIViewController) {
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

    /// Lets what searches show go and come with their screens in a transition.
    final func moveSearches(from: UIViewController?, to: UIViewController) {
        placeSearch(of: to)
        for controller in [from, to].compactMap(\.self) {
            guard let search = controller.attachedSearch, search.isActive else { continue }
            if controller === to, let start = to.view.layer.presentation()?.frame.minX {
                UIView.performWithoutAnimation { search.view.frame.origin.x = start }
            }
            search.viewIfLoaded?.frame.origin.x = controller.view.frame.minX
        }
    }
}
