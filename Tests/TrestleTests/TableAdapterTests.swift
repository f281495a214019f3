import Testing
import TrestleTesting
import UIKit

@testable import Trestle

@Suite("The table adapter", .serialized)
@MainActor
struct TableAdapterTests {
    private func items(_ pairs: [(Int, String)], header: (any HeaderFooterComponent)? = nil) -> Form {
        Form { Section(id: "s", header: header) { for pair in pairs { Item(id: pair.0, text: pair.1) } } }
    }

    @Test("the table shows the sections and rows of a form")
    func shows() {
        let table = AdapterScreen()
        table.render(
            Form {
                Section(id: "a", header: Title("A"), footer: Title("End of A")) {
                    Word("one")
                    Number(id: 2)
                }
                Section(id: "b") { Word("three") }
            })
        #expect(table.tableView.numberOfSections == 2)
        #expect(table.shownTexts == ["one", "2", "three"])
        #expect(table.cell(0) is WordCell)
        #expect(table.cell(1) is NumberCell)
        #expect(table.screen.texts.contains("A"))
        #expect(table.screen.texts.contains("End of A"))
    }

    @Test("an equal form renders nothing")
    func equalForm() {
        let table = AdapterScreen()
        table.render(items([(1, "a"), (2, "b")]))
        #expect(Item.renderings == [1, 2])
        table.render(items([(1, "a"), (2, "b")]))
        #expect(Item.renderings == [])
    }

    @Test("other content with the same id is rendered in the same cell")
    func otherContent() {
        let table = AdapterScreen()
        table.render(items([(1, "a"), (2, "b"), (3, "c")]))
        let cell = table.cell(1)
        table.render(items([(1, "a"), (2, "new"), (3, "c")]))
        #expect(Item.renderings == [2])
        #expect(table.cell(1) === cell)
        #expect(table.shownTexts == ["1: a", "2: new", "3: c"])
    }

    @Test("a row with a new id is inserted, and only that row is rendered")
    func insertion() {
        let table = AdapterScreen()
        table.render(items([(1, "a"), (2, "b")]))
        let cells = [table.cell(0), table.cell(1)]
        table.render(items([(1, "a"), (9, "new"), (2, "b")]))
        #expect(Item.renderings == [9])
        #expect(table.shownTexts == ["1: a", "9: new", "2: b"])
        #expect(table.cell(0) === cells[0])
        #expect(table.cell(2) === cells[1])
    }

    @Test("a row that moves keeps its cell, and is rendered only if its content has changed", arguments: [false, true])
    func move(changes: Bool) {
        let table = AdapterScreen()
        table.render(items([(1, "a"), (2, "b"), (3, "c")]))
        let cell = table.cell(0)
        table.render(items([(2, "b"), (3, "c"), (1, changes ? "z" : "a")]))
        #expect(Item.renderings == (changes ? [1] : []))
        #expect(table.cell(2) === cell)
        #expect(table.shownTexts == ["2: b", "3: c", changes ? "1: z" : "1: a"])
    }

    @Test("a row that moves to another section keeps its cell")
    func moveAcross() {
        let table = AdapterScreen()
        func form(_ a: [Int], _ b: [Int]) -> Form {
            Form {
                Section(id: "a") { for id in a { Item(id: id) } }
                Section(id: "b") { for id in b { Item(id: id) } }
            }
        }
        table.render(form([1, 2], [3]))
        let cell = table.cell(0, 0)
        table.render(form([2], [3, 1]))
        #expect(Item.renderings == [])
        #expect(table.cell(1, 1) === cell)
    }

    @Test("a section can move while its rows are inserted, deleted and changed")
    func movingSection() {
        let table = AdapterScreen()
        func form(_ sections: [(String, [Int], String)]) -> Form {
            Form {
                for (id, rows, text) in sections {
                    Section(id: id) { for row in rows { Item(id: row, text: text) } }
                }
            }
        }
        table.render(form([("a", [1, 2], "x"), ("b", [3], "x"), ("c", [4, 5], "x")]))
        table.render(form([("c", [6, 5, 4], "y"), ("d", [7], "y"), ("a", [2, 8], "x")]), animated: true)
        #expect(
            table.shownTexts == ["6: y", "5: y", "4: y", "7: y", "2: x", "8: x"])
        #expect(!Item.renderings.contains(2))
    }

    @Test("a row whose component changes its type gets another cell")
    func otherType() {
        let table = AdapterScreen()
        table.render(
            Form {
                Section(id: "s") {
                    Word("a").id(1); Word("b").id(2)
                }
            })
        table.render(
            Form {
                Section(id: "s") {
                    Word("a").id(1); Number(id: 2)
                }
            })
        #expect(Word.renderings == [])
        #expect(Number.renderings == [2])
        #expect(table.cell(1) is NumberCell)
        #expect(table.shownTexts == ["a", "2"])
    }

    @Test("accessories are removed from reused cells")
    func accessories() {
        let table = AdapterScreen()
        table.render(
            Form {
                Section(id: "s") {
                    Word("a").accessory(.checkmark); Word("b")
                }
            })
        #expect(table.cell(0)?.accessoryType == .checkmark)
        #expect(table.cell(1)?.accessoryType == UITableViewCell.AccessoryType.none)
        table.render(
            Form {
                Section(id: "s") {
                    Word("a"); Word("b").accessory(.disclosureIndicator)
                }
            })
        #expect(table.cell(0)?.accessoryType == UITableViewCell.AccessoryType.none)
        #expect(table.cell(1)?.accessoryType == .disclosureIndicator)
    }

    @Test("row heights are updated when they change")
    func heights() {
        let table = AdapterScreen()
        func form(_ height: CGFloat) -> Form {
            Form {
                Section(id: "s") {
                    Word("a").height(height); Word("b")
                }
            }
        }
        table.render(form(30))
        #expect(table.cell(0)?.frame.height == 30)
        #expect(table.cell(1)?.frame.minY == 30)
        table.render(form(100))
        #expect(Word.renderings == [])
        #expect(table.cell(0)?.frame.height == 100)
        #expect(table.cell(1)?.frame.minY == 100)
    }

    @Test("a row whose height changed offscreen has its new height when it is displayed again")
    func heightsOffScreen() {
        let table = AdapterScreen()
        func form(_ height: CGFloat) -> Form {
            Form {
                Section(id: "s") {
                    Patch(height: height).id("patch")
                    for id in 0..<50 { Item(id: id) }
                }
            }
        }
        table.render(form(100))
        #expect(table.cell(0)?.frame.height == 100)
        table.tableView.scrollToRow(at: IndexPath(row: 50, section: 0), at: .bottom, animated: false)
        table.screen.settle()
        table.render(form(60))
        table.tableView.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
        table.screen.settle()
        #expect(table.cell(0)?.frame.height == 60)
        #expect(table.cell(1)?.frame.minY == 60)
    }

    @Test("a table view without a window displays the newest form once it is in one")
    func withoutWindow() {
        let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
        let adapter = TableAdapter(tableView)
        var completions: [Bool] = []
        adapter.render(items([(1, "a")])) { completions.append($0) }
        adapter.render(items([(2, "b")])) { completions.append($0) }
        #expect(completions == [true, true])
        let screen = HeadlessScreen()
        screen.show(tableView)
        #expect(tableView.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.text == "2: b")
        withExtendedLifetime(adapter) {}
    }

    @Test("a form can be rendered before there is a table view, and in another table view later")
    func anotherTable() {
        let adapter = TableAdapter()
        adapter.render(items([(1, "a")]))
        let (first, second) = (UITableView(), UITableView())
        adapter.tableView = first
        #expect(first.numberOfSections == 1)
        adapter.tableView = second
        #expect(first.dataSource == nil)
        #expect(second.numberOfRows(inSection: 0) == 1)
    }

    @Test("of the forms rendered during a render, only the newest is displayed afterwards")
    func reentrance() {
        let table = AdapterScreen()
        table.render(items([(1, "a")]))
        var order: [String] = []
        Item.whenRendered = { item in
            guard item.id == 2 else { return }
            Item.whenRendered = nil
            table.adapter.render(self.items([(3, "never")])) { _ in order.append("three") }
            table.adapter.render(self.items([(4, "d")])) { _ in order.append("four") }
        }
        table.adapter.render(items([(2, "b")]), animated: false) { _ in order.append("two") }
        table.screen.settle()
        #expect(table.shownTexts == ["4: d"])
        #expect(order == ["two", "three", "four"])
        #expect(!Item.renderings.contains(3))
    }

    @Test("the completion handler is called when the table view shows the form")
    func completion() {
        let table = AdapterScreen()
        var finished: [Bool] = []
        table.adapter.render(items([(1, "a")]), animated: true) { finished.append($0) }
        table.screen.settle()
        table.adapter.render(items([(1, "b"), (2, "c")]), animated: true) { finished.append($0) }
        table.screen.settle()
        table.adapter.render(items([(1, "b"), (2, "c")]), animated: true) { finished.append($0) }
        #expect(finished == [true, true, true])
    }
}
