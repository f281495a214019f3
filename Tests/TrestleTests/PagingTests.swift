import Foundation
import Testing
import TrestleTesting
import UIKit

@testable import Trestle

@Suite("Paging", .serialized)
@MainActor
struct PagingTests {
    private struct Trouble: LocalizedError {
        var errorDescription: String? { "The line is down" }
    }

    /// A list that loads ten rows at a time, when the test lets it.
    @MainActor
    private final class Pages {
        let table = AdapterScreen()
        var ids: [Int]
        var calls = 0
        var hasMore = true
        var error: (any Error)?
        var isLazy = false
        var isUpwards = false
        private var gate: CheckedContinuation<Void, Never>?

        init(_ ids: [Int]) {
            self.ids = ids
        }

        func show() {
            var section =
                isLazy
                ? Section(id: "s", data: ids, id: \.self) { Item(id: $0).height(40) }
                : Section(id: "s") { for id in ids { Item(id: id).height(40) } }
            if isUpwards {
                section = section.onReachStart(hasMore: hasMore) { [unowned self] in try await load() }
            } else {
                section = section.onReachEnd(hasMore: hasMore) { [unowned self] in try await load() }
            }
            table.adapter.render(Form { section })
            table.screen.settle()
        }

        private func load() async throws {
            calls += 1
            await withCheckedContinuation { gate = $0 }
            if let error { throw error }
            if isUpwards {
                ids = Array((ids[0] - 10)..<ids[0]) + ids
            } else {
                ids += (ids.last ?? -1) + 1..<(ids.last ?? -1) + 11
            }
            show()
        }

        /// Lets the call end that is under way, and waits until what follows from it has happened.
        func finish() async {
            await table.screen.wait { self.gate != nil }
            let gate = gate
            self.gate = nil
            gate?.resume()
            await pause()
        }

        /// Gives everything that was begun the time to happen.
        func pause() async {
            for _ in 0..<20 { await Task.yield() }
            table.screen.settle()
            for _ in 0..<20 { await Task.yield() }
        }

        func scrollToEnd() {
            let table = table.tableView
            table.setContentOffset(CGPoint(x: 0, y: table.contentSize.height - table.bounds.height), animated: false)
        }
    }

    @Test("nothing is loaded before the end is near, and then once, however one scrolls", arguments: [false, true])
    func once(isLazy: Bool) async {
        let pages = Pages(Array(0..<30))
        pages.isLazy = isLazy
        pages.show()
        await pages.pause()
        #expect(pages.calls == 0)
        for _ in 0..<3 {
            pages.scrollToEnd()
            pages.table.tableView.contentOffset.y = 0
            await pages.pause()
        }
        #expect(pages.calls == 1)
        await pages.finish()
        #expect(pages.ids.count == 40 && pages.calls == 1)
        pages.scrollToEnd()
        await pages.pause()
        #expect(pages.calls == 2)
        await pages.finish()
        #expect(pages.ids.count == 50)
    }

    @Test("a screen that is not full is filled page by page, and no further than half a screen beyond")
    func fills() async {
        let pages = Pages([])
        pages.show()
        for _ in 0..<2 { await pages.finish() }
        #expect(pages.calls == 2 || pages.calls == 3)
        await pages.table.screen.wait(limit: 0.05) { pages.calls > 2 }
        #expect(pages.calls == 2)
        #expect(pages.ids.count == 20)
    }

    @Test("where nothing comes it is not called again")
    func nothingComes() async {
        let pages = Pages([1, 2, 3])
        var calls = 0
        pages.table.render(Form { Section(id: "s") { Item(id: 1) }.onReachEnd { calls += 1 } })
        await pages.pause()
        pages.table.tableView.contentOffset.y = 1
        await pages.pause()
        #expect(calls == 1)
    }

    @Test("a failure is said in a row, and a tap on it tries again")
    func failure() async {
        let pages = Pages([0, 1, 2])
        pages.error = Trouble()
        pages.show()
        await pages.finish()
        #expect(pages.table.screen.texts.suffix(2) == ["The line is down", "Tap to try again"])
        pages.table.tableView.contentOffset.y = 1
        await pages.pause()
        #expect(pages.calls == 1)
        pages.error = nil
        pages.table.tap(3)
        await pages.pause()
        #expect(pages.calls == 2)
        #expect(pages.table.screen.views(UIActivityIndicatorView.self).map(\.isAnimating) == [true])
        await pages.finish()
        #expect(pages.ids.count == 13)
    }

    @Test("where there is no more, the row is gone")
    func complete() async {
        let pages = Pages([0, 1, 2])
        pages.hasMore = false
        pages.show()
        await pages.pause()
        #expect(pages.calls == 0)
        #expect(pages.table.tableView.numberOfRows(inSection: 0) == 3)
    }

    @Test("rows that come in above leave what is read in its place", arguments: [false, true])
    func upwards(isLazy: Bool) async {
        let pages = Pages(Array(100..<130))
        pages.isLazy = isLazy
        pages.isUpwards = true
        pages.table.adapter.placeKeeping = .end
        pages.show()
        #expect(pages.table.shownTexts.last == "129: ")
        await pages.pause()
        #expect(pages.calls == 0)
        pages.table.tableView.contentOffset.y = 0
        await pages.pause()
        #expect(pages.calls == 1)
        let before = pages.table.screen.view(showing: "100: ").map { $0.convert($0.bounds, to: nil) }
        await pages.finish()
        let after = pages.table.screen.view(showing: "100: ").map { $0.convert($0.bounds, to: nil) }
        #expect(pages.ids.first == 90)
        #expect(before != nil && before == after)
        #expect(pages.calls == 1)
    }

    @Test("rows are carried between the page rows, and told of by their places in the form")
    func moves() async {
        let table = AdapterScreen()
        var names = ["a", "b", "c"]
        func form() -> Form {
            Form {
                Section(id: "log", data: 0..<1, id: \.self) { Item(id: $0) }.onReachStart {}
                Section(id: "tasks") { for name in names { Word(name).id(name).movable() } }
                    .onReachStart {}.onReachEnd {}
                Section(id: "done") { Word("d").id("d").movable() }.onReachEnd {}
            }
        }
        var moves: [RowMove] = []
        table.adapter.onMove = { moves.append($0) }
        table.render(form())
        let tasks = 2
        func path(_ row: Int, _ section: Int = tasks) -> IndexPath { IndexPath(row: row, section: section) }
        func canMove(_ path: IndexPath) -> Bool {
            table.adapter.tableView(table.tableView, canMoveRowAt: path)
        }
        #expect((0..<5).map { canMove(path($0)) } == [false, true, true, true, false])
        func target(_ proposed: IndexPath) -> IndexPath {
            table.adapter.tableView(
                table.tableView, targetIndexPathForMoveFromRowAt: path(1), toProposedIndexPath: proposed)
        }
        #expect(target(path(0)) == path(1) && target(path(4)) == path(3) && target(path(2)) == path(2))
        #expect(target(path(2, 3)) == path(1, 3) && target(path(0, 0)) == path(1))

        table.adapter.tableView(table.tableView, moveRowAt: path(1), to: path(3))
        #expect(moves.last?.source == path(0, 1) && moves.last?.destination == path(2, 1))
        for move in moves { names.insert(names.remove(at: move.source.row), at: move.destination.row) }
        table.render(form())
        #expect(names == ["b", "c", "a"])
        table.adapter.tableView(table.tableView, moveRowAt: path(1), to: path(1, 3))
        #expect(moves.last?.source == path(0, 1) && moves.last?.destination == path(1, 2))
        #expect(moves.last?.sectionID(as: String.self) == "done")
    }

    @Test("a row that is dragged beyond the page rows stays between them")
    func carried() async {
        let table = AdapterScreen()
        var names = ["a", "b", "c"]
        func form() -> Form {
            Form {
                Section(id: "tasks") { for name in names { Word(name).id(name).movable().height(44) } }
                    .onReachStart {}.onReachEnd {}
            }
        }
        table.adapter.onMove = { names.insert(names.remove(at: $0.source.row), at: $0.destination.row) }
        table.render(form())
        table.adapter.setEditing(true, animated: false)
        table.screen.advance(by: 1)
        let middle = table.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).midY
        for end in [400, 2] as [CGFloat] {
            let start = end > middle ? middle : middle + 88
            table.screen.drag(from: CGPoint(x: 300, y: start), to: CGPoint(x: 300, y: end), duration: 0.5)
            table.screen.advance(by: 1)
            #expect(names == (end > middle ? ["b", "c", "a"] : ["a", "b", "c"]))
            table.render(form())
        }
    }

    @Test("without a section to load for, the work is cancelled")
    func cancelled() async {
        let table = AdapterScreen()
        var isCancelled = false
        var isRunning = false
        table.render(
            Form {
                Section(id: "s") { Item(id: 1) }
                    .onReachEnd {
                        isRunning = true
                        try? await Task.sleep(nanoseconds: 60_000_000_000)
                        isCancelled = Task.isCancelled
                    }
            })
        await table.screen.wait { isRunning }
        table.render(Form { Section(id: "t") { Item(id: 1) } })
        await table.screen.wait { isCancelled }
        #expect(isCancelled)
    }
}

@Suite("Spinners in rows", .serialized)
@MainActor
struct SpinnerTests {
    @Test("a spinner turns while its row is seen, and costs no frames when it is not")
    func outOfSight() {
        let table = AdapterScreen()
        table.render(
            Form {
                Section(id: "s") {
                    ActivityRow("One moment")
                    for id in 0..<50 { Item(id: id) }
                }
            })
        #expect(!table.screen.settle(limit: 2))
        table.adapter.scroll(to: 40, in: "s", animated: false)
        #expect(table.screen.settle(limit: 2))
        table.tableView.contentOffset.y = 0
        #expect(!table.screen.settle(limit: 2))
    }
}
