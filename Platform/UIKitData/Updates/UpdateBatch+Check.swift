internal import RowGeometry

extension UpdateBatch {
    /// Returns whether the section with the given old index and its rows remain.
    package func keeps(_ section: Int) -> Bool {
        !deletedSections.contains(section) && !reloadedSections.contains(section)
    }

    /// Throws an error for the first index of an insertion, deletion or reload that is out of range.
    func checkRanges(from oldRowCounts: [Int], to newRowCounts: [Int]) throws(UpdateInconsistency) {
        let (before, after) = (oldRowCounts.count, newRowCounts.count)
        // UIKit treats a reload as a deletion and an insertion, also in its messages.
        for section in deletedSections.union(reloadedSections).sorted() where !(0..<before).contains(section) {
            throw .deleted(section: section, of: before)
        }
        for row in deletedRows.union(reloadedRows).sorted() {
            guard (0..<before).contains(row.section) else { throw .deleted(row, sections: before) }
            let count = oldRowCounts[row.section]
            guard (0..<count).contains(row.row) else { throw .deleted(row, rows: count) }
        }
        for section in insertedSections.sorted() where !(0..<after).contains(section) {
            throw .inserted(section: section, of: after)
        }
        for row in insertedRows.sorted() {
            guard (0..<after).contains(row.section) else { throw .inserted(row, sections: after) }
            let count = newRowCounts[row.section]
            guard (0..<count).contains(row.row) else { throw .inserted(row, rows: count) }
        }
    }

    /// Throws an error for the first move whose source or target is out of range. Conflicts are checked before,
    /// because a deletion that excludes a move also puts its target out of range.
    func checkRangesOfMoves(from oldRowCounts: [Int], to newRowCounts: [Int]) throws(UpdateInconsistency) {
        let (before, after) = (oldRowCounts.count, newRowCounts.count)
        for move in movedSections.sorted(by: { $0.old < $1.old }) {
            guard (0..<before).contains(move.old) else { throw .moved(section: move.old, of: before) }
            guard (0..<after).contains(move.new) else { throw .moved(section: move.old, to: move.new, of: after) }
        }
        for move in movedRows.sorted(by: { $0.old < $1.old }) {
            guard (0..<before).contains(move.old.section) else { throw .moved(move.old, sections: before) }
            let oldCount = oldRowCounts[move.old.section]
            guard (0..<oldCount).contains(move.old.row) else { throw .moved(move.old, rows: oldCount) }
            guard (0..<after).contains(move.new.section) else { throw .moved(move.old, to: move.new, sections: after) }
            let newCount = newRowCounts[move.new.section]
            guard (0..<newCount).contains(move.new.row) else { throw .moved(move.old, to: move.new, rows: newCount) }
        }
    }

    /// Throws an error for the first two operations that exclude each other.
    func checkConflicts() throws(UpdateInconsistency) {
        if let section = deletedSections.intersection(reloadedSections).min() {
            throw .deletedAndReloaded(section: section)
        }
        if let row = deletedRows.intersection(reloadedRows).min() { throw .deletedAndReloaded(row) }
        try checkConflictsOfSectionMoves()
        try checkConflictsOfRowMoves()
    }

    private func checkConflictsOfSectionMoves() throws(UpdateInconsistency) {
        var targets: [Int: Int] = [:]
        var sources: [Int: Int] = [:]
        for move in movedSections.sorted(by: { ($0.old, $0.new) < ($1.old, $1.new) }) {
            if !keeps(move.old) { throw .deletedAndMoved(section: move.old) }
            if insertedSections.contains(move.new) { throw .insertedAndMoved(section: move.new) }
            if let other = targets.updateValue(move.new, forKey: move.old) {
                throw .moved(section: move.old, toBoth: other, and: move.new)
            }
            if let other = sources.updateValue(move.old, forKey: move.new) {
                throw .movedBoth(section: other, and: move.old, to: move.new)
            }
        }
    }

    private func checkConflictsOfRowMoves() throws(UpdateInconsistency) {
        var targets: [RowPath: RowPath] = [:]
        var sources: [RowPath: RowPath] = [:]
        for move in movedRows.sorted(by: { $0.old == $1.old ? $0.new < $1.new : $0.old < $1.old }) {
            if deletedRows.contains(move.old) || reloadedRows.contains(move.old) { throw .deletedAndMoved(move.old) }
            if insertedRows.contains(move.new) { throw .insertedAndMoved(move.new) }
            if let other = targets.updateValue(move.new, forKey: move.old) {
                throw .moved(move.old, toBoth: other, and: move.new)
            }
            if let other = sources.updateValue(move.old, forKey: move.new) {
                throw .movedBoth(other, and: move.old, to: move.new)
            }
            if !keeps(move.old.section) { throw .movedRow(fromDeletedSection: move.old.section) }
            if insertedSections.contains(move.new.section) { throw .movedRow(intoInsertedSection: move.new.section) }
        }
    }
}
