/// A search controller is presented by the screen that it searches in, as long as it is active.
extension UIViewController {
    /// The search controller that belongs to the screen.
    final var attachedSearch: UISearchController? {
        storedNavigationItem?.searchController
            ?? childControllers.lazy.compactMap { $0 as? UISearchController }.first
    }

    /// The search that the controller presents.
    final var presentedSearch: UISearchController? {
        attachedSearch.flatMap { $0.searchPresenter === self ? $0 : nil }
    }

    /// The search that the controller, or one that it is in, is presented as; nil where something else presents it.
    final var ownOrInheritedSearch: UISearchController? {
        for controller in sequence(first: self, next: \.parentController) {
            if let search = controller as? UISearchController, search.searchPresenter != nil { return search }
            if controller.presentedBy != nil { return nil }
        }
        return nil
    }
}
