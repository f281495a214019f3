import Testing
import TrestleTesting
import UIKit

@testable import Trestle

@Suite("Visibility of rows", .serialized)
@MainActor
struct VisibilityControllerTests {
    private let list = AdapterScreen()

    @MainActor
    private final class Log {
        var seen: [Int] = []
    }

    private let log = Log()

    private func show(_ ids: some Sequence<Int>, fraction: Double = 0.5, duration: Double = 0) {
        list.render(
            Form {
                Section(id: "s") {
                    for id in ids {
                        Item(id: id).height(100).onVisible(fraction: fraction, for: duration) { [log] in
                            log.seen.append(id)
                        }
                    }
                }
            })
    }

    @Test("rows count as seen when enough of them is visible, once for each appearance", arguments: ListKind.allCases)
    func fraction(kind: ListKind) {
        list.kind = kind
        show(0..<20)
        // 480 points: four rows and most of a fifth.
        #expect(log.seen == [0, 1, 2, 3, 4])
        list.listView.contentOffset.y = 60
        #expect(log.seen == [0, 1, 2, 3, 4])
        list.listView.contentOffset.y = 75
        #expect(log.seen == [0, 1, 2, 3, 4, 5])
        list.listView.contentOffset.y = 60
        list.listView.contentOffset.y = 75
        #expect(log.seen.count == 6)
        show(0..<20)
        #expect(log.seen.count == 6)
        list.listView.contentOffset.y = 1000
        list.listView.layoutIfNeeded()
        log.seen = []
        list.listView.contentOffset.y = 0
        #expect(log.seen == [0, 1, 2, 3, 4])
    }

    @Test("a row that moves on the screen does not appear again", arguments: ListKind.allCases)
    func moves(kind: ListKind) {
        list.kind = kind
        show(0..<4)
        log.seen = []
        show([3, 0, 1, 2])
        #expect(log.seen == [])
    }

    @Test("a row counts as seen after it has been visible for long enough without interruption")
    func duration() {
        var sightings = VisibilityTracker()
        var seen = 0
        let rule = VisibilityRule(fraction: 0.5, duration: 1) { seen += 1 }
        func note(_ fraction: Double, at time: Double) -> (Int, Double?) {
            let sight = VisibilityTracker.Sample(row: RowID(1, in: "s"), fraction: fraction, rule: rule)
            let (rules, next) = sightings.record([sight], at: time)
            return (rules.count, next)
        }
        #expect(note(0.6, at: 0) == (0, 1))
        #expect(note(0.6, at: 0.9) == (0, 1))
        #expect(note(0.4, at: 0.95) == (0, nil))
        #expect(note(0.5, at: 1) == (0, 2))
        #expect(note(1, at: 2) == (1, nil))
        #expect(note(1, at: 9) == (0, nil))
        #expect(sightings.record([], at: 10).fulfilled.isEmpty)
        #expect(note(1, at: 11) == (0, 12))
    }

    @Test("visibility is checked again when the duration has passed", arguments: ListKind.allCases)
    func timer(kind: ListKind) async {
        list.kind = kind
        show(0..<2, duration: 0.05)
        #expect(log.seen == [])
        await list.screen.wait { log.seen == [0, 1] }
        #expect(log.seen == [0, 1])
    }

    @Test("rows that disappear too soon do not count as seen", arguments: ListKind.allCases)
    func tooSoon(kind: ListKind) async {
        list.kind = kind
        show(0..<2, duration: 0.05)
        show([5], duration: 0.05)
        await list.screen.wait { log.seen == [5] }
        #expect(log.seen == [5])
    }
}
