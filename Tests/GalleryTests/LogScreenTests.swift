import Testing
import TrestleTesting
import UIKit

@testable import GalleryScreens

@Suite("Log screen", .serialized)
@MainActor
struct LogScreenTests {
    private func show() throws -> (HeadlessScreen, UITableView, LogViewController) {
        let screen = HeadlessScreen()
        let controller = LogViewController()
        screen.show(UINavigationController(rootViewController: controller))
        screen.settle()
        return (screen, try #require(controller.tableView), controller)
    }

    @Test("pull to refresh inserts new entries at the top")
    func refresh() throws {
        let (screen, table, controller) = try show()
        #expect(screen.texts.contains { $0.hasSuffix("No. 4999") })
        screen.drag(from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: 600))
        #expect(controller.refreshControl?.isRefreshing == true)
        screen.advance(by: 1)
        #expect(table.contentOffset.y == -table.safeAreaInsets.top - 60)
        controller.showNewer()
        screen.settle()
        #expect(controller.refreshControl?.isRefreshing == false)
        #expect(table.contentOffset.y == -table.safeAreaInsets.top)
        #expect(screen.texts.contains { $0.hasSuffix("No. 5002") })
    }

    @Test("scrolling down fetches pages before their rows become visible")
    func pages() throws {
        let (screen, table, _) = try show()
        let end = table.numberOfRows(inSection: 0)
        for _ in 0..<12 {
            screen.fling(from: CGPoint(x: 195, y: 700), by: CGVector(dx: 0, dy: -400))
            screen.settle()
            let lastVisibleRow = table.indexPathsForVisibleRows?.last?.row ?? 0
            #expect(table.numberOfRows(inSection: 0) > lastVisibleRow + 1)
        }
        #expect(table.numberOfRows(inSection: 0) > end + 40)
        let visibleRows = table.indexPathsForVisibleRows ?? []
        #expect(screen.texts.contains { $0.hasSuffix("No. \(4999 - visibleRows[visibleRows.count / 2].row)") })
    }
}

@Suite("Contacts screen")
@MainActor
struct ContactsScreenTests {
    @Test("a touch on the section index scrolls to any letter, including letters without contacts")
    func index() throws {
        let screen = HeadlessScreen()
        let controller = ContactsViewController()
        screen.show(UINavigationController(rootViewController: controller))
        screen.settle()
        let table = try #require(controller.tableView)
        #expect(screen.texts.contains("Amara Adeyemi"))
        let bar = table.bounds.inset(by: table.adjustedContentInset)
        let top = bar.midY - table.contentOffset.y - 13 * 14
        func tap(letter: Int) { screen.tap(at: CGPoint(x: 383, y: top + CGFloat(letter) * 14 + 7)) }
        tap(letter: 12)
        let section = try #require(People.byFirstLetter.firstIndex { $0.id == "M" })
        let header = try #require(table.headerView(forSection: section))
        #expect(header.frame.minY == table.contentOffset.y + table.adjustedContentInset.top)
        // No contact starts with X, so the index scrolls to the next letter.
        tap(letter: 23)
        #expect(screen.texts.contains("Elif Yılmaz"))
    }
}
