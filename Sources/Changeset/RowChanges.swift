/// Gathers what changed in the rows of one pair of sections after the other, and in the end what went across.
@usableFromInline
struct RowChanges<Section: DiffableSection> {
    /// A row that went or came, as far as its own section knows.
    @usableFromInline
    struct Row {
        @usableFromInline let position: RowPosition
        /// The hash of the row's id, if it was needed before.
        @usableFromInline let hash: Int?
        /// Whether the row went to, or came from, another section.
        @usableFromInline var isMoved = false

        @inlinable
        init(position: RowPosition, hash: Int?) {
            self.position = position
            self.hash = hash
        }
    }

    @usableFromInline var matcher = IdentityMatcher<Section.RowID>()
    @usableFromInline var deleted: [Row] = []
    @usableFromInline var inserted: [Row] = []
    @usableFromInline var moved: [Pairing<RowPosition>] = []
    @usableFromInline var updated: [Pairing<RowPosition>] = []

    @inlinable
    init() {}

    /// Compares the rows of a section with those that it had.
    @inlinable
    mutating func compare(_ old: Section, at oldIndex: Int, with new: Section, at newIndex: Int) {
        let oldCount = old.rowCount
        let newCount = new.rowCount
        matcher.match(
            oldCount: oldCount,
            newCount: newCount,
            section: newIndex,
            idsAreUnique: new.rowIDsAreUnique,
            oldID: { old.rowID(at: $0) },
            newID: { new.rowID(at: $0) }
        )
        for leftover in matcher.removed where leftover.partner < 0 {
            let position = RowPosition(section: oldIndex, row: Int(leftover.index))
            deleted.append(Row(position: position, hash: matcher.isHashed ? leftover.hash : nil))
        }
        for leftover in matcher.inserted where leftover.partner < 0 {
            let position = RowPosition(section: newIndex, row: Int(leftover.index))
            inserted.append(Row(position: position, hash: matcher.isHashed ? leftover.hash : nil))
        }
        for position in movedPositions(in: matcher.oldOfNew) {
            let pairing = Pairing(
                old: RowPosition(section: oldIndex, row: Int(matcher.oldOfNew[position])),
                new: RowPosition(section: newIndex, row: matcher.prefix + position)
            )
            moved.append(pairing)
        }
        matcher.forEachSurvivor(oldCount: oldCount, newCount: newCount) { oldRow, newRow in
            if !new.isRow(at: newRow, equalTo: oldRow, of: old) {
                let pairing = Pairing(
                    old: RowPosition(section: oldIndex, row: oldRow),
                    new: RowPosition(section: newIndex, row: newRow)
                )
                updated.append(pairing)
            }
        }
    }

    /// Looks for ids that occur twice in a section that is new as a whole.
    @inlinable
    mutating func findDuplicates(in section: Section, at index: Int) {
        matcher.match(
            oldCount: 0,
            newCount: section.rowCount,
            section: index,
            idsAreUnique: false,
            oldID: { section.rowID(at: $0) },
            newID: { section.rowID(at: $0) }
        )
    }

    /// Turns rows that went from one section and came in another one into moves.
    ///
    /// If several sections have a row of one id, the first that went is the first that came.
    @inlinable
    mutating func matchAcrossSections(from old: [Section], to new: [Section]) {
        guard !deleted.isEmpty, !inserted.isEmpty else { return }
        let movedWithin = moved.count
        let updatedWithin = updated.count
        matcher.table.reset(for: deleted.count)
        // Rows with one id are chained, in their order, behind the first one; `next` is the chain, by index into `deleted`.
        var next = [Int32](repeating: -1, count: deleted.count)
        for index in deleted.indices.reversed() {
            let id = rowID(of: deleted[index], in: old)
            let hash = deleted[index].hash ?? id.hashValue
            var cursor = matcher.table.cursor(for: hash)
            while let other = matcher.table.next(&cursor) {
                if rowID(of: deleted[other], in: old) == id {
                    next[index] = Int32(truncatingIfNeeded: other)
                    break
                }
                matcher.table.pass(&cursor)
            }
            matcher.table.insert(index, at: cursor)
        }
        for index in inserted.indices {
            let position = inserted[index].position
            let newSection = new[position.section]
            let id = newSection.rowID(at: position.row)
            var cursor = matcher.table.cursor(for: inserted[index].hash ?? id.hashValue)
            var found = matcher.table.next(&cursor)
            while let other = found, rowID(of: deleted[other], in: old) != id {
                matcher.table.pass(&cursor)
                found = matcher.table.next(&cursor)
            }
            guard let first = found else { continue }
            // Behind the first one, the chain holds only rows that did not move yet.
            let candidate = deleted[first].isMoved ? Int(next[first]) : first
            if candidate < 0 { continue }
            next[first] = next[candidate]
            deleted[candidate].isMoved = true
            inserted[index].isMoved = true
            let source = deleted[candidate].position
            moved.append(Pairing(old: source, new: position))
            if !newSection.isRow(at: position.row, equalTo: source.row, of: old[source.section]) {
                updated.append(Pairing(old: source, new: position))
            }
        }
        guard moved.count > movedWithin else { return }
        deleted.removeAll(where: \.isMoved)
        inserted.removeAll(where: \.isMoved)
        moved.sort { $0.new < $1.new }
        if updated.count > updatedWithin {
            updated.sort { $0.new < $1.new }
        }
    }

    @inlinable
    func rowID(of row: Row, in sections: [Section]) -> Section.RowID {
        sections[row.position.section].rowID(at: row.position.row)
    }
}
