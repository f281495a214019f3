import RandomRuns
import Testing
import TrestleTesting

@testable import UIKit

@Suite("Row prefetching", .serialized) @MainActor
final class TablePrefetchingTests {
    /// Records the prefetching calls.
    final class PrefetchRecorder: NSObject, UITableViewDataSourcePrefetching {
        var log: [(isCanceled: Bool, rows: [Int])] = []
        var onFetch: (([IndexPath]) -> Void)?

        func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
            log.append((false, indexPaths.map(\.row)))
            onFetch?(indexPaths)
        }

        func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
            log.append((true, indexPaths.map(\.row)))
        }

        var fetched: [Int] { log.filter { !$0.isCanceled }.flatMap(\.rows) }
        var canceled: [Int] { log.filter(\.isCanceled).flatMap(\.rows) }
    }

    private let recorder = PrefetchRecorder()
    private var list = TextTable([texts("row ", 500)])
    private var table: UITableView { list.table }
    private var screen: HeadlessScreen { list.screen }

    private func prepare(_ list: TextTable? = nil) {
        self.list = list ?? TextTable([texts("row ", 500)])
        table.prefetchDataSource = recorder
        self.list.show()
        screen.advanceFrame()
    }

    @Test("the rows of the next screen are prefetched after the first frame, the nearest first")
    func first() {
        prepare()
        // Eleven rows of 44 points are visible in 480 points, and as many are on the next screen.
        #expect(recorder.log.map(\.rows) == [Array(11...21)])
        #expect(recorder.canceled == [])
        screen.advance(by: 1)
        #expect(recorder.log.count == 1)
        #expect(list.requestedCells.map(\.row) == Array(0...10))
    }

    @Test("during scrolling each row is prefetched once before it is visible")
    func scrolling() {
        prepare()
        for _ in 0..<40 {
            table.contentOffset.y += 30
            screen.advanceFrame()
        }
        let fetched = recorder.fetched
        #expect(fetched == fetched.sorted() && Set(fetched).count == fetched.count)
        #expect(fetched.first == 11 && fetched == Array(11...(fetched.last ?? 0)))
        let lastVisible = table.indexPathsForVisibleRows?.last?.row ?? 0
        #expect((fetched.last ?? 0) > lastVisible + 10)
        #expect(recorder.canceled == [])
    }

    @Test("rows are prefetched further ahead at higher scrolling speeds")
    func speed() {
        func reach(pointsPerFrame: CGFloat) -> Int {
            prepare()
            recorder.log = []
            for _ in 0..<10 {
                table.contentOffset.y += pointsPerFrame
                screen.advanceFrame()
            }
            screen.advanceFrame()
            return (recorder.fetched.max() ?? 0) - (table.indexPathsForVisibleRows?.last?.row ?? 0)
        }
        let (slow, fast) = (reach(pointsPerFrame: 5), reach(pointsPerFrame: 40))
        #expect(slow >= 9 && slow <= 13)
        #expect(fast >= 20)
    }

    @Test("a change of direction cancels rows that were not displayed, and prefetches upward")
    func directionChange() {
        prepare()
        for _ in 0..<20 {
            table.contentOffset.y += 40
            screen.advanceFrame()
        }
        let before = recorder.fetched
        let lastVisible = table.indexPathsForVisibleRows?.last?.row ?? 0
        let firstVisible = table.indexPathsForVisibleRows?.first?.row ?? 0
        recorder.log = []
        table.contentOffset.y -= 60
        screen.advanceFrame()
        screen.advanceFrame()
        #expect(recorder.log.count == 2 && recorder.log.first?.isCanceled == true)
        #expect(Set(recorder.canceled).isSubset(of: before))
        #expect(recorder.canceled == Array((lastVisible + 1)...(before.last ?? 0)))
        let up = recorder.fetched
        #expect(up == up.sorted(by: >) && (up.first ?? 0) < firstVisible)
    }

    @Test("alternating small movements do not change the direction")
    func jitter() {
        prepare()
        table.contentOffset.y = 300
        screen.advanceFrame()
        screen.advanceFrame()
        recorder.log = []
        for step in 0..<20 {
            table.contentOffset.y += step.isMultiple(of: 2) ? 9 : -9
            screen.advanceFrame()
        }
        #expect(recorder.canceled == [])
    }

    @Test("a jump cancels the previous rows, and visible rows are never prefetched")
    func jump() {
        prepare()
        table.scrollToRow(at: IndexPath(row: 300, section: 0), at: .top, animated: false)
        screen.advanceFrame()
        #expect(recorder.canceled == Array(11...21))
        #expect(recorder.log.last?.rows.first == 311)
    }

    @Test("deleted rows are not canceled, and moved rows are tracked")
    func updates() {
        prepare()
        recorder.log = []
        list.sections[0].removeFirst(2)
        table.deleteRows(at: [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)], with: .none)
        screen.settle()
        // The former rows 13 to 21 are now 11 to 19, and were prefetched already.
        #expect(recorder.fetched == [20, 21] && recorder.canceled == [])
        table.reloadData()
        screen.settle()
        #expect(recorder.fetched == [20, 21] + Array(11...21))
    }

    @Test("rows appended while the last rows are visible are prefetched immediately, as infinite lists require")
    func feed() {
        let list = TextTable([texts("row ", 15)])
        var pages = 0
        recorder.onFetch = { paths in
            guard paths.contains(where: { $0.row >= list.sections[0].count - 2 }), pages < 2 else { return }
            pages += 1
            let count = list.sections[0].count
            list.sections[0] += texts("more ", 10)
            list.table.insertRows(at: (count..<count + 10).map { IndexPath(row: $0, section: 0) }, with: .none)
        }
        prepare(list)
        screen.settle()
        #expect(list.sections[0].count == 25)
        // The new rows were not requested before they were inserted.
        #expect(recorder.log.map(\.rows) == [[11, 12, 13, 14], Array(15...21)])
        table.contentOffset.y = 400
        screen.settle()
        #expect(list.sections[0].count == 35)
        let fetched = recorder.fetched
        #expect(Set(fetched).count == fetched.count)
    }

    @Test("a data source may delete rows in its prefetching calls")
    func shrinking() {
        prepare()
        recorder.onFetch = { [list] _ in
            guard list.sections[0].count > 30 else { return }
            list.sections[0].removeLast(list.sections[0].count - 30)
            list.table.reloadData()
        }
        screen.fling(from: CGPoint(x: 100, y: 400), by: CGVector(dx: 0, dy: -300))
        screen.settle()
        #expect(table.numberOfRows(inSection: 0) == 30)
        #expect(table.contentOffset.y <= 30 * 44 - 480)
        let requestedRows = recorder.log.last { !$0.isCanceled }?.rows ?? []
        #expect(requestedRows.allSatisfy { $0 < 30 })
    }

    @Test("disabling prefetching cancels the outstanding rows, and no further ones are requested")
    func off() {
        prepare()
        table.isPrefetchingEnabled = false
        #expect(recorder.canceled == Array(11...21))
        recorder.log = []
        table.contentOffset.y = 2000
        screen.settle()
        #expect(recorder.log.isEmpty)
        table.isPrefetchingEnabled = true
        screen.settle()
        #expect(!recorder.fetched.isEmpty)
    }

    @Test("during slow drags the next cell is prepared before it is visible, and displayed later")
    func preparedCells() {
        prepare()
        list.clearLog()
        screen.touchDown(at: CGPoint(x: 100, y: 400))
        for y in stride(from: CGFloat(395), to: 340, by: -5) {
            screen.advanceFrame()
            screen.touchMove(to: CGPoint(x: 100, y: y))
        }
        screen.advanceFrame()
        let last = table.indexPathsForVisibleRows?.last?.row ?? 0
        let next = IndexPath(row: last + 1, section: 0)
        let cell = table.cellForRow(at: next)
        #expect(cell?.textLabel?.text == "row \(next.row)")
        #expect(cell?.frame == table.rectForRow(at: next))
        #expect(!table.visibleCells.contains { $0 === cell })
        #expect(!list.log.contains("willDisplay \(next.row)"))
        #expect(Set(list.requestedCells).count == list.requestedCells.count)
        for y in stride(from: CGFloat(340), to: 280, by: -5) {
            screen.advanceFrame()
            screen.touchMove(to: CGPoint(x: 100, y: y))
        }
        #expect(table.cellForRow(at: next) === cell && table.visibleCells.contains { $0 === cell })
        #expect(list.log.filter { $0 == "willDisplay \(next.row)" }.count == 1)
        #expect(Set(list.requestedCells).count == list.requestedCells.count)
    }

    @Test("a prepared cell that is discarded does not call `didEndDisplaying`")
    func discarded() {
        prepare()
        screen.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 300), duration: 0.5)
        let last = table.indexPathsForVisibleRows?.last?.row ?? 0
        #expect(table.cellForRow(at: IndexPath(row: last + 1, section: 0)) != nil)
        list.clearLog()
        table.reloadData()
        screen.settle()
        #expect(list.log.contains("didEndDisplaying \(last)"))
        #expect(!list.log.contains("didEndDisplaying \(last + 1)"))
    }

    @Test("prepared cells of estimated height above do not move the visible rows")
    func preparedAbove() {
        let list = TextTable([texts("row ", 200)]) {
            $0.estimatedRowHeight = 30
        }
        list.heights = { CGFloat(40 + $0.row % 7 * 5) }
        prepare(list)
        table.contentOffset.y = 3000
        screen.advance(by: 1)
        screen.touchDown(at: CGPoint(x: 100, y: 100))
        screen.touchMove(to: CGPoint(x: 100, y: 111))
        var positions: [Int: CGFloat] = [:]
        for step in 1...60 {
            screen.advanceFrame()
            screen.touchMove(to: CGPoint(x: 100, y: 111 + CGFloat(step) * 5))
            for path in table.indexPathsForVisibleRows ?? [] {
                let y = table.rectForRow(at: path).minY - table.contentOffset.y
                if let before = positions[path.row] { #expect(abs(y - before - 5) < 0.01) }
                positions[path.row] = y
            }
        }
        #expect(list.log.filter { $0.hasPrefix("willDisplay") }.count > 12)
    }

    /// A data source that tracks the outstanding prefetches.
    final class Feed: NSObject, UITableViewDataSource, UITableViewDataSourcePrefetching {
        var rows: [String]
        var outstanding: Set<String> = []
        let seed: UInt64

        init(rows: [String], seed: UInt64) {
            self.rows = rows
            self.seed = seed
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            outstanding.remove(rows[indexPath.row])
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = rows[indexPath.row]
            return cell
        }

        func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
            let shown = Set(tableView.visibleCells.map { $0.textLabel?.text })
            for path in indexPaths {
                #expect(outstanding.insert(rows[path.row]).inserted, "prefetched twice, seed \(seed)")
                #expect(!shown.contains(rows[path.row]), "prefetched a visible row, seed \(seed)")
            }
        }

        func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
            for path in indexPaths {
                #expect(outstanding.remove(rows[path.row]) != nil, "canceled without prefetch, seed \(seed)")
            }
        }
    }

    @Test("after random scrolling and changes only outstanding rows are canceled, and none is prefetched twice")
    func randomChanges() {
        repeatRandomly(6) { seed, numbers in
            let feed = Feed(rows: texts("row ", .random(in: 0...120, using: &numbers)), seed: seed)
            let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1, safeAreaInsets: .zero)
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            table.dataSource = feed
            table.prefetchDataSource = feed
            screen.show(table)
            for step in 0..<60 {
                switch Int.random(in: 0..<6, using: &numbers) {
                case 0 where !feed.rows.isEmpty:
                    let row = Int.random(in: feed.rows.indices, using: &numbers)
                    feed.outstanding.remove(feed.rows.remove(at: row))
                    table.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
                case 1:
                    let row = Int.random(in: 0...feed.rows.count, using: &numbers)
                    feed.rows.insert("new \(step)", at: row)
                    table.insertRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
                case 2:
                    let distance = CGFloat.random(in: -220...220, using: &numbers)
                    screen.fling(from: CGPoint(x: 100, y: 240), by: CGVector(dx: 0, dy: distance))
                    screen.advance(by: 0.4)
                case 3:
                    let distance = CGFloat.random(in: -220...220, using: &numbers)
                    screen.drag(from: CGPoint(x: 100, y: 240), to: CGPoint(x: 100, y: 240 + distance))
                default:
                    table.contentOffset.y = .random(
                        in: 0...max(0, table.contentSize.height - 480), using: &numbers)
                }
                screen.advanceFrame()
            }
            #expect(screen.settle(), "seed \(seed)")
            #expect(table.prefetching.outstanding.count == feed.outstanding.count, "seed \(seed)")
        }
    }
}
