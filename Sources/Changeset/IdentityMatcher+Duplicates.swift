extension IdentityMatcher {
    /// Pass 4: compares the ids of the insertions with all others of the new list.
    ///
    /// The others were in the old list, where their ids were unique; so only an insertion can bring a duplicate.
    @inlinable
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
            let hash = inserted[slot].hash ?? id.hashValue
            inserted[slot].hash = hash
            if let first = table.find(hash, orInsert: slot, where: { newID(Int(inserted[$0].index)) == id }) {
                duplicates.append(.init(id, Int(inserted[first].index), index, section: section))
            }
        }
        var slot = 0
        for index in 0..<newCount {
            var hash: Int?
            if slot < inserted.count, Int(inserted[slot].index) == index {
                slot += 1
                if inserted[slot - 1].partner < 0 { continue }
                hash = inserted[slot - 1].hash
            }
            let id = newID(index)
            if let other = table.find(hash ?? id.hashValue, where: { newID(Int(inserted[$0].index)) == id }) {
                duplicates.append(.init(id, Int(inserted[other].index), index, section: section))
            }
        }
    }

    /// Compares each insertion with each element, without hashing.
    @inlinable
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
