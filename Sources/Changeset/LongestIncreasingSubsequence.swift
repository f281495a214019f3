/// Which elements have to move so that the others keep their order: as few as possible.
///
/// The elements that stay are a longest increasing subsequence of the old indices in the new order, found by patience
/// sorting. As most lists are nearly in order, the pile that an element goes to is searched for from the last one.
///
/// - Parameter oldOfNew: for each element of the new list its index in the old one, negative if it is not there.
/// - Returns: the positions in `oldOfNew` of those that move, ascending.
/// - Complexity: O(*n*) for *n* elements that keep their order, and O(*n* log *n*) in the worst case.
@usableFromInline
func movedPositions(in oldOfNew: [Int32]) -> [Int] {
    oldOfNew.withUnsafeBufferPointer { oldOfNew in
        isInOrder(oldOfNew) ? [] : withPatiencePiles(of: oldOfNew, markMoved)
    }
}

/// Whether nothing moves.
private func isInOrder(_ oldOfNew: UnsafeBufferPointer<Int32>) -> Bool {
    var last: Int32 = -1
    for old in oldOfNew where old >= 0 {
        if old < last { return false }
        last = old
    }
    return true
}

/// One pile of patience sorting: of all increasing sequences of the pile's number of elements, the one that ends lowest.
private struct Pile {
    /// The old index of the element on top.
    var top: Int32
    /// The element's position in the new order.
    var position: Int32
}

/// Hands over the top of the last pile, and for each element which one is before it in its sequence.
private func withPatiencePiles(
    of oldOfNew: UnsafeBufferPointer<Int32>,
    _ body: (UnsafeBufferPointer<Int32>, _ last: Int32, _ before: UnsafeMutableBufferPointer<Int32>) -> [Int]
) -> [Int] {
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: oldOfNew.count) { before in
        let last = withUnsafeTemporaryAllocation(of: Pile.self, capacity: oldOfNew.count) { piles in
            var count = 0
            for position in 0..<oldOfNew.count where oldOfNew[position] >= 0 {
                let old = oldOfNew[position]
                let pile = count == 0 || piles[count - 1].top < old ? count : lowestPile(above: old, in: piles, count)
                before[position] = pile > 0 ? piles[pile - 1].position : -1
                piles[pile] = Pile(top: old, position: Int32(truncatingIfNeeded: position))
                count = max(count, pile + 1)
            }
            return piles[count - 1].position
        }
        return body(oldOfNew, last, before)
    }
}

/// The first pile whose top is greater than `old`, of which there is one: galloping back from the last, then bisecting.
private func lowestPile(above old: Int32, in piles: UnsafeMutableBufferPointer<Pile>, _ count: Int) -> Int {
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

/// Collects the survivors that are not in the sequence that ends at `last`.
private func markMoved(
    _ oldOfNew: UnsafeBufferPointer<Int32>, _ last: Int32, _ before: UnsafeMutableBufferPointer<Int32>
) -> [Int] {
    var moved: [Int] = []
    var staying = Int(last)
    for position in oldOfNew.indices.reversed() where oldOfNew[position] >= 0 {
        if position == staying {
            staying = Int(before[position])
        } else {
            moved.append(position)
        }
    }
    moved.reverse()
    return moved
}
