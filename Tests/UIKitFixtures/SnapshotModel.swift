import RandomRuns
import UIKitData

/// A simple model of a snapshot, which consists of arrays.
package struct SnapshotModel {
    package var sections: [(id: String, items: [Int])] = []
    private var last = 0

    package init() {}

    package var items: [Int] { sections.flatMap(\.items) }

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

    /// Returns items to insert: new ones, and sometimes one or two existing ones other than `anchor`.
    private mutating func insertedItems(_ anchor: Int?, using generator: inout SeededGenerator) -> [Int] {
        var insertedItems = (0..<Int.random(in: 0...5, using: &generator)).map { _ in number() }
        if Int.random(in: 0..<3, using: &generator) == 0 {
            let known = items.filter { $0 != anchor }.shuffled(using: &generator).prefix(2)
            insertedItems = (insertedItems + known).shuffled(using: &generator)
        }
        return insertedItems
    }

    /// Applies the same random change to the model and the snapshot, and returns its description.
    package mutating func change(
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
            let deleted = ids.shuffled(using: &generator).prefix(2)
            subject.deleteSections(Array(deleted))
            sections.removeAll { deleted.contains($0.id) }
            return "delete sections \(deleted)"
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
            let anchorIndex = sections.firstIndex { $0.id == anchor } ?? 0
            sections.insert(section, at: anchorIndex + (isAfter ? 1 : 0))
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
            let deleted = Array(items.shuffled(using: &generator).prefix(Int.random(in: 0...4, using: &generator)))
            subject.deleteItems(deleted + [-1])
            remove(deleted)
            return "delete \(deleted)"
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
