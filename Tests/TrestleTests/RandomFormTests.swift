import Foundation
import RandomRuns
import Testing
import TrestleTesting
import UIKit

@testable import Trestle

@Suite("Random forms", .serialized)
@MainActor
struct RandomFormTests {
    @Test(
        "random forms result in the same table as a newly created one, and leave unchanged rows alone",
        arguments: ListKind.allCases)
    func randomForms(kind: ListKind) {
        repeatRandomly(8) { seed, random in
            let left = LeakChecker()
            run(kind, seed, &random, left)
            #expect(left.names.isEmpty, "seed \(seed)")
        }
    }

    @Test("a row with another height, which inserted rows push off the screen until they are measured, has that height")
    func heightOfPushedRow() {
        let seed: UInt64 = 4_203_193_533
        var random = SeededGenerator(state: seed)
        run(.collection, seed, &random, LeakChecker())
    }

    /// Renders forms in one table, and each in a new table, until they differ.
    private func run(_ kind: ListKind, _ seed: UInt64, _ random: inout SeededGenerator, _ left: LeakChecker) {
        let style: UITableView.Style = Bool.random(using: &random) ? .plain : .grouped
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 640, height: 480))
        let screen = HeadlessScreen(size: container.bounds.size, scale: 1, safeAreaInsets: .zero)
        screen.show(container)
        let (listView, adapter) = list(kind, style, at: 0, in: container)
        adapter.selectionMode = .multiple
        left.watch(screen, container, listView, adapter)
        var draft = FormModel()
        for step in 0..<25 {
            let before = shownRows(of: listView, adapter)
            let stateBefore = adapter.display.state
            left.watchCells(of: listView)
            chooseSome(of: listView, adapter, &random)
            let chosen = adapter.selectedRows
            draft.change(using: &random)
            AdapterScreen.forgetRenderings()
            adapter.render(draft.form, animated: Bool.random(using: &random))
            if Bool.random(using: &random) { screen.settle() } else { screen.advance(by: 0.1) }
            if let problem = touchedRow(before: before, after: shownRows(of: listView, adapter), stateBefore, adapter) {
                Issue.record("seed \(seed), step \(step): \(problem)")
                return
            }
            let expected = chosen.intersection(draft.rows)
            // A selected row that has moved to another section is selected there.
            let selected = adapter.selectedRows
            guard selected.isSuperset(of: expected), selected.isSubset(of: draft.rows),
                selected.count <= chosen.count,
                selectedRows(of: listView, adapter) == selected.intersection(draft.shownRows)
            else {
                Issue.record("seed \(seed), step \(step): \(selected) are chosen, and not \(expected)")
                return
            }
            if let problem = wrongCell(in: listView, adapter) {
                Issue.record("seed \(seed), step \(step): \(problem)")
                return
            }
            if Int.random(in: 0..<3, using: &random) == 0 {
                screen.settle()
                let range = max(0, listView.contentSize.height - listView.bounds.height)
                listView.contentOffset.y = (CGFloat.random(in: 0...1, using: &random) * range).rounded()
            }
            screen.settle()
            let (freshView, freshAdapter) = list(kind, style, at: 320, in: container)
            left.watch(freshView, freshAdapter)
            freshAdapter.render(draft.form, animated: false)
            screen.settle()
            let offset = listView.contentOffset
            let expectation = showing(freshView, at: offset, on: screen)
            let actual = showing(listView, at: offset, on: screen)
            freshView.removeFromSuperview()
            guard actual == expectation else {
                Issue.record("seed \(seed), step \(step): the table shows\n\(actual)\na fresh one\n\(expectation)")
                return
            }
        }
    }

    private func chooseSome(of listView: any ListView, _ adapter: FormAdapter, _ random: inout SeededGenerator) {
        guard Bool.random(using: &random) else { return }
        let paths = (listView.indexPathsForVisibleRows ?? []).filter { _ in Bool.random(using: &random) }
        adapter.selectedRows = Set(paths.compactMap(adapter.rowID))
    }

    private func selectedRows(of listView: any ListView, _ adapter: FormAdapter) -> Set<RowID> {
        Set((listView.indexPathsForSelectedRows ?? []).compactMap(adapter.rowID))
    }

    /// Returns a description of a visible cell that does not show its row, or `nil` if there is none.
    private func wrongCell(in listView: any ListView, _ adapter: FormAdapter) -> String? {
        for path in listView.indexPathsForVisibleRows ?? [] {
            guard let cell = listView.rowView(at: path) as? UITableViewCell else {
                return "the visible row \(path) has no cell"
            }
            let row = adapter.display.state.row(at: path)
            let isRight =
                switch row.component.base {
                case let item as Item: cell.textLabel?.text == "\(item.id): \(item.text)"
                case let word as Word: cell is WordCell && cell.textLabel?.text == word.text
                case let patch as Patch: (cell as? ViewCell<PatchView>)?.hostedView?.wanted == patch.height
                default: false
                }
            if !isRight { return "the cell at \(path) does not show \(row.component.base)" }
        }
        return nil
    }

    /// Scrolls a table over all of its rows, so that all heights are measured, and returns its content.
    private func showing(_ listView: any ListView, at offset: CGPoint, on screen: HeadlessScreen) -> String {
        var y: CGFloat = 0
        while y < listView.contentSize.height {
            listView.contentOffset.y = y
            screen.settle()
            y += listView.bounds.height / 2
        }
        listView.contentOffset = offset
        screen.settle()
        return description(of: listView)
    }

    private func list(
        _ kind: ListKind, _ style: UITableView.Style, at x: CGFloat, in container: UIView
    ) -> (any ListView, FormAdapter) {
        let adapter = kind.makeAdapter()
        let listView = kind.makeListView(of: adapter, style: style)
        listView.frame = CGRect(x: x, y: 0, width: 320, height: 480)
        container.addSubview(listView)
        return (listView, adapter)
    }

    /// A visible row, and the number of times that its cell was rendered.
    private struct ShownRow {
        let row: Row
        let cell: UITableViewCell
        let renderings: Int
    }

    private func shownRows(of listView: any ListView, _ adapter: FormAdapter) -> [String: ShownRow] {
        var result: [String: ShownRow] = [:]
        for path in listView.indexPathsForVisibleRows ?? [] {
            let section = adapter.display.state.sections[path.section]
            guard !section.isLazy, let cell = listView.rowView(at: path) as? UITableViewCell else { continue }
            result["\(section.identity), \(section.identities[path.row])"] = ShownRow(
                row: adapter.display.state.row(at: path), cell: cell, renderings: cell.renderings)
        }
        return result
    }

    /// Returns a description of a visible row that was rendered without a change, or `nil` if there is none.
    private func touchedRow(
        before: [String: ShownRow], after: [String: ShownRow], _ stateBefore: TableState, _ adapter: FormAdapter
    ) -> String? {
        guard let change = try? TableChange(from: stateBefore, to: adapter.display.state), change.batches.count <= 1
        else {
            // Between two batches, a row may temporarily be offscreen.
            return nil
        }
        let comes = change.batches.contains { batch in
            !batch.insertedSections.isEmpty || !batch.insertedRows.isEmpty || !batch.reloadedRows.isEmpty
                || !batch.reloadedSections.isEmpty
        }
        // An inserted row is first assumed to be higher than it is, and may temporarily push a row off the
        // screen.
        if comes { return nil }
        // A section is reloaded if an empty header or footer without a view gets content.
        let fills = change.changedSections.contains { pair in
            let (old, new) = (stateBefore.sections[pair.from], adapter.display.state.sections[pair.to])
            return isEmpty(old.header) && !isEmpty(new.header) || isEmpty(old.footer) && !isEmpty(new.footer)
        }
        if fills { return nil }
        for (name, old) in before {
            guard let new = after[name], new.row.hasSameContent(as: old.row) else { continue }
            if new.cell !== old.cell { return "the row \(name) looks the same and got another cell" }
            if new.renderings != old.renderings { return "the row \(name) looks the same and was rendered again" }
        }
        return nil
    }

    private func isEmpty(_ content: HeaderFooter?) -> Bool { (content?.component as? Patch)?.height == 0 }

    private func description(of listView: any ListView) -> String {
        var lines = ["\(listView.contentSize.height) points"]
        for section in 0..<listView.numberOfSections {
            let header = listView.headerView(forSection: section)
            lines.append("section \(section): \(listView.numberOfRows(inSection: section)) rows")
            lines.append("  header \(listView.rectForHeader(inSection: section).height) \(text(of: header))")
            let footer = listView.footerView(forSection: section)
            lines.append("  footer \(listView.rectForFooter(inSection: section).height) \(text(of: footer))")
        }
        for path in listView.indexPathsForVisibleRows ?? [] {
            guard let cell = listView.rowView(at: path) as? UITableViewCell else { continue }
            lines.append(
                "\(path.section).\(path.row) \(type(of: cell)) \(cell.textLabel?.text ?? "-") \(listView.rectForRow(at: path)) "
                    + "\(cell.accessoryType) \(cell.indentationLevel) \(separator(of: cell)) \((cell as? ViewCell<PatchView>)?.hostedView?.wanted ?? 0)"
            )
        }
        return lines.joined(separator: "\n")
    }

    private func separator(of cell: UITableViewCell) -> String {
        let inset = cell.separatorInset
        return inset.right == .greatestFiniteMagnitude ? "hidden" : inset.left == 40 ? "inset" : "automatic"
    }

    /// Returns the content of a header or footer, or an empty text if it has no height.
    private func text(of view: UITableViewHeaderFooterView?) -> String {
        guard let view, view.frame.height > 0 else { return "-" }
        let wanted = (view as? ViewHeaderFooterView<PatchView>)?.hostedView?.wanted ?? 0
        return "\(type(of: view)) \(wanted == 0 ? view.title ?? "-" : "") \(wanted)"
    }
}
