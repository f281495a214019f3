import GalleryScreens
import Testing
import TrestleTesting
import UIKit

@MainActor
@Suite("Updates and Expandable rows screens", .serialized)
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

    @Test("a tapped fruit moves from the shelf to the basket and back")
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

    @Test("a tap on the animation selects the next one, and Shuffle keeps all fruits")
    func animationsAndShuffle() throws {
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

    @Test("a tapped question expands its answer, and the rows below move")
    func questions() throws {
        let screen = try open("growing-rows")
        let table = try table(on: screen)
        let closed = table.rectForRow(at: [0, 2])
        screen.tap("Is a long list slower?")
        screen.settle()
        #expect(table.rectForRow(at: [0, 2]).height > closed.height + 30)
        screen.tap("Is a long list slower?")
        screen.settle()
        #expect(table.rectForRow(at: [0, 2]) == closed)
    }
}
