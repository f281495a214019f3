import Testing

@testable import Changeset

/// A section as the tests have it.
struct Shelf: DiffableSection, Equatable, CustomStringConvertible {
    let id: Int
    var title = 0
    var rows: [Item]
    /// Two shelves with one version are known to have the same rows.
    var version: Int?

    var rowCount: Int { rows.count }
    func rowID(at row: Int) -> Int { rows[row].id }
    func isRow(at row: Int, equalTo oldRow: Int, of old: Shelf) -> Bool { rows[row] == old.rows[oldRow] }
    func isEqual(to old: Shelf) -> Bool { title == old.title }
    func hasSameRows(as old: Shelf) -> Bool { version != nil && version == old.version }

    static func == (first: Shelf, second: Shelf) -> Bool {
        (first.id, first.title) == (second.id, second.title) && first.rows == second.rows
    }

    var description: String { "\(id)/\(title): \(rows)" }
}

/// What a table view does with a batch, the slow and obvious way, and what it refuses.
struct TableModel {
    var shelves: [Shelf]

    /// Applies a stage; rows and sections that come are taken from the new data, as a data source would give them.
    mutating func apply(_ stage: SectionedChangeset.Stage, new: [Shelf]) throws {
        try checkRules(of: stage)
        let shown = (0..<stage.sectionCount).map { new[stage.newSection(at: $0)] }
        let movedRows = Dictionary(
            uniqueKeysWithValues: stage.movedRows.map { ($0.new, shelves[$0.old.section].rows[$0.old.row]) })
        var kept = shelves
        for row in (stage.deletedRows + stage.movedRows.map(\.old)).sorted().reversed() {
            kept[row.section].rows.remove(at: row.row)
        }
        let leaving = Set(stage.deletedSections + stage.movedSections.map(\.old))
        var staying = kept.indices.filter { !leaving.contains($0) }.map { kept[$0] }[...]
        let movedSections = Dictionary(uniqueKeysWithValues: stage.movedSections.map { ($0.new, kept[$0.old]) })
        var result: [Shelf] = []
        for section in 0..<stage.sectionCount {
            if stage.insertedSections.contains(section) {
                result.append(shown[section])
            } else {
                let next = movedSections[section] ?? staying.popFirst()
                result.append(try #require(next))
            }
        }
        try #require(staying.isEmpty)
        for row in (stage.insertedRows + stage.movedRows.map(\.new)).sorted() {
            let item = movedRows[row] ?? shown[row.section].rows[row.row]
            try #require(row.row <= result[row.section].rows.count)
            result[row.section].rows.insert(item, at: row.row)
        }
        for update in stage.updatedRows {
            try #require(shelves[update.old.section].rows[update.old.row].id == item(update.new, of: result).id)
            result[update.new.section].rows[update.new.row] = shown[update.new.section].rows[update.new.row]
        }
        for update in stage.updatedSections {
            try #require(shelves[update.old].id == result[update.new].id)
            result[update.new].title = shown[update.new].title
        }
        try #require(result == shown)
        shelves = result
    }

    private func item(_ position: RowPosition, of shelves: [Shelf]) -> Item {
        shelves[position.section].rows[position.row]
    }

    /// What `performBatchUpdates` refuses, or is known to get wrong.
    private func checkRules(of stage: SectionedChangeset.Stage) throws {
        let leavingRows = stage.deletedRows + stage.movedRows.map(\.old)
        let comingRows = stage.insertedRows + stage.movedRows.map(\.new)
        let leavingSections = stage.deletedSections + stage.movedSections.map(\.old)
        let comingSections = stage.insertedSections + stage.movedSections.map(\.new)
        try #require(Set(leavingRows).count == leavingRows.count && Set(comingRows).count == comingRows.count)
        try #require(Set(leavingSections).count == leavingSections.count)
        try #require(Set(comingSections).count == comingSections.count)
        try #require(leavingRows.allSatisfy { !leavingSections.contains($0.section) })
        try #require(comingRows.allSatisfy { !comingSections.contains($0.section) })
        for list in [stage.deletedSections, stage.insertedSections, stage.movedSections.map(\.new)] {
            try #require(list == list.sorted())
        }
        for list in [stage.deletedRows, stage.insertedRows, stage.movedRows.map(\.new), stage.updatedRows.map(\.new)] {
            try #require(list == list.sorted())
        }
    }
}
