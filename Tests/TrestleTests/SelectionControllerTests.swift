import Testing
import TrestleTesting
import UIKit

@testable import Trestle

@Suite("Selection of rows", .serialized)
@MainActor
struct SelectionControllerTests {
    private let list = AdapterScreen()

    private func show(_ ids: [Int], texts: String = "", animated: Bool = false) {
        list.render(
            Form { Section(id: "s") { for id in ids { Item(id: id, text: texts) } } }, animated: animated)
    }

    private var chosen: [Int] { list.adapter.selectedRows.compactMap { $0.id?.base as? Int }.sorted() }

    private var lit: [Int] { (list.listView.indexPathsForSelectedRows ?? []).map(\.row).sorted() }

    @Test(
        "in single selection, the last tapped row is selected and each change is reported", arguments: ListKind.allCases
    )
    func single(kind: ListKind) {
        list.kind = kind
        var told: [[Int]] = []
        list.adapter.selectionMode = .single
        list.adapter.onSelectionChange = { told.append($0.compactMap { $0.id?.base as? Int }.sorted()) }
        show([1, 2, 3])
        list.tap(0)
        #expect(chosen == [1] && lit == [0])
        list.tap(2)
        #expect(chosen == [3] && lit == [2])
        #expect(told.last == [3])
    }

    @Test(
        "a row whose selection is disabled is not selected, and its action runs nevertheless",
        arguments: ListKind.allCases)
    func disabled(kind: ListKind) {
        list.kind = kind
        var tapped = 0
        list.adapter.selectionMode = .multiple
        list.render(
            Form {
                Section(id: "s") {
                    Item(id: 1)
                    Item(id: 2).selectionDisabled().onSelect { tapped += 1 }
                    Item(id: 3).selectionDisabled()
                }
            })
        for row in 0..<3 { list.tap(row) }
        #expect(chosen == [1] && lit == [0] && tapped == 1)
        list.adapter.selectAll()
        #expect(chosen == [1])
    }

    @Test(
        "in multiple selection, rows are selected by taps and deselected by second taps", arguments: ListKind.allCases)
    func several(kind: ListKind) {
        list.kind = kind
        list.adapter.selectionMode = .multiple
        show([1, 2, 3])
        list.tap(0)
        list.tap(2)
        #expect(chosen == [1, 3] && lit == [0, 2])
        list.tap(0)
        #expect(chosen == [3] && lit == [2])
    }

    @Test(
        "a selected row stays selected when it moves and changes, and is deselected when it is removed",
        arguments: [false, true])
    func survives(animated: Bool) {
        list.adapter.selectionMode = .multiple
        show([1, 2, 3, 4])
        list.tap(1)
        list.tap(3)
        show([4, 5, 1, 2], texts: "new", animated: animated)
        #expect(chosen == [2, 4] && lit == [0, 3])
        var told: [[Int]] = []
        list.adapter.onSelectionChange = { told.append($0.compactMap { $0.id?.base as? Int }.sorted()) }
        show([5, 1, 2], animated: animated)
        #expect(chosen == [2] && lit == [2])
        #expect(told == [[2]])
    }

    @Test("a selected row of a lazy section stays selected when the section is reloaded", arguments: ListKind.allCases)
    func lazyReload(kind: ListKind) {
        list.kind = kind
        list.adapter.selectionMode = .single
        func form(_ data: some RandomAccessCollection<Int>) -> Form {
            Form { Section(id: "s", data: data, id: \.self) { Item(id: $0) } }
        }
        list.render(form(0..<50))
        list.tap(2)
        list.render(form([9, 8, 2, 1]))
        #expect(chosen == [2] && lit == [2])
    }

    @Test("a selected row that moves to another section stays selected", arguments: ListKind.allCases)
    func otherSection(kind: ListKind) {
        list.kind = kind
        list.adapter.selectionMode = .single
        func form(_ first: [Int], _ second: [Int]) -> Form {
            Form {
                Section(id: "a") { for id in first { Item(id: id) } }
                Section(id: "b") { for id in second { Item(id: id) } }
            }
        }
        list.render(form([1, 2], [3]))
        list.tap(1)
        list.render(form([1], [3, 2]))
        #expect(list.adapter.selectedRows == [RowID(2, in: "b")])
        #expect(list.listView.indexPathForSelectedRow == IndexPath(row: 1, section: 1))
    }

    @Test(
        "a selected row stays selected while its section is collapsed, unless it is removed", arguments: [false, true])
    func closed(isLazy: Bool) {
        var told: [[Int]] = []
        list.adapter.selectionMode = .multiple
        list.adapter.onSelectionChange = { told.append($0.compactMap { $0.id(as: Int.self) }.sorted()) }
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
            list.adapter.setExpanded(isExpanded, section: "s")
            list.screen.settle()
        }
        list.render(form([1, 2, 3]))
        list.tap(0)
        list.tap(2)
        setExpanded(false)
        #expect(chosen == [1, 3] && lit == [] && told.last == [1, 3])
        list.tap(0, 1)
        list.adapter.selectAll()
        #expect(chosen == [1, 3, 9] && lit == [0])
        setExpanded(true)
        #expect(chosen == [1, 3, 9])
        #expect(
            list.listView.indexPathsForSelectedRows?.sorted() == [
                IndexPath(row: 0, section: 0), IndexPath(row: 2, section: 0), IndexPath(row: 0, section: 1),
            ])
        setExpanded(false)
        list.render(form([3, 2]))
        #expect(chosen == [3, 9] && told.last == [3, 9])
        setExpanded(true)
        #expect(list.listView.indexPathsForSelectedRows?.contains(IndexPath(row: 0, section: 0)) == true)
    }

    @Test(
        "rows of a collapsed section can be selected by id, and a tap elsewhere deselects a single row",
        arguments: ListKind.allCases)
    func chosenWhileClosed(kind: ListKind) {
        list.kind = kind
        list.adapter.selectionMode = .single
        list.render(
            Form {
                Section(id: "s", header: Title("s")) { for id in 1...3 { Item(id: id) } }
                    .collapsible(startsExpanded: false)
                Section(id: "t") { Item(id: 9) }
            })
        list.adapter.selectedRows = [RowID(2, in: "s")]
        #expect(chosen == [2] && lit == [])
        let restoration = list.adapter.restoration
        list.adapter.setExpanded(true, section: "s")
        list.screen.settle()
        #expect(lit == [1])
        list.adapter.setExpanded(false, section: "s")
        list.screen.settle()
        list.tap(0, 1)
        #expect(chosen == [9])
        list.adapter.restore(restoration)
        #expect(chosen == [2] && lit == [])
    }

    @Test("rows can be selected by id, and unknown ids are ignored", arguments: ListKind.allCases)
    func setByID(kind: ListKind) {
        list.kind = kind
        list.adapter.selectionMode = .multiple
        show([1, 2, 3])
        list.adapter.selectedRows = [RowID(2, in: "s"), RowID(7, in: "s"), RowID(3, in: "t")]
        #expect(chosen == [2] && lit == [1])
        list.adapter.selectAll()
        #expect(chosen == [1, 2, 3] && lit == [0, 1, 2])
    }

    @Test(
        "rows selected while editing perform no actions, and are deselected when editing ends",
        arguments: ListKind.allCases)
    func editing(kind: ListKind) {
        list.kind = kind
        var acted: [Int] = []
        list.adapter.selectionModeWhileEditing = .multiple
        list.render(Form { Section(id: "s") { for id in 0..<3 { Item(id: id).onSelect { acted.append(id) } } } })
        list.adapter.setEditing(true, animated: false)
        list.tap(1)
        list.tap(2)
        #expect(chosen == [1, 2] && acted == [])
        list.adapter.setEditing(false, animated: false)
        #expect(chosen == [] && lit == [])
        list.tap(0)
        #expect(acted == [0] && lit == [])
        list.adapter.setEditing(true, animated: false)
        #expect(chosen == [])
    }

    @Test("a row that cannot be selected still performs its action", arguments: ListKind.allCases)
    func forbidden(kind: ListKind) {
        list.kind = kind
        var acted = 0
        list.adapter.selectionMode = .multiple
        list.adapter.canSelect = { $0.id != AnyHashable(1) }
        list.render(Form { Section(id: "s") { for id in 0..<3 { Item(id: id).onSelect { acted += 1 } } } })
        list.tap(1)
        #expect(chosen == [] && lit == [] && acted == 1)
        list.tap(0)
        #expect(chosen == [0] && acted == 2)
    }
}
