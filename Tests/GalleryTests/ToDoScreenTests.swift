import GalleryScreens
import Testing
import TrestleTesting
import UIKit

@MainActor
@Suite("The screens To do and Mail", .serialized)
struct ToDoScreenTests {
    private func open(_ id: String) throws -> (HeadlessScreen, UITableView) {
        let screen = HeadlessScreen()
        let entry = try #require(GalleryScreen.all.first { $0.id == id })
        screen.show(UINavigationController(rootViewController: entry.make()))
        screen.settle()
        return (screen, try #require(screen.views(UITableView.self).first))
    }

    private func counts(_ table: UITableView) -> [Int] {
        (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
    }

    @Test("a thing that is ticked off goes to those that are done; Undo brings it back")
    func tick() throws {
        let (screen, table) = try open("to-do")
        screen.tap("Sharpen the saw")
        screen.settle()
        #expect(counts(table) == [4, 3])
        screen.tap("Undo")
        screen.settle()
        #expect(counts(table) == [5, 2])
    }

    @Test("a thing that is swiped away comes back by Undo, too")
    func delete() throws {
        let (screen, table) = try open("to-do")
        let place = table.convert(table.rectForRow(at: [0, 0]), to: nil)
        screen.drag(from: CGPoint(x: 300, y: place.midY), to: CGPoint(x: 180, y: place.midY))
        screen.settle()
        screen.tap("Delete")
        screen.settle()
        #expect(counts(table) == [4, 2])
        screen.tap("Undo")
        screen.settle()
        #expect(counts(table) == [5, 2])
    }

    @Test("letters that are chosen while editing are marked as read together")
    func marks() throws {
        let (screen, table) = try open("mail")
        screen.tap("Edit")
        screen.settle()
        screen.tap("Note G")
        screen.tap("Symmetries")
        screen.settle()
        #expect(table.indexPathsForSelectedRows?.count == 2)
        screen.tap("Read")
        screen.settle()
        #expect(!table.isEditing && table.indexPathsForSelectedRows == nil)
        screen.drag(from: CGPoint(x: 60, y: 140), to: CGPoint(x: 160, y: 140))
        screen.settle()
        #expect(screen.texts.contains("Unread"))
    }
}
