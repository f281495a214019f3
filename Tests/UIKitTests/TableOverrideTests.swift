import Testing
import TrestleTesting

@testable import UIKit

/// The data of a table whose cells and headers are of given classes.
@MainActor
private final class LetterSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    var sections = [texts("a", 12), texts("b", 12)]
    private(set) var selected: [IndexPath] = []

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = sections[indexPath.section][indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
        header?.textLabel?.text = "section \(section)"
        return header
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath) }
}

/// A controller that shows the table of the test.
private final class LetterController: OverridingTableController {
    private let table: UITableView

    init(_ table: UITableView) {
        self.table = table
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = table }
}

/// A table on a screen that is used as in an app, and what the screen shows meanwhile.
@MainActor
private final class TableUse {
    let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1, safeAreaInsets: .zero)
    let source = LetterSource()
    let table: UITableView
    private(set) var states: [String] = []

    init(_ table: UITableView, cell: UITableViewCell.Type, header: UITableViewHeaderFooterView.Type) {
        self.table = table
        table.register(cell, forCellReuseIdentifier: "cell")
        table.register(header, forHeaderFooterViewReuseIdentifier: "header")
        table.rowHeight = 44
        table.sectionHeaderHeight = 30
        table.dataSource = source
        table.delegate = source
    }

    /// The tree of the screen, with the names of the classes that are overridden.
    private var tree: String {
        [
            ("OverridingTableView", "UITableView"), ("OverridingCell", "UITableViewCell"),
            ("OverridingHeader", "UITableViewHeaderFooterView"),
        ].reduce(screen.tree) { $0.replacing($1.0, with: $1.1) }
    }

    private func note() {
        screen.settle()
        let paths = table.indexPathsForVisibleRows ?? []
        states.append(
            """
            \(tree)
            offset \(table.contentOffset), size \(table.contentSize), window \(table.window != nil)
            rows \(paths), texts \(table.visibleCells.map { $0.textLabel?.text ?? "" })
            rects \(paths.map { table.rectForRow(at: $0) }), headers \(table.rectForHeader(inSection: 1))
            row at the center \(table.indexPathForRow(at: CGPoint(x: 160, y: table.contentOffset.y + 240)) as Any)
            selection \(table.indexPathsForSelectedRows ?? []), selected \(source.selected)
            """)
    }

    /// Shows, scrolls, updates, selects, and edits.
    func run(in controller: UIViewController) {
        screen.show(controller)
        note()
        screen.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 200))
        note()
        screen.tap(at: CGPoint(x: 160, y: 300))
        note()
        source.sections = [["new"] + texts("a", 10), ["b5"] + texts("b", 5)]
        table.performBatchUpdates {
            table.deleteRows(at: [[0, 10], [0, 11]], with: .fade)
            table.insertRows(at: [[0, 0]], with: .top)
            table.deleteRows(at: (6...11).map { [1, $0] }, with: .automatic)
            table.moveRow(at: [1, 5], to: [1, 0])
        }
        note()
        source.sections.append(["c0"])
        table.beginUpdates()
        table.insertSections([2], with: .fade)
        table.reloadRows(at: [[0, 1]], with: .none)
        table.reconfigureRows(at: [[0, 2]])
        table.endUpdates()
        note()
        source.sections.swapAt(0, 1)
        table.moveSection(0, toSection: 1)
        table.reloadSections([2], with: .fade)
        source.sections.removeLast()
        table.deleteSections([2], with: .fade)
        note()
        table.setEditing(true, animated: true)
        note()
        table.setEditing(false, animated: true)
        table.selectRow(at: [1, 9], animated: false, scrollPosition: .middle)
        note()
        table.scrollToRow(at: [0, 0], at: .top, animated: true)
        table.deselectRow(at: [1, 9], animated: false)
        note()
        table.setContentOffset(CGPoint(x: 0, y: 60), animated: true)
        note()
        table.scrollRectToVisible(CGRect(x: 0, y: 700, width: 10, height: 10), animated: false)
        note()
        table.reloadData()
        note()
    }
}

@MainActor
@Suite("Overridden members of the table classes", .serialized)
struct TableOverrideTests {
    private func frame() -> CGRect { CGRect(x: 0, y: 0, width: 320, height: 480) }

    @Test("a table, cells, headers, and a controller that override every member and call super work as before")
    func works() throws {
        let plain = TableUse(
            UITableView(frame: frame(), style: .plain), cell: UITableViewCell.self,
            header: UITableViewHeaderFooterView.self)
        let plainController = UITableViewController(style: .plain)
        plainController.view = plain.table
        plain.run(in: plainController)

        let table = OverridingTableView(frame: frame(), style: .plain)
        let overriding = TableUse(table, cell: OverridingCell.self, header: OverridingHeader.self)
        let controller = LetterController(table)
        overriding.run(in: controller)

        #expect(overriding.states.count == plain.states.count)
        for (actual, expected) in zip(overriding.states, plain.states) {
            #expect(actual == expected)
        }
        for member in [
            "dataSource", "delegate", "register(_:forCellReuseIdentifier:)",
            "register(_:forHeaderFooterViewReuseIdentifier:)", "dequeueReusableCell(withIdentifier:for:)",
            "dequeueReusableHeaderFooterView(withIdentifier:)", "indexPathsForVisibleRows", "visibleCells",
            "rectForRow(at:)", "rectForHeader(inSection:)", "indexPathForRow(at:)", "indexPathsForSelectedRows",
            "performBatchUpdates(_:completion:)", "beginUpdates()", "endUpdates()", "insertRows(at:with:)",
            "deleteRows(at:with:)", "reloadRows(at:with:)", "moveRow(at:to:)", "reconfigureRows(at:)",
            "insertSections(_:with:)", "deleteSections(_:with:)", "reloadSections(_:with:)",
            "moveSection(_:toSection:)", "setEditing(_:animated:)", "selectRow(at:animated:scrollPosition:)",
            "deselectRow(at:animated:)", "scrollToRow(at:at:animated:)", "reloadData()",
            "setContentOffset(_:animated:)", "scrollRectToVisible(_:animated:)", "contentOffset", "contentSize",
            "window", "subviews", "layoutSubviews()", "setNeedsLayout()", "didAddSubview(_:)",
            "addGestureRecognizer(_:)",
        ] { #expect(table.calls[member] != nil, "\(member)") }
        let cell = try #require(table.visibleCells.first as? OverridingCell)
        for member in ["textLabel", "reuseIdentifier", "setSelected(_:animated:)", "prepareForReuse()"] {
            #expect(cell.calls[member] != nil, "\(member)")
        }
        let header = try #require(overriding.screen.views(OverridingHeader.self).first)
        #expect(header.calls["textLabel"] != nil && header.calls["layoutSubviews()"] != nil)
        #expect(controller.calls["viewWillAppear(_:)"] == 1 && controller.calls["viewDidAppear(_:)"] == 1)
    }

    @Test("each override is called exactly once for a call by the app")
    func counts() throws {
        let table = OverridingTableView(frame: frame(), style: .plain)
        let use = TableUse(table, cell: OverridingCell.self, header: OverridingHeader.self)
        use.screen.show(table)
        use.screen.settle()
        let cell = try #require(table.visibleCells.first)
        let child = UIView()
        let sibling = UIView()
        func expectOneCall(of member: String, _ body: () -> Void) {
            table.calls = [:]
            body()
            #expect(table.calls[member] == 1, "\(member)")
        }
        expectOneCall(of: "numberOfSections") { _ = table.numberOfSections }
        expectOneCall(of: "numberOfRows(inSection:)") { _ = table.numberOfRows(inSection: 0) }
        expectOneCall(of: "rect(forSection:)") { _ = table.rect(forSection: 0) }
        expectOneCall(of: "rectForFooter(inSection:)") { _ = table.rectForFooter(inSection: 0) }
        expectOneCall(of: "rectForRow(at:)") { _ = table.rectForRow(at: [0, 1]) }
        expectOneCall(of: "indexPathForRow(at:)") { _ = table.indexPathForRow(at: .zero) }
        expectOneCall(of: "indexPath(for:)") { _ = table.indexPath(for: cell) }
        expectOneCall(of: "indexPathsForRows(in:)") { _ = table.indexPathsForRows(in: table.bounds) }
        expectOneCall(of: "cellForRow(at:)") { _ = table.cellForRow(at: [0, 1]) }
        expectOneCall(of: "visibleCells") { _ = table.visibleCells }
        expectOneCall(of: "headerView(forSection:)") { _ = table.headerView(forSection: 0) }
        expectOneCall(of: "footerView(forSection:)") { _ = table.footerView(forSection: 0) }
        expectOneCall(of: "style") { _ = table.style }
        expectOneCall(of: "indexPathForSelectedRow") { _ = table.indexPathForSelectedRow }
        expectOneCall(of: "hasUncommittedUpdates") { _ = table.hasUncommittedUpdates }
        expectOneCall(of: "reloadSectionIndexTitles()") { table.reloadSectionIndexTitles() }
        expectOneCall(of: "scrollToNearestSelectedRow(at:animated:)") {
            table.scrollToNearestSelectedRow(at: .top, animated: false)
        }
        expectOneCall(of: "isTracking") { _ = table.isTracking }
        expectOneCall(of: "isDragging") { _ = table.isDragging }
        expectOneCall(of: "isDecelerating") { _ = table.isDecelerating }
        expectOneCall(of: "isZooming") { _ = table.isZooming }
        expectOneCall(of: "addSubview(_:)") { table.addSubview(child) }
        expectOneCall(of: "insertSubview(_:at:)") { table.insertSubview(sibling, at: 0) }
        expectOneCall(of: "exchangeSubview(at:withSubviewAt:)") {
            table.exchangeSubview(at: 0, withSubviewAt: 1)
        }
        expectOneCall(of: "insertSubview(_:belowSubview:)") { table.insertSubview(sibling, belowSubview: child) }
        expectOneCall(of: "insertSubview(_:aboveSubview:)") { table.insertSubview(sibling, aboveSubview: child) }
        expectOneCall(of: "bringSubviewToFront(_:)") { table.bringSubviewToFront(child) }
        expectOneCall(of: "sendSubviewToBack(_:)") { table.sendSubviewToBack(child) }
        expectOneCall(of: "viewWithTag(_:)") { _ = table.viewWithTag(7) }
        expectOneCall(of: "convert(_:to:)") { _ = table.convert(CGPoint.zero, to: nil) }
        expectOneCall(of: "convert(_:from:)") { _ = table.convert(CGRect.zero, from: nil) }
        expectOneCall(of: "isDescendant(of:)") { _ = table.isDescendant(of: child) }
        expectOneCall(of: "superview") { _ = table.superview }
        expectOneCall(of: "layer") { _ = table.layer }
        expectOneCall(of: "layoutMargins") { _ = table.layoutMargins }
        expectOneCall(of: "leadingAnchor") { _ = table.leadingAnchor }
        expectOneCall(of: "contentHuggingPriority(for:)") { _ = table.contentHuggingPriority(for: .vertical) }
        expectOneCall(of: "addGestureRecognizer(_:)") { table.addGestureRecognizer(UITapGestureRecognizer()) }
        expectOneCall(of: "removeFromSuperview()") { table.removeFromSuperview() }
        #expect(table.superview == nil)
    }

    @Test("an override can change what the app reads")
    func replacesResults() throws {
        final class Table: UITableView {
            override var numberOfSections: Int { 7 }
            override var visibleCells: [UITableViewCell] { [] }
            override func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }
            override var isDragging: Bool { true }
        }
        final class Cell: UITableViewCell {
            override var reuseIdentifier: String? { "cell" }
            override var contentView: UIView { accessoryView ?? super.contentView }
        }
        let table = Table(frame: frame(), style: .plain)
        let use = TableUse(table, cell: Cell.self, header: UITableViewHeaderFooterView.self)
        use.screen.show(table)
        use.screen.settle()
        #expect(table.numberOfSections == 7 && table.visibleCells.isEmpty && table.isDragging)
        #expect(table.cellForRow(at: [0, 0]) == nil)
        #expect(use.screen.texts.contains("a0") && use.screen.texts.contains("section 0"))
    }

    @Test("setting a data source, a delegate, or heights reloads without an overridden reloadData()")
    func settingDoesNotReload() {
        let table = OverridingTableView(frame: frame(), style: .plain)
        let use = TableUse(table, cell: UITableViewCell.self, header: UITableViewHeaderFooterView.self)
        table.estimatedRowHeight = 50
        table.sectionFooterHeight = 3
        #expect(table.calls["reloadData()"] == nil)
        use.screen.show(table)
        use.screen.settle()
        let second = LetterSource()
        second.sections = [["x"]]
        table.dataSource = second
        table.delegate = nil
        use.screen.settle()
        #expect(table.visibleCells.map { $0.textLabel?.text } == ["x"])
        #expect(table.calls["reloadData()"] == nil)
        table.reloadData()
        #expect(table.calls["reloadData()"] == 1)
    }

    @Test("a batch that is committed before the data is loaded does not call an overridden reloadData()")
    func earlyBatch() {
        let table = OverridingTableView(frame: frame(), style: .plain)
        let use = TableUse(table, cell: UITableViewCell.self, header: UITableViewHeaderFooterView.self)
        var isFinished: Bool?
        use.source.sections = [["only"]]
        table.performBatchUpdates({ table.insertRows(at: [[0, 0]], with: .none) }, completion: { isFinished = $0 })
        use.screen.show(table)
        use.screen.settle()
        #expect(isFinished == true)
        #expect(table.visibleCells.map { $0.textLabel?.text } == ["only"])
        #expect(table.calls["reloadData()"] == nil && table.calls["performBatchUpdates(_:completion:)"] == 1)
    }

    @Test("a row's cell is available immediately after reloadData(), with the new contents")
    func cellAfterReload() {
        let table = UITableView(frame: frame(), style: .plain)
        let use = TableUse(table, cell: UITableViewCell.self, header: UITableViewHeaderFooterView.self)
        use.screen.show(table)
        use.screen.settle()
        use.source.sections = [["new"]]
        table.reloadData()
        #expect(table.cellForRow(at: [0, 0])?.textLabel?.text == "new")
        #expect(table.cellForRow(at: [0, 1]) == nil)
    }
}
