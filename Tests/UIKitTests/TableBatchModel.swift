import RandomRuns
@testable import UIKit

/// A simple reference model of a table before and after a batch update. Sections and rows are numbered.
struct TableBatchModel {
    struct Section {
        var id: Int
        var rows: [Int]
    }

    var old: [Section] = []
    var new: [Section] = []
    var batch = UpdateBatch()
    /// The numbers of the rows that are reloaded.
    var reloadedRows: Set<Int> = []
    var reloadedSections: Set<Int> = []

    /// Returns the row positions in a state, except rows of reloaded sections, which are replaced.
    func positions(in sections: [Section]) -> [Int: RowPath] {
        var positions: [Int: RowPath] = [:]
        for (index, section) in sections.enumerated() where !reloadedSections.contains(section.id) {
            for (row, id) in section.rows.enumerated() { positions[id] = RowPath(section: index, row: row) }
        }
        return positions
    }

    /// Returns random sections numbered from 1, with at most `rows` rows each.
    static func sections(upTo count: Int, rows: Int, using generator: inout SeededGenerator) -> [Section] {
        var numbers = 0
        func number() -> Int {
            numbers += 1
            return numbers
        }
        return (0..<Int.random(in: 0...count, using: &generator)).map { _ in
            Section(id: number(), rows: (0..<Int.random(in: 0...rows, using: &generator)).map { _ in number() })
        }
    }

    /// Creates a random table and a random valid batch.
    init(using generator: inout SeededGenerator) {
        var numbers = 1_000
        self.init(from: Self.sections(upTo: 6, rows: 6, using: &generator), numbers: &numbers, using: &generator)
    }

    /// Creates a random valid batch. Inserted elements have numbers above `numbers`, which is advanced. The
    /// new state is created first: remaining elements keep their order, and inserted or moved ones are
    /// placed anywhere. The operations are then derived from the two states.
    init(from sections: [Section], numbers: inout Int, using generator: inout SeededGenerator) {
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
                remaining.append(Section(id: section.id, rows: rows(6)))
            default:
                remaining.append(section)
            }
        }
        if sectionsChange {
            for _ in 0..<Int.random(in: 0...2, using: &generator) {
                arriving.append((Section(id: number(), rows: rows(4)), nil))
            }
        }
        new = remaining
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
        let oldPositions = positions(in: old)
        let known = Set(old.map(\.id))
        let remainingSections = new.indices.filter {
            known.contains(new[$0].id) && !reloadedSections.contains(new[$0].id)
        }
        guard !remainingSections.isEmpty else { return }
        var moving: [Int] = []
        for section in remainingSections {
            for id in new[section].rows {
                switch Int.random(in: 0..<12, using: &generator) {
                case 0:
                    batch.deletedRows.insert(oldPositions[id]!)
                    new[section].rows.removeAll { $0 == id }
                case 1:
                    moving.append(id)
                    new[section].rows.removeAll { $0 == id }
                case 2:
                    batch.reloadedRows.insert(oldPositions[id]!)
                    reloadedRows.insert(id)
                default:
                    break
                }
            }
        }
        let inserted = (0..<Int.random(in: 0...5, using: &generator)).map { _ in number() }
        for id in (moving + inserted).shuffled(using: &generator) {
            let section = remainingSections.randomElement(using: &generator)!
            new[section].rows.insert(id, at: Int.random(in: 0...new[section].rows.count, using: &generator))
        }
        let newPositions = positions(in: new)
        for id in moving { batch.movedRows.insert(Relocation(old: oldPositions[id]!, new: newPositions[id]!)) }
        for id in inserted { batch.insertedRows.insert(newPositions[id]!) }
    }
}
