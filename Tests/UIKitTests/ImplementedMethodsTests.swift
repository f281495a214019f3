import Testing

@testable import UIKit

@Suite("Which editing methods a data source implements")
@MainActor
struct ImplementedMethodsTests {
    private func answer(_ dataSource: any UITableViewDataSource) -> [Bool] {
        let methods = ImplementedMethods.of(dataSource)
        return [methods.commitsEdits, methods.movesRows]
    }

    @Test("a data source that implements neither can do neither")
    func none() {
        #expect(answer(Rows()) == [false, false])
        #expect(answer(UITableViewController(style: .plain)) == [false, false])
        #expect(
            answer(UITableViewDiffableDataSource<Int, Int>(tableView: UITableView()) { _, _, _ in nil }) == [
                false, false,
            ])
    }

    @Test("each method counts for itself, in classes that are private, generic, or declared in a function")
    func each() {
        final class Local<Element>: Rows, Editable {
            func unused(_ element: Element) {}
        }
        #expect(answer(DeletableRows()) == [true, false])
        #expect(answer(MovableRows<Int>()) == [false, true])
        #expect(answer(Local<String>()) == [false, false], "a method that comes late is no part of the conformance")
    }

    @Test("a subclass of one that implements a method does so, too")
    func inherited() {
        final class More: DeletableRows {}
        #expect(answer(More()) == [true, false])
    }

    @Test("subclasses of the system's classes implement what they override")
    func overridden() {
        #expect(answer(DeletingController(style: .plain)) == [true, false])
        #expect(answer(MovingSource(tableView: UITableView()) { _, _, _ in nil }) == [false, true])
    }
}

@MainActor
private protocol Editable {}

extension Editable {
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
}

private class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}

private class DeletableRows: NSObject, UITableViewDataSource {
    var count = 3

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { count -= 1 }
}

private final class MovableRows<Element>: NSObject, UITableViewDataSource {
    var elements: [Element] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { elements.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { elements.insert(elements.remove(at: sourceIndexPath.row), at: destinationIndexPath.row) }
}

private final class DeletingController: UITableViewController {
    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
}

private final class MovingSource: UITableViewDiffableDataSource<Int, Int> {
    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
}
