import RandomRuns
import RowGeometry
import UIKitFixtures

@testable import UIKit

/// A batch with one inconsistency, and UIKit's message about it.
struct BatchMistake {
    var batch: UpdateBatch
    let oldRowCounts: [Int]
    var newRowCounts: [Int]
    let error: UpdateInconsistency

    /// Makes a valid batch inconsistent; nil if the selected mistake is not possible in it.
    init?(in model: TableBatchModel, using generator: inout SeededGenerator) {
        batch = model.batch
        oldRowCounts = model.old.map(\.rows.count)
        newRowCounts = model.new.map(\.rows.count)
        let old = oldRowCounts
        let new = newRowCounts
        switch Int.random(in: 0..<9, using: &generator) {
        case 0:
            batch.deletedSections.insert(old.count)
            error = .deleted(section: old.count, of: old.count)
        case 1:
            batch.insertedSections.insert(new.count)
            error = .inserted(section: new.count, of: new.count)
        case 2:
            guard let section = old.indices.randomElement(using: &generator) else { return nil }
            let row = RowPath(section: section, row: old[section])
            batch.deletedRows.insert(row)
            error = .deleted(row, rows: old[section])
        case 3:
            guard let section = new.indices.randomElement(using: &generator) else { return nil }
            let row = RowPath(section: section, row: new[section])
            batch.insertedRows.insert(row)
            error = .inserted(row, rows: new[section])
        case 4:
            guard let row = batch.deletedRows.sorted().first(where: { model.batch.keeps($0.section) }),
                batch.deletedSections.isDisjoint(with: batch.reloadedSections)
            else { return nil }
            batch.reloadedRows.insert(row)
            error = .deletedAndReloaded(batch.deletedRows.intersection(batch.reloadedRows).min() ?? row)
        case 5:
            guard let move = batch.movedRows.sorted(by: { $0.old < $1.old }).first else { return nil }
            batch.deletedRows.insert(move.old)
            error = .deletedAndMoved(move.old)
        case 6:
            guard let section = batch.movedSections.sorted(by: { $0.old < $1.old }).first else { return nil }
            batch.deletedSections.insert(section.old)
            error = .deletedAndMoved(section: section.old)
        case 7:
            // A row that was inserted without notifying the table.
            let known = Set(model.old.map(\.id)).subtracting(model.reloadedSections)
            guard
                let section = model.new.indices.filter({ known.contains(model.new[$0].id) }).randomElement(
                    using: &generator)
            else { return nil }
            newRowCounts[section] += 1
            var numbers = UpdateInconsistency.Numbers(after: newRowCounts[section], before: 0)
            let source = model.old.firstIndex { $0.id == model.new[section].id }!
            numbers.before = old[source]
            let reloads = batch.reloadedRows.count { $0.section == source }
            numbers.inserted = batch.insertedRows.count { $0.section == section } + reloads
            numbers.deleted = batch.deletedRows.count { $0.section == source } + reloads
            numbers.movedIn = batch.movedRows.count { $0.new.section == section }
            numbers.movedOut = batch.movedRows.count { $0.old.section == source }
            error = .rows(numbers, section: section)
        default:
            // A section that was inserted without notifying the table.
            newRowCounts.append(1)
            error = .sections(
                UpdateInconsistency.Numbers(
                    after: new.count + 1, before: old.count, inserted: batch.insertedSections.count,
                    deleted: batch.deletedSections.count))
        }
    }
}
