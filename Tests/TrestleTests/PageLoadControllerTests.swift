import Foundation
import Testing
import TrestleTesting
import UIKit

@testable import Trestle

@Suite("Paging", .serialized)
@MainActor
struct PageLoadControllerTests {
    private struct Trouble: LocalizedError {
        var errorDescription: String? { "The line is down" }
    }

    /// A list that loads ten rows at a time when the test permits it.
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

        /// Completes the running call, and waits until its results are rendered.
        func finish() async {
            await table.screen.wait { self.gate != nil }
            let gate = gate
            self.gate = nil
            gate?.resume()
            await pause()
        }

        /// Yields until all started tasks have run.
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

    @Test("nothing is loaded until the end is near, and then once", arguments: [false, true])
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

    @Test("pages are loaded until the content extends half a screen beyond the visible area")
    func fills() async {
        let pages = Pages([])
        pages.show()
        for _ in 0..<2 { await pages.finish() }
        #expect(pages.calls == 2 || pages.calls == 3)
        await pages.table.screen.wait(limit: 0.05) { pages.calls > 2 }
        #expect(pages.calls == 2)
        #expect(pages.ids.count == 20)
    }

    @Test("the target of a page load is not kept alive")
    func weakTarget() async {
        @MainActor final class Loader {
            var count = 0
        }
        let table = AdapterScreen()
        var loader: Loader? = Loader()
        weak let reference = loader
        if let loader {
            table.render(Form { Section(id: "s") { Item(id: 1) }.onReachEnd(loader) { $0.count += 1 } })
        }
        await table.screen.wait { loader?.count == 1 }
        #expect(loader?.count == 1)
        loader = nil
        #expect(reference == nil)
    }

    @Test("an end without new rows is not loaded again")
    func nothingComes() async {
        let pages = Pages([1, 2, 3])
        var calls = 0
        pages.table.render(Form { Section(id: "s") { Item(id: 1) }.onReachEnd { calls += 1 } })
        await pages.pause()
        pages.table.tableView.contentOffset.y = 1
        await pages.pause()
        #expect(calls == 1)
    }

    @Test("an error is shown in a row, and a tap on it retries")
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

    @Test("the page row disappears when there are no more pages")
    func complete() async {
        let pages = Pages([0, 1, 2])
        pages.hasMore = false
        pages.show()
        await pages.pause()
        #expect(pages.calls == 0)
        #expect(pages.table.tableView.numberOfRows(inSection: 0) == 3)
    }

    @Test("visible rows keep their positions when a page is inserted above them", arguments: [false, true])
    func upwards(isLazy: Bool) async {
        let pages = Pages(Array(100..<130))
        pages.isLazy = isLazy
        pages.isUpwards = true
        pages.table.adapter.scrollAnchoring = .end
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

    @Test("rows are moved between page rows, and reported by their index paths in the form")
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
            table.adapter.proxy.tableView(table.tableView, canMoveRowAt: path)
        }
        #expect((0..<5).map { canMove(path($0)) } == [false, true, true, true, false])
        func target(_ proposed: IndexPath) -> IndexPath {
            table.adapter.proxy.tableView(
                table.tableView, targetIndexPathForMoveFromRowAt: path(1), toProposedIndexPath: proposed)
        }
        #expect(target(path(0)) == path(1) && target(path(4)) == path(3) && target(path(2)) == path(2))
        #expect(target(path(2, 3)) == path(1, 3) && target(path(0, 0)) == path(1))

        table.adapter.proxy.tableView(table.tableView, moveRowAt: path(1), to: path(3))
        #expect(moves.last?.source == path(0, 1) && moves.last?.destination == path(2, 1))
        for move in moves { names.insert(names.remove(at: move.source.row), at: move.destination.row) }
        table.render(form())
        #expect(names == ["b", "c", "a"])
        table.adapter.proxy.tableView(table.tableView, moveRowAt: path(1), to: path(1, 3))
        #expect(moves.last?.source == path(0, 1) && moves.last?.destination == path(1, 2))
        #expect(moves.last?.sectionID(as: String.self) == "done")
    }

    @Test("a row that is dragged beyond a page row is dropped before it")
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

    @Test("the load task is canceled when its section is removed")
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
