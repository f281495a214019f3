import Foundation
import RandomRuns
import Testing
import UIKitFixtures

@testable import UIKitData

private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
        snapshot.appendSections([section])
        snapshot.appendItems(items)
    }
    return snapshot
}

private func contents(_ snapshot: Snapshot) -> [String: [Int]] {
    snapshot.sectionIdentifiers.reduce(into: [:]) { $0[$1] = snapshot.itemIdentifiers(inSection: $1) }
}

@Suite("Snapshots")
struct DiffableSnapshotTests {
    @Test("items are appended to the given section, or to the last one")
    func append() {
        var snapshot = Snapshot()
        #expect(snapshot.numberOfSections == 0 && snapshot.numberOfItems == 0 && snapshot.itemIdentifiers.isEmpty)
        snapshot.appendSections(["a", "b"])
        snapshot.appendItems([1, 2])
        snapshot.appendItems([3], toSection: "a")
        #expect(snapshot.sectionIdentifiers == ["a", "b"])
        #expect(snapshot.itemIdentifiers(inSection: "a") == [3] && snapshot.itemIdentifiers(inSection: "b") == [1, 2])
        #expect(snapshot.itemIdentifiers == [3, 1, 2] && snapshot.numberOfItems == 3)
        #expect(snapshot.numberOfItems(inSection: "b") == 2)
        #expect(
            snapshot.sectionIdentifier(containingItem: 2) == "b" && snapshot.sectionIdentifier(containingItem: 9) == nil
        )
        #expect(snapshot.indexOfItem(2) == 2 && snapshot.indexOfItem(9) == nil)
        #expect(snapshot.indexOfSection("b") == 1 && snapshot.indexOfSection("c") == nil)
    }

    @Test("items are inserted before and after others, moved between sections, and deleted")
    func change() {
        var changed = snapshot([("a", [1, 2, 3]), ("b", [4, 5])])
        changed.insertItems([6, 7], beforeItem: 2)
        changed.insertItems([8], afterItem: 5)
        #expect(contents(changed) == ["a": [1, 6, 7, 2, 3], "b": [4, 5, 8]])
        changed.moveItem(1, afterItem: 3)
        changed.moveItem(8, beforeItem: 6)
        changed.moveItem(2, beforeItem: 2)
        #expect(contents(changed) == ["a": [8, 6, 7, 2, 3, 1], "b": [4, 5]])
        changed.deleteItems([6, 99, 4, 6, 3])
        #expect(contents(changed) == ["a": [8, 7, 2, 1], "b": [5]])
        // As in UIKit, items that the snapshot already contains are moved.
        changed.appendItems([8, 9], toSection: "b")
        changed.insertItems([7, 1], afterItem: 2)
        #expect(contents(changed) == ["a": [2, 7, 1], "b": [5, 8, 9]])
        for (index, item) in changed.itemIdentifiers.enumerated() { #expect(changed.indexOfItem(item) == index) }
        changed.deleteAllItems()
        #expect(changed.numberOfSections == 0 && changed.numberOfItems == 0)
    }

    @Test("sections are inserted, moved, and deleted with their items")
    func sections() {
        var changed = snapshot([("a", [1]), ("b", [2]), ("c", [3])])
        changed.insertSections(["x", "y"], beforeSection: "b")
        changed.insertSections(["z"], afterSection: "c")
        #expect(changed.sectionIdentifiers == ["a", "x", "y", "b", "c", "z"])
        changed.moveSection("a", afterSection: "c")
        changed.moveSection("z", beforeSection: "x")
        changed.moveSection("y", beforeSection: "y")
        #expect(changed.sectionIdentifiers == ["z", "x", "y", "b", "c", "a"])
        #expect(changed.indexOfItem(1) == 2 && changed.sectionIdentifier(containingItem: 3) == "c")
        changed.deleteSections(["b", "z", "none"])
        #expect(changed.sectionIdentifiers == ["x", "y", "c", "a"] && changed.itemIdentifiers == [3, 1])
        changed.appendSections(["b"])
        changed.appendItems([2, 5])
        #expect(contents(changed) == ["x": [], "y": [], "c": [3], "a": [1], "b": [2, 5]])
    }

    @Test("reloads are listed once and removed with deleted elements")
    func marks() {
        var changed = snapshot([("a", [1, 2]), ("b", [3, 4])])
        changed.reloadItems([4, 1, 4])
        changed.reconfigureItems([2, 3])
        changed.reloadSections(["b"])
        #expect(changed.reloadedItemIdentifiers == [4, 1] && changed.reconfiguredItemIdentifiers == [2, 3])
        #expect(changed.reloadedSectionIdentifiers == ["b"])
        changed.deleteItems([1])
        changed.deleteSections(["b"])
        #expect(changed.reloadedItemIdentifiers.isEmpty && changed.reconfiguredItemIdentifiers == [2])
        #expect(changed.reloadedSectionIdentifiers.isEmpty)
    }

    @Test("changing a copy does not change the original")
    func copies() {
        let original = snapshot([("a", [1, 2, 3])])
        var copy = original
        copy.deleteItems([2])
        copy.appendSections(["b"])
        #expect(contents(original) == ["a": [1, 2, 3]] && contents(copy) == ["a": [1, 3], "b": []])
        #expect(original.indexOfItem(3) == 2 && copy.indexOfItem(3) == 1)
    }

    @Test("a random snapshot equals a model of arrays after each change")
    func randomChanges() {
        repeatRandomly(150) { seed, generator in
            var subject = Snapshot()
            var model = SnapshotModel()
            for step in 0..<60 {
                let change = model.change(&subject, using: &generator)
                let isSame =
                    subject.sectionIdentifiers == model.sections.map(\.id)
                    && subject.itemIdentifiers == model.sections.flatMap(\.items)
                    && model.sections.allSatisfy { subject.itemIdentifiers(inSection: $0.id) == $0.items }
                    && subject.numberOfItems == model.sections.reduce(0) { $0 + $1.items.count }
                    && subject.itemIdentifiers.enumerated().allSatisfy { subject.indexOfItem($1) == $0 }
                    && model.sections.enumerated().allSatisfy { index, section in
                        subject.indexOfSection(section.id) == index
                            && section.items.allSatisfy { subject.sectionIdentifier(containingItem: $0) == section.id }
                    }
                #expect(isSame, "TRESTLE_SEED=\(seed), step \(step): \(change)")
                guard isSame else { return }
            }
        }
    }

    @Test("a snapshot of a hundred thousand items can be filled, searched, changed, and copied")
    func large() {
        var large = NSDiffableDataSourceSnapshot<Int, Int>()
        large.appendSections([0])
        large.appendItems(Array(0..<100_000))
        let copy = large
        for item in stride(from: 0, to: 20_000, by: 20) { large.moveItem(item, afterItem: 99_999 - item) }
        large.deleteItems(Array(40_000..<50_000))
        #expect(large.numberOfItems == 90_000 && copy.numberOfItems == 100_000)
        #expect(large.indexOfItem(0) == 89_999 && large.itemIdentifiers[89_999] == 0)
        #expect(copy.indexOfItem(99_999) == 99_999)
        #expect(SnapshotChange(from: copy, to: copy).stages.isEmpty)
        let changes = SnapshotChange(from: copy, to: large).stages
        #expect(changes.count == 1 && changes[0].deletedRows.count == 10_000 && changes[0].movedRows.count == 1000)
    }

    @Test("a transaction describes the inserted and removed items of all sections and of each section")
    func transaction() {
        let old = snapshot([("a", [1, 2]), ("b", [3]), ("c", [4])])
        let new = snapshot([("a", [2, 5]), ("b", [3]), ("d", [1])])
        let transaction = NSDiffableDataSourceTransaction(initialSnapshot: old, finalSnapshot: new)
        #expect(old.itemIdentifiers.applying(transaction.difference) == new.itemIdentifiers)
        #expect(transaction.sectionTransactions.map(\.sectionIdentifier) == ["a"])
        let section = transaction.sectionTransactions[0]
        #expect(section.initialSnapshot.items == [1, 2] && section.finalSnapshot.items == [2, 5])
        #expect([1, 2].applying(section.difference) == [2, 5])
    }
}
