extension IdentityMatcher {
    /// Pass 4: compares the ids of the insertions with all others of the new list.
    ///
    /// The others were in the old list, where their ids were unique; so only an insertion can bring a duplicate.
    @inlinable
    @inline(__always)
    mutating func findDuplicates(_ insertionCount: Int, newCount: Int, section: Int?, newID: (Int) -> ID) {
        if insertionCount <= Self.fewInsertions {
            findDuplicatesOfFew(newCount: newCount, section: section, newID: newID)
            return
        }
        // First come the insertions, then all others are looked up among them.
        table.reset(for: inserted.count)
        for slot in inserted.indices where inserted[slot].partner < 0 {
            let index = Int(inserted[slot].index)
            let id = newID(index)
            let hash = isHashed ? inserted[slot].hash : id.hashValue
            if let first = insertion(id, hash, notingAs: slot, newID: newID) {
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
            if let other = insertion(id, knownHash ?? id.hashValue, notingAs: nil, newID: newID) {
                duplicates.append(.init(id, Int(inserted[other].index), index, section: section))
            }
        }
    }

    /// The insertion in the table that has this id. If there is none, and one is given, that one is noted.
    @inlinable
    @inline(__always)
    mutating func insertion(_ id: ID, _ hash: Int, notingAs entry: Int?, newID: (Int) -> ID) -> Int? {
        var cursor = table.cursor(for: hash)
        while let other = table.next(&cursor) {
            if newID(Int(inserted[other].index)) == id { return other }
            table.pass(&cursor)
        }
        if let entry {
            table.insert(entry, at: cursor)
        }
        return nil
    }

    /// Compares each insertion with each element, without hashing.
    @inlinable
    @inline(__always)
    mutating func findDuplicatesOfFew(newCount: Int, section: Int?, newID: (Int) -> ID) {
        for slot in inserted.indices where inserted[slot].partner < 0 {
            let insertion = Int(inserted[slot].index)
            let id = newID(insertion)
            // Of several insertions, the first speaks for all.
            if inserted[..<slot].contains(where: { $0.partner < 0 && newID(Int($0.index)) == id }) { continue }
            for index in 0..<newCount where index != insertion && newID(index) == id {
                duplicates.append(.init(id, insertion, index, section: section))
            }
        }
    }
}
