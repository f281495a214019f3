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
        let list = AdapterScreen()
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
            list.adapter.render(Form { section })
            list.screen.settle()
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
            await list.screen.wait { self.gate != nil }
            let gate = gate
            self.gate = nil
            gate?.resume()
            await pause()
        }

        /// Yields until all started tasks have run.
        func pause() async {
            for _ in 0..<20 { await Task.yield() }
            list.screen.settle()
            for _ in 0..<20 { await Task.yield() }
        }

        func scrollToEnd() {
            let list = list.listView
            list.setContentOffset(CGPoint(x: 0, y: list.contentSize.height - list.bounds.height), animated: false)
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
            pages.list.listView.contentOffset.y = 0
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
        await pages.list.screen.wait(limit: 0.05) { pages.calls > 2 }
        #expect(pages.calls == 2)
        #expect(pages.ids.count == 20)
    }

    @Test("the target of a page load is not kept alive", arguments: ListKind.allCases)
    func weakTarget(kind: ListKind) async {
        @MainActor final class Loader {
            var count = 0
        }
        let list = AdapterScreen(kind)
        var loader: Loader? = Loader()
        weak let reference = loader
        if let loader {
            list.render(Form { Section(id: "s") { Item(id: 1) }.onReachEnd(loader) { $0.count += 1 } })
        }
        await list.screen.wait { loader?.count == 1 }
        #expect(loader?.count == 1)
        loader = nil
        #expect(reference == nil)
    }

    @Test("an end without new rows is not loaded again")
    func nothingComes() async {
        let pages = Pages([1, 2, 3])
        var calls = 0
        pages.list.render(Form { Section(id: "s") { Item(id: 1) }.onReachEnd { calls += 1 } })
        await pages.pause()
        pages.list.listView.contentOffset.y = 1
        await pages.pause()
        #expect(calls == 1)
    }

    @Test("an error is shown in a row, and a tap on it retries")
    func failure() async {
        let pages = Pages([0, 1, 2])
        pages.error = Trouble()
        pages.show()
        await pages.finish()
        #expect(pages.list.screen.texts.suffix(2) == ["The line is down", "Tap to try again"])
        pages.list.listView.contentOffset.y = 1
        await pages.pause()
        #expect(pages.calls == 1)
        pages.error = nil
        pages.list.tap(3)
        await pages.pause()
        #expect(pages.calls == 2)
        #expect(pages.list.screen.views(UIActivityIndicatorView.self).map(\.isAnimating) == [true])
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
        #expect(pages.list.listView.numberOfRows(inSection: 0) == 3)
    }

    @Test("visible rows keep their positions when a page is inserted above them", arguments: [false, true])
    func upwards(isLazy: Bool) async {
        let pages = Pages(Array(100..<130))
        pages.isLazy = isLazy
        pages.isUpwards = true
        pages.list.adapter.scrollAnchoring = .end
        pages.show()
        #expect(pages.list.shownTexts.last == "129: ")
        await pages.pause()
        #expect(pages.calls == 0)
        pages.list.listView.contentOffset.y = 0
        await pages.pause()
        #expect(pages.calls == 1)
        let before = pages.list.screen.view(showing: "100: ").map { $0.convert($0.bounds, to: nil) }
        await pages.finish()
        let after = pages.list.screen.view(showing: "100: ").map { $0.convert($0.bounds, to: nil) }
        #expect(pages.ids.first == 90)
        #expect(before != nil && before == after)
        #expect(pages.calls == 1)
    }

    @Test(
        "rows are moved between page rows, and reported by their index paths in the form", arguments: ListKind.allCases)
    func moves(kind: ListKind) async {
        let list = AdapterScreen(kind)
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
        list.adapter.onMove = { moves.append($0) }
        list.render(form())
        let tasks = 2
        func path(_ row: Int, _ section: Int = tasks) -> IndexPath { IndexPath(row: row, section: section) }
        func canMove(_ path: IndexPath) -> Bool {
            list.canMoveRow(at: path) == true
        }
        #expect((0..<5).map { canMove(path($0)) } == [false, true, true, true, false])
        func target(_ proposed: IndexPath) -> IndexPath {
            list.moveTarget(from: path(1), proposed: proposed) ?? proposed
        }
        #expect(target(path(0)) == path(1) && target(path(4)) == path(3) && target(path(2)) == path(2))
        #expect(target(path(2, 3)) == path(1, 3) && target(path(0, 0)) == path(1))

        list.moveRow(at: path(1), to: path(3))
        #expect(moves.last?.source == path(0, 1) && moves.last?.destination == path(2, 1))
        for move in moves { names.insert(names.remove(at: move.source.row), at: move.destination.row) }
        list.render(form())
        #expect(names == ["b", "c", "a"])
        list.moveRow(at: path(1), to: path(1, 3))
        #expect(moves.last?.source == path(0, 1) && moves.last?.destination == path(1, 2))
        #expect(moves.last?.sectionID(as: String.self) == "done")
    }

    @Test("a row that is dragged beyond a page row is dropped before it", arguments: ListKind.allCases)
    func carried(kind: ListKind) async {
        let list = AdapterScreen(kind)
        var names = ["a", "b", "c"]
        func form() -> Form {
            Form {
                Section(id: "tasks") { for name in names { Word(name).id(name).movable().height(44) } }
                    .onReachStart {}.onReachEnd {}
            }
        }
        list.adapter.onMove = { names.insert(names.remove(at: $0.source.row), at: $0.destination.row) }
        list.render(form())
        list.adapter.setEditing(true, animated: false)
        list.screen.advance(by: 1)
        let middle = list.listView.rectForRow(at: IndexPath(row: 1, section: 0)).midY
        for end in [400, 2] as [CGFloat] {
            let start = end > middle ? middle : middle + 88
            list.screen.drag(from: CGPoint(x: 300, y: start), to: CGPoint(x: 300, y: end), duration: 0.5)
            list.screen.advance(by: 1)
            #expect(names == (end > middle ? ["b", "c", "a"] : ["a", "b", "c"]))
            list.render(form())
        }
    }

    @Test("the load task is canceled when its section is removed", arguments: ListKind.allCases)
    func cancelled(kind: ListKind) async {
        let list = AdapterScreen(kind)
        var isCancelled = false
        var isRunning = false
        list.render(
            Form {
                Section(id: "s") { Item(id: 1) }
                    .onReachEnd {
                        isRunning = true
                        try? await Task.sleep(nanoseconds: 60_000_000_000)
                        isCancelled = Task.isCancelled
                    }
            })
        await list.screen.wait { isRunning }
        list.render(Form { Section(id: "t") { Item(id: 1) } })
        await list.screen.wait { isCancelled }
        #expect(isCancelled)
    }
}
