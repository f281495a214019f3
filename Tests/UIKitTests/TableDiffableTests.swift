import Foundation
import Testing
import TrestleTesting

@testable import UIKit

/// A screen with a table whose rows are those of a snapshot.
@MainActor
final class DiffableTable {
    final class Source: UITableViewDiffableDataSource<String, Int> {
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            sectionIdentifier(for: section)
        }

        override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
            indexPath.row != 0
        }
    }

    let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1, safeAreaInsets: .zero)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    private(set) var source: Source!
    /// Texts appended to the items of cells.
    var suffixes: [Int: String] = [:]
    private(set) var requestedItems: [Int] = []
    var onProvide: ((Int) -> Void)?

    init(isShown: Bool = true) {
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.rowHeight = 44
        table.sectionHeaderTopPadding = 0
        source = Source(tableView: table) { [unowned self] tableView, indexPath, item in
            requestedItems.append(item)
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = "\(item)\(suffixes[item] ?? "")"
            onProvide?(item)
            return cell
        }
        guard isShown else { return }
        let controller = UIViewController()
        controller.view = table
        screen.show(controller)
    }

    func clearLog() { requestedItems = [] }

    func snapshot(_ sections: [(String, [Int])]) -> NSDiffableDataSourceSnapshot<String, Int> {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items)
        }
        return snapshot
    }

    func show(_ sections: [(String, [Int])]) {
        source.apply(snapshot(sections), animatingDifferences: false)
        screen.settle()
    }

    var texts: [String] { table.visibleCells.compactMap { $0.textLabel?.text } }

    func cell(_ item: Int) -> UITableViewCell? { source.indexPath(for: item).flatMap(table.cellForRow(at:)) }
}

@Suite("Diffable data sources", .serialized)
@MainActor
struct TableDiffableTests {
    @Test("a snapshot is shown, and the data source returns the items' index paths")
    func show() {
        let list = DiffableTable()
        #expect(list.table.dataSource === list.source && list.table.numberOfSections == 0)
        list.show([("a", [1, 2]), ("b", [3])])
        #expect(list.texts == ["1", "2", "3"])
        #expect(list.table.numberOfSections == 2 && list.table.numberOfRows(inSection: 0) == 2)
        #expect(list.source.itemIdentifier(for: IndexPath(row: 0, section: 1)) == 3)
        #expect(list.source.itemIdentifier(for: IndexPath(row: 1, section: 1)) == nil)
        #expect(list.source.itemIdentifier(for: IndexPath(row: 0, section: 2)) == nil)
        #expect(list.source.indexPath(for: 2) == IndexPath(row: 1, section: 0) && list.source.indexPath(for: 9) == nil)
        #expect(list.source.sectionIdentifier(for: 1) == "b" && list.source.sectionIdentifier(for: 2) == nil)
        #expect(list.source.index(for: "b") == 1 && list.source.index(for: "c") == nil)
        #expect(list.source.snapshot().itemIdentifiers == [1, 2, 3])
        #expect(list.source.defaultRowAnimation == .automatic)
        #expect((list.table.headerView(forSection: 1)?.textLabel?.text) == "b")
    }

    @Test("remaining rows keep their cells when they move, and only inserted ones are requested")
    func cellsAreKept() {
        let list = DiffableTable()
        list.show([("a", [1, 2, 3]), ("b", [4, 5])])
        let cells = [1, 3, 4, 5].map(list.cell)
        list.clearLog()
        list.source.apply(list.snapshot([("b", [5, 1, 4]), ("a", [3, 6])]))
        list.screen.settle()
        #expect(list.texts == ["5", "1", "4", "3", "6"])
        #expect(list.requestedItems == [6])
        for (item, cell) in zip([1, 3, 4, 5], cells) { #expect(list.cell(item) === cell) }
    }

    @Test("differences are animated if requested, and the completion is called at the end")
    func animation() {
        let list = DiffableTable()
        list.show([("a", [1, 2])])
        var done = 0
        list.source.apply(list.snapshot([("a", [2, 1])])) { done += 1 }
        #expect(list.texts == ["2", "1"] && done == 0)
        list.screen.advance(by: 0.1)
        let cell = list.cell(1)
        #expect((cell?.layer.presentation()?.position.y ?? 0) != cell?.layer.position.y && done == 0)
        list.screen.settle()
        #expect(done == 1)
        list.source.apply(list.snapshot([("a", [1, 2])]), animatingDifferences: false) { done += 1 }
        #expect(list.texts == ["1", "2"])
        #expect(list.cell(1)?.layer.animations.isEmpty == true)
        list.screen.settle()
        #expect(done == 2)
        list.source.apply(list.source.snapshot()) { done += 1 }
        list.screen.settle()
        #expect(done == 3)
    }

    @Test("a section that moves and gains rows has the right rows")
    func sectionMovesAndChanges() {
        let list = DiffableTable()
        list.show([("a", [1, 2]), ("b", [3]), ("c", [4])])
        list.source.apply(list.snapshot([("c", [4, 7, 1]), ("a", [2, 8]), ("b", [3])]))
        list.screen.settle()
        #expect(list.texts == ["4", "7", "1", "2", "8", "3"])
        #expect((0..<3).map { list.table.headerView(forSection: $0)?.textLabel?.text } == ["c", "a", "b"])
    }

    @Test("reconfigured rows keep their cells, reloaded ones get new cells, both once")
    func refresh() {
        let list = DiffableTable()
        list.show([("a", [1, 2, 3]), ("b", [4])])
        let (first, second, fourth) = (list.cell(1), list.cell(2), list.cell(4))
        list.clearLog()
        list.suffixes = [1: "!", 2: "!", 4: "!"]
        var snapshot = list.source.snapshot()
        snapshot.reconfigureItems([1, 4])
        snapshot.reloadItems([2])
        snapshot.moveItem(4, beforeItem: 1)
        list.source.apply(snapshot)
        list.screen.settle()
        #expect(list.texts == ["4!", "1!", "2!", "3"])
        #expect(list.cell(1) === first && list.cell(4) === fourth && list.cell(2) !== second)
        #expect(list.requestedItems.sorted() == [1, 2, 4])
        #expect(list.source.snapshot().reloadedItemIdentifiers.isEmpty)
        #expect(list.source.snapshot().reconfiguredItemIdentifiers.isEmpty)
    }

    @Test("a reloaded section gets new cells and a new header")
    func reloadSection() {
        let list = DiffableTable()
        list.show([("a", [1, 2]), ("b", [3])])
        let cells = [1, 2, 3].map(list.cell)
        list.suffixes = [1: "!", 2: "!", 3: "!"]
        var snapshot = list.source.snapshot()
        snapshot.reloadSections(["a"])
        snapshot.reloadItems([1])
        list.source.apply(snapshot)
        list.screen.settle()
        #expect(list.texts == ["1!", "2!", "3"])
        #expect(list.cell(1) !== cells[0] && list.cell(3) === cells[2])
    }

    @Test("applying a snapshot with reloadData replaces all cells")
    func reloadData() {
        let list = DiffableTable()
        list.show([("a", [1, 2])])
        list.clearLog()
        list.suffixes = [1: "!"]
        var done = false
        list.source.applySnapshotUsingReloadData(list.source.snapshot()) { done = true }
        list.screen.settle()
        #expect(list.texts == ["1!", "2"] && list.requestedItems == [1, 2] && done)
    }

    @Test("overrides of a subclass are called, and the selection moves with its row")
    func overrides() {
        let list = DiffableTable()
        list.show([("a", [1, 2]), ("b", [3])])
        let source: any UITableViewDataSource = list.source
        #expect(source.tableView(list.table, titleForHeaderInSection: 1) == "b")
        #expect(list.source.tableView(list.table, canEditRowAt: IndexPath(row: 1, section: 0)))
        #expect(!list.source.tableView(list.table, canMoveRowAt: IndexPath(row: 1, section: 0)))
        list.table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        list.source.apply(list.snapshot([("b", [2, 3]), ("a", [1])]))
        list.screen.settle()
        #expect(list.table.indexPathForSelectedRow == list.source.indexPath(for: 2))
    }

    @Test("a table outside a window shows the last of several snapshots")
    func beforeScreen() {
        let list = DiffableTable(isShown: false)
        var done: [Int] = []
        list.source.apply(list.snapshot([("a", [1])])) { done.append(1) }
        list.source.apply(list.snapshot([("a", [1, 2])])) { done.append(2) }
        #expect(list.table.numberOfRows(inSection: 0) == 2)
        list.source.apply(list.snapshot([("a", [2])])) { done.append(3) }
        #expect(list.table.numberOfRows(inSection: 0) == 1)
        let controller = UIViewController()
        controller.view = list.table
        list.screen.show(controller)
        list.screen.settle()
        #expect(list.texts == ["2"] && done == [1, 2, 3])
    }

    @Test("a snapshot applied in a window before the first layout pass is displayed at once", arguments: [false, true])
    func beforeLayout(isAnimated: Bool) {
        let list = DiffableTable(isShown: false)
        let root = UIView()
        list.screen.show(root)
        list.screen.settle()
        root.addSubview(list.table)
        list.source.apply(list.snapshot([("a", [1, 2])]), animatingDifferences: isAnimated)
        #expect(list.requestedItems == [1, 2] && list.texts == ["1", "2"])
        list.screen.settle()
        #expect(list.requestedItems == [1, 2] && list.texts == ["1", "2"])
    }

    @Test("a snapshot applied by a cell provider is applied after the current one")
    func nested() {
        let list = DiffableTable()
        list.show([("a", [1])])
        list.onProvide = { item in
            guard item == 2 else { return }
            list.onProvide = nil
            list.source.apply(list.snapshot([("a", [1, 2, 3])]))
        }
        list.source.apply(list.snapshot([("a", [2, 1])]))
        list.screen.settle()
        #expect(list.texts == ["1", "2", "3"])
    }

    @Test("changes during animations and while scrolled have the right result")
    func interrupted() {
        let list = DiffableTable()
        list.show([("a", Array(0..<100))])
        list.table.contentOffset.y = 1000
        list.screen.advanceFrame()
        for step in 1...5 {
            var snapshot = list.source.snapshot()
            snapshot.deleteItems([step * 3, 50 - step])
            snapshot.insertItems([1000 + step], beforeItem: 30)
            list.source.apply(snapshot)
            list.screen.advance(by: 0.05)
        }
        list.screen.settle()
        let items = list.source.snapshot().itemIdentifiers
        #expect(list.table.indexPathsForVisibleRows?.map { "\(items[$0.row])" } == list.texts)
    }

    @Test("snapshots applied on other threads are compared there, and shown in order")
    func background() async {
        let list = DiffableTable()
        list.show([("a", [1])])
        let source = list.source!
        let done = LockedCount()
        await Task.detached {
            for last in 2...5 {
                var snapshot = source.snapshot()
                snapshot.appendItems([last])
                source.apply(snapshot) { done.add() }
            }
        }.value
        await list.screen.wait { done.count == 4 }
        #expect(list.texts == ["1", "2", "3", "4", "5"] && done.count == 4)
        #expect(list.source.snapshot().itemIdentifiers == [1, 2, 3, 4, 5])
    }

    @Test("a snapshot from another thread that is overtaken is compared with the current state")
    func overtaken() async {
        let list = DiffableTable()
        list.show([("a", [1])])
        let source = list.source!
        let (one, other) = (list.snapshot([("a", [1, 2])]), list.snapshot([("b", [3]), ("a", [4, 1])]))
        let done = LockedCount()
        // The main actor is blocked, so that the other thread's snapshot waits while another one is applied
        // here.
        let started = DispatchSemaphore(value: 0)
        DispatchQueue.global().async {
            source.apply(one) { done.add() }
            started.signal()
        }
        Self.wait(for: started)
        source.apply(other, animatingDifferences: false, completion: nil)
        #expect(list.table.numberOfSections == 2)
        await list.screen.wait { done.count == 1 }
        #expect(list.texts == ["1", "2"] && list.source.snapshot().itemIdentifiers == [1, 2])
    }

    private static func wait(for semaphore: DispatchSemaphore) { semaphore.wait() }

    @Test("applying a snapshot can be awaited")
    func awaiting() async {
        let list = DiffableTable()
        let snapshot = list.snapshot([("a", [1, 2])])
        list.show([("a", [1])])
        let source = list.source!
        let done = LockedCount()
        let task = Task {
            await source.apply(snapshot)
            await source.applySnapshotUsingReloadData(snapshot)
            done.add()
        }
        await list.screen.wait { done.count == 1 }
        await task.value
        #expect(list.texts == ["1", "2"])
    }
}

/// A thread-safe counter.
final class LockedCount: @unchecked Sendable {
    private let lock = NSLock()
    private var value = 0

    var count: Int { lock.withLock { value } }

    func add() { lock.withLock { value += 1 } }
}
