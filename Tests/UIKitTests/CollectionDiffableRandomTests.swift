import RandomRuns
import Testing
import TrestleTesting
import UIKitFixtures

@testable import UIKit

@Suite("Random diffable data sources of collection views", .serialized)
@MainActor
struct CollectionDiffableRandomTests {
    @Test("after random snapshots, during animations and scrolls, a collection view equals its snapshot")
    func randomSnapshots() {
        repeatRandomly(30) { seed, generator in
            let list = DiffableCollection()
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
                list.source.apply(refreshed, animatingDifferences: Int.random(in: 0..<4, using: &generator) > 0)
                if Bool.random(using: &generator) { list.screen.settle() } else { list.screen.advance(by: 0.1) }
                expectSame(list, model.sections.map(\.items), "TRESTLE_SEED=\(seed), step \(step)")
                if Int.random(in: 0..<4, using: &generator) == 0 {
                    let maximumOffset = max(0, list.view.contentSize.height - 480)
                    list.view.contentOffset.y = CGFloat.random(in: 0...1, using: &generator) * maximumOffset
                    list.screen.advanceFrame()
                }
            }
        }
    }

    @Test("after random changes and expansions of an outline, a collection view shows the visible items")
    func randomOutlines() {
        repeatRandomly(30) { seed, generator in
            let list = DiffableCollection()
            list.source.reorderingHandlers.canReorderItem = { _ in true }
            var next = 0
            for step in 0..<20 {
                var outline = list.source.snapshot(for: "a")
                switch Int.random(in: 0..<6, using: &generator) {
                case 0, 1:
                    outline.append([next, next + 1], to: outline.items.randomElement(using: &generator))
                    next += 2
                    list.source.apply(outline, to: "a")
                case 2:
                    if let item = outline.items.randomElement(using: &generator) { outline.delete([item]) }
                    list.source.apply(outline, to: "a")
                case 3:
                    if let item = outline.visibleItems.randomElement(using: &generator) {
                        let wasExpanded = outline.isExpanded(item)
                        list.source.indexPath(for: item).map { _ = list.view.toggleExpansion(at: $0) }
                        #expect(list.source.snapshot(for: "a").isExpanded(item) != wasExpanded)
                    }
                case 4:
                    list.screen.settle()
                    if let item = outline.visibleItems.randomElement(using: &generator) {
                        _ = list.drag(item, to: CGFloat.random(in: 0..<480, using: &generator))
                        #expect(Set(list.source.snapshot(for: "a").items) == Set(outline.items))
                    }
                default: list.screen.settle()
                }
                list.screen.advance(by: 0.1)
                expectSame(
                    list, list.view.numberOfSections == 0 ? [] : [list.source.snapshot(for: "a").visibleItems],
                    "TRESTLE_SEED=\(seed), step \(step)")
            }
        }
    }

    private func expectSame(_ list: DiffableCollection, _ sections: [[Int]], _ comment: Comment) {
        let view = list.view
        #expect(view.numberOfSections == sections.count, comment)
        guard view.numberOfSections == sections.count else { return }
        #expect(sections.indices.map { view.numberOfItems(inSection: $0) } == sections.map(\.count), comment)
        for path in view.indexPathsForVisibleItems {
            let item = sections[path.section][path.item]
            let cell = view.cellForItem(at: path) as? TextCell
            #expect(cell?.label.text == "\(item)\(list.suffixes[item] ?? "")", comment)
            #expect(cell?.frame == view.layoutAttributesForItem(at: path)?.frame, comment)
        }
        let expected = sections.indices.flatMap { section in
            sections[section].indices.map { IndexPath(item: $0, section: section) }
        }.filter { path in
            // Frames that only touch the visible area are not visible.
            view.layoutAttributesForItem(at: path).map { UICollectionView.intersects($0.frame, view.bounds) } ?? false
        }
        let missing = Set(expected).subtracting(view.indexPathsForVisibleItems)
        #expect(missing.isEmpty, comment)
    }
}
