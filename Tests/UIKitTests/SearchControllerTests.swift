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

    private func makeStage(hides: Bool) -> LargeTitleStage {
        search.searchResultsUpdater = self
        search.delegate = self
        return LargeTitleStage {
            $0.navigationItem.searchController = self.search
            $0.navigationItem.hidesSearchBarWhenScrolling = hides
        }
    }

    @Test("the field is pulled down, and goes away before the title")
    func pulled() {
        let stage = makeStage(hides: true)
        #expect(stage.bar.frame.height == 96)
        stage.hold(up: -45, from: 200)
        stage.release()
        #expect(stage.bar.frame.height == 148)
        #expect(stage.table.contentOffset.y == -168)
        expectSnapshot(stage.screen, matches: "search-open")
        stage.hold(up: 60)
        stage.release()
        #expect(stage.bar.frame.height == 96)
    }

    @Test("a search takes the place of the title, is told of in order, and cancel brings all back")
    func searching() {
        let stage = makeStage(hides: false)
        #expect(stage.bar.frame.height == 148)
        stage.screen.tap(at: CGPoint(x: 160, y: 135))
        stage.screen.settle()
        #expect(search.isActive)
        #expect(log == ["will present", "update  true", "did present"])
        #expect(stage.bar.frame.height == 52)
        #expect(stage.table.contentOffset.y == -72)
        log = []
        stage.screen.type("ab")
        #expect(log.last == "update ab true")
        expectSnapshot(stage.screen, matches: "search-active")
        log = []
        stage.screen.tap("Cancel")
        stage.screen.settle()
        #expect(log == ["will dismiss", "update  false", "did dismiss"])
        #expect(stage.bar.frame.height == 148)
        #expect(stage.table.contentOffset.y == -168)
        expectSnapshot(stage.screen, matches: "search-idle")
    }
}
