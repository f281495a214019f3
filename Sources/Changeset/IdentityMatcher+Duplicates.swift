extension IdentityMatcher {
    /// Pass 4: compares the ids of the insertions with all other ids of the new list.
    ///
    /// The ids of the other elements were unique in the old list, so every duplicate involves an insertion.
    @inlinable
    @inline(__always)
    mutating func findDuplicates(_ insertionCount: Int, newCount: Int, section: Int?, newID: (Int) -> ID) {
        if insertionCount <= Self.maximumComparedInsertions {
            findDuplicatesByComparison(newCount: newCount, section: section, newID: newID)
            return
        }
        // Inserts the insertions into the table, then looks up all other elements.
        table.reset(for: inserted.count)
        for slot in inserted.indices where inserted[slot].partner < 0 {
            let index = Int(inserted[slot].index)
            let id = newID(index)
            let hash = isHashed ? inserted[slot].hash : hasher.hash(id)
            if let first = insertion(id, hash, addingAs: slot, newID: newID) {
                duplicates.append(.init(id, Int(inserted[first].index), index, section: section))
            }
        }
        var slot = 0
        for index in 0..<newCount {
            var knownHash: Int?
            if slot < inserted.count, Int(inserted[slot].index) == index {
                slot += 1
                if inserted[slot - 1].partner < 0 { continue }
                knownHash = isHashed ? inserted[slot - 1].hash : nil
            }
            let id = newID(index)
            if let other = insertion(id, knownHash ?? hasher.hash(id), addingAs: nil, newID: newID) {
                duplicates.append(.init(id, Int(inserted[other].index), index, section: section))
            }
        }
    }

    /// Returns the insertion in the table with an id. If there is none, inserts `entry` into the table, unless it is `nil`.
    @inlinable
    @inline(__always)
    mutating func insertion(_ id: ID, _ hash: Int, addingAs entry: Int?, newID: (Int) -> ID) -> Int? {
        var cursor = table.cursor(for: hash)
        while let other = table.next(&cursor) {
            if newID(Int(inserted[other].index)) == id { return other }
            table.skip(&cursor)
        }
        if let entry {
            table.insert(entry, at: cursor)
        }
        return nil
    }

    /// Compares each insertion with each element instead of hashing.
    @inlinable
    @inline(__always)
    mutating func findDuplicatesByComparison(newCount: Int, section: Int?, newID: (Int) -> ID) {
        for slot in inserted.indices where inserted[slot].partner < 0 {
            let insertion = Int(inserted[slot].index)
            let id = newID(insertion)
            // Only the first of several insertions with the same id is compared.
            if inserted[..<slot].contains(where: { $0.partner < 0 && newID(Int($0.index)) == id }) { continue }
            for index in 0..<newCount where index != insertion && newID(index) == id {
                duplicates.append(.init(id, insertion, index, section: section))
            }
        }
    }
}
