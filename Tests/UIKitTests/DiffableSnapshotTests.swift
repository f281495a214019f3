import Foundation
import RandomRuns
import Testing

@testable import UIKit

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

@Suite("Diffable data source snapshots")
struct DiffableSnapshotTests {
    @Test("items are appended to the last section or to the given one")
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

    @Test("items can be inserted before and after others, moved between sections and deleted")
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
        // Existing items are moved, as in UIKit.
        changed.appendItems([8, 9], toSection: "b")
        changed.insertItems([7, 1], afterItem: 2)
        #expect(contents(changed) == ["a": [2, 7, 1], "b": [5, 8, 9]])
        for (index, item) in changed.itemIdentifiers.enumerated() { #expect(changed.indexOfItem(item) == index) }
        changed.deleteAllItems()
        #expect(changed.numberOfSections == 0 && changed.numberOfItems == 0)
    }

    @Test("sections are inserted, moved and deleted with their items")
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

    @Test("items to reload or reconfigure are listed once, and are removed from the list when they are deleted")
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

    @Test("a copy is independent of the original")
    func copies() {
        let original = snapshot([("a", [1, 2, 3])])
        var copy = original
        copy.deleteItems([2])
        copy.appendSections(["b"])
        #expect(contents(original) == ["a": [1, 2, 3]] && contents(copy) == ["a": [1, 3], "b": []])
        #expect(original.indexOfItem(3) == 2 && copy.indexOfItem(3) == 1)
    }

    @Test("a snapshot equals an array model after random changes")
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

    @Test("single changes of a snapshot with 100,000 items take less than linear time")
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

    @Test("a transaction has the differences of the sections and of all items")
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

/// A simple reference model: an array of sections with items.
struct SnapshotModel {
    var sections: [(id: String, items: [Int])] = []
    private var last = 0

    var items: [Int] { sections.flatMap(\.items) }

    private mutating func number() -> Int {
        last += 1
        return last
    }

    private mutating func remove(_ items: [Int]) {
        for index in sections.indices { sections[index].items.removeAll(where: items.contains) }
    }

    private mutating func insert(_ items: [Int], at item: Int, offset: Int) {
        guard let section = sections.firstIndex(where: { $0.items.contains(item) }),
            let index = sections[section].items.firstIndex(of: item)
        else { return }
        sections[section].items.insert(contentsOf: items, at: index + offset)
    }

    /// Items to insert: new ones, sometimes with one or two existing ones other than `anchor`.
    private mutating func insertedItems(_ anchor: Int?, using generator: inout SeededGenerator) -> [Int] {
        var insertedItems = (0..<Int.random(in: 0...5, using: &generator)).map { _ in number() }
        if Int.random(in: 0..<3, using: &generator) == 0 {
            let known = items.filter { $0 != anchor }.shuffled(using: &generator).prefix(2)
            insertedItems = (insertedItems + known).shuffled(using: &generator)
        }
        return insertedItems
    }

    /// Applies the same random change to the model and to `subject`.
    mutating func change(
        _ subject: inout NSDiffableDataSourceSnapshot<String, Int>, using generator: inout SeededGenerator
    ) -> String {
        let ids = sections.map(\.id)
        switch Int.random(in: 0..<12, using: &generator) {
        case 0:
            let new = (0..<Int.random(in: 1...3, using: &generator)).map { _ in "s\(number())" }
            subject.appendSections(new)
            sections += new.map { ($0, []) }
            return "append sections \(new)"
        case 1:
            guard let anchor = ids.randomElement(using: &generator), let index = ids.firstIndex(of: anchor) else {
                break
            }
            let new = (0..<2).map { _ in "s\(number())" }
            let isAfter = Bool.random(using: &generator)
            if isAfter {
                subject.insertSections(new, afterSection: anchor)
            } else {
                subject.insertSections(new, beforeSection: anchor)
            }
            sections.insert(contentsOf: new.map { ($0, []) }, at: index + (isAfter ? 1 : 0))
            return "insert sections at \(anchor)"
        case 2:
            guard Int.random(in: 0..<3, using: &generator) == 0 else { break }
            let gone = ids.shuffled(using: &generator).prefix(2)
            subject.deleteSections(Array(gone))
            sections.removeAll { gone.contains($0.id) }
            return "delete sections \(gone)"
        case 3:
            guard let moved = ids.randomElement(using: &generator), let anchor = ids.randomElement(using: &generator)
            else { break }
            let isAfter = Bool.random(using: &generator)
            if isAfter {
                subject.moveSection(moved, afterSection: anchor)
            } else {
                subject.moveSection(moved, beforeSection: anchor)
            }
            guard moved != anchor, let index = ids.firstIndex(of: moved) else { break }
            let section = sections.remove(at: index)
            let place = sections.firstIndex { $0.id == anchor } ?? 0
            sections.insert(section, at: place + (isAfter ? 1 : 0))
            return "move section \(moved) to \(anchor)"
        case 4, 5:
            guard let section = ids.indices.randomElement(using: &generator) else { break }
            let new = insertedItems(nil, using: &generator)
            subject.appendItems(new, toSection: ids[section])
            remove(new)
            sections[section].items += new
            return "append \(new) to \(ids[section])"
        case 6, 7:
            guard let anchor = items.randomElement(using: &generator) else { break }
            let new = insertedItems(anchor, using: &generator)
            let isAfter = Bool.random(using: &generator)
            if isAfter {
                subject.insertItems(new, afterItem: anchor)
            } else {
                subject.insertItems(new, beforeItem: anchor)
            }
            remove(new)
            insert(new, at: anchor, offset: isAfter ? 1 : 0)
            return "insert \(new) \(isAfter ? "after" : "before") \(anchor)"
        case 8:
            let gone = Array(items.shuffled(using: &generator).prefix(Int.random(in: 0...4, using: &generator)))
            subject.deleteItems(gone + [-1])
            remove(gone)
            return "delete \(gone)"
        default:
            guard let moved = items.randomElement(using: &generator),
                let anchor = items.randomElement(using: &generator)
            else { break }
            let isAfter = Bool.random(using: &generator)
            if isAfter {
                subject.moveItem(moved, afterItem: anchor)
            } else {
                subject.moveItem(moved, beforeItem: anchor)
            }
            guard moved != anchor else { break }
            remove([moved])
            insert([moved], at: anchor, offset: isAfter ? 1 : 0)
            return "move \(moved) \(isAfter ? "after" : "before") \(anchor)"
        }
        return "nothing"
    }
}
