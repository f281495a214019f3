/// An active search controller is presented by the screen that it searches.
extension UIViewController {
    /// The search controller of the screen's navigation item.
    final var attachedSearch: UISearchController? {
        if let search = storedNavigationItem?.searchController { return search }
        for case let search as UISearchController in childControllers { return search }
        return nil
    }

    /// The search that the controller presents.
    final var presentedSearch: UISearchController? {
        guard let search = attachedSearch, search.searchPresenter === self else { return nil }
        return search
    }

    /// The search in which the controller or one of its ancestors is presented; nil if there is another
    /// presentation.
    final var ownOrInheritedSearch: UISearchController? {
        for controller in sequence(first: self, next: \.parentController) {
            if let search = controller as? UISearchController, search.searchPresenter != nil { return search }
            if controller.presentedBy != nil { return nil }
        }
        return nil
    }
}
