import RowGeometry
import RandomRuns
import Testing
import UIKitFixtures

@testable import UIKitData

@Suite("Update plans")
struct UpdatePlanTests {
    @Test("deletions refer to the old state and insertions to the new one, regardless of their order")
    func bases() throws {
        var batch = UpdateBatch()
        batch.insertedRows = [row(0, 0), row(0, 3)]
        batch.deletedRows = [row(0, 1), row(0, 2)]
        let plan = try UpdatePlan(batch, from: [5], to: [5])
        #expect((0..<5).map { plan.newPath(of: row(0, $0))?.row } == [1, nil, nil, 2, 4])
        #expect((0..<5).map { plan.oldPath(of: row(0, $0))?.row } == [nil, 0, 3, nil, 4])
    }

    @Test("a row after the changes is found among a million unchanged rows")
    func million() throws {
        var batch = UpdateBatch()
        batch.insertedRows = [row(0, 0)]
        let plan = try UpdatePlan(batch, from: [1_000_000], to: [1_000_001])
        #expect(plan.newPath(of: row(0, 999_999)) == row(0, 1_000_000))
        #expect(plan.oldPath(of: row(0, 1_000_000)) == row(0, 999_999))
    }

    @Test("a reloaded row moves with its neighbors, and a batch without operations is empty")
    func reloads() throws {
        var batch = UpdateBatch()
        #expect(batch.isEmpty)
        batch.reloadedRows = [row(0, 2)]
        batch.deletedRows = [row(0, 0)]
        let plan = try UpdatePlan(batch, from: [3], to: [2])
        #expect(plan.reloadedRows == [Relocation(old: row(0, 2), new: row(0, 1))])
        #expect(!batch.isEmpty)
    }

    @Test("a reloaded section keeps its position, and its rows are new")
    func reloadedSection() throws {
        var batch = UpdateBatch()
        batch.reloadedSections = [1]
        batch.insertedSections = [0]
        let plan = try UpdatePlan(batch, from: [2, 2, 2], to: [7, 2, 5, 2])
        #expect(plan.reloadedSections == [Relocation(old: 1, new: 2)])
        #expect(plan.newSection(of: 1) == 2)
        #expect(plan.newPath(of: row(1, 0)) == nil)
        #expect(plan.oldPath(of: row(2, 0)) == nil)
        #expect(plan.newPath(of: row(2, 1)) == row(3, 1))
    }

    @Test("a moved section keeps its rows, and rows can be inserted into it and deleted from it")
    func movedSection() throws {
        var batch = UpdateBatch()
        batch.movedSections = [Relocation(old: 0, new: 1)]
        batch.insertedRows = [row(1, 0)]
        batch.deletedRows = [row(0, 1)]
        batch.movedRows = [Relocation(old: row(1, 0), new: row(1, 2))]
        let plan = try UpdatePlan(batch, from: [3, 1], to: [0, 4])
        #expect((0..<3).map { plan.newPath(of: row(0, $0))?.row } == [1, nil, 3])
        #expect(plan.newPath(of: row(1, 0)) == row(1, 2))
        #expect(plan.source(ofMoveTo: row(1, 2)) == row(1, 0))
        #expect(plan.source(ofMoveTo: 1) == 0)
    }

    @Test("operations on rows of deleted, reloaded, or inserted sections are part of the section's change")
    func absorbed() throws {
        var batch = UpdateBatch()
        batch.deletedSections = [0]
        batch.deletedRows = [row(0, 0)]
        batch.reloadedRows = [row(0, 1)]
        batch.insertedSections = [1]
        batch.insertedRows = [row(1, 2)]
        let plan = try UpdatePlan(batch, from: [2, 2], to: [2, 3])
        #expect(plan.removedRows.isEmpty && plan.addedRows.isEmpty && plan.reloadedRows.isEmpty)
        #expect(plan.newPath(of: row(1, 1)) == row(0, 1))
    }

    @Test("random batches map every row and section as plain arrays do, and keep the heights")
    func randomBatches() throws {
        try repeatRandomly(1_500) { seed, generator in
            let model = TableBatchModel(using: &generator)
            let plan = try UpdatePlan(
                model.batch, from: model.old.map(\.rows.count), to: model.new.map(\.rows.count))
            let comment: Comment = "seed \(seed): \(model)"
            try checkSections(plan, model, comment)
            try checkRows(plan, model, comment)
            try checkGeometry(plan, model, comment)
        }
    }

    private func checkSections(_ plan: UpdatePlan, _ model: TableBatchModel, _ comment: Comment) throws {
        for (index, section) in model.old.enumerated() {
            try #require(plan.newSection(of: index) == model.new.firstIndex { $0.id == section.id }, comment)
        }
        for (index, section) in model.new.enumerated() {
            try #require(plan.oldSection(of: index) == model.old.firstIndex { $0.id == section.id }, comment)
        }
        try #require(Set(plan.reloadedSections.map { model.new[$0.new].id }) == model.reloadedSections, comment)
    }

    private func checkRows(_ plan: UpdatePlan, _ model: TableBatchModel, _ comment: Comment) throws {
        let (oldPaths, newPaths) = (model.paths(in: model.old), model.paths(in: model.new))
        for (section, old) in model.old.enumerated() {
            for (index, id) in old.rows.enumerated() {
                try #require(plan.newPath(of: row(section, index)) == newPaths[id], comment)
            }
        }
        for (section, new) in model.new.enumerated() {
            for (index, id) in new.rows.enumerated() {
                try #require(plan.oldPath(of: row(section, index)) == oldPaths[id], comment)
            }
        }
        let reloads = model.reloadedRows.map { Relocation(old: oldPaths[$0]!, new: newPaths[$0]!) }
        try #require(plan.reloadedRows == reloads.sorted { $0.old < $1.old }, comment)
    }

    private func checkGeometry(_ plan: UpdatePlan, _ model: TableBatchModel, _ comment: Comment) throws {
        // Each height identifies its element.
        func rows(_ ids: some Sequence<Int>) -> RowGeometry {
            RowGeometry(heights: ids.map { Double($0) + 1 }, isEstimated: false)
        }
        func geometry(_ section: TableBatchModel.Section) -> SectionGeometry {
            let edge = SectionEdge(height: Double(section.id) + 1, isEstimated: false)
            return SectionGeometry(header: edge, rows: rows(section.rows), footer: edge)
        }
        var table = TableGeometry(model.old.map(geometry))
        plan.apply(
            to: &table,
            newRows: { section, range in rows(model.new[section].rows[range]) },
            newSection: { geometry(model.new[$0]) })
        try #require(table.sectionCount == model.new.count, comment)
        for (index, section) in model.new.enumerated() {
            try #require(table.header(of: index).height == Double(section.id) + 1, comment)
            let heights = (0..<table.rowCount(in: index)).map { table.height(ofRow: $0, inSection: index) }
            try #require(heights == section.rows.map { Double($0) + 1 }, comment)
        }
    }
}

/// Returns a row path.
private func row(_ section: Int, _ row: Int) -> RowPath { RowPath(section: section, row: row) }
