import Testing
import TrestleTesting
import UIKit

@testable import GalleryScreens

@Suite("Screen with a million rows", .serialized)
@MainActor
struct MillionRowsScreenTests {
    @Test("the list opens at its start, jumps to its end, and scrolls from there")
    func opens() throws {
        let screen = HeadlessScreen()
        let controller = MillionRowsViewController()
        screen.show(UINavigationController(rootViewController: controller))
        screen.settle()
        #expect(screen.texts.contains("Row 0"))
        screen.tap("End")
        screen.settle()
        #expect(screen.texts.contains("Row 999,999"))
        let last = controller.tableView.rectForRow(at: IndexPath(row: 999_999, section: 0))
        #expect(last.height == NumberedRow(id: 999_999).height)
        screen.fling(from: CGPoint(x: 195, y: 300), by: CGVector(dx: 0, dy: 300))
        screen.settle()
        #expect(!screen.texts.contains("Row 999,999"))
    }
}
