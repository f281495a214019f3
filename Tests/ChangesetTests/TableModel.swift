import Testing

@testable import Changeset

/// The section type of the tests.
struct Shelf: DiffableSection, Equatable, CustomStringConvertible {
    let id: Int
    var title = 0
    var rows: [Item]
    /// Shelves with equal versions are known to have the same rows.
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

/// A simple model of a table view's batch updates that checks their rules.
struct TableModel {
    var shelves: [Shelf]

    /// Applies a stage. Inserted rows and sections are taken from the new data, as from a data source.
    mutating func apply(_ stage: SectionedChangeset.Stage, new: [Shelf]) throws {
        try checkRules(of: stage)
        let shown = (0..<stage.sectionCount).map { new[stage.newSection(at: $0)] }
        let movedRows = Dictionary(
            uniqueKeysWithValues: stage.movedRows.map { ($0.to, shelves[$0.from.section].rows[$0.from.row]) })
        var kept = shelves
        for row in (stage.deletedRows + stage.movedRows.map(\.from)).sorted().reversed() {
            kept[row.section].rows.remove(at: row.row)
        }
        let leaving = Set(stage.deletedSections + stage.movedSections.map(\.from))
        var staying = kept.indices.filter { !leaving.contains($0) }.map { kept[$0] }[...]
        let movedSections = Dictionary(uniqueKeysWithValues: stage.movedSections.map { ($0.to, kept[$0.from]) })
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
        for row in (stage.insertedRows + stage.movedRows.map(\.to)).sorted() {
            let item = movedRows[row] ?? shown[row.section].rows[row.row]
            try #require(row.row <= result[row.section].rows.count)
            result[row.section].rows.insert(item, at: row.row)
        }
        for update in stage.updatedRows {
            try #require(shelves[update.from.section].rows[update.from.row].id == item(update.to, of: result).id)
            result[update.to.section].rows[update.to.row] = shown[update.to.section].rows[update.to.row]
        }
        for update in stage.updatedSections {
            try #require(shelves[update.from].id == result[update.to].id)
            result[update.to].title = shown[update.to].title
        }
        try #require(result == shown)
        shelves = result
    }

    private func item(_ position: RowPosition, of shelves: [Shelf]) -> Item {
        shelves[position.section].rows[position.row]
    }

    /// Checks the rules of `performBatchUpdates`, and avoids combinations that it is known to handle
    /// incorrectly.
    private func checkRules(of stage: SectionedChangeset.Stage) throws {
        let leavingRows = stage.deletedRows + stage.movedRows.map(\.from)
        let comingRows = stage.insertedRows + stage.movedRows.map(\.to)
        let leavingSections = stage.deletedSections + stage.movedSections.map(\.from)
        let comingSections = stage.insertedSections + stage.movedSections.map(\.to)
        try #require(Set(leavingRows).count == leavingRows.count && Set(comingRows).count == comingRows.count)
        try #require(Set(leavingSections).count == leavingSections.count)
        try #require(Set(comingSections).count == comingSections.count)
        try #require(leavingRows.allSatisfy { !leavingSections.contains($0.section) })
        try #require(comingRows.allSatisfy { !comingSections.contains($0.section) })
        for list in [stage.deletedSections, stage.insertedSections, stage.movedSections.map(\.to)] {
            try #require(list == list.sorted())
        }
        for list in [stage.deletedRows, stage.insertedRows, stage.movedRows.map(\.to), stage.updatedRows.map(\.to)] {
            try #require(list == list.sorted())
        }
    }
}
