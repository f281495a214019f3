import RandomRuns
import Testing
import TrestleTesting

@testable import UIKit

@Suite("Prefetching rows", .serialized) @MainActor
final class TablePrefetchingTests {
    /// Writes down what it is asked to fetch.
    final class Fetcher: NSObject, UITableViewDataSourcePrefetching {
        var log: [(isCancelled: Bool, rows: [Int])] = []
        var onFetch: (([IndexPath]) -> Void)?

        func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
            log.append((false, indexPaths.map(\.row)))
            onFetch?(indexPaths)
        }

        func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
            log.append((true, indexPaths.map(\.row)))
        }

        var fetched: [Int] { log.filter { !$0.isCancelled }.flatMap(\.rows) }
        var cancelled: [Int] { log.filter(\.isCancelled).flatMap(\.rows) }
    }

    private let fetcher = Fetcher()
    private var list = TextTable([texts("row ", 500)])
    private var table: UITableView { list.table }
    private var screen: HeadlessScreen { list.screen }

    private func prepare(_ list: TextTable? = nil) {
        self.list = list ?? TextTable([texts("row ", 500)])
        table.prefetchDataSource = fetcher
        self.list.show()
        screen.advanceFrame()
    }

    @Test("the rows of the next screen are asked for after the first, the nearest first")
    func first() {
        prepare()
        // Eleven rows of 44 points are seen of 480 points, and as many lie on the next screen.
        #expect(fetcher.log.map(\.rows) == [Array(11...21)])
        #expect(fetcher.cancelled == [])
        screen.advance(by: 1)
        #expect(fetcher.log.count == 1)
        #expect(list.cellsAsked.map(\.row) == Array(0...10))
    }

    @Test("while content scrolls, each row is asked for once, ahead of being seen")
    func scrolling() {
        prepare()
        for _ in 0..<40 {
            table.contentOffset.y += 30
            screen.advanceFrame()
        }
        let fetched = fetcher.fetched
        #expect(fetched == fetched.sorted() && Set(fetched).count == fetched.count)
        #expect(fetched.first == 11 && fetched == Array(11...(fetched.last ?? 0)))
        let lastSeen = table.indexPathsForVisibleRows?.last?.row ?? 0
        #expect((fetched.last ?? 0) > lastSeen + 10)
        #expect(fetcher.cancelled == [])
    }

    @Test("the faster content goes, the further ahead rows are asked for")
    func speed() {
        func reach(pointsPerFrame: CGFloat) -> Int {
            prepare()
            fetcher.log = []
            for _ in 0..<10 {
                table.contentOffset.y += pointsPerFrame
                screen.advanceFrame()
            }
            screen.advanceFrame()
            return (fetcher.fetched.max() ?? 0) - (table.indexPathsForVisibleRows?.last?.row ?? 0)
        }
        let (slow, fast) = (reach(pointsPerFrame: 5), reach(pointsPerFrame: 40))
        #expect(slow >= 9 && slow <= 13)
        #expect(fast >= 20)
    }

    @Test("content that turns round cancels what has not been seen, and asks for rows the other way, upwards")
    func turning() {
        prepare()
        for _ in 0..<20 {
            table.contentOffset.y += 40
            screen.advanceFrame()
        }
        let before = fetcher.fetched
        let lastSeen = table.indexPathsForVisibleRows?.last?.row ?? 0
        let firstSeen = table.indexPathsForVisibleRows?.first?.row ?? 0
        fetcher.log = []
        table.contentOffset.y -= 60
        screen.advanceFrame()
        screen.advanceFrame()
        #expect(fetcher.log.count == 2 && fetcher.log.first?.isCancelled == true)
        #expect(Set(fetcher.cancelled).isSubset(of: before))
        #expect(fetcher.cancelled == Array((lastSeen + 1)...(before.last ?? 0)))
        let up = fetcher.fetched
        #expect(up == up.sorted(by: >) && (up.first ?? 0) < firstSeen)
    }

    @Test("a finger that trembles turns nothing round")
    func trembling() {
        prepare()
        table.contentOffset.y = 300
        screen.advanceFrame()
        screen.advanceFrame()
        fetcher.log = []
        for step in 0..<20 {
            table.contentOffset.y += step.isMultiple(of: 2) ? 9 : -9
            screen.advanceFrame()
        }
        #expect(fetcher.cancelled == [])
    }

    @Test("a jump cancels what it leaves behind, and rows in view are never asked for")
    func jump() {
        prepare()
        table.scrollToRow(at: IndexPath(row: 300, section: 0), at: .top, animated: false)
        screen.advanceFrame()
        #expect(fetcher.cancelled == Array(11...21))
        #expect(fetcher.log.last?.rows.first == 311)
    }

    @Test("rows that are deleted are forgotten, and those that move are known where they are")
    func updates() {
        prepare()
        fetcher.log = []
        list.sections[0].removeFirst(2)
        table.deleteRows(at: [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)], with: .none)
        screen.settle()
        // What were rows 13 to 21 are 11 to 19: asked for already.
        #expect(fetcher.fetched == [20, 21] && fetcher.cancelled == [])
        table.reloadData()
        screen.settle()
        #expect(fetcher.fetched == [20, 21] + Array(11...21))
    }

    @Test("rows that come while the last are seen are asked for at once, as a feed without end needs")
    func feed() {
        let list = TextTable([texts("row ", 15)])
        var pages = 0
        fetcher.onFetch = { paths in
            guard paths.contains(where: { $0.row >= list.sections[0].count - 2 }), pages < 2 else { return }
            pages += 1
            let count = list.sections[0].count
            list.sections[0] += texts("more ", 10)
            list.table.insertRows(at: (count..<count + 10).map { IndexPath(row: $0, section: 0) }, with: .none)
        }
        prepare(list)
        screen.settle()
        #expect(list.sections[0].count == 25)
        // The new rows had not been asked for before they came.
        #expect(fetcher.log.map(\.rows) == [[11, 12, 13, 14], Array(15...21)])
        table.contentOffset.y = 400
        screen.settle()
        #expect(list.sections[0].count == 35)
        let fetched = fetcher.fetched
        #expect(Set(fetched).count == fetched.count)
    }

    @Test("a data source that takes rows away when it hears of others does no harm")
    func shrinking() {
        prepare()
        fetcher.onFetch = { [list] _ in
            guard list.sections[0].count > 30 else { return }
            list.sections[0].removeLast(list.sections[0].count - 30)
            list.table.reloadData()
        }
        screen.fling(from: CGPoint(x: 100, y: 400), by: CGVector(dx: 0, dy: -300))
        screen.settle()
        #expect(table.numberOfRows(inSection: 0) == 30)
        #expect(table.contentOffset.y <= 30 * 44 - 480)
        let asked = fetcher.log.last { !$0.isCancelled }?.rows ?? []
        #expect(asked.allSatisfy { $0 < 30 })
    }

    @Test("switched off it asks for nothing, and cancels what it has asked for")
    func off() {
        prepare()
        table.isPrefetchingEnabled = false
        #expect(fetcher.cancelled == Array(11...21))
        fetcher.log = []
        table.contentOffset.y = 2000
        screen.settle()
        #expect(fetcher.log.isEmpty)
        table.isPrefetchingEnabled = true
        screen.settle()
        #expect(!fetcher.fetched.isEmpty)
    }

    @Test("while content is dragged slowly, the next cell is made before it is seen, and displayed only then")
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
        #expect(Set(list.cellsAsked).count == list.cellsAsked.count)
        for y in stride(from: CGFloat(340), to: 280, by: -5) {
            screen.advanceFrame()
            screen.touchMove(to: CGPoint(x: 100, y: y))
        }
        #expect(table.cellForRow(at: next) === cell && table.visibleCells.contains { $0 === cell })
        #expect(list.log.filter { $0 == "willDisplay \(next.row)" }.count == 1)
        #expect(Set(list.cellsAsked).count == list.cellsAsked.count)
    }

    @Test("a cell that was made ahead and is not needed goes back unseen, and nobody hears that it has ended")
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

    @Test("cells of unknown height that are made ahead above don't move what is seen")
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
        var places: [Int: CGFloat] = [:]
        for step in 1...60 {
            screen.advanceFrame()
            screen.touchMove(to: CGPoint(x: 100, y: 111 + CGFloat(step) * 5))
            for path in table.indexPathsForVisibleRows ?? [] {
                let y = table.rectForRow(at: path).minY - table.contentOffset.y
                if let before = places[path.row] { #expect(abs(y - before - 5) < 0.01) }
                places[path.row] = y
            }
        }
        #expect(list.log.filter { $0.hasPrefix("willDisplay") }.count > 12)
    }

    /// A data source that knows which of its rows are being fetched.
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
                #expect(outstanding.insert(rows[path.row]).inserted, "asked twice, seed \(seed)")
                #expect(!shown.contains(rows[path.row]), "asked for what is seen, seed \(seed)")
            }
        }

        func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
            for path in indexPaths {
                #expect(outstanding.remove(rows[path.row]) != nil, "cancelled unasked, seed \(seed)")
            }
        }
    }

    @Test("whatever is scrolled and changed, only what was asked for is cancelled, and nothing is asked for twice")
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
                    let way = CGFloat.random(in: -220...220, using: &numbers)
                    screen.fling(from: CGPoint(x: 100, y: 240), by: CGVector(dx: 0, dy: way))
                    screen.advance(by: 0.4)
                case 3:
                    let way = CGFloat.random(in: -220...220, using: &numbers)
                    screen.drag(from: CGPoint(x: 100, y: 240), to: CGPoint(x: 100, y: 240 + way))
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
