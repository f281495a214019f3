import Testing

@testable import UIKit

@Suite("Detection of implemented editing methods")
@MainActor
struct ImplementedMethodsTests {
    private func detectedMethods(_ dataSource: any UITableViewDataSource) -> [Bool] {
        let methods = ImplementedMethods.of(dataSource)
        return [methods.commitsEdits, methods.movesRows]
    }

    @Test("a data source that implements neither method supports neither operation")
    func none() {
        #expect(detectedMethods(Rows()) == [false, false])
        #expect(detectedMethods(UITableViewController(style: .plain)) == [false, false])
        #expect(
            detectedMethods(UITableViewDiffableDataSource<Int, Int>(tableView: UITableView()) { _, _, _ in nil }) == [
                false, false,
            ])
    }

    @Test("each method is detected, in private, generic and local classes")
    func each() {
        final class Local<Element>: Rows, Editable {
            func unused(_ element: Element) {}
        }
        #expect(detectedMethods(DeletableRows()) == [true, false])
        #expect(detectedMethods(MovableRows<Int>()) == [false, true])
        #expect(
            detectedMethods(Local<String>()) == [false, false],
            "an unrelated protocol's default implementation is no witness")
    }

    @Test("a subclass inherits the implemented methods")
    func inherited() {
        final class More: DeletableRows {}
        #expect(detectedMethods(More()) == [true, false])
    }

    @Test("overrides in subclasses of system classes are detected")
    func overridden() {
        #expect(detectedMethods(DeletingController(style: .plain)) == [true, false])
        #expect(detectedMethods(MovingSource(tableView: UITableView()) { _, _, _ in nil }) == [false, true])
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
