extension IdentityMatcher {
    /// Pass 2: matches elements that keep their order, and appends the others to `removed` and `inserted`.
    @inlinable
    @inline(__always)
    mutating func align(oldEnd: Int, newEnd: Int, oldID: (Int) -> ID, newID: (Int) -> ID) {
        var old = prefix
        var new = prefix
        // Unsuccessful lookaheads are limited to a fraction of the elements. In shuffled lists, hashing the rest is cheaper.
        var budget = 64 + (oldEnd - prefix + newEnd - prefix) / 8
        while old < oldEnd, new < newEnd, budget > 0 {
            let currentOld = oldID(old)
            let currentNew = newID(new)
            if currentOld == currentNew {
                oldIndices[new - prefix] = Int32(truncatingIfNeeded: old)
                old += 1
                new += 1
                continue
            }
            var step = (old: 1, new: 1)
            if !findCommonElement(
                currentOld, at: old, oldEnd: oldEnd, currentNew, at: new, newEnd: newEnd, step: &step, oldID: oldID,
                newID: newID)
            {
                budget -= Self.lookahead
            }
            skip(oldUpTo: old + step.old, newUpTo: new + step.new, &old, &new)
        }
        skip(oldUpTo: oldEnd, newUpTo: newEnd, &old, &new)
    }

    /// Looks ahead from two different elements for the nearest element that both lists have in common.
    ///
    /// - Parameter step: Set to the number of elements to skip in each list up to the common element. Unchanged if there is none.
    /// - Returns: Whether there is a common element.
    @inlinable
    @inline(__always)
    func findCommonElement(
        _ currentOld: ID, at old: Int, oldEnd: Int, _ currentNew: ID, at new: Int, newEnd: Int,
        step: inout (old: Int, new: Int), oldID: (Int) -> ID, newID: (Int) -> ID
    ) -> Bool {
        var distance = 1
        while distance <= Self.lookahead {
            let oldAhead = old + distance
            let newAhead = new + distance
            if newAhead < newEnd {
                let newCandidate = newID(newAhead)
                if newCandidate == currentOld {
                    step = (0, distance)
                    return true
                }
                if oldAhead < oldEnd {
                    let oldCandidate = oldID(oldAhead)
                    if oldCandidate == currentNew {
                        step = (distance, 0)
                        return true
                    }
                    if oldCandidate == newCandidate {
                        step = (distance, distance)
                        return true
                    }
                }
            } else if oldAhead < oldEnd, oldID(oldAhead) == currentNew {
                step = (distance, 0)
                return true
            }
            distance += 1
        }
        return false
    }

    /// Appends the elements between the cursors and their targets to `removed` and `inserted`, and advances the cursors.
    @inlinable
    @inline(__always)
    mutating func skip(oldUpTo oldTarget: Int, newUpTo newTarget: Int, _ old: inout Int, _ new: inout Int) {
        while old < oldTarget {
            removed.append(Unmatched(old))
            old += 1
        }
        while new < newTarget {
            inserted.append(Unmatched(new))
            new += 1
        }
    }
}
