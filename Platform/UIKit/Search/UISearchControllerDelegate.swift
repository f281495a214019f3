import Foundation

/// Hears when a search begins and ends. All methods are optional.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
    /// A search is to begin: present the search controller here to do it yourself, otherwise it is presented.
    func presentSearchController(_ searchController: UISearchController)
    /// A search is about to begin.
    func willPresentSearchController(_ searchController: UISearchController)
    /// A search has begun: the field is in its place.
    func didPresentSearchController(_ searchController: UISearchController)
    /// A search is about to end.
    func willDismissSearchController(_ searchController: UISearchController)
    /// A search has ended: the navigation bar is as it was.
    func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    public func presentSearchController(_ searchController: UISearchController) {}
    public func willPresentSearchController(_ searchController: UISearchController) {}
    public func didPresentSearchController(_ searchController: UISearchController) {}
    public func willDismissSearchController(_ searchController: UISearchController) {}
    public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// Finds what is searched for.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// The field has begun to be edited, its text or scope has changed, or the search has ended.
    func updateSearchResults(for searchController: UISearchController)
    /// A person has chosen one of the suggestions. Optional.
    func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
    public func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) {}
}
