import RowGeometry
import RandomRuns
import UIKitData

/// A simple model of a table before and after a batch, in which each section and row has an identifier.
package struct TableBatchModel {
    package struct Section {
        package var id: Int
        package var rows: [Int]
    }

    package var old: [Section] = []
    package var new: [Section] = []
    package var batch = UpdateBatch()
    /// The identifiers of the reloaded rows and sections.
    package var reloadedRows: Set<Int> = []
    package var reloadedSections: Set<Int> = []

    /// Returns the path of each row, except those of reloaded sections, whose rows are new after the batch.
    package func paths(in sections: [Section]) -> [Int: RowPath] {
        var paths: [Int: RowPath] = [:]
        for (index, section) in sections.enumerated() where !reloadedSections.contains(section.id) {
            for (row, id) in section.rows.enumerated() { paths[id] = RowPath(section: index, row: row) }
        }
        return paths
    }

    /// Returns random sections with up to `rows` rows each and identifiers from 1.
    package static func sections(upTo count: Int, rows: Int, using generator: inout SeededGenerator) -> [Section] {
        var numbers = 0
        func number() -> Int {
            numbers += 1
            return numbers
        }
        return (0..<Int.random(in: 0...count, using: &generator)).map { _ in
            Section(id: number(), rows: (0..<Int.random(in: 0...rows, using: &generator)).map { _ in number() })
        }
    }

    /// Creates a random table and a random batch that UIKit accepts.
    package init(using generator: inout SeededGenerator) {
        var numbers = 1_000
        self.init(from: Self.sections(upTo: 6, rows: 6, using: &generator), numbers: &numbers, using: &generator)
    }

    /// Creates a random batch that UIKit accepts. The identifiers of inserted elements exceed `numbers`,
    /// which is increased.
    ///
    /// The new state is created first: remaining elements keep their order, while inserted and moved ones
    /// are placed at random. The operations are derived from the result.
    package init(from sections: [Section], numbers: inout Int, using generator: inout SeededGenerator) {
        var last = numbers
        defer { numbers = last }
        func number() -> Int {
            last += 1
            return last
        }
        func rows(_ most: Int) -> [Int] { (0..<Int.random(in: 0...most, using: &generator)).map { _ in number() } }
        func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &generator) < percent }

        old = sections
        let sectionsChange = chance(60)
        var remaining: [Section] = []
        var added: [(section: Section, old: Int?)] = []
        for (index, section) in old.enumerated() {
            switch sectionsChange ? Int.random(in: 0..<8, using: &generator) : 7 {
            case 0:
                batch.deletedSections.insert(index)
                for row in section.rows.indices where chance(20) {
                    batch.deletedRows.insert(RowPath(section: index, row: row))
                }
            case 1:
                added.append((section, index))
            case 2:
                batch.reloadedSections.insert(index)
                reloadedSections.insert(section.id)
                for row in section.rows.indices where chance(20) {
                    batch.reloadedRows.insert(RowPath(section: index, row: row))
                }
                remaining.append(Section(id: section.id, rows: rows(6)))
            default:
                remaining.append(section)
            }
        }
        if sectionsChange {
            for _ in 0..<Int.random(in: 0...2, using: &generator) {
                added.append((Section(id: number(), rows: rows(4)), nil))
            }
        }
        new = remaining
        for addition in added {
            new.insert(addition.section, at: Int.random(in: 0...new.count, using: &generator))
        }
        for addition in added {
            let target = new.firstIndex { $0.id == addition.section.id }!
            if let source = addition.old {
                batch.movedSections.insert(Relocation(old: source, new: target))
            } else {
                batch.insertedSections.insert(target)
                if chance(30), !addition.section.rows.isEmpty {
                    batch.insertedRows.insert(RowPath(section: target, row: 0))
                }
            }
        }
        changeRows(number, using: &generator)
    }

    private mutating func changeRows(_ number: () -> Int, using generator: inout SeededGenerator) {
        let oldPaths = paths(in: old)
        let known = Set(old.map(\.id))
        let kept = new.indices.filter { known.contains(new[$0].id) && !reloadedSections.contains(new[$0].id) }
        guard !kept.isEmpty else { return }
        var moving: [Int] = []
        for section in kept {
            for id in new[section].rows {
                switch Int.random(in: 0..<12, using: &generator) {
                case 0:
                    batch.deletedRows.insert(oldPaths[id]!)
                    new[section].rows.removeAll { $0 == id }
                case 1:
                    moving.append(id)
                    new[section].rows.removeAll { $0 == id }
                case 2:
                    batch.reloadedRows.insert(oldPaths[id]!)
                    reloadedRows.insert(id)
                default:
                    break
                }
            }
        }
        let inserted = (0..<Int.random(in: 0...5, using: &generator)).map { _ in number() }
        for id in (moving + inserted).shuffled(using: &generator) {
            let section = kept.randomElement(using: &generator)!
            new[section].rows.insert(id, at: Int.random(in: 0...new[section].rows.count, using: &generator))
        }
        let newPaths = paths(in: new)
        for id in moving { batch.movedRows.insert(Relocation(old: oldPaths[id]!, new: newPaths[id]!)) }
        for id in inserted { batch.insertedRows.insert(newPaths[id]!) }
    }
}
