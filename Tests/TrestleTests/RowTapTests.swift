import Testing
import TrestleTesting
import UIKit

@testable import Trestle

@Suite("Taps on rows", .serialized)
@MainActor
struct RowTapTests {
    @Test("a tap performs the action of the row and leaves no row selected", arguments: ListKind.allCases)
    func tap(kind: ListKind) {
        let list = AdapterScreen(kind)
        var tapped: [Int] = []
        list.render(
            Form { Section(id: "s") { for id in 0..<3 { Item(id: id).onSelect { tapped.append(id) } } } })
        list.tap(1)
        #expect(tapped == [1])
        #expect(list.listView.indexPathForSelectedRow == nil)
    }

    @Test("an action receives its target, which it does not keep alive", arguments: ListKind.allCases)
    func target(kind: ListKind) {
        final class Counter {
            var count = 0
        }
        let list = AdapterScreen(kind)
        weak var released: Counter?
        do {
            let counter = Counter()
            released = counter
            list.render(Form { Section(id: "s") { Item(id: 1).onSelect(counter) { $0.count += 1 } } })
            list.tap(0)
            #expect(counter.count == 1)
        }
        #expect(released == nil)
        list.tap(0)
    }

    @Test("a tap on a selected row deselects it and performs its action", arguments: ListKind.allCases)
    func deselect(kind: ListKind) {
        let list = AdapterScreen(kind)
        var log: [String] = []
        list.adapter.selectionMode = .multiple
        list.render(
            Form { Section(id: "s") { Item(id: 1).onSelect { log.append("on") }.onDeselect { log.append("off") } } })
        list.tap(0)
        #expect(log == ["on"])
        list.tap(0)
        #expect(log == ["on", "off"])
    }

    @Test(
        "the primary action is performed by a tap and by the Return key, but not by the arrow keys",
        arguments: ListKind.allCases)
    func primaryAction(kind: ListKind) {
        let list = AdapterScreen(kind)
        var performed: [Int] = []
        list.adapter.selectionMode = .single
        list.setSelectionFollowsFocus(true)
        list.render(
            Form { Section(id: "s") { for id in 0..<3 { Item(id: id).onPrimaryAction { performed.append(id) } } } })
        list.tap(1)
        #expect(performed == [1])
        list.screen.press(.keyboardDownArrow)
        #expect(performed == [1])
        list.screen.press(.keyboardReturnOrEnter)
        list.screen.settle()
        #expect(performed == [1, 2])
    }

    @Test("an asynchronous action receives its target, and a destination is made by it", arguments: ListKind.allCases)
    func otherTargets(kind: ListKind) async {
        @MainActor final class Presenter {
            var log: [String] = []
            let next = UIViewController()
        }
        let presenter = Presenter()
        let list = AdapterScreen(kind)
        list.render(
            Form {
                Section(id: "s") {
                    Item(id: 1).onSelect(presenter) { presenter in
                        await Task.yield()
                        presenter.log.append("asynchronous")
                    }
                    Item(id: 2).destination(presenter) { $0.next }
                }
            })
        list.tap(0)
        #expect(await list.screen.wait { presenter.log == ["asynchronous"] })
        list.tap(1)
        #expect(presenter.next.navigationController?.presentingViewController != nil)
    }

    @Test("a row without an action cannot be selected", arguments: ListKind.allCases)
    func noAction(kind: ListKind) {
        let list = AdapterScreen(kind)
        list.render(Form { Section(id: "s") { Item(id: 1) } })
        let rect = list.listView.rectForRow(at: IndexPath(row: 0, section: 0))
        list.screen.touchDown(at: CGPoint(x: rect.midX, y: rect.midY))
        list.screen.advance(by: 0.3)
        #expect(list.cell(0)?.isHighlighted == false)
        list.screen.touchUp(at: CGPoint(x: rect.midX, y: rect.midY))
        list.screen.settle()
        #expect(list.listView.indexPathForSelectedRow == nil)
    }

    @Test("the newest form's action is performed, even if no row was rendered again", arguments: ListKind.allCases)
    func newestAction(kind: ListKind) {
        let list = AdapterScreen(kind)
        var tapped: [String] = []
        func form(_ name: String) -> Form {
            Form { Section(id: "s") { Item(id: 1).onSelect { tapped.append(name) } } }
        }
        list.render(form("old"))
        list.render(form("new"))
        #expect(Item.renderings == [])
        list.tap(0)
        #expect(tapped == ["new"])
    }

    @Test("an action can remove its own row", arguments: ListKind.allCases)
    func removesItself(kind: ListKind) {
        let list = AdapterScreen(kind)
        var ids = [1, 2, 3]
        func show() {
            list.adapter.render(
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
        list.screen.settle()
        list.tap(1)
        #expect(list.shownTexts == ["1: ", "3: "])
        list.tap(0)
        #expect(list.shownTexts == ["3: "])
    }
}
