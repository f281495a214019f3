import RandomRuns
import Testing

@testable import Changeset

/// Returns a shelf with rows of these ids.
private func shelf(_ id: Int, _ rows: [Int], title: Int = 0, version: Int? = nil) -> Shelf {
    Shelf(id: id, title: title, rows: rows.map { Item(id: $0) }, version: version)
}

/// Returns the stages between two states, after applying each of them to a model of a table view that checks
/// the rules of batch updates.
private func stages(from old: [Shelf], to new: [Shelf]) throws -> [SectionedChangeset.Stage] {
    let changeset = try SectionedChangeset(from: old, to: new)
    var table = TableModel(shelves: old)
    for stage in changeset.stages {
        try table.apply(stage, new: new)
    }
    try #require(table.shelves == new)
    return changeset.stages
}

/// A section that fails the test if one of its rows is accessed.
private struct LazySection: DiffableSection {
    let id: Int
    let rowCount: Int
    var version = 0
    func rowID(at row: Int) -> Int { preconditionFailure("Row \(row) of section \(id) was looked at.") }
    func isRow(at row: Int, equalTo oldRow: Int, of old: LazySection) -> Bool { false }
    func isEqual(to old: LazySection) -> Bool { true }
    func hasSameRows(as old: LazySection) -> Bool { version == old.version }
    var rowIDsAreUnique: Bool { true }
}

@Suite("Sectioned changesets")
struct SectionedChangesetTests {
    @Test("equal sections result in no stage")
    func equal() throws {
        let shelves = [shelf(1, [1, 2, 3]), shelf(2, [])]
        #expect(try stages(from: shelves, to: shelves).isEmpty)
        #expect(try stages(from: [], to: []).isEmpty)
    }

    @Test("changed contents are updates and need no batch")
    func updates() throws {
        var new = [shelf(1, [1, 2, 3]), shelf(2, [], title: 1)]
        new[0].rows[1].content = 7
        let stage = try #require(try stages(from: [shelf(1, [1, 2, 3]), shelf(2, [])], to: new).first)
        #expect(!stage.hasBatch)
        #expect(stage.updatedRows.map(\.to) == [RowPosition(section: 0, row: 1)])
        #expect(stage.updatedSections == [Move(from: 1, to: 1)])
    }

    @Test("a row can move to another section and change its content")
    func acrossSections() throws {
        var new = [shelf(1, [1]), shelf(2, [3, 2])]
        new[1].rows[1].content = 9
        let found = try stages(from: [shelf(1, [1, 2]), shelf(2, [3])], to: new)
        let move = Move(from: RowPosition(section: 0, row: 1), to: RowPosition(section: 1, row: 1))
        #expect(found.count == 1)
        #expect(found[0].movedRows == [move])
        #expect(found[0].updatedRows == [move])
        #expect(found[0].insertedRows.isEmpty && found[0].deletedRows.isEmpty)
    }

    @Test("rows are deleted and inserted with their sections rather than moved")
    func absorbed() throws {
        let found = try stages(from: [shelf(1, [1, 2]), shelf(2, [3])], to: [shelf(2, [3, 1]), shelf(3, [2])])
        #expect(found.count == 1)
        #expect(found[0].deletedSections == [0])
        #expect(found[0].insertedSections == [1])
        #expect(found[0].insertedRows == [RowPosition(section: 0, row: 1)])
        #expect(found[0].deletedRows.isEmpty && found[0].movedRows.isEmpty)
    }

    @Test("a section that moves with unchanged rows is one stage")
    func movedSection() throws {
        var new = [shelf(3, [4]), shelf(1, [1, 2]), shelf(2, [3, 5])]
        new[0].rows[0].content = 2
        let found = try stages(from: [shelf(1, [1, 2]), shelf(2, [3]), shelf(3, [4])], to: new)
        #expect(found.count == 1)
        #expect(found[0].movedSections == [Move(from: 2, to: 0)])
        #expect(found[0].insertedRows == [RowPosition(section: 2, row: 1)])
        #expect(found[0].updatedRows.map(\.to) == [RowPosition(section: 0, row: 0)])
    }

    @Test("a section that moves and gets a row results in two stages: the row, then the section")
    func movedSectionGainsRow() throws {
        let old = [shelf(1, [1, 2]), shelf(2, [3]), shelf(3, [4])]
        let new = [shelf(3, [4, 5]), shelf(1, [1]), shelf(4, [2]), shelf(2, [3])]
        let found = try stages(from: old, to: new)
        #expect(found.count == 2)
        #expect(found[0].insertedRows == [RowPosition(section: 2, row: 1)])
        #expect(found[0].deletedRows == [RowPosition(section: 0, row: 1)])
        #expect((0..<3).map(found[0].newSection) == [1, 3, 0])
        #expect(found[1].movedSections == [Move(from: 2, to: 0)])
        #expect(found[1].insertedSections == [2])
        #expect((0..<4).map(found[1].newSection) == [0, 1, 2, 3])
    }

    @Test("of equal ids in several sections, the first deletion moves to the first insertion")
    func repeatedIDs() throws {
        let old = [shelf(1, [0, 1]), shelf(2, [0, 2]), shelf(3, [3]), shelf(4, [4]), shelf(5, [0])]
        let new = [shelf(1, [1]), shelf(2, [2]), shelf(3, [0, 3]), shelf(4, [0, 4]), shelf(5, [0])]
        let found = try stages(from: old, to: new)
        #expect(found[0].movedRows.map(\.from.section) == [0, 1])
        #expect(found[0].movedRows.map(\.to.section) == [2, 3])
    }

    @Test("duplicate row ids are reported with their section, also in inserted sections")
    func duplicates() throws {
        let old = [shelf(1, [1, 2])]
        let error = #expect(throws: DuplicateIDs.self) {
            try SectionedChangeset(from: old, to: [shelf(1, [1, 2, 1]), shelf(2, [5, 6, 5])])
        }
        #expect(error?.duplicates.map(\.section) == [0, 1])
        #expect(error?.duplicates.map { [$0.first, $0.second] } == [[0, 2], [0, 2]])
        #expect(
            error?.description == """
                The rows 0 and 2 of section 0 have the same id: 1.
                The rows 0 and 2 of section 1 have the same id: 5.
                """)
    }

    @Test("duplicate section ids are reported")
    func duplicateSections() {
        let error = #expect(throws: DuplicateIDs.self) {
            try SectionedChangeset(from: [], to: [shelf(1, []), shelf(2, []), shelf(1, [])])
        }
        #expect(error?.duplicates.map { [$0.first, $0.second] } == [[0, 2]])
        #expect(error?.duplicates.first?.section == nil)
    }

    @Test(
        "a million rows that are known to be the same, or are inserted or deleted with their section, are not accessed")
    func lazySections() throws {
        let million = 1_000_000
        let old = [LazySection(id: 1, rowCount: million), LazySection(id: 2, rowCount: million)]
        let new = [LazySection(id: 3, rowCount: million), LazySection(id: 1, rowCount: million)]
        let changeset = try SectionedChangeset(from: old, to: new)
        #expect(changeset.stages.map(\.deletedSections) == [[1]])
        #expect(changeset.stages.map(\.insertedSections) == [[0]])
    }

    @Test("equal versions skip the comparison of rows, even if they differ")
    func versions() throws {
        let changeset = try SectionedChangeset(
            from: [shelf(1, [1], version: 4)], to: [shelf(1, [2], version: 4)])
        #expect(changeset.stages.isEmpty)
    }

    @Test("random sections: each stage obeys the rules, and the last results in the new state")
    func randomSections() throws {
        try repeatRandomly(1_500) { seed, generator in
            let (old, new) = generator.shelves()
            let changeset = try SectionedChangeset(from: old, to: new)
            var table = TableModel(shelves: old)
            do {
                for stage in changeset.stages {
                    try table.apply(stage, new: new)
                }
            } catch {
                Issue.record("seed \(seed): \(old) to \(new): \(error)")
            }
            #expect(table.shelves == new, "seed \(seed)")
            #expect(changeset.stages.count <= 2, "seed \(seed)")
            #expect(changeset.stages.isEmpty == (old == new), "seed \(seed)")
            checkMoves(changeset, old, new, "seed \(seed)")
        }
    }

    /// Checks that the moves of sections, and of rows in each section, are minimal, and that there are two
    /// stages only if necessary.
    private func checkMoves(_ changeset: SectionedChangeset, _ old: [Shelf], _ new: [Shelf], _ seed: Comment) {
        let sectionMoves = changeset.stages.map(\.movedSections.count).reduce(0, +)
        #expect(sectionMoves == fewestMoves(old.map(\.id), new.map(\.id)), seed)
        var within = 0
        for shelf in new {
            guard let before = old.first(where: { $0.id == shelf.id }) else { continue }
            within += fewestMoves(before.rows.map(\.id), shelf.rows.map(\.id))
        }
        guard let first = changeset.stages.first else { return }
        let movedWithin = first.movedRows.filter { move in
            old[move.from.section].id == new[first.newSection(at: move.to.section)].id
        }
        #expect(movedWithin.count == within, seed)
        if changeset.stages.count == 2 {
            let moving = Set(changeset.stages[1].movedSections.map { new[$0.to].id })
            let touched =
                (first.deletedRows + first.movedRows.map(\.from)).map { old[$0.section].id }
                + (first.insertedRows + first.movedRows.map(\.to)).map { new[first.newSection(at: $0.section)].id }
            #expect(!moving.isDisjoint(with: touched), seed)
        }
    }
}

extension SeededGenerator {
    /// Two random lists of up to 8 sections, the second derived from the first by insertions, deletions,
    /// moves and updates.
    fileprivate mutating func shelves() -> (old: [Shelf], new: [Shelf]) {
        var nextID = 0
        func items(_ count: Int) -> [Item] {
            (0..<count).map { _ in
                nextID += 1
                return Item(id: nextID)
            }
        }
        let old = (0..<Int.random(in: 0...8, using: &self)).map {
            Shelf(id: $0, rows: items(Int.random(in: 0...7, using: &self)))
        }
        var new = old
        for change in 0..<Int.random(in: 0...12, using: &self) {
            let section = new.isEmpty ? nil : Int.random(in: 0..<new.count, using: &self)
            let row = section.flatMap {
                new[$0].rows.isEmpty ? nil : Int.random(in: 0..<new[$0].rows.count, using: &self)
            }
            switch (Int.random(in: 0..<9, using: &self), section, row) {
            case (0, let section?, _):
                new.remove(at: section)
            case (1, _, _):
                let shelf = Shelf(id: 100 + change, rows: items(Int.random(in: 0...3, using: &self)))
                new.insert(shelf, at: Int.random(in: 0...new.count, using: &self))
            case (2, let section?, _):
                let shelf = new.remove(at: section)
                new.insert(shelf, at: Int.random(in: 0...new.count, using: &self))
            case (3, let section?, _):
                new[section].title += 1
            case (4, let section?, _):
                let place = Int.random(in: 0...new[section].rows.count, using: &self)
                new[section].rows.insert(contentsOf: items(Int.random(in: 0...3, using: &self)), at: place)
            case (5, let section?, let row?):
                new[section].rows.remove(at: row)
            case (6, let section?, let row?):
                new[section].rows[row].content += 1
            case (7...8, let section?, let row?):
                let item = new[section].rows.remove(at: row)
                let target = Int.random(in: 0..<new.count, using: &self)
                new[target].rows.insert(item, at: Int.random(in: 0...new[target].rows.count, using: &self))
            default:
                break
            }
        }
        return (old, new)
    }
}
