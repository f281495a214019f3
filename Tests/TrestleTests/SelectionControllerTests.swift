import Testing
import TrestleTesting
import UIKit

@testable import Trestle

@Suite("Selection of rows", .serialized)
@MainActor
struct SelectionControllerTests {
    private let table = AdapterScreen()

    private func show(_ ids: [Int], texts: String = "", animated: Bool = false) {
        table.render(
            Form { Section(id: "s") { for id in ids { Item(id: id, text: texts) } } }, animated: animated)
    }

    private var chosen: [Int] { table.adapter.selectedRows.compactMap { $0.id?.base as? Int }.sorted() }

    private var lit: [Int] { (table.tableView.indexPathsForSelectedRows ?? []).map(\.row).sorted() }

    @Test("in single selection, the last tapped row is selected and each change is reported")
    func single() {
        var told: [[Int]] = []
        table.adapter.selectionMode = .single
        table.adapter.onSelectionChange = { told.append($0.compactMap { $0.id?.base as? Int }.sorted()) }
        show([1, 2, 3])
        table.tap(0)
        #expect(chosen == [1] && lit == [0])
        table.tap(2)
        #expect(chosen == [3] && lit == [2])
        #expect(told.last == [3])
    }

    @Test("a row whose selection is disabled is not selected, and its action runs nevertheless")
    func disabled() {
        var tapped = 0
        table.adapter.selectionMode = .multiple
        table.render(
            Form {
                Section(id: "s") {
                    Item(id: 1)
                    Item(id: 2).selectionDisabled().onSelect { tapped += 1 }
                    Item(id: 3).selectionDisabled()
                }
            })
        for row in 0..<3 { table.tap(row) }
        #expect(chosen == [1] && lit == [0] && tapped == 1)
        table.adapter.selectAll()
        #expect(chosen == [1])
    }

    @Test("in multiple selection, rows are selected by taps and deselected by second taps")
    func several() {
        table.adapter.selectionMode = .multiple
        show([1, 2, 3])
        table.tap(0)
        table.tap(2)
        #expect(chosen == [1, 3] && lit == [0, 2])
        table.tap(0)
        #expect(chosen == [3] && lit == [2])
    }

    @Test(
        "a selected row stays selected when it moves and changes, and is deselected when it is removed",
        arguments: [false, true])
    func survives(animated: Bool) {
        table.adapter.selectionMode = .multiple
        show([1, 2, 3, 4])
        table.tap(1)
        table.tap(3)
        show([4, 5, 1, 2], texts: "new", animated: animated)
        #expect(chosen == [2, 4] && lit == [0, 3])
        var told: [[Int]] = []
        table.adapter.onSelectionChange = { told.append($0.compactMap { $0.id?.base as? Int }.sorted()) }
        show([5, 1, 2], animated: animated)
        #expect(chosen == [2] && lit == [2])
        #expect(told == [[2]])
    }

    @Test("a selected row of a lazy section stays selected when the section is reloaded")
    func lazyReload() {
        table.adapter.selectionMode = .single
        func form(_ data: some RandomAccessCollection<Int>) -> Form {
            Form { Section(id: "s", data: data, id: \.self) { Item(id: $0) } }
        }
        table.render(form(0..<50))
        table.tap(2)
        table.render(form([9, 8, 2, 1]))
        #expect(chosen == [2] && lit == [2])
    }

    @Test("a selected row that moves to another section stays selected")
    func otherSection() {
        table.adapter.selectionMode = .single
        func form(_ first: [Int], _ second: [Int]) -> Form {
            Form {
                Section(id: "a") { for id in first { Item(id: id) } }
                Section(id: "b") { for id in second { Item(id: id) } }
            }
        }
        table.render(form([1, 2], [3]))
        table.tap(1)
        table.render(form([1], [3, 2]))
        #expect(table.adapter.selectedRows == [RowID(2, in: "b")])
        #expect(table.tableView.indexPathForSelectedRow == IndexPath(row: 1, section: 1))
    }

    @Test(
        "a selected row stays selected while its section is collapsed, unless it is removed", arguments: [false, true])
    func closed(isLazy: Bool) {
        var told: [[Int]] = []
        table.adapter.selectionMode = .multiple
        table.adapter.onSelectionChange = { told.append($0.compactMap { $0.id(as: Int.self) }.sorted()) }
        func form(_ ids: [Int]) -> Form {
            let section =
                isLazy
                ? Section(id: "s", header: Title("s"), data: ids, id: \.self) { Item(id: $0) }
                : Section(id: "s", header: Title("s")) { for id in ids { Item(id: id) } }
            return Form {
                section.collapsible()
                Section(id: "t") { Item(id: 9) }
            }
        }
        func setExpanded(_ isExpanded: Bool) {
            table.adapter.setExpanded(isExpanded, section: "s")
            table.screen.settle()
        }
        table.render(form([1, 2, 3]))
        table.tap(0)
        table.tap(2)
        setExpanded(false)
        #expect(chosen == [1, 3] && lit == [] && told.last == [1, 3])
        table.tap(0, 1)
        table.adapter.selectAll()
        #expect(chosen == [1, 3, 9] && lit == [0])
        setExpanded(true)
        #expect(chosen == [1, 3, 9])
        #expect(
            table.tableView.indexPathsForSelectedRows?.sorted() == [
                IndexPath(row: 0, section: 0), IndexPath(row: 2, section: 0), IndexPath(row: 0, section: 1),
            ])
        setExpanded(false)
        table.render(form([3, 2]))
        #expect(chosen == [3, 9] && told.last == [3, 9])
        setExpanded(true)
        #expect(table.tableView.indexPathsForSelectedRows?.contains(IndexPath(row: 0, section: 0)) == true)
    }

    @Test("rows of a collapsed section can be selected by id, and a tap elsewhere deselects a single row")
    func chosenWhileClosed() {
        table.adapter.selectionMode = .single
        table.render(
            Form {
                Section(id: "s", header: Title("s")) { for id in 1...3 { Item(id: id) } }
                    .collapsible(startsExpanded: false)
                Section(id: "t") { Item(id: 9) }
            })
        table.adapter.selectedRows = [RowID(2, in: "s")]
        #expect(chosen == [2] && lit == [])
        let restoration = table.adapter.restoration
        table.adapter.setExpanded(true, section: "s")
        table.screen.settle()
        #expect(lit == [1])
        table.adapter.setExpanded(false, section: "s")
        table.screen.settle()
        table.tap(0, 1)
        #expect(chosen == [9])
        table.adapter.restore(restoration)
        #expect(chosen == [2] && lit == [])
    }

    @Test("rows can be selected by id, and unknown ids are ignored")
    func setByID() {
        table.adapter.selectionMode = .multiple
        show([1, 2, 3])
        table.adapter.selectedRows = [RowID(2, in: "s"), RowID(7, in: "s"), RowID(3, in: "t")]
        #expect(chosen == [2] && lit == [1])
        table.adapter.selectAll()
        #expect(chosen == [1, 2, 3] && lit == [0, 1, 2])
    }

    @Test("rows selected while editing perform no actions, and are deselected when editing ends")
    func editing() {
        var acted: [Int] = []
        table.adapter.selectionModeWhileEditing = .multiple
        table.render(Form { Section(id: "s") { for id in 0..<3 { Item(id: id).onSelect { acted.append(id) } } } })
        table.adapter.setEditing(true, animated: false)
        table.tap(1)
        table.tap(2)
        #expect(chosen == [1, 2] && acted == [])
        table.adapter.setEditing(false, animated: false)
        #expect(chosen == [] && lit == [])
        table.tap(0)
        #expect(acted == [0] && lit == [])
        table.adapter.setEditing(true, animated: false)
        #expect(chosen == [])
    }

    @Test("a row that cannot be selected still performs its action")
    func forbidden() {
        var acted = 0
        table.adapter.selectionMode = .multiple
        table.adapter.canSelect = { $0.id != AnyHashable(1) }
        table.render(Form { Section(id: "s") { for id in 0..<3 { Item(id: id).onSelect { acted += 1 } } } })
        table.tap(1)
        #expect(chosen == [] && lit == [] && acted == 1)
        table.tap(0)
        #expect(chosen == [0] && acted == 2)
    }
}
