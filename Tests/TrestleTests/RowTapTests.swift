import Testing
import TrestleTesting
import UIKit

@testable import Trestle

@Suite("Taps on rows", .serialized)
@MainActor
struct RowTapTests {
    @Test("a tap performs the action of the row and leaves no row selected")
    func tap() {
        let table = AdapterScreen()
        var tapped: [Int] = []
        table.render(
            Form { Section(id: "s") { for id in 0..<3 { Item(id: id).onSelect { tapped.append(id) } } } })
        table.tap(1)
        #expect(tapped == [1])
        #expect(table.tableView.indexPathForSelectedRow == nil)
    }

    @Test("an action receives its target, which it does not keep alive")
    func target() {
        final class Counter {
            var count = 0
        }
        let table = AdapterScreen()
        weak var released: Counter?
        do {
            let counter = Counter()
            released = counter
            table.render(Form { Section(id: "s") { Item(id: 1).onSelect(counter) { $0.count += 1 } } })
            table.tap(0)
            #expect(counter.count == 1)
        }
        #expect(released == nil)
        table.tap(0)
    }

    @Test("a tap on a selected row deselects it and performs its action")
    func deselect() {
        let table = AdapterScreen()
        var log: [String] = []
        table.adapter.selectionMode = .multiple
        table.render(
            Form { Section(id: "s") { Item(id: 1).onSelect { log.append("on") }.onDeselect { log.append("off") } } })
        table.tap(0)
        #expect(log == ["on"])
        table.tap(0)
        #expect(log == ["on", "off"])
    }

    @Test("the primary action is performed by a tap and by the Return key, but not by the arrow keys")
    func primaryAction() {
        let table = AdapterScreen()
        var performed: [Int] = []
        table.adapter.selectionMode = .single
        table.tableView.selectionFollowsFocus = true
        table.render(
            Form { Section(id: "s") { for id in 0..<3 { Item(id: id).onPrimaryAction { performed.append(id) } } } })
        table.tap(1)
        #expect(performed == [1])
        table.screen.press(.keyboardDownArrow)
        #expect(performed == [1])
        table.screen.press(.keyboardReturnOrEnter)
        table.screen.settle()
        #expect(performed == [1, 2])
    }

    @Test("an asynchronous action receives its target, and a destination is made by it")
    func otherTargets() async {
        @MainActor final class Presenter {
            var log: [String] = []
            let next = UIViewController()
        }
        let presenter = Presenter()
        let table = AdapterScreen()
        table.render(
            Form {
                Section(id: "s") {
                    Item(id: 1).onSelect(presenter) { presenter in
                        await Task.yield()
                        presenter.log.append("asynchronous")
                    }
                    Item(id: 2).destination(presenter) { $0.next }
                }
            })
        table.tap(0)
        #expect(await table.screen.wait { presenter.log == ["asynchronous"] })
        table.tap(1)
        #expect(presenter.next.navigationController?.presentingViewController != nil)
    }

    @Test("a row without an action cannot be selected")
    func noAction() {
        let table = AdapterScreen()
        table.render(Form { Section(id: "s") { Item(id: 1) } })
        let rect = table.tableView.rectForRow(at: IndexPath(row: 0, section: 0))
        table.screen.touchDown(at: CGPoint(x: rect.midX, y: rect.midY))
        table.screen.advance(by: 0.3)
        #expect(table.cell(0)?.isHighlighted == false)
        table.screen.touchUp(at: CGPoint(x: rect.midX, y: rect.midY))
        table.screen.settle()
        #expect(table.tableView.indexPathForSelectedRow == nil)
    }

    @Test("the newest form's action is performed, even if no row was rendered again")
    func newestAction() {
        let table = AdapterScreen()
        var tapped: [String] = []
        func form(_ name: String) -> Form {
            Form { Section(id: "s") { Item(id: 1).onSelect { tapped.append(name) } } }
        }
        table.render(form("old"))
        table.render(form("new"))
        #expect(Item.renderings == [])
        table.tap(0)
        #expect(tapped == ["new"])
    }

    @Test("an action can remove its own row")
    func removesItself() {
        let table = AdapterScreen()
        var ids = [1, 2, 3]
        func show() {
            table.adapter.render(
                Form {
                    Section(id: "s") {
                        for id in ids {
                            Item(id: id).onSelect {
                                ids.removeAll { $0 == id }
                                show()
                            }
                        }
                    }
                })
        }
        show()
        table.screen.settle()
        table.tap(1)
        #expect(table.shownTexts == ["1: ", "3: "])
        table.tap(0)
        #expect(table.shownTexts == ["3: "])
    }
}
