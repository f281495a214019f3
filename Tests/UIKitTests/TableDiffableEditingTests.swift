import RowGeometry
import Foundation
import Testing
import TrestleTesting

@testable import UIKit

@Suite("Editing with diffable data sources", .serialized)
@MainActor
struct TableDiffableEditingTests {
    private final class Source: UITableViewDiffableDataSource<Int, String> {
        override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

        override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

        override func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {
            guard editingStyle == .delete, let item = itemIdentifier(for: indexPath) else { return }
            var snapshot = snapshot()
            snapshot.deleteItems([item])
            apply(snapshot)
        }

        override func tableView(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) {
            super.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
            guard let item = itemIdentifier(for: sourceIndexPath) else { return }
            var snapshot = snapshot()
            let section = snapshot.sectionIdentifiers[destinationIndexPath.section]
            snapshot.deleteItems([item])
            let others = snapshot.itemIdentifiers(inSection: section)
            if destinationIndexPath.row < others.count {
                snapshot.insertItems([item], beforeItem: others[destinationIndexPath.row])
            } else {
                snapshot.appendItems([item], toSection: section)
            }
            apply(snapshot, animatingDifferences: false)
        }
    }

    private let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1, safeAreaInsets: .zero)
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)

    private func source<Rows: UITableViewDiffableDataSource<Int, String>>(_: Rows.Type, _ make: (UITableView) -> Rows)
        -> Rows
    {
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.rowHeight = 44
        let source = make(table)
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["a", "b", "c", "d"])
        source.apply(snapshot, animatingDifferences: false)
        let controller = UIViewController()
        controller.view = table
        screen.show(controller)
        return source
    }

    private static func cell(_ table: UITableView, _ path: IndexPath, _ text: String) -> UITableViewCell? {
        let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
        cell.textLabel?.text = text
        return cell
    }

    private var texts: [String] { table.visibleCells.compactMap { $0.textLabel?.text } }

    @Test("a deletion by the user is applied with a snapshot")
    func delete() {
        let source = source(Source.self) { Source(tableView: $0, cellProvider: Self.cell) }
        screen.drag(from: CGPoint(x: 250, y: 66), to: CGPoint(x: 130, y: 66))
        screen.settle()
        screen.tap("Delete")
        screen.settle()
        #expect(texts == ["a", "c", "d"] && source.snapshot().itemIdentifiers == ["a", "c", "d"])
    }

    @Test("a data source declared in a function can delete rows")
    func localClass() {
        final class LocalSource<Item>: NSObject, UITableViewDataSource {
            var items: [Item]

            init(_ items: [Item]) { self.items = items }

            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell()
                cell.textLabel?.text = "\(items[indexPath.row])"
                return cell
            }

            func tableView(
                _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
                forRowAt indexPath: IndexPath
            ) {
                items.remove(at: indexPath.row)
                tableView.deleteRows(at: [indexPath], with: .automatic)
            }
        }
        let source = LocalSource(["a", "b", "c"])
        table.dataSource = source
        table.rowHeight = 44
        let controller = UIViewController()
        controller.view = table
        screen.show(controller)
        screen.drag(from: CGPoint(x: 250, y: 66), to: CGPoint(x: 130, y: 66))
        screen.settle()
        screen.tap("Delete")
        screen.settle()
        #expect(texts == ["a", "c"])
    }

    @Test("a reordered row remains where it is dropped")
    func move() {
        let source = source(Source.self) { Source(tableView: $0, cellProvider: Self.cell) }
        let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
        table.beginReorder(of: RowPath(section: 0, row: 0), location: CGPoint(x: 300, y: 22))
        screen.advanceFrame()
        table.displacedRows.reorder?.move(to: CGPoint(x: 300, y: 115))
        screen.advanceFrame()
        table.displacedRows.reorder?.drop()
        screen.settle()
        #expect(source.snapshot().itemIdentifiers == ["b", "c", "a", "d"] && texts == ["b", "c", "a", "d"])
        #expect(table.cellForRow(at: IndexPath(row: 2, section: 0)) === cell)
        #expect(table.visibleCells.map(\.frame.minY) == [0, 44, 88, 132])
    }

    @Test("rows can't be edited or moved unless a subclass allows it")
    func plain() {
        let source = source(UITableViewDiffableDataSource<Int, String>.self) {
            UITableViewDiffableDataSource(tableView: $0, cellProvider: Self.cell)
        }
        screen.drag(from: CGPoint(x: 250, y: 66), to: CGPoint(x: 130, y: 66))
        screen.settle()
        #expect(!screen.texts.contains("Delete"))
        #expect(!table.beginReorder(of: RowPath(section: 0, row: 0), location: CGPoint(x: 300, y: 22)))
        #expect(source.snapshot().itemIdentifiers == texts)
    }
}
