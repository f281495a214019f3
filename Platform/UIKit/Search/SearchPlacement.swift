/// Shows a search over a screen whose search bar is not in the navigation bar, but is a table's header or
/// another view.
@MainActor
final class SearchPlacement {
    private let search: UISearchController
    private weak var owner: UIViewController?
    /// The table whose header is the search bar, and the view that replaces it there during the search.
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
                overlay.animatedBarFrame = place
                overlay.add(bar)
                table.tableHeaderView = placeholder
            } else {
                overlay.contentTop = bar.isDescendant(of: owner.view) ? place.maxY : nil
            }
            search.updateOverlay()
            overlay.showDimming(false)
            overlay.layoutIfNeeded()
        }
        if hidesBar { owner.navigationController?.setNavigationBarHidden(true, animated: isAnimated) }
        animate(
            {
                overlay.animatedBarFrame = nil
                overlay.showDimming(true)
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
                overlay.animatedBarFrame = overlay.convert(placeholder.bounds, from: placeholder)
            }
            overlay.showDimming(false)
            overlay.layoutIfNeeded()
        }) { [self] in
            putBack()
            completion()
        }
    }

    /// Hides or shows the navigation bar when the screen appears or disappears, since other screens of the
    /// stack show it.
    func ownerWillMove(onto isAppearing: Bool, animated: Bool) {
        guard hidesBar, let navigation = owner?.navigationController, navigation.presentation == nil else { return }
        navigation.setNavigationBarHidden(isAppearing, animated: animated)
    }

    private func putBack() {
        let overlay = search.overlay
        UIView.performWithoutAnimation {
            overlay.releaseBar()
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
