import Foundation

extension RenderReport {
    /// The report of a change that is to be made. O(what changed).
    init(_ change: TableChange, from old: TableState) {
        var changes: [Change] = []
        var before = old
        for batch in change.batches where !batch.isEmpty {
            Self.add(batch, before: before, to: &changes)
            before = batch.state
        }
        for pair in change.changedRows where !change.reloadedSections.contains(pair.new.section) {
            changes.append(
                Change(
                    kind: .rendered, section: change.state.sections[pair.new.section].name, oldRow: pair.old.row,
                    newRow: pair.new.row, reason: Self.reason(pair.old, of: old, pair.new, of: change.state)))
        }
        for pair in change.changedSections where !change.reloadedSections.contains(pair.new) {
            let section = change.state.sections[pair.new]
            changes.append(
                Change(
                    kind: .rendered, section: section.name, oldRow: nil, newRow: nil,
                    reason: "its header, its footer or their heights are others"))
        }
        self.init(changes: changes, batches: change.batches.count { !$0.isEmpty })
    }

    private static func add(_ batch: TableChange.Batch, before: TableState, to changes: inout [Change]) {
        let after = batch.state
        func addSections(_ indices: IndexSet, _ kind: Change.Kind, of state: TableState, _ reason: String) {
            for index in indices {
                changes.append(
                    Change(kind: kind, section: state.sections[index].name, oldRow: nil, newRow: nil, reason: reason))
            }
        }
        addSections(batch.deletedSections, .deleted, of: before, "the form has it no more")
        addSections(batch.insertedSections, .inserted, of: after, "it is new")
        addSections(
            batch.reloadedSections, .reloaded, of: after,
            "its header or footer is of another kind, or its rows can't be compared or differ too much")
        for move in batch.movedSections {
            addSections(IndexSet(integer: move.new), .moved, of: after, "it has another place")
        }
        for path in batch.deletedRows {
            let section = before.sections[path.section]
            changes.append(
                Change(
                    kind: .deleted, section: section.name, oldRow: path.row, newRow: nil,
                    reason: "\(section.nameOfRow(path.row)) is there no more"))
        }
        for path in batch.insertedRows {
            let section = after.sections[path.section]
            changes.append(
                Change(
                    kind: .inserted, section: section.name, oldRow: nil, newRow: path.row,
                    reason: "\(section.nameOfRow(path.row)) is new there"))
        }
        for move in batch.movedRows {
            let section = after.sections[move.new.section]
            changes.append(
                Change(
                    kind: .moved, section: section.name, oldRow: move.old.row, newRow: move.new.row,
                    reason: "\(section.nameOfRow(move.new.row)) has another place"))
        }
        for path in batch.reloadedRows {
            let section = before.sections[path.section]
            changes.append(
                Change(
                    kind: .reloaded, section: section.name, oldRow: path.row, newRow: path.row,
                    reason: "\(section.nameOfRow(path.row)) is shown in cells of another kind"))
        }
    }

    private static func reason(
        _ oldPath: IndexPath, of old: TableState, _ newPath: IndexPath, of new: TableState
    ) -> String {
        let (before, after) = (old.sections[oldPath.section], new.sections[newPath.section])
        let name = after.nameOfRow(newPath.row)
        guard !before.isLazy, !after.isLazy else { return "its element differs" }
        let (oldRow, newRow) = (old.madeRow(at: oldPath), new.madeRow(at: newPath))
        if oldRow.component != newRow.component {
            return "\(name) has other content: "
                + "\(String(describing: oldRow.component.base).shortened(to: 60)) became "
                + "\(String(describing: newRow.component.base).shortened(to: 60))"
        }
        return oldRow.height == newRow.height ? "\(name) has another look" : "\(name) has another height"
    }
}

extension TableState.ShownSection {
    /// The section as a report names it.
    fileprivate var name: String { identity.description }

    /// A row as a report names it. Rows of lazy sections are known by their elements, which a report doesn't read.
    fileprivate func nameOfRow(_ row: Int) -> String {
        identities.indices.contains(row) ? identities[row].description : "the element"
    }
}
