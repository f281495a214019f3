import Foundation
import Testing
import TrestleTesting

@testable import UIKit

@Suite("Section snapshots of collection views", .serialized)
@MainActor
struct CollectionDiffableOutlineTests {
    @Test("a section snapshot appends its section and shows its visible items")
    func show() {
        let list = DiffableCollection()
        list.showOutline(expanded: [1])
        #expect(list.texts == ["1", "2", "4", "5"])
        #expect(list.source.snapshot().sectionIdentifiers == ["a"])
        #expect(list.source.snapshot(for: "a").items == [1, 2, 3, 4, 5])
        #expect(list.source.snapshot(for: "z").items == [])
        #expect(
            list.view.outlinePosition(at: IndexPath(item: 1, section: 0))
                == OutlinePosition(level: 1, isExpanded: false))
    }

    @Test("items expand and collapse, and remember the expansion of their descendants")
    func toggles() {
        let list = DiffableCollection()
        list.showOutline()
        #expect(list.toggle(1) && list.toggle(2))
        #expect(list.texts == ["1", "2", "3", "4", "5"])
        #expect(list.toggle(1))
        #expect(list.texts == ["1", "5"])
        #expect(list.toggle(1))
        #expect(list.texts == ["1", "2", "3", "4", "5"])
    }

    @Test("handlers refuse, observe, and fill expansions")
    func handlers() {
        let list = DiffableCollection()
        list.showOutline()
        var log: [String] = []
        var handlers = DiffableCollection.Source.SectionSnapshotHandlers<Int>()
        handlers.shouldExpandItem = { $0 != 2 }
        handlers.willExpandItem = { log.append("expand \($0)") }
        handlers.shouldCollapseItem = { $0 != 5 }
        handlers.willCollapseItem = { log.append("collapse \($0)") }
        handlers.snapshotForExpandingParent = { parent, children in
            guard parent == 5 else { return children }
            var loaded = NSDiffableDataSourceSectionSnapshot<Int>()
            loaded.append([6, 7])
            return loaded
        }
        list.source.sectionSnapshotHandlers = handlers
        #expect(list.toggle(1) && !list.toggle(2) && list.toggle(5))
        #expect(list.texts == ["1", "2", "4", "5", "6", "7"])
        #expect(!list.toggle(5) && list.toggle(1))
        #expect(list.texts == ["1", "5", "6", "7"])
        #expect(log == ["expand 1", "expand 5", "collapse 1"])
    }

    @Test("an outline survives snapshots of all sections that contain its visible items")
    func survives() {
        let list = DiffableCollection()
        list.showOutline(expanded: [1])
        var snapshot = list.source.snapshot()
        snapshot.insertSections(["z"], beforeSection: "a")
        snapshot.appendItems([9], toSection: "z")
        snapshot.deleteItems([4])
        list.source.apply(snapshot)
        list.screen.settle()
        #expect(list.texts == ["9", "1", "2", "5"])
        #expect(list.source.snapshot(for: "a").items == [1, 2, 3, 5])
        #expect(list.toggle(2))
        #expect(list.texts == ["9", "1", "2", "3", "5"])
    }

    @Test("a moved item takes its descendants along, and becomes a child behind an expanded item")
    func reorders() {
        let list = DiffableCollection()
        list.showOutline(expanded: [1, 2])
        list.source.reorderingHandlers.canReorderItem = { _ in true }
        var items: [Int] = []
        list.source.reorderingHandlers.didReorder = { items = $0.sectionTransactions[0].finalSnapshot.items }
        #expect(list.drag(5, to: 60))
        #expect(list.source.snapshot(for: "a").parent(of: 5) == 1)
        #expect(list.texts == ["1", "5", "2", "3", "4"] && items == [1, 5, 2, 3, 4])
        #expect(list.drag(2, to: 20))
        #expect(list.texts == ["2", "3", "1", "5", "4"])
        #expect(list.source.snapshot(for: "a").rootItems == [2, 1])
    }
}
