extension IdentityMatcher {
    /// Pass 3: matches the remaining elements regardless of their order.
    ///
    /// - Returns: The number of elements of the new list that were matched.
    @inlinable
    @inline(__always)
    mutating func matchRemaining(section: Int?, oldID: (Int) -> ID, newID: (Int) -> ID) -> Int {
        if removed.count * inserted.count <= Self.maximumComparedPairs {
            return matchRemainingByComparison(oldID: oldID, newID: newID)
        }
        isHashed = true
        table.reset(for: removed.count)
        for slot in removed.indices {
            let id = oldID(Int(removed[slot].index))
            let hash = hasher.hash(id)
            removed[slot].hash = hash
            var cursor = table.cursor(for: hash)
            while let other = table.next(&cursor), oldID(Int(removed[other].index)) != id {
                table.skip(&cursor)
            }
            table.insert(slot, at: cursor)
        }
        var matched = 0
        for slot in inserted.indices {
            let id = newID(Int(inserted[slot].index))
            let hash = hasher.hash(id)
            inserted[slot].hash = hash
            var cursor = table.cursor(for: hash)
            while let other = table.next(&cursor) {
                if oldID(Int(removed[other].index)) == id {
                    // A second element with the same id stays unmatched, and is reported by pass 4.
                    if removed[other].partner < 0 {
                        pair(other, slot)
                        matched += 1
                    }
                    break
                }
                table.skip(&cursor)
            }
        }
        return matched
    }

    @inlinable
    @inline(__always)
    mutating func matchRemainingByComparison(oldID: (Int) -> ID, newID: (Int) -> ID) -> Int {
        var matched = 0
        for newSlot in inserted.indices {
            let id = newID(Int(inserted[newSlot].index))
            for oldSlot in removed.indices
            where removed[oldSlot].partner < 0 && oldID(Int(removed[oldSlot].index)) == id {
                pair(oldSlot, newSlot)
                matched += 1
                break
            }
        }
        return matched
    }
}
