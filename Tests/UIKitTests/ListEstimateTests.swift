import RandomRuns
import Testing
import TrestleTesting

@testable import UIKit

/// Lists whose rows differ from their estimated heights, beside a table with the same rows.
@MainActor
@Suite("Estimated rows of lists", .serialized)
struct ListEstimateTests {
    @Test("a list that opens requests as many rows as a table", arguments: [20, 44, 90, 300] as [CGFloat])
    func opening(height: CGFloat) {
        let pair = ListPair([Array(repeating: height, count: 1000)], .plain)
        #expect(pair.requestedCount == pair.requestedRowCount)
        #expect(pair.differences == "")
    }

    @Test("rows that are inserted, deleted or moved above the visible ones leave these in place")
    func above() throws {
        for appearance in [UICollectionLayoutListConfiguration.Appearance.plain, .insetGrouped] {
            let pair = ListPair([(0..<100).map { 40 + CGFloat($0 % 7) * 9 }, [50, 60, 70]], appearance)
            pair.scroll(to: 1200)
            #expect(pair.differences == "")
            let path = try #require(pair.list.indexPathsForVisibleItems.min())
            let before = try #require(pair.list.cellForItem(at: path)).frame.minY - pair.list.contentOffset.y
            pair.rows[0].insert(contentsOf: [100, 30, 70], at: 0)
            pair.rows[0].remove(at: 9)
            pair.update(inserted: [[0, 0], [0, 1], [0, 2]], deleted: [[0, 6]])
            let moved = IndexPath(item: path.item + 2, section: 0)
            let cell = try #require(pair.list.cellForItem(at: moved))
            #expect(abs(cell.frame.minY - pair.list.contentOffset.y - before) < 0.01)
            #expect(pair.differences == "")
        }
    }

    @Test("a list that is scrolled to its beginning shows rows that are inserted there")
    func beginning() {
        let pair = ListPair([Array(repeating: 60, count: 50)], .plain)
        pair.rows[0].insert(80, at: 0)
        pair.update(inserted: [[0, 0]], deleted: [])
        #expect(pair.list.contentOffset.y == 0)
        #expect(pair.list.cellForItem(at: [0, 0])?.frame.minY == 0)
        #expect(pair.differences == "")
    }

    @Test("a list of a million rows opens, jumps to its end and is updated at its beginning like a table")
    func million() {
        let pair = ListPair([[]], .plain)
        pair.rows = [Array(repeating: 50, count: 1_000_000)]
        pair.reload()
        #expect(pair.differences == "")
        pair.scrollToRow(at: [0, 999_999], at: .bottom)
        #expect(pair.list.indexPathsForVisibleItems.max() == [0, 999_999])
        pair.rows[0].insert(70, at: 0)
        pair.update(inserted: [[0, 0]], deleted: [])
        #expect(pair.list.indexPathsForVisibleItems.max() == [0, 1_000_000])
        #expect(pair.differences == "")
        #expect(pair.requestedCount < 60)
    }

    @Test("a random list with estimates has the frames of a table after jumps and updates")
    func random() {
        repeatRandomly(20) { seed, generator in change(seed, using: &generator) }
    }

    @Test(
        "a list keeps the row in place that a table keeps at the start or the end of its content",
        arguments: [1023, 1073, 1100] as [UInt64])
    func limits(seed: UInt64) {
        // Each of these seeds deletes rows so that the view is scrolled to a limit while it has estimated heights.
        var generator = SeededGenerator(state: seed)
        change(seed, using: &generator)
    }

    /// Scrolls and changes a random list and a table of the same rows, and compares them after each step.
    private func change(_ seed: UInt64, using generator: inout SeededGenerator) {
        let appearance =
            [UICollectionLayoutListConfiguration.Appearance.plain, .grouped, .insetGrouped].randomElement(
                using: &generator) ?? .plain
        let rows = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
            (0..<Int.random(in: 0...60, using: &generator)).map { _ in ListPair.randomHeight(using: &generator) }
        }
        let pair = ListPair(rows, appearance)
        for step in 0..<12 {
            let change: String
            switch Int.random(in: 0..<5, using: &generator) {
            case 0:
                let distance = CGFloat(Int.random(in: -700...700, using: &generator))
                change = "scroll by \(distance)"
                pair.scroll(to: pair.list.contentOffset.y + distance)
            case 1:
                guard let path = pair.randomPath(using: &generator) else { continue }
                let position =
                    [UITableView.ScrollPosition.top, .middle, .bottom].randomElement(using: &generator) ?? .top
                change = "scroll to \(path) at \(position.rawValue)"
                pair.scrollToRow(at: path, at: position)
            default:
                let (inserted, deleted) = pair.changeRandomly(using: &generator)
                change = "insert \(inserted), delete \(deleted)"
                pair.update(inserted: inserted, deleted: deleted)
            }
            #expect(pair.differences == "", "\(change), step \(step), seed \(seed), \(appearance)")
            if pair.differences != "" { return }
        }
    }
}
