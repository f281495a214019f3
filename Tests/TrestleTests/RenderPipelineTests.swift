import Dispatch
import Testing
import TrestleTesting
import UIKit

@testable import Trestle

@Suite("Snapshots and queued renders", .serialized)
@MainActor
struct RenderPipelineTests {
    private static let many = SnapshotComparison.limit

    private let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1, safeAreaInsets: .zero)
    private let adapter: TableAdapter
    private let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)

    init() {
        tableView.rowHeight = 44
        screen.show(tableView)
        adapter = TableAdapter(tableView)
    }

    private func form(_ numbers: [Int], _ gate: Gate? = nil) -> Form {
        let numbers = numbers.map { GatedNumber(number: $0, gate: gate) }
        return Form { Section(id: "numbers", data: numbers, id: \.number) { TextRow("\($0.number)") } }
    }

    /// Renders without waiting.
    private func render(
        _ numbers: [Int], _ gate: Gate? = nil, animated: Bool = true, completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        adapter.render(form(numbers, gate), animated: animated, completion: completion)
    }

    private var count: Int { tableView.numberOfRows(inSection: 0) }

    /// Yields to other threads and the screen until a condition holds.
    private func wait(until condition: () -> Bool) async throws {
        for _ in 0..<2_000 where !condition() {
            try await Task.sleep(for: .milliseconds(1))
            screen.advanceFrame()
        }
        #expect(condition())
    }

    @Test("a large change is computed on another thread and displayed afterwards")
    func large() async throws {
        render(Array(0..<Self.many))
        screen.settle()
        var finished: Bool?
        render(Array(1..<Self.many)) { finished = $0 }
        #expect(count == Self.many && finished == nil)
        try await wait { finished == true }
        #expect(count == Self.many - 1 && screen.texts.first == "1")
    }

    @Test("a small change is displayed immediately")
    func small() {
        render(Array(0..<100))
        render(Array(1..<100))
        #expect(count == 99)
    }

    @Test("the same elements are displayed immediately, regardless of their number")
    func unchanged() {
        let form = form(Array(0..<Self.many))
        adapter.render(form)
        var finished = false
        adapter.render(form) { _ in finished = true }
        screen.settle()
        #expect(finished && count == Self.many)
    }

    @Test(
        "of the forms rendered during a comparison, only the newest is displayed, and all completion handlers are called"
    )
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

    @Test("an awaited render returns when the table view shows the form")
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

    @Test("a canceled render is withdrawn while it is waiting, and the others are displayed")
    func cancelled() async throws {
        let gate = Gate()
        render(Array(0..<Self.many))
        var results: [String] = []
        render(Array(1..<Self.many), gate) { results.append("first \($0)") }
        let task = Task { results.append("second \(await adapter.render(form([2])))") }
        try await wait { !adapter.pipeline.queue.isEmpty }
        task.cancel()
        try await wait { results == ["second false"] }
        gate.open()
        try await wait { results == ["second false", "first true"] }
        #expect(count == Self.many - 1)
    }

    @Test("a render canceled during its comparison is not displayed, but the form that it replaced is")
    func cancelledWhileCompared() async throws {
        let (first, second) = (Gate(), Gate())
        render(Array(0..<Self.many))
        var results: [String] = []
        render(Array(1..<Self.many), first) { results.append("first \($0)") }
        render(Array(2..<Self.many), animated: false) { results.append("second \($0)") }
        let task = Task {
            results.append("third \(await adapter.render(form(Array(3..<Self.many), second), animated: false))")
        }
        try await wait { adapter.pipeline.queue.count == 2 }
        first.open()
        try await wait { results == ["first true"] && adapter.pipeline.queue.isEmpty }
        task.cancel()
        try await wait { results == ["first true", "third false"] }
        second.open()
        try await wait { results == ["first true", "third false", "second true"] }
        #expect(count == Self.many - 2)
    }
}

/// A gate that blocks a comparison until it is opened.
private final class Gate: Sendable, Equatable {
    private let semaphore = DispatchSemaphore(value: 0)

    func open() { semaphore.signal() }

    func pass() {
        semaphore.wait()
        semaphore.signal()
    }

    static func == (left: Gate, right: Gate) -> Bool { left === right }
}

/// A number whose comparison waits for its gate.
private struct GatedNumber: Equatable, Sendable {
    let number: Int
    let gate: Gate?

    static func == (left: Self, right: Self) -> Bool {
        right.gate?.pass()
        return left.number == right.number
    }
}
