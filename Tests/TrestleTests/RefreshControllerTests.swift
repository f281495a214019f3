import Testing
import TrestleTesting
import UIKit

@testable import Trestle

@Suite("Pull to refresh", .serialized)
@MainActor
struct RefreshControllerTests {
    private let table = AdapterScreen()

    /// An action that returns when the test permits it.
    @MainActor
    private final class Work {
        var starts = 0
        private var waiting: [CheckedContinuation<Void, Never>] = []

        func run() async {
            starts += 1
            await withCheckedContinuation { waiting.append($0) }
        }

        func end() {
            for continuation in waiting { continuation.resume() }
            waiting = []
        }
    }

    private func show() {
        table.render(Form { Section(id: "s") { for id in 0..<30 { Item(id: id) } } })
    }

    private func pull() {
        table.screen.drag(from: CGPoint(x: 100, y: 60), to: CGPoint(x: 100, y: 420))
        table.screen.advance(by: 1)
    }

    @Test("the control spins until the action returns, and two pulls run it once")
    func pulls() async {
        let work = Work()
        table.adapter.onRefresh = { await work.run() }
        show()
        pull()
        #expect(table.tableView.refreshControl?.isRefreshing == true)
        await table.screen.wait { work.starts == 1 }
        pull()
        table.screen.advance(by: 1)
        #expect(work.starts == 1)
        work.end()
        await table.screen.wait { table.tableView.refreshControl?.isRefreshing == false }
        table.screen.settle()
        #expect(table.tableView.contentOffset.y == 0)
        pull()
        await table.screen.wait { work.starts == 2 }
        #expect(work.starts == 2)
        work.end()
    }

    @Test("refresh() shows the control and waits for the running action")
    func byCode() async {
        let work = Work()
        table.adapter.onRefresh = { await work.run() }
        show()
        let first = Task { await table.adapter.refresh() }
        let second = Task { await table.adapter.refresh() }
        await table.screen.wait { work.starts == 1 && table.tableView.refreshControl?.isRefreshing == true }
        work.end()
        await first.value
        await second.value
        #expect(work.starts == 1)
        #expect(table.tableView.refreshControl?.isRefreshing == false)
    }

    @Test("there is no control without an action")
    func none() {
        table.adapter.onRefresh = {}
        #expect(table.tableView.refreshControl != nil)
        table.adapter.onRefresh = nil
        #expect(table.tableView.refreshControl == nil)
    }
}
