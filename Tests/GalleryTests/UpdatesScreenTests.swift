import GalleryScreens
import Testing
import TrestleTesting
import UIKit

@MainActor
@Suite("The screens of updates and of growing rows", .serialized)
struct UpdatesScreenTests {
    private func open(_ id: String) throws -> HeadlessScreen {
        let screen = HeadlessScreen()
        let entry = try #require(GalleryScreen.all.first { $0.id == id })
        screen.show(UINavigationController(rootViewController: entry.make()))
        screen.settle()
        return screen
    }

    private func table(on screen: HeadlessScreen) throws -> UITableView {
        try #require(screen.views(UITableView.self).first)
    }

    @Test("a fruit that is tapped goes from the shelf into the basket, and back")
    func fruits() throws {
        let screen = try open("updates")
        let table = try table(on: screen)
        screen.tap("🥭 Mango")
        screen.settle()
        #expect(table.numberOfRows(inSection: 1) == 4 && table.numberOfRows(inSection: 2) == 5)
        #expect(table.cellForRow(at: [1, 3])?.textLabel?.text == "🥭 Mango")
        screen.tap("🥭 Mango")
        screen.settle()
        #expect(table.numberOfRows(inSection: 1) == 3 && table.numberOfRows(inSection: 2) == 6)
    }

    @Test("tapping the animation takes the next one, and shuffling keeps the fruits")
    func waysAndShuffle() throws {
        let screen = try open("updates")
        let table = try table(on: screen)
        screen.tap("Animation")
        screen.settle()
        #expect(table.cellForRow(at: [0, 0])?.detailTextLabel?.text == "Fade")
        func shelf() -> Set<String> { Set((0..<6).compactMap { table.cellForRow(at: [2, $0])?.textLabel?.text }) }
        let before = shelf()
        screen.tap("Shuffle")
        screen.settle()
        #expect(shelf() == before && before.count == 6)
    }

    @Test("a question that is tapped unfolds its answer, and the rows below make room")
    func questions() throws {
        let screen = try open("growing-rows")
        let table = try table(on: screen)
        let closed = table.rectForRow(at: [0, 2])
        screen.tap("Does a long list take longer?")
        screen.settle()
        #expect(table.rectForRow(at: [0, 2]).height > closed.height + 30)
        screen.tap("Does a long list take longer?")
        screen.settle()
        #expect(table.rectForRow(at: [0, 2]) == closed)
    }
}
