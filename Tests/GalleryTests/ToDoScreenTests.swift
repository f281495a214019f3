import GalleryScreens
import Testing
import TrestleTesting
import UIKit

@MainActor
@Suite("To do and Mail screens", .serialized)
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

    @Test("an item that is checked off moves to the done section, and Undo moves it back")
    func checkOff() throws {
        let (screen, table) = try open("to-do")
        screen.tap("Sharpen the saw")
        screen.settle()
        #expect(counts(table) == [4, 3])
        screen.tap("Undo")
        screen.settle()
        #expect(counts(table) == [5, 2])
    }

    @Test("Undo restores an item that was deleted by swiping")
    func delete() throws {
        let (screen, table) = try open("to-do")
        let frame = table.convert(table.rectForRow(at: [0, 0]), to: nil)
        screen.drag(from: CGPoint(x: 300, y: frame.midY), to: CGPoint(x: 180, y: frame.midY))
        screen.settle()
        screen.tap("Delete")
        screen.settle()
        #expect(counts(table) == [4, 2])
        screen.tap("Undo")
        screen.settle()
        #expect(counts(table) == [5, 2])
    }

    @Test("messages that are selected while editing can be marked as read together")
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
