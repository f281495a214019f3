import Foundation

extension RenderReport {
    /// Creates a report of a change that is about to be applied.
    ///
    /// - Complexity: O(changes).
    init(_ change: TableChange, from old: TableState) {
        var changes: [Change] = []
        var before = old
        for batch in change.batches where !batch.isEmpty {
            Self.add(batch, before: before, to: &changes)
            before = batch.state
        }
        for pair in change.changedRows where !change.reloadedSections.contains(pair.to.section) {
            changes.append(
                Change(
                    kind: .rendered, section: change.state.sections[pair.to.section].name, oldRow: pair.from.row,
                    newRow: pair.to.row, reason: Self.reason(pair.from, of: old, pair.to, of: change.state)))
        }
        for pair in change.changedSections where !change.reloadedSections.contains(pair.to) {
            let section = change.state.sections[pair.to]
            changes.append(
                Change(
                    kind: .rendered, section: section.name, oldRow: nil, newRow: nil,
                    reason: "its header or footer has other content or another height"))
        }
        self.init(changes: changes, batchCount: change.batches.count { !$0.isEmpty })
    }

    private static func add(_ batch: TableChange.Batch, before: TableState, to changes: inout [Change]) {
        let after = batch.state
        func addSections(_ indices: IndexSet, _ kind: Change.Kind, of state: TableState, _ reason: String) {
            for index in indices {
                changes.append(
                    Change(kind: kind, section: state.sections[index].name, oldRow: nil, newRow: nil, reason: reason))
            }
        }
        addSections(batch.deletedSections, .deleted, of: before, "the form no longer contains it")
        addSections(batch.insertedSections, .inserted, of: after, "it is new")
        addSections(
            batch.reloadedSections, .reloaded, of: after,
            "its header or footer is of another type, or its rows cannot be compared or have too many changes")
        for move in batch.movedSections {
            addSections(IndexSet(integer: move.to), .moved, of: after, "it has another position")
        }
        for path in batch.deletedRows {
            let section = before.sections[path.section]
            changes.append(
                Change(
                    kind: .deleted, section: section.name, oldRow: path.row, newRow: nil,
                    reason: "\(section.nameOfRow(path.row)) was removed"))
        }
        for path in batch.insertedRows {
            let section = after.sections[path.section]
            changes.append(
                Change(
                    kind: .inserted, section: section.name, oldRow: nil, newRow: path.row,
                    reason: "\(section.nameOfRow(path.row)) is new"))
        }
        for move in batch.movedRows {
            let section = after.sections[move.to.section]
            changes.append(
                Change(
                    kind: .moved, section: section.name, oldRow: move.from.row, newRow: move.to.row,
                    reason: "\(section.nameOfRow(move.to.row)) has another position"))
        }
        for path in batch.reloadedRows {
            let section = before.sections[path.section]
            changes.append(
                Change(
                    kind: .reloaded, section: section.name, oldRow: path.row, newRow: path.row,
                    reason: "\(section.nameOfRow(path.row)) needs a cell of another type"))
        }
    }

    private static func reason(
        _ oldPath: IndexPath, of old: TableState, _ newPath: IndexPath, of new: TableState
    ) -> String {
        let (before, after) = (old.sections[oldPath.section], new.sections[newPath.section])
        let name = after.nameOfRow(newPath.row)
        guard !before.isLazy, !after.isLazy else { return "its element differs" }
        let (oldRow, newRow) = (old.eagerRow(at: oldPath), new.eagerRow(at: newPath))
        if oldRow.component != newRow.component {
            return "\(name) has other content: "
                + "\(String(describing: oldRow.component.base).shortened(to: 60)) became "
                + "\(String(describing: newRow.component.base).shortened(to: 60))"
        }
        return oldRow.height == newRow.height ? "\(name) has another appearance" : "\(name) has another height"
    }
}

extension TableState.DisplayedSection {
    /// The name of the section in reports.
    fileprivate var name: String { identity.description }

    /// Returns the name of a row in reports. The ids of lazy sections are not read.
    fileprivate func nameOfRow(_ row: Int) -> String {
        identities.indices.contains(row) ? identities[row].description : "the element"
    }
}
