import Testing
import TrestleTesting
import UIKit

@testable import Trestle

@Suite("Row actions", .serialized)
@MainActor
struct RowActionTests {
    private let table = AdapterScreen()
    private let log = Log()

    private final class Log {
        var entries: [String] = []
    }

    private func show(_ names: [String] = ["a", "b", "c"], _ change: (Row) -> Row) {
        table.render(Form { Section(id: "rows") { for name in names { change(Word(name).id(name)) } } })
    }

    private func swipe(_ row: Int, by way: CGFloat) {
        let y = table.tableView.rectForRow(at: IndexPath(row: row, section: 0)).midY
        let start = CGPoint(x: way < 0 ? 300 : 20, y: y)
        table.screen.drag(from: start, to: CGPoint(x: start.x + way, y: y))
        table.screen.settle()
    }

    // MARK: Swipes

    @Test("a swipe reveals the row's actions, the first of them at the edge")
    func trailingSwipe() {
        show { row in
            row.trailingSwipe {
                .delete { log.entries.append("delete") }
                SwipeAction("Flag", color: .systemOrange) { log.entries.append("flag") }
            }
        }
        swipe(1, by: -160)
        #expect(table.screen.texts.contains("Flag") && table.screen.texts.contains("Delete"))
        table.screen.tap("Flag")
        table.screen.settle()
        #expect(log.entries == ["flag"] && !table.screen.texts.contains("Flag"))
    }

    @Test("a full swipe performs the first action, unless it is disabled")
    func fullSwipe() {
        show { row in row.leadingSwipe { SwipeAction("Read") { log.entries.append("read") } } }
        swipe(0, by: 290)
        #expect(log.entries == ["read"])
        show { row in
            row.leadingSwipe(performsFirstWithFullSwipe: false) { SwipeAction("Read") { log.entries.append("again") } }
        }
        swipe(0, by: 290)
        #expect(log.entries == ["read"])
    }

    @Test("a deletable row is deleted by a swipe and by the delete control")
    func delete() {
        var names = ["a", "b", "c"]
        func render() {
            table.adapter.render(
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
        table.screen.settle()
        swipe(1, by: -120)
        table.screen.tap("Remove")
        table.screen.settle()
        #expect(table.shownTexts == ["a", "c"])
        table.adapter.setEditing(true, animated: false)
        table.screen.settle()
        table.screen.tap(at: CGPoint(x: 26, y: 22))
        table.screen.settle()
        table.screen.tap("Remove")
        table.screen.settle()
        #expect(table.shownTexts == ["c"])
    }

    @Test("a row without swipe actions cannot be swiped")
    func plain() {
        show { $0.onSelect { log.entries.append("tap") } }
        swipe(0, by: -160)
        #expect(table.cell(0)?.frame.minX == 0 && table.cell(0)?.contentView.frame.minX == 0)
        #expect(!table.screen.texts.contains("Delete"))
    }

    @Test("the insert control inserts a row")
    func insert() {
        show { $0.onInsert { log.entries.append("insert") } }
        table.adapter.setEditing(true, animated: false)
        table.screen.settle()
        table.screen.tap(at: CGPoint(x: 26, y: 22))
        table.screen.settle()
        #expect(log.entries == ["insert"])
    }

    @Test("a row is busy while its insert action runs, and does not run it again")
    func insertLater() async throws {
        let gate = AsyncStream<Void>.makeStream()
        show { row in
            row.onInsert {
                for await _ in gate.stream { break }
                log.entries.append("insert")
            }
        }
        table.adapter.setEditing(true, animated: false)
        table.screen.settle()
        table.screen.tap(at: CGPoint(x: 26, y: 22))
        table.screen.tap(at: CGPoint(x: 26, y: 22))
        let row = RowID("a", in: "rows")
        #expect(table.adapter.isBusy(row) && log.entries.isEmpty)
        #expect(!table.adapter.proxy.tableView(table.tableView, canEditRowAt: IndexPath(row: 0, section: 0)))
        gate.continuation.yield()
        try await wait { !table.adapter.isBusy(row) }
        #expect(log.entries == ["insert"])
    }

    // MARK: Moving

    @Test("a row is moved by its reorder control, and a form with the same move changes nothing")
    func move() async throws {
        var names = ["a", "b", "c", "d"]
        func form() -> Form {
            Form { Section(id: "rows") { for name in names { Word(name).id(name).movable() } } }
        }
        table.adapter.onMove = { move in
            names.insert(names.remove(at: move.source.row), at: move.destination.row)
            log.entries.append("\(move.row.id?.base ?? "-") \(move.source.row) to \(move.destination.row)")
            table.adapter.render(form()) { _ in log.entries.append("rendered") }
        }
        table.adapter.render(form(), animated: false, completion: nil)
        table.adapter.setEditing(true, animated: false)
        table.screen.settle()
        let cell = table.cell(0)
        table.screen.drag(from: CGPoint(x: 300, y: 22), to: CGPoint(x: 300, y: 115), duration: 0.5)
        table.screen.settle()
        #expect(log.entries.first == "a 0 to 2" && table.shownTexts == ["b", "c", "a", "d"])
        for _ in 0..<500 where log.entries.count < 2 {
            try await Task.sleep(for: .milliseconds(1))
            table.screen.advanceFrame()
        }
        table.screen.settle()
        #expect(log.entries == ["a 0 to 2", "rendered"] && table.shownTexts == ["b", "c", "a", "d"])
        #expect(table.cell(2) === cell)
    }

    @Test("rows without ids can be moved")
    func moveWithoutIDs() {
        func form(_ names: [String]) -> Form {
            Form { Section(id: "rows") { for name in names { Word(name).movable() } } }
        }
        table.adapter.onMove = { _ in }
        table.render(form(["a", "b", "c"]))
        let cell = table.cell(0)
        table.adapter.setEditing(true, animated: false)
        table.screen.settle()
        table.screen.drag(from: CGPoint(x: 300, y: 22), to: CGPoint(x: 300, y: 115), duration: 0.5)
        table.screen.settle()
        table.render(form(["b", "c", "a"]))
        #expect(table.shownTexts == ["b", "c", "a"] && table.cell(2) === cell && Word.renderings.isEmpty)
    }

    @Test("a row cannot be moved to a section that contains its id")
    func moveBesideItself() {
        table.adapter.onMove = { _ in }
        table.render(
            Form {
                Section(id: "first") { Word("a").id(1).movable() }
                Section(id: "second") { Word("b").id(1).movable() }
            })
        let (source, target) = (IndexPath(row: 0, section: 0), IndexPath(row: 0, section: 1))
        let answer = table.adapter.proxy.tableView(
            table.tableView, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: target)
        #expect(answer == source)
    }

    @Test("the last of two select actions counts, synchronous or not")
    func laterAction() {
        show { $0.onSelect { await Task.yield() }.onSelect { log.entries.append("tap") } }
        table.tap(0)
        #expect(log.entries == ["tap"] && !table.adapter.isBusy(RowID("a", in: "rows")))
        let row = Word("a").onSelect {}.onSelect { await Task.yield() }
        #expect(row.onSelect == nil && row.attributes?.asyncSelect != nil)
    }

    @Test("rows without onMove or movable() have no reorder control")
    func notMovable() {
        show { $0.movable() }
        let path = IndexPath(row: 0, section: 0)
        #expect(!table.adapter.proxy.tableView(table.tableView, canMoveRowAt: path))
        table.adapter.onMove = { _ in }
        #expect(table.adapter.proxy.tableView(table.tableView, canMoveRowAt: path))
        show { $0 }
        #expect(!table.adapter.proxy.tableView(table.tableView, canMoveRowAt: path))
    }

    // MARK: Asynchronous actions

    @Test("a row is busy while its action runs: it shows an activity indicator and cannot be tapped")
    func busy() async throws {
        let gate = AsyncStream<Void>.makeStream()
        show { row in
            row.onSelect {
                log.entries.append("begin")
                for await _ in gate.stream { break }
                log.entries.append("end")
            }
        }
        let row = RowID("a", in: "rows")
        table.tap(0)
        table.tap(0)
        #expect(table.adapter.isBusy(row) && table.cell(0)?.accessoryView is UIActivityIndicatorView)
        try await wait { log.entries == ["begin"] }
        show(["z", "a"]) { $0.onSelect { log.entries.append("tap") } }
        #expect(table.cell(1)?.accessoryView is UIActivityIndicatorView && table.cell(0)?.accessoryView == nil)
        gate.continuation.yield()
        try await wait { !table.adapter.isBusy(row) }
        #expect(log.entries == ["begin", "end"] && table.cell(1)?.accessoryView == nil)
        table.tap(1)
        #expect(log.entries == ["begin", "end", "tap"])
    }

    private func wait(until condition: () -> Bool) async throws {
        for _ in 0..<1_000 where !condition() { try await Task.sleep(for: .milliseconds(1)) }
        #expect(condition())
    }

    // MARK: Other actions

    @Test("a row shows its context menu")
    func menu() {
        show { row in
            row.contextMenu { [UIAction(title: "Copy") { _ in log.entries.append("copy") }] }
        }
        table.screen.longPress(at: CGPoint(x: 100, y: 66))
        table.screen.settle()
        table.screen.tap("Copy")
        table.screen.settle()
        #expect(log.entries == ["copy"])
    }

    @Test("a row is notified when it appears, disappears, is highlighted, and when its detail button is tapped")
    func life() {
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
        table.tap(0)
        #expect(log.entries == ["lit true", "lit false"])
        log.entries = []
        table.screen.tap(at: CGPoint(x: 296, y: 22))
        table.screen.settle()
        #expect(log.entries.filter { !$0.hasPrefix("lit") } == ["detail"])
        log.entries = []
        table.render(.empty)
        #expect(log.entries == ["goes", "goes", "goes"])
    }

    @Test("rows prefetch their data, and cancel prefetching")
    func prefetch() {
        show((0..<200).map(String.init)) { row in
            row.height(44).onPrefetch {
                log.entries.append("fetch")
            } cancel: {
                log.entries.append("cancel")
            }
        }
        table.screen.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 100))
        table.screen.settle()
        #expect(log.entries.contains("fetch"))
    }

    @Test("the appearance of a row is removed from a reused cell")
    func look() {
        show(["a"]) {
            $0.separator(.hidden).indentation(2, width: 20).background(.systemYellow)
        }
        #expect(table.cell(0)?.separatorInset.right == .greatestFiniteMagnitude)
        #expect(table.cell(0)?.indentationLevel == 2 && table.cell(0)?.indentationWidth == 20)
        #expect(table.cell(0)?.backgroundConfiguration?.backgroundColor == .systemYellow)
        show(["a"]) { $0 }
        #expect(table.cell(0)?.separatorInset.right != .greatestFiniteMagnitude)
        #expect(table.cell(0)?.indentationLevel == 0 && table.cell(0)?.indentationWidth == 10)
        #expect(table.cell(0)?.backgroundConfiguration == .listPlainCell())
    }

    @Test("in right-to-left layouts, separators begin at the right")
    func separatorFromRightToLeft() {
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
