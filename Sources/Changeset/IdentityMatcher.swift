/// Finds which element of a new list is which element of an old one, by their ids, in linear time.
///
/// Ids are unique, so two equal ids are a match however they were found. Four passes, each with less to do than the last:
/// 1. **prefix and suffix** compares from both ends, which is all there is to do for lists that are equal;
/// 2. **alignment** walks down both lists and, where they differ, looks a few elements ahead for where they agree again;
/// 3. **hashing** matches what the alignment left over, which is little unless the list was shuffled;
/// 4. **duplicates** compares the insertions with all others, as an id that was there before was unique then.
///
/// A matcher can be used for one list after another and keeps its memory between them: there is no allocation per
/// element, and the few per list are saved as well.
@usableFromInline
struct IdentityMatcher<ID: Hashable> {
    /// An element for which the alignment found no partner.
    @usableFromInline
    struct Leftover {
        /// The element's index in its list.
        @usableFromInline let index: Int32
        /// The index of the same element in the other list, found by hashing; negative if there is none.
        @usableFromInline var partner: Int32 = -1
        /// The hash of the element's id, if the leftovers were hashed.
        @usableFromInline var hash = 0

        @inlinable
        init(_ index: Int) {
            self.index = Int32(truncatingIfNeeded: index)
        }
    }

    /// How many elements at the beginning have equal ids in both lists.
    @usableFromInline var prefix = 0
    /// How many elements at the end, after the prefix, have equal ids in both lists.
    @usableFromInline var suffix = 0
    /// For each element of the new list between prefix and suffix, its index in the old list, or -1.
    @usableFromInline var oldOfNew: [Int32] = []
    /// What the alignment left over of the old list, from top to bottom. Without a partner, it was deleted.
    @usableFromInline var removed: [Leftover] = []
    /// What the alignment left over of the new list, from top to bottom. Without a partner, it was inserted.
    @usableFromInline var inserted: [Leftover] = []
    /// Whether the leftovers' hashes were needed and are in them.
    @usableFromInline var isHashed = false
    /// The ids that occur twice in the new list.
    @usableFromInline var duplicates: [DuplicateIDs.Duplicate] = []
    /// Open addressing over both leftovers.
    @usableFromInline var table = LeftoverTable()

    @inlinable
    init() {}

    /// Below this many pairs of leftovers, comparing each with each is faster than hashing.
    @inlinable static var fewPairs: Int { 16 }
    /// Up to this many insertions, comparing them with a whole list is faster than hashing the list.
    @inlinable static var fewInsertions: Int { 6 }
    /// How far the alignment looks ahead.
    @inlinable static var reach: Int { 4 }

    /// Matches two lists. What was found is in the properties until the next call.
    ///
    /// - Parameters:
    ///   - section: named in reports of duplicates.
    ///   - idsAreUnique: whether to spare the search for duplicates.
    /// - Complexity: O(oldCount + newCount).
    @inlinable
    @inline(__always)
    mutating func match(
        oldCount: Int, newCount: Int, section: Int?, idsAreUnique: Bool, oldID: (Int) -> ID, newID: (Int) -> ID
    ) {
        precondition(
            max(oldCount, newCount) < Int(Int32.max),
            "A list of \(max(oldCount, newCount)) elements is too long to compare."
        )
        oldOfNew.removeAll(keepingCapacity: true)
        removed.removeAll(keepingCapacity: true)
        inserted.removeAll(keepingCapacity: true)
        isHashed = false
        prefix = 0
        suffix = 0
        let shorter = min(oldCount, newCount)
        while prefix < shorter, oldID(prefix) == newID(prefix) {
            prefix += 1
        }
        while suffix < shorter - prefix, oldID(oldCount - 1 - suffix) == newID(newCount - 1 - suffix) {
            suffix += 1
        }
        let oldEnd = oldCount - suffix
        let newEnd = newCount - suffix
        if prefix == newEnd {
            removed.reserveCapacity(oldEnd - prefix)
            for index in prefix..<oldEnd {
                removed.append(Leftover(index))
            }
            return
        }
        oldOfNew.append(contentsOf: repeatElement(-1, count: newEnd - prefix))
        align(oldEnd: oldEnd, newEnd: newEnd, oldID: oldID, newID: newID)
        var insertionCount = inserted.count
        if !removed.isEmpty, !inserted.isEmpty {
            insertionCount -= matchLeftovers(section: section, oldID: oldID, newID: newID)
        }
        if insertionCount > 0, !idsAreUnique {
            findDuplicates(insertionCount, newCount: newCount, section: section, newID: newID)
        }
    }

    /// Pass 2: pairs what keeps its order, and notes the rest in `removed` and `inserted`.
    @inlinable
    @inline(__always)
    mutating func align(oldEnd: Int, newEnd: Int, oldID: (Int) -> ID, newID: (Int) -> ID) {
        var old = prefix
        var new = prefix
        // Looking ahead in vain is paid for by the elements that it saves from being hashed. Shuffled lists run out of it.
        var patience = 64 + (oldEnd - prefix + newEnd - prefix) / 8
        while old < oldEnd, new < newEnd, patience > 0 {
            let oldOne = oldID(old)
            let newOne = newID(new)
            if oldOne == newOne {
                oldOfNew[new - prefix] = Int32(truncatingIfNeeded: old)
                old += 1
                new += 1
                continue
            }
            // How many elements to pass over in each list so that they agree again; failing that, one each.
            var oldStep = 1
            var newStep = 1
            var distance = 1
            while distance <= Self.reach {
                let oldAhead = old + distance
                let newAhead = new + distance
                if newAhead < newEnd {
                    let candidate = newID(newAhead)
                    if candidate == oldOne {
                        (oldStep, newStep) = (0, distance)
                        break
                    }
                    if oldAhead < oldEnd {
                        let oldCandidate = oldID(oldAhead)
                        if oldCandidate == newOne {
                            (oldStep, newStep) = (distance, 0)
                            break
                        }
                        if oldCandidate == candidate {
                            (oldStep, newStep) = (distance, distance)
                            break
                        }
                    }
                } else if oldAhead < oldEnd, oldID(oldAhead) == newOne {
                    (oldStep, newStep) = (distance, 0)
                    break
                }
                distance += 1
            }
            if distance > Self.reach {
                patience -= Self.reach
            }
            passOver(oldUpTo: old + oldStep, newUpTo: new + newStep, &old, &new)
        }
        passOver(oldUpTo: oldEnd, newUpTo: newEnd, &old, &new)
    }

    /// Notes as left over what lies between the two cursors and where they go.
    @inlinable
    @inline(__always)
    mutating func passOver(oldUpTo oldTarget: Int, newUpTo newTarget: Int, _ old: inout Int, _ new: inout Int) {
        while old < oldTarget {
            removed.append(Leftover(old))
            old += 1
        }
        while new < newTarget {
            inserted.append(Leftover(new))
            new += 1
        }
    }

    /// Pass 3: pairs the leftovers, wherever they went. Returns how many of the new list need no insertion.
    @inlinable
    @inline(__always)
    mutating func matchLeftovers(section: Int?, oldID: (Int) -> ID, newID: (Int) -> ID) -> Int {
        var matched = 0
        if removed.count * inserted.count <= Self.fewPairs {
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
        isHashed = true
        table.reset(for: removed.count)
        for slot in removed.indices {
            let id = oldID(Int(removed[slot].index))
            let hash = id.hashValue
            removed[slot].hash = hash
            var cursor = table.cursor(for: hash)
            while let other = table.next(&cursor), oldID(Int(removed[other].index)) != id {
                table.pass(&cursor)
            }
            table.insert(slot, at: cursor)
        }
        for slot in inserted.indices {
            let id = newID(Int(inserted[slot].index))
            let hash = id.hashValue
            inserted[slot].hash = hash
            var cursor = table.cursor(for: hash)
            while let other = table.next(&cursor) {
                if oldID(Int(removed[other].index)) == id {
                    // A later element with the id of an earlier one stays unpaired; pass 4 reports it.
                    if removed[other].partner < 0 {
                        pair(other, slot)
                        matched += 1
                    }
                    break
                }
                table.pass(&cursor)
            }
        }
        return matched
    }

    @inlinable
    @inline(__always)
    mutating func pair(_ removedSlot: Int, _ insertedSlot: Int) {
        let old = removed[removedSlot].index
        let new = inserted[insertedSlot].index
        removed[removedSlot].partner = new
        inserted[insertedSlot].partner = old
        oldOfNew[Int(new) - prefix] = old
    }
}
