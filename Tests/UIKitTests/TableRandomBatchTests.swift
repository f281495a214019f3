import RowGeometry
import RandomRuns
import Testing
import UIKitFixtures
import TrestleTesting

@testable import UIKit

/// Random batches in tables that scroll, are touched and are being animated, compared with new tables.
@MainActor
@Suite("Random batch updates of tables", .serialized)
struct TableRandomBatchTests {
    @Test("random batches leave the table equal to a new one in contents, frames, selection and visible rows")
    func randomBatchesOfTables() {
        repeatRandomly(6) { seed, generator in
            let table = NumberedTable(using: &generator)
            for step in 0..<25 {
                table.interact(using: &generator)
                table.update(using: &generator)
                table.compareWithFreshTable("seed \(seed), batch \(step)")
            }
            table.comeToRest("seed \(seed)")
        }
    }

    @Test("random inconsistent batches are rejected with UIKit's messages")
    func randomBatchesThatDoNotFit() {
        repeatRandomly(300) { seed, generator in
            let model = TableBatchModel(using: &generator)
            guard let mistake = BatchMistake(in: model, using: &generator) else { return }
            #expect(throws: mistake.error, "seed \(seed)") {
                try UpdatePlan(mistake.batch, from: mistake.oldRowCounts, to: mistake.newRowCounts)
            }
        }
    }
}

/// A table of numbered sections and rows, whose heights are derived from the numbers and differ from the
/// estimates.
@MainActor
private final class NumberedTable: NSObject, UITableViewDataSource, UITableViewDelegate {
    private var sections: [TableBatchModel.Section]
    private var numbers = 1_000
    /// The number of content changes of each row and section.
    private var versions: [Int: Int] = [:]
    private let style: UITableView.Style
    private let screen: HeadlessScreen
    private let table: UITableView
    private var completions = (requested: 0, called: 0)

    private static let size = CGSize(width: 320, height: 400)

    init(using generator: inout SeededGenerator) {
        sections = TableBatchModel.sections(upTo: 6, rows: 12, using: &generator)
        style = [.plain, .grouped, .insetGrouped].randomElement(using: &generator)!
        screen = HeadlessScreen(size: Self.size, scale: 1, safeAreaInsets: .zero)
        table = UITableView(frame: CGRect(origin: .zero, size: Self.size), style: style)
        super.init()
        setUp(table)
        table.allowsMultipleSelection = true
        let controller = UIViewController()
        controller.view = table
        screen.show(controller)
    }

    private func setUp(_ table: UITableView) {
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = self
        table.delegate = self
    }

    // MARK: Data

    private func text(_ number: Int) -> String { "\(number) v\(versions[number] ?? 0)" }

    private func height(_ number: Int) -> CGFloat { 30 + CGFloat((number * 7 + (versions[number] ?? 0) * 13) % 50) }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].rows.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = text(sections[indexPath.section].rows[indexPath.row])
        return cell
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        height(sections[indexPath.section].rows[indexPath.row])
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        let id = sections[section].id
        return id % 3 == 0 ? nil : text(id)
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        let id = sections[section].id
        return id % 4 == 0 ? text(id) : nil
    }

    // MARK: Interaction

    /// Scrolls, selects, flings or advances the clock.
    func interact(using generator: inout SeededGenerator) {
        func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
        switch number(0...5) {
        case 0:
            let maximumOffset = max(0, Int(table.contentSize.height - Self.size.height))
            table.contentOffset.y = CGFloat(number(0...maximumOffset))
            screen.advanceFrame()
        case 1:
            let distance = CGFloat(number(-300...300))
            screen.fling(from: CGPoint(x: 160, y: 200), by: CGVector(dx: 0, dy: distance), duration: 0.05)
        case 2:
            for path in (table.indexPathsForVisibleRows ?? []).filter({ _ in number(0...2) == 0 }) {
                table.selectRow(at: path, animated: false, scrollPosition: .none)
            }
        case 3: screen.settle()
        case 4: screen.advance(by: Double(number(0...400)) / 1000)
        default: break
        }
    }

    /// Performs a random batch in one, two or nested updates.
    func update(using generator: inout SeededGenerator) {
        let model = TableBatchModel(from: sections, numbers: &numbers, using: &generator)
        let selectedBefore = Set((table.indexPathsForSelectedRows ?? []).map { model.old[$0.section].rows[$0.row] })
        let reloadedWith = model.old.filter { model.reloadedSections.contains($0.id) }.flatMap(\.rows)
        let remaining = Set(model.new.flatMap(\.rows)).subtracting(reloadedWith).subtracting(model.reloadedRows)
        let anchor = topmost(remaining.union(model.reloadedRows), movedIn: model)
        let animations: [UITableView.RowAnimation] = [.fade, .left, .right, .top, .bottom, .middle, .none, .automatic]
        completions.requested += 1
        let batch = model.batch
        table.performBatchUpdates {
            sections = model.new
            for id in model.reloadedRows.union(model.reloadedSections) { versions[id, default: 0] += 1 }
            table.insertSections(IndexSet(batch.insertedSections), with: animations.randomElement(using: &generator)!)
            for move in batch.movedSections { table.moveSection(move.old, toSection: move.new) }
            table.performBatchUpdates {
                table.insertRows(at: paths(batch.insertedRows), with: animations.randomElement(using: &generator)!)
                table.deleteSections(
                    IndexSet(batch.deletedSections), with: animations.randomElement(using: &generator)!)
            }
            for move in batch.movedRows { table.moveRow(at: move.old.indexPath, to: move.new.indexPath) }
            table.beginUpdates()
            table.reloadRows(at: paths(batch.reloadedRows), with: animations.randomElement(using: &generator)!)
            table.reloadSections(IndexSet(batch.reloadedSections), with: animations.randomElement(using: &generator)!)
            table.endUpdates()
            table.deleteRows(at: paths(batch.deletedRows), with: animations.randomElement(using: &generator)!)
        } completion: { [weak self] _ in
            self?.completions.called += 1
        }
        let selected = Set((table.indexPathsForSelectedRows ?? []).map { sections[$0.section].rows[$0.row] })
        #expect(selected == selectedBefore.intersection(remaining))
        if let anchor, let now = screenTop(of: anchor.number) {
            // Near its ends a table may have to move: estimated heights of offscreen rows may exceed the
            // measured ones.
            let limits = limits(of: table)
            let isHeld =
                table.contentOffset.y > limits.lowerBound + Self.size.height
                && table.contentOffset.y < limits.upperBound - Self.size.height
            if isHeld { #expect(abs(now - anchor.top) < 1) }
        }
    }

    private func paths(_ rows: Set<RowPath>) -> [IndexPath] { rows.map(\.indexPath) }

    private func limits(of table: UITableView) -> ClosedRange<CGFloat> {
        let low = -table.adjustedContentInset.top
        return low...max(low, table.contentSize.height - table.bounds.height + table.adjustedContentInset.bottom)
    }

    /// Returns the topmost visible row of `numbers` that is not moved by the batch, unless the table is at
    /// its top.
    private func topmost(_ numbers: Set<Int>, movedIn model: TableBatchModel) -> (number: Int, top: CGFloat)? {
        guard !table.isAtTop else { return nil }
        let movedSections = Set(model.batch.movedSections.map(\.old))
        let movedRows = Set(model.batch.movedRows.map(\.old))
        for path in table.visibleRows where !movedRows.contains(path) && !movedSections.contains(path.section) {
            let number = model.old[path.section].rows[path.row]
            if numbers.contains(number) {
                return (number, table.rectForRow(at: path.indexPath).minY - table.contentOffset.y)
            }
        }
        return nil
    }

    private func screenTop(of number: Int) -> CGFloat? {
        for (index, section) in sections.enumerated() {
            if let row = section.rows.firstIndex(of: number) {
                return table.rectForRow(at: [index, row]).minY - table.contentOffset.y
            }
        }
        return nil
    }

    // MARK: Expectations

    private func contents(of table: UITableView) -> [String] {
        table.visibleRows.map { path in
            let cell = table.loadedRows[path]
            return
                "\(path) \(cell?.textLabel?.text ?? "?") \(cell?.frame ?? .zero) \(cell?.sectionPosition.isFirst ?? false) "
                + "\(cell?.sectionPosition.isLast ?? false) \(cell?.isHidden ?? true)"
        }
    }

    private func edges(of table: UITableView) -> [String] {
        func line(_ kind: String, _ section: Int, _ view: UIView) -> String {
            "\(kind) \(section) \((view as? UITableViewHeaderFooterView)?.textLabel?.text ?? "?") \(view.frame)"
        }
        return
            (table.headers.views.map { line("header", $0.key, $0.value) }
            + table.footers.views.map { line("footer", $0.key, $0.value) }).sorted()
    }

    func compareWithFreshTable(_ comment: String) {
        // During a bounce the table shows what no table shows at rest.
        guard limits(of: table).contains(table.contentOffset.y) else { return }
        let fresh = UITableView(frame: table.frame, style: style)
        setUp(fresh)
        fresh.layoutIfNeeded()
        // Heights are measured when rows become visible: the new table gets the same measured heights, so
        // that offsets agree.
        fresh.geometry = table.geometry
        fresh.updateContentSize()
        fresh.contentOffset = table.contentOffset
        fresh.setNeedsLayout()
        fresh.layoutIfNeeded()
        #expect(abs(fresh.contentOffset.y - table.contentOffset.y) < 1, "\(comment)")
        #expect(fresh.geometry.rowCounts == table.geometry.rowCounts, "\(comment)")
        expectSame(contents(of: table), contents(of: fresh), comment)
        expectSame(edges(of: table), edges(of: fresh), comment)
        #expect(table.contentSize == fresh.contentSize, "\(comment)")
        for path in table.visibleRows {
            #expect(table.geometry.height(of: path) == height(sections[path.section].rows[path.row]), "\(comment)")
        }
    }

    private func expectSame(_ lines: [String], _ expected: [String], _ comment: String) {
        guard lines != expected else { return }
        Issue.record("\(comment):\n\(lines.joined(separator: "\n"))\nexpected:\n\(expected.joined(separator: "\n"))")
    }

    func comeToRest(_ comment: String) {
        screen.settle()
        compareWithFreshTable("\(comment), at rest")
        #expect(completions.requested == completions.called, "\(comment)")
        #expect(table.removedViews.isEmpty, "\(comment)")
        let limits = limits(of: table)
        #expect((limits.lowerBound - 1...limits.upperBound + 1).contains(table.contentOffset.y), "\(comment)")
        // One row beyond the visible rows may be prepared.
        #expect(table.loadedRows.count <= table.visibleRows.count + 1, "\(comment)")
        for cell in table.visibleCells {
            #expect(cell.layer.animationKeys() == nil && cell.alpha == 1, "\(comment)")
        }
        // Reusable cells remain in the table, hidden, but no more than were ever visible at once.
        let cells = table.subviews.filter { $0 is UITableViewCell }
        #expect(cells.count < 80, "\(comment)")
        #expect(cells.filter { !$0.isHidden }.count == table.loadedRows.count, "\(comment)")
    }
}
