import Foundation
import Testing
import TrestleTesting

@testable import UIKit

/// Presentation of search controllers by the view controller that is searched.
@MainActor
@Suite("Search presentation", .serialized)
final class SearchPresentationTests: NSObject, UISearchResultsUpdating, UISearchControllerDelegate, UISearchBarDelegate
{
    private final class Results: UIViewController {}
    private final class List: UITableViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
    }

    private var log: [String] = []
    private var presentsItself = false
    private let results = Results()
    private lazy var search = UISearchController(searchResultsController: results)
    private let list = List(style: .plain)
    private lazy var navigation = UINavigationController(rootViewController: list)

    func updateSearchResults(for searchController: UISearchController) {
        log.append("update \(searchController.searchBar.text ?? "")")
    }
    func updateSearchResults(for searchController: UISearchController, selecting suggestion: any UISearchSuggestion) {
        log.append("select \(suggestion.localizedSuggestion ?? "") \(suggestion.representedObject as? Int ?? 0)")
        searchController.searchBar.text = suggestion.localizedSuggestion
        searchController.searchSuggestions = nil
    }
    func presentSearchController(_ searchController: UISearchController) {
        log.append("present")
        if presentsItself { list.present(searchController, animated: true) { self.log.append("completion") } }
    }
    func willPresentSearchController(_ searchController: UISearchController) { log.append("will present") }
    func didPresentSearchController(_ searchController: UISearchController) { log.append("did present") }
    func willDismissSearchController(_ searchController: UISearchController) { log.append("will dismiss") }
    func didDismissSearchController(_ searchController: UISearchController) { log.append("did dismiss") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        log.append("scope \(selectedScope)")
    }
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { log.append("bookmarks") }

    private func take() -> [String] {
        defer { log = [] }
        return log
    }

    private func makeScreen(statusBar: CGFloat = 20, inHeader: Bool = false) -> HeadlessScreen {
        let screen = HeadlessScreen(
            size: CGSize(width: 320, height: 480), scale: 1,
            safeAreaInsets: UIEdgeInsets(top: statusBar, left: 0, bottom: 0, right: 0), hasHardwareKeyboard: true)
        results.view.backgroundColor = .systemGreen
        list.title = "Owls"
        search.searchResultsUpdater = self
        search.delegate = self
        search.searchBar.delegate = self
        if inHeader {
            list.tableView.tableHeaderView = search.searchBar
            search.searchBar.sizeToFit()
            list.tableView.tableHeaderView = search.searchBar
        } else {
            list.navigationItem.searchController = search
            list.navigationItem.hidesSearchBarWhenScrolling = false
        }
        screen.show(navigation)
        screen.settle()
        return screen
    }

    @Test("the view controller presents the search, the search its results, and a dismissal ends both")
    func presenting() {
        let screen = makeScreen()
        list.present(search, animated: true) { self.log.append("completion") }
        screen.settle()
        #expect(take() == ["will present", "update ", "did present", "completion"])
        #expect(search.isActive && list.presentedViewController === search)
        #expect(search.presentingViewController === list)
        search.searchBar.becomeFirstResponder()
        screen.type("owl")
        #expect(results.presentingViewController === list && results.view.window != nil)
        _ = take()
        results.dismiss(animated: true) { self.log.append("completion") }
        screen.settle()
        #expect(take() == ["will dismiss", "update ", "did dismiss", "completion"])
        #expect(!search.isActive && list.presentedViewController == nil && search.presentingViewController == nil)
    }

    @Test("the delegate may present the search controller", arguments: [false, true])
    func presentedByDelegate(_ doesPresent: Bool) {
        let screen = makeScreen()
        presentsItself = doesPresent
        search.isActive = true
        screen.settle()
        #expect(
            take() == ["present", "will present", "update ", "did present"] + (doesPresent ? ["completion"] : []))
        #expect(search.isActive)
    }

    @Test("an alert can be presented during a search, which continues afterwards")
    func alerting() {
        let screen = makeScreen()
        search.isActive = true
        screen.settle()
        list.present(UIAlertController(title: "Owl", message: nil, preferredStyle: .alert), animated: true)
        screen.settle()
        #expect(navigation.presentation?.presented is UIAlertController && search.isActive)
        navigation.dismiss(animated: true)
        screen.settle()
        #expect(search.isActive && navigation.presentation == nil)
    }

    @Test("in a window without a status bar the text field has a margin at the top")
    func atTheTop() {
        let screen = makeScreen(statusBar: 0)
        search.isActive = true
        screen.settle()
        let field = screen.visibleRect(of: search.searchBar.searchTextField)
        #expect(field?.minY == 8 && field?.height == 36)
        expectSnapshot(screen, matches: "search-active-at-top")
    }

    // MARK: Scopes

    @Test("scope buttons appear with the search, can be selected, and disappear with it")
    func scopes() {
        search.searchBar.scopeButtonTitles = ["All", "Barn", "Snowy"]
        let screen = makeScreen()
        #expect(navigation.navigationBar.frame.height == 96)
        screen.tap("Search")
        screen.settle()
        #expect(navigation.navigationBar.frame.height == 96 && search.searchBar.showsScopeBar)
        _ = take()
        screen.tap("Barn")
        screen.settle()
        #expect(take() == ["scope 1", "update "] && search.searchBar.selectedScopeButtonIndex == 1)
        expectSnapshot(screen, matches: "search-scopes")
        search.isActive = false
        screen.settle()
        #expect(navigation.navigationBar.frame.height == 96 && !search.searchBar.showsScopeBar)
    }

    @Test("scope buttons can be activated by text entry or by the app")
    func scopeActivation() {
        search.searchBar.scopeButtonTitles = ["All", "Barn"]
        search.scopeBarActivation = .onTextEntry
        let screen = makeScreen()
        screen.tap("Search")
        screen.settle()
        #expect(navigation.navigationBar.frame.height == 52)
        screen.type("o")
        screen.settle()
        #expect(navigation.navigationBar.frame.height == 96)
        search.isActive = false
        search.automaticallyShowsScopeBar = false
        screen.settle()
        search.isActive = true
        screen.settle()
        #expect(search.scopeBarActivation == .manual && navigation.navigationBar.frame.height == 52)
        search.searchBar.showsScopeBar = true
        screen.settle()
        #expect(navigation.navigationBar.frame.height == 96)
    }

    // MARK: Suggestions

    @Test("suggestions cover the results, and the delegate is notified of a selected one")
    func suggestions() {
        let screen = makeScreen()
        screen.tap("Search")
        screen.settle()
        screen.type("o")
        let owl = UISearchSuggestionItem(
            localizedSuggestion: "Owl", localizedDescription: "A bird", iconImage: UIImage(systemName: "clock"))
        owl.representedObject = 7
        search.searchSuggestions = [owl, UISearchSuggestionItem(localizedSuggestion: "Otter")]
        screen.settle()
        expectSnapshot(screen, matches: "search-suggestions")
        _ = take()
        screen.tap("Owl")
        screen.settle()
        #expect(take() == ["select Owl 7"] && search.searchBar.text == "Owl")
        #expect(results.view.window != nil && screen.view(showing: "Otter") == nil)
    }

    // MARK: In a table header

    @Test("a search bar in a table header replaces the navigation bar, and returns to the table")
    func header() {
        let screen = makeScreen(inHeader: true)
        let bar = search.searchBar
        #expect(screen.visibleRect(of: bar)?.minY == 64)
        expectSnapshot(screen, matches: "search-header-idle")
        screen.tap("Search")
        screen.settle()
        #expect(take() == ["present", "will present", "update ", "did present"])
        #expect(search.isActive && bar.isFirstResponder && navigation.isNavigationBarHidden)
        #expect(screen.visibleRect(of: bar)?.minY == 20 && list.presentedViewController === search)
        screen.type("ow")
        screen.settle()
        #expect(results.view.window != nil && results.view.safeAreaInsets.top == 76)
        expectSnapshot(screen, matches: "search-header-active")
        screen.tap("Cancel")
        screen.settle()
        #expect(list.tableView.tableHeaderView === bar && bar.superview === list.tableView)
        #expect(screen.visibleRect(of: bar)?.minY == 64 && !navigation.isNavigationBarHidden)
        #expect(results.view.window == nil && search.view.window == nil && search.parent == nil)
        // Again.
        screen.tap("Search")
        screen.settle()
        screen.tap(at: CGPoint(x: 160, y: 400))
        screen.settle()
        #expect(!search.isActive && list.tableView.tableHeaderView === bar)
    }

    @Test("pushing from a search in a header shows the navigation bar, and popping restores the search")
    func pushing() {
        let screen = makeScreen(inHeader: true)
        screen.tap("Search")
        screen.settle()
        screen.type("ow")
        results.presentingViewController?.navigationController?.pushViewController(UIViewController(), animated: true)
        screen.settle()
        #expect(!navigation.isNavigationBarHidden && search.view.window == nil && search.isActive)
        navigation.popViewController(animated: true)
        screen.settle()
        #expect(navigation.isNavigationBarHidden && search.view.window != nil)
        #expect(screen.visibleRect(of: search.searchBar)?.minY == 20)
    }

    // MARK: The bar

    @Test("an empty text field shows the requested buttons with custom images")
    func icons() {
        let screen = HeadlessScreen(size: CGSize(width: 320, height: 140), scale: 1, safeAreaInsets: .zero)
        let bar = UISearchBar(frame: CGRect(x: 0, y: 20, width: 320, height: 0))
        bar.delegate = self
        bar.prompt = "Where do owls live?"
        bar.showsBookmarkButton = true
        let star = UIImage(systemName: "flag")
        bar.setImage(star, for: .bookmark, state: .normal)
        bar.setPositionAdjustment(UIOffset(horizontal: -10, vertical: 0), for: .bookmark)
        bar.sizeToFit()
        #expect(bar.frame.height == 82 && bar.image(for: .bookmark, state: .normal) === star)
        let root = UIViewController()
        root.view.addSubview(bar)
        screen.show(root)
        screen.settle()
        expectSnapshot(screen, matches: "search-bar-icons")
        screen.tap("Bookmarks")
        #expect(take() == ["bookmarks"])
        bar.text = "owl"
        screen.settle()
        #expect(screen.view(showing: "Bookmarks") == nil)
        bar.scopeButtonTitles = ["All", "Barn"]
        bar.showsScopeBar = true
        #expect(bar.sizeThatFits(CGSize(width: 320, height: 0)).height == 126)
    }
}
