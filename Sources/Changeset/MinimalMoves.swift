/// Returns the positions of the elements that have to move so that all others keep their relative order.
///
/// The elements that stay are a longest increasing subsequence of the old indices in the new order, so that as few as possible
/// move. It is found by patience sorting (Fredman, "On computing the length of longest increasing subsequences", *Discrete
/// Mathematics* 11, 1975). Because most lists are nearly sorted, the pile of an element is found by galloping search from the last
/// pile (Bentley and Yao, "An almost optimal algorithm for unbounded searching", *Information Processing Letters* 5, 1976).
///
/// - Parameter oldIndices: The old index of each element of the new list, negative for insertions.
/// - Returns: Positions in `oldIndices`, ascending.
/// - Complexity: O(*n*) for *n* elements in order, and O(*n* log *n*) in the worst case.
@usableFromInline
func movedPositions(in oldIndices: [Int32]) -> [Int] {
    oldIndices.withUnsafeBufferPointer { oldIndices in
        isSorted(oldIndices) ? [] : withPatiencePiles(of: oldIndices, collectMoved)
    }
}

private func isSorted(_ oldIndices: UnsafeBufferPointer<Int32>) -> Bool {
    var last: Int32 = -1
    for old in oldIndices where old >= 0 {
        if old < last { return false }
        last = old
    }
    return true
}

/// The top of a pile. Pile *k* ends the increasing subsequence of length *k* + 1 with the lowest last element.
private struct Pile {
    /// The old index of the top element.
    var top: Int32
    /// The position of the top element in the new order.
    var position: Int32
}

/// Calls `body` with the position of the last pile's top, and with each element's predecessor in its subsequence.
private func withPatiencePiles(
    of oldIndices: UnsafeBufferPointer<Int32>,
    _ body: (UnsafeBufferPointer<Int32>, _ last: Int32, _ predecessors: UnsafeMutableBufferPointer<Int32>) -> [Int]
) -> [Int] {
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: oldIndices.count) { predecessors in
        let last = withUnsafeTemporaryAllocation(of: Pile.self, capacity: oldIndices.count) { piles in
            var count = 0
            for position in 0..<oldIndices.count where oldIndices[position] >= 0 {
                let old = oldIndices[position]
                let pile = count == 0 || piles[count - 1].top < old ? count : firstPile(above: old, in: piles, count)
                predecessors[position] = pile > 0 ? piles[pile - 1].position : -1
                piles[pile] = Pile(top: old, position: Int32(truncatingIfNeeded: position))
                count = max(count, pile + 1)
            }
            return piles[count - 1].position
        }
        return body(oldIndices, last, predecessors)
    }
}

/// Returns the index of the first pile whose top is greater than `old`. The last pile's top must be.
private func firstPile(above old: Int32, in piles: UnsafeMutableBufferPointer<Pile>, _ count: Int) -> Int {
    var upper = count - 1
    var lower = upper
    var step = 1
    while lower > 0, piles[lower - 1].top > old {
        upper = lower - 1
        lower = max(0, lower - step)
        step *= 2
    }
    while lower < upper {
        let middle = (lower + upper) / 2
        if piles[middle].top > old {
            upper = middle
        } else {
            lower = middle + 1
        }
    }
    return lower
}

/// Returns the positions of the matched elements that are not in the subsequence that ends at `last`.
private func collectMoved(
    _ oldIndices: UnsafeBufferPointer<Int32>, _ last: Int32, _ predecessors: UnsafeMutableBufferPointer<Int32>
) -> [Int] {
    var moved: [Int] = []
    var retained = Int(last)
    for position in oldIndices.indices.reversed() where oldIndices[position] >= 0 {
        if position == retained {
            retained = Int(predecessors[position])
        } else {
            moved.append(position)
        }
    }
    moved.reverse()
    return moved
}
