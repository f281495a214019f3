import RandomRuns
import Testing
import UIKitFixtures
import TrestleTesting

@testable import UIKit

@Suite("Random diffable data sources", .serialized)
@MainActor
struct TableDiffableRandomTests {
    @Test("after random snapshots a table equals a new one with the same items")
    func randomSnapshots() {
        repeatRandomly(40) { seed, generator in
            let list = DiffableTable()
            var model = SnapshotModel()
            var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
            for step in 0..<8 {
                for _ in 0..<Int.random(in: 1...12, using: &generator) {
                    _ = model.change(&snapshot, using: &generator)
                }
                var refreshed = snapshot
                for item in model.items where Int.random(in: 0..<6, using: &generator) == 0 {
                    list.suffixes[item] = " \(step)"
                    if Bool.random(using: &generator) {
                        refreshed.reconfigureItems([item])
                    } else {
                        refreshed.reloadItems([item])
                    }
                }
                let sections = model.sections.map(\.id)
                if let section = sections.randomElement(using: &generator),
                    Int.random(in: 0..<4, using: &generator) == 0
                {
                    refreshed.reloadSections([section])
                }
                list.source.apply(refreshed, animatingDifferences: Int.random(in: 0..<4, using: &generator) > 0)
                // Sometimes the next snapshot is applied during the animation.
                if Bool.random(using: &generator) { list.screen.settle() } else { list.screen.advance(by: 0.1) }
                let expected = model.items.map { "\($0)\(list.suffixes[$0] ?? "")" }
                #expect(
                    isSame(list, expected, sections: model.sections.map { $0.items.count }),
                    "TRESTLE_SEED=\(seed), step \(step)")
                if Int.random(in: 0..<4, using: &generator) == 0 {
                    let maximumOffset = max(0, list.table.contentSize.height - 480)
                    list.table.contentOffset.y = CGFloat.random(in: 0...1, using: &generator) * maximumOffset
                    list.screen.advanceFrame()
                }
            }
        }
    }

    private func isSame(_ list: DiffableTable, _ texts: [String], sections: [Int]) -> Bool {
        let table = list.table
        guard table.numberOfSections == sections.count,
            sections.indices.allSatisfy({ table.numberOfRows(inSection: $0) == sections[$0] })
        else { return false }
        let starts = sections.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1) }
        return (table.indexPathsForVisibleRows ?? []).allSatisfy { path in
            guard let cell = table.cellForRow(at: path) else { return false }
            return cell.textLabel?.text == texts[starts[path.section] + path.row]
                && cell.frame == table.rectForRow(at: path)
        }
    }
}
