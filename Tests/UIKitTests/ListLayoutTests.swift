import RandomRuns
import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("List layouts", .serialized)
struct ListLayoutTests {
    private nonisolated static let appearances: [UICollectionLayoutListConfiguration.Appearance] = [
        .plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain,
    ]

    /// Sections of rows of several heights, one of which is empty.
    private static let rows: [[CGFloat]] = [
        [44, 60.3, 44], (0..<12).map { 44 + CGFloat($0 % 3) * 17.25 }, [], [90], Array(repeating: 44, count: 20),
    ]

    private func expectEqual(_ pair: ListPair, at offsets: [CGFloat], _ comment: String) {
        pair.measureAll()
        #expect(pair.differences == "", "\(comment) at the top")
        for offset in offsets {
            pair.scroll(to: offset)
            #expect(pair.differences == "", "\(comment) at \(offset)")
        }
    }

    @Test("the rows, headers and footers of a list have the frames that those of a table have", arguments: appearances)
    func frames(_ appearance: UICollectionLayoutListConfiguration.Appearance) {
        for (headers, footers) in [(false, false), (true, false), (false, true), (true, true)] {
            for scale: CGFloat in [1, 2, 3] {
                let pair = ListPair(Self.rows, appearance, headers: headers, footers: footers, scale: scale)
                expectEqual(
                    pair, at: [10, 33, 70, 150, 333, 500, 800, 1100, 900, 420, 60, 0],
                    "\(appearance), headers \(headers), footers \(footers), scale \(scale)")
            }
        }
    }

    @Test("a list has the frames of a table from right to left, at other widths and within safe areas")
    func environments() {
        for appearance in Self.appearances {
            for width: CGFloat in [320, 414, 700] {
                let pair = ListPair(
                    Self.rows, appearance, headers: true, size: CGSize(width: width, height: 500), isRightToLeft: true)
                expectEqual(pair, at: [100, 600, 250], "\(appearance) from right to left, \(width) wide")
            }
            let pair = ListPair(
                Self.rows, appearance, headers: true, footers: true, size: CGSize(width: 700, height: 390),
                safeArea: UIEdgeInsets(top: 30, left: 47, bottom: 21, right: 47))
            expectEqual(pair, at: [100, 600, 250], "\(appearance) within safe areas")
        }
    }

    @Test("the padding above headers is that of a table", arguments: [0, 10, 40.5] as [CGFloat])
    func headerPadding(_ padding: CGFloat) {
        for appearance in Self.appearances {
            let pair = ListPair(Self.rows, appearance, headers: true, topPadding: padding)
            expectEqual(pair, at: [50, 400], "\(appearance), padding \(padding)")
        }
    }

    @Test("a random list has the frames of a table while it scrolls")
    func random() {
        repeatRandomly(12) { seed, generator in
            let rows = (0..<Int.random(in: 1...6, using: &generator)).map { _ in
                (0..<Int.random(in: 0...15, using: &generator)).map { _ in
                    CGFloat(Int.random(in: 80...400, using: &generator)) / 4
                }
            }
            let appearance = Self.appearances.randomElement(using: &generator) ?? .plain
            let pair = ListPair(
                rows, appearance, headers: Bool.random(using: &generator), footers: Bool.random(using: &generator))
            let height = Int(max(1, pair.table.contentSize.height - 400))
            let offsets = (0..<15).map { _ in CGFloat(Int.random(in: 0...height, using: &generator)) }
            expectEqual(pair, at: offsets, "\(appearance) of \(rows), seed \(seed)")
        }
    }

    @Test("a list of a million rows requests only the visible ones")
    func million() {
        let pair = ListPair([[]], .plain)
        pair.rows = [Array(repeating: 50, count: 1_000_000)]
        var handled = 0
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.itemSeparatorHandler = { _, separators in
            handled += 1
            return separators
        }
        pair.list.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: configuration)
        pair.list.reloadData()
        pair.screen.settle()
        pair.list.contentOffset.y = 30_000_000
        pair.screen.settle()
        #expect(pair.list.contentSize.height > 43_999_000)
        #expect(pair.requestedCount < 60)
        #expect(handled < 1000)
        let path = pair.list.indexPathsForVisibleItems.min()
        #expect((path?.item ?? 0) > 600_000)
    }
}
