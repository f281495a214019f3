/// Collects the changes of rows, first within each pair of sections and then across sections.
@usableFromInline
struct RowChanges<Section: DiffableSection> {
    /// A row that was deleted from or inserted into its section.
    @usableFromInline
    struct Row {
        @usableFromInline let position: RowPosition
        /// The hash of the row's id, if it has been computed.
        @usableFromInline let hash: Int?
        /// Whether the row has moved to or from another section.
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
    @usableFromInline var moved: [Move<RowPosition>] = []
    @usableFromInline var updated: [Move<RowPosition>] = []

    @inlinable
    init() {}

    /// Compares the rows of two versions of a section.
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
        for row in matcher.removed where row.partner < 0 {
            let position = RowPosition(section: oldIndex, row: Int(row.index))
            deleted.append(Row(position: position, hash: matcher.isHashed ? row.hash : nil))
        }
        for row in matcher.inserted where row.partner < 0 {
            let position = RowPosition(section: newIndex, row: Int(row.index))
            inserted.append(Row(position: position, hash: matcher.isHashed ? row.hash : nil))
        }
        for position in movedPositions(in: matcher.oldIndices) {
            let move = Move(
                from: RowPosition(section: oldIndex, row: Int(matcher.oldIndices[position])),
                to: RowPosition(section: newIndex, row: matcher.prefix + position)
            )
            moved.append(move)
        }
        matcher.forEachMatch(oldCount: oldCount, newCount: newCount) { oldRow, newRow in
            if !new.isRow(at: newRow, equalTo: oldRow, of: old) {
                let move = Move(
                    from: RowPosition(section: oldIndex, row: oldRow),
                    to: RowPosition(section: newIndex, row: newRow)
                )
                updated.append(move)
            }
        }
    }

    /// Finds ids that occur several times in an inserted section.
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

    /// Turns deletions from one section and insertions of the same ids into other sections into moves.
    ///
    /// If several sections delete and insert the same id, the first deletion becomes a move to the first insertion.
    @inlinable
    mutating func matchAcrossSections(from old: [Section], to new: [Section]) {
        guard !deleted.isEmpty, !inserted.isEmpty else { return }
        let movedWithin = moved.count
        let updatedWithin = updated.count
        var chain = chainDeletions(old)
        for index in inserted.indices {
            let position = inserted[index].position
            let newSection = new[position.section]
            let id = newSection.rowID(at: position.row)
            guard let first = firstDeletion(of: id, hash: inserted[index].hash ?? id.hashValue, in: old) else {
                continue
            }
            // After the first deletion, the chain contains only rows that have not moved yet.
            let candidate = deleted[first].isMoved ? Int(chain[first]) : first
            if candidate < 0 { continue }
            chain[first] = chain[candidate]
            deleted[candidate].isMoved = true
            inserted[index].isMoved = true
            let source = deleted[candidate].position
            moved.append(Move(from: source, to: position))
            if !newSection.isRow(at: position.row, equalTo: source.row, of: old[source.section]) {
                updated.append(Move(from: source, to: position))
            }
        }
        guard moved.count > movedWithin else { return }
        deleted.removeAll(where: \.isMoved)
        inserted.removeAll(where: \.isMoved)
        moved.sort { $0.to < $1.to }
        if updated.count > updatedWithin {
            updated.sort { $0.to < $1.to }
        }
    }

    /// Inserts the deletions into the table.
    ///
    /// - Returns: For each deletion the index of the next one with the same id, or -1. Only the first is in the table.
    @inlinable
    mutating func chainDeletions(_ old: [Section]) -> [Int32] {
        matcher.table.reset(for: deleted.count)
        var chain = [Int32](repeating: -1, count: deleted.count)
        for index in deleted.indices.reversed() {
            let id = rowID(of: deleted[index], in: old)
            let hash = deleted[index].hash ?? id.hashValue
            var cursor = matcher.table.cursor(for: hash)
            while let other = matcher.table.next(&cursor) {
                if rowID(of: deleted[other], in: old) == id {
                    chain[index] = Int32(truncatingIfNeeded: other)
                    break
                }
                matcher.table.skip(&cursor)
            }
            matcher.table.insert(index, at: cursor)
        }
        return chain
    }

    /// Returns the index of the first deletion of an id, or `nil` if there is none.
    @inlinable
    func firstDeletion(of id: Section.RowID, hash: Int, in old: [Section]) -> Int? {
        var cursor = matcher.table.cursor(for: hash)
        while let index = matcher.table.next(&cursor) {
            if rowID(of: deleted[index], in: old) == id { return index }
            matcher.table.skip(&cursor)
        }
        return nil
    }

    @inlinable
    func rowID(of row: Row, in sections: [Section]) -> Section.RowID {
        sections[row.position.section].rowID(at: row.position.row)
    }
}
