import Testing
import TrestleTesting
import UIKit

@testable import Trestle

@Suite("Snapshots, and renders that wait", .serialized)
@MainActor
struct SnapshotTests {
    private static let many = SnapshotComparison.limit

    private let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1, safeAreaInsets: .zero)
    private let adapter: TableAdapter
    private let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)

    init() {
        tableView.rowHeight = 44
        screen.show(tableView)
        adapter = TableAdapter(tableView)
    }

    private func form(_ numbers: [Int]) -> Form {
        Form { Section(id: "numbers", snapshot: numbers, id: \.self) { TextRow("\($0)") } }
    }

    /// As code that does not wait for it.
    private func render(_ numbers: [Int], animated: Bool = true, completion: (@MainActor (Bool) -> Void)? = nil) {
        adapter.render(form(numbers), animated: animated, completion: completion)
    }

    private var count: Int { tableView.numberOfRows(inSection: 0) }

    /// Lets other threads, and the screen, go on until something is so.
    private func wait(until condition: () -> Bool) async throws {
        for _ in 0..<2_000 where !condition() {
            try await Task.sleep(for: .milliseconds(1))
            screen.advanceFrame()
        }
        #expect(condition())
    }

    @Test("a large change is found on another thread: the table shows it afterwards")
    func large() async throws {
        render(Array(0..<Self.many))
        screen.settle()
        var finished: Bool?
        render(Array(1..<Self.many)) { finished = $0 }
        #expect(count == Self.many && finished == nil)
        try await wait { finished == true }
        #expect(count == Self.many - 1 && screen.texts.first == "1")
    }

    @Test("a change of few rows is shown at once")
    func small() {
        render(Array(0..<100))
        render(Array(1..<100))
        #expect(count == 99)
    }

    @Test("the same elements again are shown at once, however many they are")
    func unchanged() {
        let numbers = Array(0..<Self.many)
        render(numbers)
        var finished = false
        render(numbers) { _ in finished = true }
        screen.settle()
        #expect(finished && count == Self.many)
    }

    @Test("of forms that come while a change is found only the newest is shown, and all who asked hear of it")
    func newestWins() async throws {
        render(Array(0..<Self.many))
        var heard: [Int] = []
        for first in 1...4 {
            render(Array(first..<Self.many), animated: false) { _ in heard.append(first) }
        }
        #expect(heard == [])
        try await wait { heard.count == 4 }
        #expect(heard == [1, 2, 3, 4] && count == Self.many - 4)
    }

    @Test("a task that renders goes on when the table shows the form")
    func awaiting() async throws {
        render(Array(0..<Self.many))
        var result: Bool?
        let task = Task {
            result = await adapter.render(form(Array(5..<Self.many)))
            return count
        }
        try await wait { result == true }
        #expect(await task.value == Self.many - 5)
    }

    @Test("a cancelled render is withdrawn while it waits; the others are shown")
    func cancelled() async throws {
        render(Array(0..<Self.many))
        var results: [String] = []
        render(Array(1..<Self.many), animated: false) { results.append("first \($0)") }
        let task = Task {
            let shown = await adapter.render(form(Array(2..<Self.many)), animated: false)
            results.append("second \(shown)")
        }
        await Task.yield()
        task.cancel()
        try await wait { results.count == 2 }
        #expect(results.sorted() == ["first true", "second false"] && count == Self.many - 1)
    }

    @Test("a form that was passed over for one that is then cancelled is shown after all")
    func passedOver() async throws {
        render(Array(0..<Self.many))
        var results: [String] = []
        render(Array(1..<Self.many), animated: false) { results.append("first \($0)") }
        render(Array(2..<Self.many), animated: false) { results.append("second \($0)") }
        let task = Task { _ = await adapter.render(form(Array(3..<Self.many)), animated: false) }
        try await wait { results.count == 1 }
        task.cancel()
        try await wait { results.count == 2 }
        #expect(results == ["first true", "second true"] && count == Self.many - 2)
    }

    @Test("a render that is cancelled while its change is found is not shown")
    func cancelledWhileCompared() async throws {
        render(Array(0..<Self.many))
        var result: Bool?
        let task = Task { result = await adapter.render(form(Array(2..<Self.many)), animated: false) }
        await Task.yield()
        task.cancel()
        try await wait { result != nil }
        try await wait { adapter.queue.compared == nil }
        #expect(result == false && count == Self.many)
        render([7], animated: false)
        try await wait { count == 1 }
    }
}
