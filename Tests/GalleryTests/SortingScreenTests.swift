import Testing
import TrestleTesting
import UIKit

@testable import GalleryScreens

@Suite("Sorting screen", .serialized)
@MainActor
struct SortingScreenTests {
    @Test("steps sort the values without moving those that are in order")
    func steps() {
        var sort = InsertionSort(values: [2, 0, 1, 3])
        #expect(sort.step() == InsertionSort.Move(from: 1, to: 0))
        #expect(sort.values == [0, 2, 1, 3])
        #expect(sort.step() == InsertionSort.Move(from: 2, to: 1))
        #expect(sort.step() == nil && sort.values == [0, 1, 2, 3])
    }

    @Test("Sort sorts the bars step by step and can be stopped, and Shuffle starts over")
    func sorts() {
        let screen = HeadlessScreen()
        let controller = SortingViewController()
        screen.show(UINavigationController(rootViewController: controller))
        screen.settle()
        func numbers() -> [Int] {
            controller.tableView.visibleCells.compactMap { $0.accessibilityLabel.flatMap { Int($0) } }
        }
        #expect(numbers().prefix(4) == [12, 5, 18, 1])
        screen.tap("Sort")
        screen.advance(by: 0.1)
        #expect(numbers().prefix(4) == [5, 12, 18, 1])
        screen.tap("Stop")
        screen.settle()
        #expect(numbers().prefix(4) == [5, 12, 18, 1])
        screen.tap("Sort")
        #expect(screen.settle(limit: 20))
        #expect(numbers() == Array(1...20))
        #expect(screen.texts.contains("Sort"))
        screen.tap("Shuffle")
        screen.settle()
        #expect(numbers() != Array(1...20) && numbers().sorted() == Array(1...20))
    }

    @Test("the screen matches its reference images while it sorts", arguments: [UIUserInterfaceStyle.light, .dark])
    func appearance(style: UIUserInterfaceStyle) {
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 420), scale: 1, style: style)
        screen.show(UINavigationController(rootViewController: SortingViewController()))
        screen.settle()
        screen.tap("Sort")
        screen.advance(by: 0.95)
        expectSnapshot(screen, matches: style == .dark ? "sorting-dark" : "sorting")
    }
}
