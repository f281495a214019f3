import RandomRuns
import UIKitData

/// A table's contents before and after a batch, the slow and obvious way: each section and each row has a number.
package struct TableBatchModel {
    package struct Section {
        package var id: Int
        package var rows: [Int]
    }

    package var old: [Section] = []
    package var new: [Section] = []
    package var batch = UpdateBatch()
    /// Rows and sections whose contents are asked for anew: the rows by number, the sections by number.
    package var reloadedRows: Set<Int> = []
    package var reloadedSections: Set<Int> = []

    /// Where each row is in a state, but for those of reloaded sections, which are not the same rows after it.
    package func places(in sections: [Section]) -> [Int: RowPath] {
        var places: [Int: RowPath] = [:]
        for (index, section) in sections.enumerated() where !reloadedSections.contains(section.id) {
            for (row, id) in section.rows.enumerated() { places[id] = RowPath(section: index, row: row) }
        }
        return places
    }

    /// Random sections with numbers from 1 up, of no more than `rows` rows each.
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

    /// A random table and a random batch that UIKit accepts.
    package init(using generator: inout SeededGenerator) {
        var numbers = 1_000
        self.init(from: Self.sections(upTo: 6, rows: 6, using: &generator), numbers: &numbers, using: &generator)
    }

    /// A random batch that UIKit accepts. What comes has numbers above `numbers`, which counts them.
    ///
    /// The new state is made first: what stays keeps its order, and what comes or moves is put in anywhere. The operations
    /// are then read off.
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
        var staying: [Section] = []
        var arriving: [(section: Section, old: Int?)] = []
        for (index, section) in old.enumerated() {
            switch sectionsChange ? Int.random(in: 0..<8, using: &generator) : 7 {
            case 0:
                batch.deletedSections.insert(index)
                for row in section.rows.indices where chance(20) {
                    batch.deletedRows.insert(RowPath(section: index, row: row))
                }
            case 1:
                arriving.append((section, index))
            case 2:
                batch.reloadedSections.insert(index)
                reloadedSections.insert(section.id)
                for row in section.rows.indices where chance(20) {
                    batch.reloadedRows.insert(RowPath(section: index, row: row))
                }
                staying.append(Section(id: section.id, rows: rows(6)))
            default:
                staying.append(section)
            }
        }
        if sectionsChange {
            for _ in 0..<Int.random(in: 0...2, using: &generator) {
                arriving.append((Section(id: number(), rows: rows(4)), nil))
            }
        }
        new = staying
        for arrival in arriving {
            new.insert(arrival.section, at: Int.random(in: 0...new.count, using: &generator))
        }
        for arrival in arriving {
            let target = new.firstIndex { $0.id == arrival.section.id }!
            if let source = arrival.old {
                batch.movedSections.insert(Relocation(old: source, new: target))
            } else {
                batch.insertedSections.insert(target)
                if chance(30), !arrival.section.rows.isEmpty {
                    batch.insertedRows.insert(RowPath(section: target, row: 0))
                }
            }
        }
        changeRows(number, using: &generator)
    }

    private mutating func changeRows(_ number: () -> Int, using generator: inout SeededGenerator) {
        let oldPlaces = places(in: old)
        let known = Set(old.map(\.id))
        let kept = new.indices.filter { known.contains(new[$0].id) && !reloadedSections.contains(new[$0].id) }
        guard !kept.isEmpty else { return }
        var moving: [Int] = []
        for section in kept {
            for id in new[section].rows {
                switch Int.random(in: 0..<12, using: &generator) {
                case 0:
                    batch.deletedRows.insert(oldPlaces[id]!)
                    new[section].rows.removeAll { $0 == id }
                case 1:
                    moving.append(id)
                    new[section].rows.removeAll { $0 == id }
                case 2:
                    batch.reloadedRows.insert(oldPlaces[id]!)
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
        let newPlaces = places(in: new)
        for id in moving { batch.movedRows.insert(Relocation(old: oldPlaces[id]!, new: newPlaces[id]!)) }
        for id in inserted { batch.insertedRows.insert(newPlaces[id]!) }
    }
}
