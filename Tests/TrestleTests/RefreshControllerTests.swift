import Testing
import TrestleTesting
import UIKit

@testable import Trestle

@Suite("Pull to refresh", .serialized)
@MainActor
struct RefreshControllerTests {
    private let list = AdapterScreen()

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
        list.render(Form { Section(id: "s") { for id in 0..<30 { Item(id: id) } } })
    }

    private func pull() {
        list.screen.drag(from: CGPoint(x: 100, y: 60), to: CGPoint(x: 100, y: 420))
        list.screen.advance(by: 1)
    }

    @Test("the control spins until the action returns, and two pulls run it once", arguments: ListKind.allCases)
    func pulls(kind: ListKind) async {
        list.kind = kind
        let work = Work()
        list.adapter.onRefresh = { await work.run() }
        show()
        pull()
        #expect(list.listView.refreshControl?.isRefreshing == true)
        await list.screen.wait { work.starts == 1 }
        pull()
        list.screen.advance(by: 1)
        #expect(work.starts == 1)
        work.end()
        await list.screen.wait { list.listView.refreshControl?.isRefreshing == false }
        list.screen.settle()
        #expect(list.listView.contentOffset.y == 0)
        pull()
        await list.screen.wait { work.starts == 2 }
        #expect(work.starts == 2)
        work.end()
    }

    @Test("refresh() shows the control and waits for the running action", arguments: ListKind.allCases)
    func byCode(kind: ListKind) async {
        list.kind = kind
        let work = Work()
        list.adapter.onRefresh = { await work.run() }
        show()
        let first = Task { await list.adapter.refresh() }
        let second = Task { await list.adapter.refresh() }
        await list.screen.wait { work.starts == 1 && list.listView.refreshControl?.isRefreshing == true }
        work.end()
        await first.value
        await second.value
        #expect(work.starts == 1)
        #expect(list.listView.refreshControl?.isRefreshing == false)
    }

    @Test("a form view controller is refreshed by a pull", arguments: ListKind.allCases)
    func controller(kind: ListKind) async {
        let work = Work()
        let controller = kind.makeController { Section(id: "s") { for id in 0..<30 { Item(id: id) } } }
        controller.onRefresh = { await work.run() }
        let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1, safeAreaInsets: .zero)
        screen.show(controller)
        screen.settle()
        screen.drag(from: CGPoint(x: 100, y: 60), to: CGPoint(x: 100, y: 420))
        #expect(await screen.wait { work.starts == 1 })
        let control = controller.formAdapter.display.listView?.refreshControl
        #expect(control?.isRefreshing == true)
        work.end()
        #expect(await screen.wait { control?.isRefreshing == false })
    }

    @Test("there is no control without an action", arguments: ListKind.allCases)
    func none(kind: ListKind) {
        list.kind = kind
        list.adapter.onRefresh = {}
        #expect(list.listView.refreshControl != nil)
        list.adapter.onRefresh = nil
        #expect(list.listView.refreshControl == nil)
    }
}
