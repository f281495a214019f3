import Testing
import TrestleTesting

@testable import UIKit

/// Placeholder rows for items that are still loading.
@MainActor
@Suite("Drop placeholders", .serialized)
struct TableDropPlaceholderTests {
    @Test("placeholders are replaced by rows of the data in any order")
    func placeholders() throws {
        let tables = TwoTables()
        var contexts: [any UITableViewDropPlaceholderContext] = []
        tables.right.perform = { _, coordinator in
            for (index, item) in coordinator.items.enumerated() {
                let placeholder = UITableViewDropPlaceholder(
                    insertionIndexPath: [0, 1 + index], reuseIdentifier: "placeholder", rowHeight: 44)
                placeholder.cellUpdateHandler = { $0.textLabel?.text = "loading" }
                contexts.append(coordinator.drop(item.dragItem, to: placeholder))
            }
        }
        tables.left.table.allowsMultipleSelection = true
        tables.show()
        for row in [0, 1] { tables.left.table.selectRow(at: [0, row], animated: false, scrollPosition: .none) }
        let start = tables.middle(of: 0, in: tables.left)
        tables.lift(at: start)
        let end = tables.middle(of: 1, in: tables.right)
        tables.drag(from: start, to: end)
        tables.screen.touchUp(at: end)
        tables.screen.settle()
        #expect(tables.right.table.hasUncommittedUpdates)
        #expect(tables.screen.texts.filter { $0 == "loading" }.count == 2)
        #expect(tables.right.table.numberOfRows(inSection: 0) == 4)
        #expect(tables.right.table.rectForRow(at: [0, 1]).minY == CGFloat(3 * 44))
        #expect(tables.right.table.presentationIndexPath(forDataSourceIndexPath: [0, 1]) == [0, 3])
        #expect(tables.right.table.dataSourceIndexPath(forPresentationIndexPath: [0, 2]) == nil)
        let right = tables.right.table
        right.performUsingPresentationValues {
            #expect(right.numberOfRows(inSection: 0) == 6)
            #expect(right.cellForRow(at: [0, 2])?.textLabel?.text == "loading")
            #expect(right.cellForRow(at: [0, 3])?.textLabel?.text == "R1")
            #expect(right.rectForRow(at: [0, 2]).minY == 88)
            #expect(right.indexPathForRow(at: CGPoint(x: 5, y: 140)) == [0, 3])
        }
        #expect(right.cellForRow(at: [0, 2])?.textLabel?.text == "R2")
        // The second item's data arrives first.
        var paths: [IndexPath] = []
        let second = contexts[1].commitInsertion { path in
            paths.append(path)
            tables.right.sections[0].insert("second", at: path.row)
        }
        #expect(second && paths == [[0, 1]])
        tables.screen.settle()
        #expect(tables.right.visibleTexts == ["R0", "second", "R1", "R2", "R3"])
        #expect(tables.right.table.rectForRow(at: [0, 1]).minY == 88)
        let first = contexts[0].commitInsertion { path in
            paths.append(path)
            tables.right.sections[0].insert("first", at: path.row)
        }
        #expect(first && paths == [[0, 1], [0, 1]])
        tables.screen.settle()
        #expect(tables.right.visibleTexts == ["R0", "first", "second", "R1", "R2", "R3"])
        #expect(!tables.right.table.hasUncommittedUpdates && !tables.screen.texts.contains("loading"))
        #expect(!contexts[0].commitInsertion { _ in Issue.record("there is no placeholder any more") })
        #expect(!contexts[1].deletePlaceholder())
    }

    @Test("placeholders remain while rows are inserted, and disappear when they are deleted or the data is reloaded")
    func placeholderRemoval() throws {
        let tables = TwoTables()
        var context: (any UITableViewDropPlaceholderContext)?
        tables.right.perform = { _, coordinator in
            let placeholder = UITableViewDropPlaceholder(
                insertionIndexPath: [0, 2], reuseIdentifier: "placeholder", rowHeight: 60)
            placeholder.cellUpdateHandler = { $0.textLabel?.text = "loading" }
            context = coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
        }
        tables.show()
        func drop() {
            let start = tables.middle(of: 0, in: tables.left)
            tables.lift(at: start)
            let end = tables.middle(of: 1, in: tables.right)
            tables.drag(from: start, to: end)
            tables.screen.touchUp(at: end)
            tables.screen.settle()
        }
        drop()
        tables.right.sections[0].insert("new", at: 0)
        tables.right.table.insertRows(at: [[0, 0]], with: .none)
        tables.screen.settle()
        let cell = try #require(tables.screen.view(showing: "loading")?.superview?.superview)
        #expect(cell.frame == CGRect(x: 0, y: 3 * 44, width: 196, height: 60))
        #expect(context?.deletePlaceholder() == true)
        tables.screen.settle()
        #expect(!tables.screen.texts.contains("loading"))
        #expect(tables.right.table.rectForRow(at: [0, 3]).minY == CGFloat(3 * 44))
        drop()
        tables.right.table.reloadData()
        tables.screen.settle()
        #expect(!tables.screen.texts.contains("loading"))
        #expect(context?.deletePlaceholder() == false)
    }

    @Test("a placeholder below one that is replaced remains below the new row")
    func placeholderOrder() {
        let tables = TwoTables()
        var contexts: [any UITableViewDropPlaceholderContext] = []
        tables.right.perform = { _, coordinator in
            for (index, item) in coordinator.items.enumerated() {
                let placeholder = UITableViewDropPlaceholder(
                    insertionIndexPath: [0, 1 + index], reuseIdentifier: "placeholder", rowHeight: 44)
                contexts.append(coordinator.drop(item.dragItem, to: placeholder))
            }
        }
        tables.left.table.allowsMultipleSelection = true
        tables.show()
        for row in [0, 1] { tables.left.table.selectRow(at: [0, row], animated: false, scrollPosition: .none) }
        let start = tables.middle(of: 0, in: tables.left)
        tables.lift(at: start)
        let end = tables.middle(of: 1, in: tables.right)
        tables.drag(from: start, to: end)
        tables.screen.touchUp(at: end)
        tables.screen.settle()
        for (index, text) in ["first", "second"].enumerated() {
            contexts[index].commitInsertion { tables.right.sections[0].insert(text, at: $0.row) }
            #expect(tables.right.table.rectForRow(at: [0, 1 + index]).minY == CGFloat(44 * (1 + index)))
            tables.screen.settle()
        }
        #expect(tables.right.sections == [["R0", "first", "second", "R1", "R2", "R3"]])
        #expect(tables.right.visibleTexts == tables.right.sections[0])
    }
}
