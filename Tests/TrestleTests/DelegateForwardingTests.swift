import Testing
import TrestleTesting
import UIKit

@testable import Trestle

@Suite("Delegates besides the adapter", .serialized) @MainActor
struct DelegateForwardingTests {
    private let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1, safeAreaInsets: .zero)
    private let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    private let adapter: TableAdapter
    private let delegate = RecordingDelegate()

    init() {
        tableView.rowHeight = 44
        adapter = TableAdapter(tableView)
        adapter.tableViewDelegate = delegate
        screen.show(tableView)
    }

    @Test("the row's action runs first, then the delegate is called")
    func selection() {
        adapter.render(
            Form {
                TextRow("Ada").onSelect { [delegate] in delegate.log.append("action") }
                TextRow("Grace")
            }, animated: false)
        screen.advance(by: 0.1)
        delegate.log = []
        screen.tap("Ada")
        screen.settle()
        #expect(delegate.log == ["action", "select 0"])
        screen.tap("Grace")
        screen.settle()
        #expect(delegate.log == ["action", "select 0"])
        adapter.selectionMode = .single
        screen.tap("Grace")
        screen.settle()
        #expect(delegate.log == ["action", "select 0", "select 1"])
    }

    @Test("the delegate can exclude rows from taps")
    func exclusion() {
        delegate.unselectableRow = 0
        adapter.render(
            Form { TextRow("Ada").onSelect { [delegate] in delegate.log.append("action") } }, animated: false)
        screen.advance(by: 0.1)
        delegate.log = []
        screen.tap("Ada")
        screen.settle()
        #expect(delegate.log.isEmpty)
    }

    @Test("the delegate can refuse the selection of a row, and its deselection")
    func refusal() {
        adapter.selectionMode = .multiple
        adapter.render(Form { for index in 0..<3 { TextRow("row \(index)").id(index) } }, animated: false)
        screen.advance(by: 0.1)
        delegate.refusedSelection = 0
        delegate.refusedDeselection = 2
        for row in ["row 0", "row 1", "row 2", "row 1", "row 2"] {
            screen.tap(row)
            screen.settle()
        }
        #expect(tableView.indexPathsForSelectedRows == [IndexPath(row: 2, section: 0)])
    }

    @Test("display and scrolling reach the delegates")
    func displayAndScrolling() {
        let scrolling = ScrollingDelegate()
        adapter.scrollViewDelegate = scrolling
        adapter.render(
            Form { Section("Names") { for index in 0..<30 { TextRow("\(index)").id(index) } } }, animated: false)
        screen.advance(by: 0.1)
        #expect(delegate.log.contains("display 0") && delegate.log.contains("header 0"))
        delegate.log = []
        tableView.setContentOffset(CGPoint(x: 0, y: 200), animated: false)
        screen.advance(by: 0.1)
        #expect(delegate.log.contains("scroll") && scrolling.offsets.last == 200)
        #expect(delegate.log.contains("end 0"))
    }

    @Test("the delegate decides where the form says nothing")
    func requests() {
        adapter.render(
            Form {
                Section(id: "plain") {
                    TextRow("delegate's height").id(0)
                    TextRow("own height").id(1).height(30)
                }
                Section("Titled") { TextRow("row") }
            }, animated: false)
        screen.advance(by: 0.1)
        #expect(tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height == 70)
        #expect(tableView.rectForRow(at: IndexPath(row: 1, section: 0)).height == 30)
        #expect(tableView.headerView(forSection: 0) is MarkedHeader)
        #expect(tableView.headerView(forSection: 1)?.textLabel?.text == "Titled")
        #expect(screen.texts.contains("own height"))
    }

    @Test("rows without editing actions are edited by the app's data source")
    func editing() throws {
        let source = EditingSource()
        adapter.tableViewDataSource = source
        adapter.render(
            Form {
                TextRow("Ada").id(0)
                TextRow("Grace").id(1).onDelete { source.log.append("action") }
            }, animated: false)
        screen.advance(by: 0.1)
        for name in ["Ada", "Grace"] {
            let row = try #require(screen.view(showing: name).flatMap { screen.visibleRect(of: $0) })
            screen.drag(from: CGPoint(x: 280, y: row.midY), to: CGPoint(x: 180, y: row.midY))
            screen.settle()
            screen.tap("Delete")
            screen.settle()
        }
        #expect(source.log == ["commit 0", "action"])
    }

    @Test("a subclass of FormViewController can override delegate methods")
    func overrides() {
        let controller = OverridingViewController()
        screen.show(controller)
        screen.tap("Ada")
        screen.settle()
        #expect(controller.log.contains("select 0") && controller.log.contains("header"))
        controller.tableView.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
        #expect(controller.log.last == "scroll")
    }

    @Test("delegates are referenced weakly")
    func weakness() {
        do {
            let other = RecordingDelegate()
            adapter.tableViewDelegate = other
            adapter.scrollViewDelegate = other
        }
        #expect(adapter.tableViewDelegate == nil && adapter.scrollViewDelegate == nil)
    }
}

private final class RecordingDelegate: NSObject, UITableViewDelegate {
    var log: [String] = []
    var unselectableRow: Int?
    var refusedSelection: Int?
    var refusedDeselection: Int?

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        indexPath.row == refusedSelection ? nil : indexPath
    }

    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        indexPath.row == refusedDeselection ? nil : indexPath
    }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        indexPath.row != unselectableRow
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("select \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        log.append("display \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        log.append("end \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        log.append("header \(section)")
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 70 }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        MarkedHeader(reuseIdentifier: nil)
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 28 }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scroll") }
}

private final class MarkedHeader: UITableViewHeaderFooterView {}

private final class ScrollingDelegate: NSObject, UIScrollViewDelegate {
    var offsets: [CGFloat] = []

    func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
}

private final class EditingSource: NSObject, UITableViewDataSource {
    var log: [String] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        log.append("commit \(indexPath.row)")
    }
}

private final class OverridingViewController: FormViewController {
    var log: [String] = []

    @FormBuilder override var form: Form {
        Section("Names") {
            TextRow("Ada").onSelect {}
            for index in 0..<40 { TextRow("\(index)").id(index) }
        }
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("select \(indexPath.row)")
    }

    override func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        log.append("header")
    }

    override func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scroll") }
}
