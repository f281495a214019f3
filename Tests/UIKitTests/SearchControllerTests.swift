import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Search controllers", .serialized)
final class SearchControllerTests: NSObject, UISearchResultsUpdating, UISearchControllerDelegate {
    private var log: [String] = []
    private let search = UISearchController(searchResultsController: nil)

    func updateSearchResults(for searchController: UISearchController) {
        log.append("update \(searchController.searchBar.text ?? "") \(searchController.isActive)")
    }
    func willPresentSearchController(_ searchController: UISearchController) { log.append("will present") }
    func didPresentSearchController(_ searchController: UISearchController) { log.append("did present") }
    func willDismissSearchController(_ searchController: UISearchController) { log.append("will dismiss") }
    func didDismissSearchController(_ searchController: UISearchController) { log.append("did dismiss") }

    private func makeFixture(hides: Bool) -> LargeTitleFixture {
        search.searchResultsUpdater = self
        search.delegate = self
        return LargeTitleFixture {
            $0.navigationItem.searchController = self.search
            $0.navigationItem.hidesSearchBarWhenScrolling = hides
        }
    }

    @Test("the search bar is revealed by pulling, and collapses before the large title")
    func revealing() {
        let fixture = makeFixture(hides: true)
        #expect(fixture.bar.frame.height == 96)
        fixture.hold(up: -45, from: 200)
        fixture.release()
        #expect(fixture.bar.frame.height == 148)
        #expect(fixture.table.contentOffset.y == -168)
        expectSnapshot(fixture.screen, matches: "search-open")
        fixture.hold(up: 60)
        fixture.release()
        #expect(fixture.bar.frame.height == 96)
    }

    @Test("a search that the app begins updates the results")
    func beginningByApp() {
        let fixture = makeFixture(hides: false)
        search.isActive = true
        fixture.screen.settle()
        #expect(log == ["will present", "update  true", "did present"])
        log = []
        fixture.screen.tap(at: CGPoint(x: 160, y: 30))
        fixture.screen.settle()
        #expect(log == ["update  true"])
    }

    @Test("a search replaces the title with the delegate calls in order, and Cancel restores it")
    func searching() {
        let fixture = makeFixture(hides: false)
        #expect(fixture.bar.frame.height == 148)
        // The picture does not depend on the dictionaries of the system.
        search.searchBar.autocorrectionType = .no
        fixture.screen.tap(at: CGPoint(x: 160, y: 135))
        fixture.screen.settle()
        #expect(search.isActive)
        #expect(log == ["will present", "update  true", "did present"])
        #expect(fixture.bar.frame.height == 52)
        #expect(fixture.table.contentOffset.y == -72)
        log = []
        fixture.screen.type("ab")
        #expect(log.last == "update ab true")
        expectSnapshot(fixture.screen, matches: "search-active")
        log = []
        fixture.screen.tap("Cancel")
        fixture.screen.settle()
        #expect(log == ["will dismiss", "update  false", "did dismiss"])
        #expect(fixture.bar.frame.height == 148)
        #expect(fixture.table.contentOffset.y == -168)
        expectSnapshot(fixture.screen, matches: "search-idle")
    }
}
