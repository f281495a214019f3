/// Puts what a search shows over a screen whose navigation bar does not have the field: a table has it as its header, or any view.
@MainActor
final class SearchPlacement {
    private let search: UISearchController
    private weak var owner: UIViewController?
    /// The table whose header the field is, and what stands there meanwhile.
    private weak var table: UITableView?
    private var placeholder: UIView?
    private let hidesBar: Bool

    init(of search: UISearchController, over owner: UIViewController) {
        self.search = search
        self.owner = owner
        let table = search.searchBar.superview as? UITableView
        self.table = table?.tableHeaderView === search.searchBar ? table : nil
        hidesBar =
            search.hidesNavigationBarDuringPresentation && self.table != nil
            && owner.navigationController?.isNavigationBarHidden == false
    }

    private var isAnimated: Bool { owner?.viewIfLoaded?.window != nil && UIView.areAnimationsEnabled }

    func begin(completion: @escaping () -> Void) {
        guard let owner, let container = owner.view.superview else { return completion() }
        let (overlay, bar) = (search.overlay, search.searchBar)
        UIView.performWithoutAnimation {
            owner.addChild(search)
            search.containerSafeAreaInsets = owner.containerSafeAreaInsets
            search.view.frame = owner.view.frame
            container.insertSubview(search.view, aboveSubview: owner.view)
            search.didMove(toParent: owner)
            let place = overlay.convert(bar.bounds, from: bar)
            if let table {
                let placeholder = UIView(frame: bar.frame)
                self.placeholder = placeholder
                overlay.barPlace = place
                overlay.take(bar)
                table.tableHeaderView = placeholder
            } else {
                overlay.contentTop = bar.isDescendant(of: owner.view) ? place.maxY : nil
            }
            search.updateOverlay()
            overlay.showVeil(false)
            overlay.layoutIfNeeded()
        }
        if hidesBar { owner.navigationController?.setNavigationBarHidden(true, animated: isAnimated) }
        animate(
            {
                overlay.barPlace = nil
                overlay.showVeil(true)
                overlay.layoutIfNeeded()
            }, completion)
    }

    func end(completion: @escaping () -> Void) {
        let overlay = search.overlay
        if hidesBar { owner?.navigationController?.setNavigationBarHidden(false, animated: isAnimated) }
        owner?.navigationController?.viewIfLoaded?.layoutIfNeeded()
        animate({ [self] in
            table?.layoutIfNeeded()
            if let placeholder, placeholder.window != nil {
                overlay.barPlace = overlay.convert(placeholder.bounds, from: placeholder)
            }
            overlay.showVeil(false)
            overlay.layoutIfNeeded()
        }) { [self] in
            putBack()
            completion()
        }
    }

    /// The screen comes back, or goes: another one of its stack has the navigation bar.
    func ownerMoves(onto isComing: Bool, animated: Bool) {
        guard hidesBar, let navigation = owner?.navigationController, navigation.presentation == nil else { return }
        navigation.setNavigationBarHidden(isComing, animated: animated)
    }

    private func putBack() {
        let overlay = search.overlay
        UIView.performWithoutAnimation {
            overlay.giveUpBar()
            if let table, let placeholder, table.tableHeaderView === placeholder {
                search.searchBar.frame = placeholder.frame
                table.tableHeaderView = search.searchBar
            }
            placeholder = nil
            overlay.contentTop = nil
            search.beginMoving(to: nil)
            search.view.removeFromSuperview()
            search.removeFromParent()
        }
    }

    private func animate(_ animations: @escaping () -> Void, _ completion: @escaping () -> Void) {
        guard isAnimated else {
            animations()
            return completion()
        }
        UIView.animate(
            withDuration: UISearchController.duration, delay: 0, options: .allowUserInteraction, animations: animations
        ) { _ in completion() }
    }
}
