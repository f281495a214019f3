import Foundation

/// The delegate of a search controller. All methods are optional.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
    /// Called to present the search controller. If it does not, the search controller is
    /// presented automatically.
    func presentSearchController(_ searchController: UISearchController)
    /// Called when a search is about to begin.
    func willPresentSearchController(_ searchController: UISearchController)
    /// Called when a search has begun and its animation has finished.
    func didPresentSearchController(_ searchController: UISearchController)
    /// Called when a search is about to end.
    func willDismissSearchController(_ searchController: UISearchController)
    /// Called when a search has ended and its animation has finished.
    func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    public func presentSearchController(_ searchController: UISearchController) {}
    public func willPresentSearchController(_ searchController: UISearchController) {}
    public func didPresentSearchController(_ searchController: UISearchController) {}
    public func willDismissSearchController(_ searchController: UISearchController) {}
    public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// An object that updates the results of a search.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// Called when the field has begun to be edited, its text or scope has changed, or the search has ended.
    func updateSearchResults(for searchController: UISearchController)
    /// Called when the user has selected a suggestion. Optional.
    func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
    public func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) {}
}
