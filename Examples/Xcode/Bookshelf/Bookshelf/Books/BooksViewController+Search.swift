//
//  BooksViewController+Search.swift
//  Bookshelf
//

import BookshelfKit
import UIKit

extension BooksViewController: UISearchResultsUpdating, UISearchBarDelegate {

    func configureSearch() {
        searchController.searchResultsUpdater = self
        searchController.obscuresBackgroundDuringPresentation = false
        searchController.searchBar.delegate = self
        searchController.searchBar.placeholder = NSLocalizedString("Title or Author", comment: "Placeholder")
        searchController.searchBar.scopeButtonTitles = [
            NSLocalizedString("All Books", comment: "Search scope"),
            NSLocalizedString("Unfinished", comment: "Search scope"),
        ]
        navigationItem.searchController = searchController
        navigationItem.hidesSearchBarWhenScrolling = false
        definesPresentationContext = true
        if #available(iOS 16.0, *) {
            navigationItem.preferredSearchBarPlacement = .stacked
        }
    }

    func updateSearchResults(for searchController: UISearchController) {
        query.text = searchController.searchBar.text ?? ""
        searchesUnfinishedOnly = searchController.searchBar.selectedScopeButtonIndex == 1
        reloadBooks()
    }

    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        updateSearchResults(for: searchController)
    }
}
