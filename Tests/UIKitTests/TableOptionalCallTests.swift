import Testing

@testable import UIKit

/// Forwards calls to another delegate and data source, like in app code.
@MainActor
private final class Forwarder: NSObject, UITableViewDelegate, UITableViewDataSource {
    weak var delegate: UITableViewDelegate?
    weak var dataSource: UITableViewDataSource?

    func numberOfSections(in tableView: UITableView) -> Int {
        dataSource?.numberOfSections?(in: tableView) ?? 1
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        dataSource?.tableView(tableView, numberOfRowsInSection: section) ?? 0
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        dataSource!.tableView(tableView, cellForRowAt: indexPath)
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        dataSource?.tableView?(tableView, titleForHeaderInSection: section)
    }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        dataSource?.sectionIndexTitles?(for: tableView)
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        delegate?.tableView?(tableView, heightForRowAt: indexPath) ?? 33
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        delegate?.tableView?(tableView, viewForHeaderInSection: section)
    }

    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        delegate?.tableView?(tableView, indentationLevelForRowAt: indexPath) ?? 0
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        delegate?.tableView?(tableView, didSelectRowAt: indexPath)
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        delegate?.tableView?(tableView, willSelectRowAt: indexPath) ?? nil
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        delegate?.scrollViewDidScroll?(scrollView)
    }
}

@MainActor
private final class FullSource: NSObject, UITableViewDelegate, UITableViewDataSource {
    var selected: [IndexPath] = []
    var offsets: [CGFloat] = []
    /// A property with this name must not shadow the delegate methods.
    let tableView = UITableView()

    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header \(section)" }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B"] }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { self.tableView }
    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { 3 }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath) }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { nil }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
}

@MainActor
private final class MinimalSource: NSObject, UITableViewDelegate, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}

@Suite("Optional calls of table delegates and data sources")
@MainActor
struct TableOptionalCallTests {
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    private let path = IndexPath(row: 0, section: 0)

    @Test("optional calls reach implemented methods")
    func implemented() {
        let (forwarder, full) = (Forwarder(), FullSource())
        forwarder.delegate = full
        forwarder.dataSource = full
        #expect(forwarder.numberOfSections(in: table) == 2)
        #expect(forwarder.tableView(table, titleForHeaderInSection: 1) == "Header 1")
        #expect(forwarder.sectionIndexTitles(for: table) == ["A", "B"])
        #expect(forwarder.tableView(table, heightForRowAt: path) == 50)
        #expect(forwarder.tableView(table, viewForHeaderInSection: 0) === full.tableView)
        #expect(forwarder.tableView(table, indentationLevelForRowAt: path) == 3)
        #expect(forwarder.tableView(table, willSelectRowAt: path) == nil)
        forwarder.tableView(table, didSelectRowAt: path)
        #expect(full.selected == [path])
        forwarder.scrollViewDidScroll(table)
        #expect(full.offsets == [0])
    }

    @Test("optional calls of unimplemented methods return nil or do nothing")
    func notImplemented() {
        let (forwarder, bare) = (Forwarder(), MinimalSource())
        forwarder.delegate = bare
        forwarder.dataSource = bare
        #expect(forwarder.numberOfSections(in: table) == 1)
        #expect(forwarder.tableView(table, numberOfRowsInSection: 0) == 4)
        #expect(forwarder.tableView(table, titleForHeaderInSection: 0) == nil)
        #expect(forwarder.sectionIndexTitles(for: table) == nil)
        #expect(forwarder.tableView(table, heightForRowAt: path) == 33)
        #expect(forwarder.tableView(table, viewForHeaderInSection: 0) == nil)
        #expect(forwarder.tableView(table, indentationLevelForRowAt: path) == 0)
        #expect(forwarder.tableView(table, willSelectRowAt: path) == path)
        forwarder.tableView(table, didSelectRowAt: path)
    }

    @Test("optional calls without a delegate return nil")
    func withoutDelegate() {
        let forwarder = Forwarder()
        #expect(forwarder.tableView(table, heightForRowAt: path) == 33)
        #expect(forwarder.tableView(table, willSelectRowAt: path) == nil)
        #expect(table.delegate?.tableView?(table, canPerformPrimaryActionForRowAt: path) == nil)
    }

    @Test("a forced call returns a plain value, and an optional call an optional one")
    func forced() {
        let full = FullSource()
        let dataSource: (any UITableViewDataSource)? = full
        let delegate: (any UITableViewDelegate)? = full
        let count = dataSource!.numberOfSections!(in: table)
        #expect(count + 1 == 3)
        let optionalCount = dataSource?.numberOfSections?(in: table)
        #expect(optionalCount.map { $0 + 1 } == 3)
        let height: CGFloat = delegate!.tableView!(table, heightForRowAt: path)
        #expect(height == 50)
        let isEditable: Bool = dataSource!.tableView!(table, canEditRowAt: path)
        let style: UITableViewCell.EditingStyle = delegate!.tableView!(table, editingStyleForRowAt: path)
        #expect(isEditable == full.tableView(table, canEditRowAt: path) && style == .delete)
        #expect(max(delegate!.tableView!(table, indentationLevelForRowAt: path), 2) == 3)
    }
}
