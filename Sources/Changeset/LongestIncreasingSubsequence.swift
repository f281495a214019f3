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
    var last: Int32 = -1
    guard
        oldOfNew.contains(where: { old in
            if old < 0 { return false }
            defer { last = old }
            return old < last
        })
    else { return [] }

    let staying: Int32 = -2
    return withUnsafeTemporaryAllocation(of: Int32.self, capacity: oldOfNew.count * 3) { memory in
        let before = UnsafeMutableBufferPointer(rebasing: memory[..<oldOfNew.count])
        let pileTop = UnsafeMutableBufferPointer(rebasing: memory[oldOfNew.count..<oldOfNew.count * 2])
        let pilePosition = UnsafeMutableBufferPointer(rebasing: memory[(oldOfNew.count * 2)...])
        var pileCount = 0
        for (position, old) in oldOfNew.enumerated() {
            guard old >= 0 else {
                before[position] = -1
                continue
            }
            // The first pile whose top is greater than `old`: gallop back from the last one, then bisect.
            var upper = pileCount
            var lower = pileCount
            var step = 1
            while lower > 0, pileTop[lower - 1] > old {
                upper = lower - 1
                lower = max(0, lower - step)
                step *= 2
            }
            while lower < upper {
                let middle = (lower + upper) / 2
                if pileTop[middle] > old {
                    upper = middle
                } else {
                    lower = middle + 1
                }
            }
            before[position] = lower > 0 ? pilePosition[lower - 1] : -1
            pileTop[lower] = old
            pilePosition[lower] = Int32(truncatingIfNeeded: position)
            pileCount = max(pileCount, lower + 1)
        }
        var position = pilePosition[pileCount - 1]
        while position >= 0 {
            let next = before[Int(position)]
            before[Int(position)] = staying
            position = next
        }
        var moved: [Int] = []
        for position in oldOfNew.indices where oldOfNew[position] >= 0 && before[position] != staying {
            moved.append(position)
        }
        return moved
    }
}
