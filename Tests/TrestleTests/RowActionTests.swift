import Testing
import TrestleTesting
import UIKit

@testable import Trestle

@Suite("Row actions", .serialized)
@MainActor
struct RowActionTests {
    private let list = AdapterScreen()
    private let log = Log()

    private final class Log {
        var entries: [String] = []
    }

    private func show(_ names: [String] = ["a", "b", "c"], _ change: (Row) -> Row) {
        list.render(Form { Section(id: "rows") { for name in names { change(Word(name).id(name)) } } })
    }

    private func swipe(_ row: Int, by way: CGFloat) {
        let y = list.listView.rectForRow(at: IndexPath(row: row, section: 0)).midY
        let start = CGPoint(x: way < 0 ? 300 : 20, y: y)
        list.screen.drag(from: start, to: CGPoint(x: start.x + way, y: y))
        list.screen.settle()
    }

    // MARK: Swipes

    @Test("a swipe reveals the row's actions, the first of them at the edge", arguments: ListKind.allCases)
    func trailingSwipe(kind: ListKind) {
        list.kind = kind
        show { row in
            row.trailingSwipe {
                .delete { log.entries.append("delete") }
                SwipeAction("Flag", color: .systemOrange) { log.entries.append("flag") }
            }
        }
        swipe(1, by: -160)
        #expect(list.screen.texts.contains("Flag") && list.screen.texts.contains("Delete"))
        list.screen.tap("Flag")
        list.screen.settle()
        #expect(log.entries == ["flag"] && !list.screen.texts.contains("Flag"))
    }

    @Test("a full swipe performs the first action, unless it is disabled", arguments: ListKind.allCases)
    func fullSwipe(kind: ListKind) {
        list.kind = kind
        show { row in row.leadingSwipe { SwipeAction("Read") { log.entries.append("read") } } }
        swipe(0, by: 290)
        #expect(log.entries == ["read"])
        show { row in
            row.leadingSwipe(performsFirstWithFullSwipe: false) { SwipeAction("Read") { log.entries.append("again") } }
        }
        swipe(0, by: 290)
        #expect(log.entries == ["read"])
    }

    @Test("a deletable row is deleted by a swipe and by the delete control", arguments: ListKind.allCases)
    func delete(kind: ListKind) {
        list.kind = kind
        var names = ["a", "b", "c"]
        func render() {
            list.adapter.render(
                Form {
                    Section(id: "rows") {
                        for name in names {
                            Word(name).id(name).onDelete("Remove") {
                                names.removeAll { $0 == name }
                                render()
                            }
                        }
                    }
                })
        }
        render()
        list.screen.settle()
        swipe(1, by: -120)
        list.screen.tap("Remove")
        list.screen.settle()
        #expect(list.shownTexts == ["a", "c"])
        list.adapter.setEditing(true, animated: false)
        list.screen.settle()
        list.screen.tap(at: CGPoint(x: 26, y: 22))
        list.screen.settle()
        list.screen.tap("Remove")
        list.screen.settle()
        #expect(list.shownTexts == ["c"])
    }

    @Test("a row without swipe actions cannot be swiped", arguments: ListKind.allCases)
    func plain(kind: ListKind) {
        list.kind = kind
        show { $0.onSelect { log.entries.append("tap") } }
        swipe(0, by: -160)
        #expect(list.cell(0)?.frame.minX == 0 && list.cell(0)?.contentView.frame.minX == 0)
        #expect(!list.screen.texts.contains("Delete"))
    }

    @Test("the insert control inserts a row", arguments: ListKind.allCases)
    func insert(kind: ListKind) {
        list.kind = kind
        show { $0.onInsert { log.entries.append("insert") } }
        list.adapter.setEditing(true, animated: false)
        list.screen.settle()
        list.screen.tap(at: CGPoint(x: 26, y: 22))
        list.screen.settle()
        #expect(log.entries == ["insert"])
    }

    @Test("a row is busy while its insert action runs, and does not run it again", arguments: ListKind.allCases)
    func insertLater(kind: ListKind) async throws {
        list.kind = kind
        let gate = AsyncStream<Void>.makeStream()
        show { row in
            row.onInsert {
                for await _ in gate.stream { break }
                log.entries.append("insert")
            }
        }
        list.adapter.setEditing(true, animated: false)
        list.screen.settle()
        list.screen.tap(at: CGPoint(x: 26, y: 22))
        list.screen.tap(at: CGPoint(x: 26, y: 22))
        let row = RowID("a", in: "rows")
        #expect(list.adapter.isBusy(row) && log.entries.isEmpty)
        if kind == .table {
            let tableView = list.tableView
            #expect(tableView.dataSource?.tableView?(tableView, canEditRowAt: IndexPath(row: 0, section: 0)) == false)
        }
        gate.continuation.yield()
        try await wait { !list.adapter.isBusy(row) }
        #expect(log.entries == ["insert"])
    }

    // MARK: Moving

    @Test(
        "a row is moved by its reorder control, and a form with the same move changes nothing",
        arguments: ListKind.allCases)
    func move(kind: ListKind) async throws {
        list.kind = kind
        var names = ["a", "b", "c", "d"]
        func form() -> Form {
            Form { Section(id: "rows") { for name in names { Word(name).id(name).movable() } } }
        }
        list.adapter.onMove = { move in
            names.insert(names.remove(at: move.source.row), at: move.destination.row)
            log.entries.append("\(move.row.id?.base ?? "-") \(move.source.row) to \(move.destination.row)")
            list.adapter.render(form()) { _ in log.entries.append("rendered") }
        }
        list.adapter.render(form(), animated: false, completion: nil)
        list.adapter.setEditing(true, animated: false)
        list.screen.settle()
        let cell = list.cell(0)
        list.screen.drag(from: CGPoint(x: 300, y: 22), to: CGPoint(x: 300, y: 115), duration: 0.5)
        list.screen.settle()
        #expect(log.entries.first == "a 0 to 2" && list.shownTexts == ["b", "c", "a", "d"])
        for _ in 0..<500 where log.entries.count < 2 {
            try await Task.sleep(for: .milliseconds(1))
            list.screen.advanceFrame()
        }
        list.screen.settle()
        #expect(log.entries == ["a 0 to 2", "rendered"] && list.shownTexts == ["b", "c", "a", "d"])
        #expect(list.cell(2) === cell)
    }

    @Test("rows without ids can be moved", arguments: ListKind.allCases)
    func moveWithoutIDs(kind: ListKind) {
        list.kind = kind
        func form(_ names: [String]) -> Form {
            Form { Section(id: "rows") { for name in names { Word(name).movable() } } }
        }
        list.adapter.onMove = { _ in }
        list.render(form(["a", "b", "c"]))
        let cell = list.cell(0)
        list.adapter.setEditing(true, animated: false)
        list.screen.settle()
        list.screen.drag(from: CGPoint(x: 300, y: 22), to: CGPoint(x: 300, y: 115), duration: 0.5)
        list.screen.settle()
        list.render(form(["b", "c", "a"]))
        #expect(list.shownTexts == ["b", "c", "a"] && list.cell(2) === cell && Word.renderings.isEmpty)
    }

    @Test("a row cannot be moved to a section that contains its id", arguments: ListKind.allCases)
    func moveBesideItself(kind: ListKind) {
        list.kind = kind
        list.adapter.onMove = { _ in }
        list.render(
            Form {
                Section(id: "first") { Word("a").id(1).movable() }
                Section(id: "second") { Word("b").id(1).movable() }
            })
        let (source, target) = (IndexPath(row: 0, section: 0), IndexPath(row: 0, section: 1))
        let answer = list.moveTarget(from: source, proposed: target)
        #expect(answer == source)
    }

    @Test("the last of two select actions counts, synchronous or not", arguments: ListKind.allCases)
    func laterAction(kind: ListKind) {
        list.kind = kind
        show { $0.onSelect { await Task.yield() }.onSelect { log.entries.append("tap") } }
        list.tap(0)
        #expect(log.entries == ["tap"] && !list.adapter.isBusy(RowID("a", in: "rows")))
        let row = Word("a").onSelect {}.onSelect { await Task.yield() }
        #expect(row.onSelect == nil && row.attributes?.asyncSelect != nil)
    }

    @Test("rows without onMove or movable() have no reorder control", arguments: ListKind.allCases)
    func notMovable(kind: ListKind) {
        list.kind = kind
        show { $0.movable() }
        let path = IndexPath(row: 0, section: 0)
        #expect(list.canMoveRow(at: path) == false)
        list.adapter.onMove = { _ in }
        #expect(list.canMoveRow(at: path) == true)
        show { $0 }
        #expect(list.canMoveRow(at: path) == false)
    }

    // MARK: Asynchronous actions

    @Test(
        "a row is busy while its action runs: it shows an activity indicator and cannot be tapped",
        arguments: ListKind.allCases)
    func busy(kind: ListKind) async throws {
        list.kind = kind
        let gate = AsyncStream<Void>.makeStream()
        show { row in
            row.onSelect {
                log.entries.append("begin")
                for await _ in gate.stream { break }
                log.entries.append("end")
            }
        }
        let row = RowID("a", in: "rows")
        list.tap(0)
        list.tap(0)
        #expect(list.adapter.isBusy(row) && list.cell(0)?.accessoryView is UIActivityIndicatorView)
        try await wait { log.entries == ["begin"] }
        show(["z", "a"]) { $0.onSelect { log.entries.append("tap") } }
        #expect(list.cell(1)?.accessoryView is UIActivityIndicatorView && list.cell(0)?.accessoryView == nil)
        gate.continuation.yield()
        try await wait { !list.adapter.isBusy(row) }
        #expect(log.entries == ["begin", "end"] && list.cell(1)?.accessoryView == nil)
        list.tap(1)
        #expect(log.entries == ["begin", "end", "tap"])
    }

    private func wait(until condition: () -> Bool) async throws {
        for _ in 0..<1_000 where !condition() { try await Task.sleep(for: .milliseconds(1)) }
        #expect(condition())
    }

    // MARK: Other actions

    @Test("a row shows its context menu", arguments: ListKind.allCases)
    func menu(kind: ListKind) {
        list.kind = kind
        show { row in
            row.contextMenu { [UIAction(title: "Copy") { _ in log.entries.append("copy") }] }
        }
        list.screen.longPress(at: CGPoint(x: 100, y: 66))
        list.screen.settle()
        list.screen.tap("Copy")
        list.screen.settle()
        #expect(log.entries == ["copy"])
    }

    @Test(
        "a row is notified when it appears, disappears, is highlighted, and when its detail button is tapped",
        arguments: ListKind.allCases)
    func life(kind: ListKind) {
        list.kind = kind
        show { row in
            row.onSelect {}
                .accessory(.detailButton)
                .onAppear { log.entries.append("comes") }
                .onDisappear { log.entries.append("goes") }
                .onHighlight { log.entries.append("lit \($0)") }
                .onAccessoryTap { log.entries.append("detail") }
        }
        #expect(log.entries == ["comes", "comes", "comes"])
        log.entries = []
        list.tap(0)
        #expect(log.entries == ["lit true", "lit false"])
        log.entries = []
        list.screen.tap(at: CGPoint(x: 296, y: 22))
        list.screen.settle()
        #expect(log.entries.filter { !$0.hasPrefix("lit") } == ["detail"])
        log.entries = []
        list.render(.empty)
        #expect(log.entries == ["goes", "goes", "goes"])
    }

    @Test("rows prefetch their data, and cancel prefetching", arguments: ListKind.allCases)
    func prefetch(kind: ListKind) {
        list.kind = kind
        show((0..<200).map(String.init)) { row in
            row.height(44).onPrefetch {
                log.entries.append("fetch")
            } cancel: {
                log.entries.append("cancel")
            }
        }
        list.screen.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 100))
        list.screen.settle()
        #expect(log.entries.contains("fetch"))
    }

    @Test("the appearance of a row is removed from a reused cell", arguments: ListKind.allCases)
    func look(kind: ListKind) {
        list.kind = kind
        show(["a"]) {
            $0.separator(.hidden).indentation(2, width: 20).background(.systemYellow)
        }
        #expect(list.cell(0)?.separatorInset.right == .greatestFiniteMagnitude)
        #expect(list.cell(0)?.indentationLevel == 2 && list.cell(0)?.indentationWidth == 20)
        #expect(list.background(0)?.backgroundColor == .systemYellow)
        show(["a"]) { $0 }
        #expect(list.cell(0)?.separatorInset.right != .greatestFiniteMagnitude)
        #expect(list.cell(0)?.indentationLevel == 0 && list.cell(0)?.indentationWidth == 10)
        #expect(list.background(0) == .listPlainCell())
    }

    @Test("in right-to-left layouts, separators begin at the right", arguments: ListKind.allCases)
    func separatorFromRightToLeft(kind: ListKind) {
        list.kind = kind
        let screen = HeadlessScreen(
            size: CGSize(width: 320, height: 200), scale: 1, safeAreaInsets: .zero, layoutDirection: .rightToLeft)
        let controller = FormViewController(style: .plain)
        screen.show(controller)
        controller.adapter.render(
            Form { for word in ["a", "b"] { Word(word).height(50).separator(.inset(leading: 100, trailing: 20)) } },
            animated: false)
        screen.settle()
        let picture = screen.picture
        let (line, ground) = (picture.pixel(150, 49), picture.pixel(5, 49))
        #expect(line != ground)
        #expect(picture.pixel(25, 49) == line)
        #expect(picture.pixel(250, 49) == ground)
    }

    @Test("the description of a row contains its actions")
    func description() {
        let row = Word("a").id(1).movable().onDelete {}.contextMenu { [] }
        #expect(row.debugDescription.hasSuffix("id 1 · onDelete · contextMenu · movable"))
    }

    @Test("changing a copy of a row leaves the row unchanged")
    func copies() {
        let first = Word("a").onInsert {}
        let second = first.separator(.hidden)
        #expect(first.appearance.separator == .automatic && second.appearance.separator == .hidden)
        #expect(second.attributes?.onInsert != nil)
    }
}
