import Foundation

/// What has a say in what is searched for, and hears of it. All methods are optional.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
    /// Whether editing may begin: it may, unless said otherwise.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    /// Editing has begun.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Whether editing may end: it may, unless said otherwise.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    /// Editing has ended.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// A person has changed the text.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Whether a range of the text, in UTF-16, may be replaced: it may, unless said otherwise.
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// The keyboard's search key was used.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// The cancel button was tapped.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    /// The button for bookmarks was tapped.
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    /// The button for what was found recently was tapped.
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
    /// A person has chosen another scope.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
