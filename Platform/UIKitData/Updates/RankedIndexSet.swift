/// A set of indices that are deleted from or inserted into a list, with conversions for the remaining
/// indices.
package struct RankedIndexSet: Equatable, Sendable {
    /// The indices in ascending order.
    let indices: [Int]

    init() {
        indices = []
    }

    /// Creates a set from indices in any order.
    /// - Precondition: The indices are unique.
    init(_ indices: some Sequence<Int>) {
        self.indices = indices.sorted()
    }

    var isEmpty: Bool { indices.isEmpty }

    package func contains(_ index: Int) -> Bool {
        let position = count(below: index)
        return position < indices.count && indices[position] == index
    }

    /// Returns the number of indices in the set below `index`.
    func count(below index: Int) -> Int { firstPosition { indices[$0] >= index } }

    /// Returns the rank of `index` among the remaining indices, or `nil` if the set contains it.
    func rank(of index: Int) -> Int? {
        let position = count(below: index)
        if position < indices.count, indices[position] == index { return nil }
        return index - position
    }

    /// Returns the remaining index with the given rank.
    package func index(ofRank rank: Int) -> Int {
        // There are `indices[p] - p` remaining indices below the one at position `p`.
        rank + firstPosition { indices[$0] - $0 > rank }
    }

    /// The indices as ascending ranges.
    package var ranges: [Range<Int>] {
        var ranges: [Range<Int>] = []
        for index in indices {
            if let last = ranges.last, last.upperBound == index {
                ranges[ranges.count - 1] = last.lowerBound..<(index + 1)
            } else {
                ranges.append(index..<(index + 1))
            }
        }
        return ranges
    }

    /// Finds the first position that satisfies a monotonic condition by binary search.
    private func firstPosition(where condition: (Int) -> Bool) -> Int {
        var lower = 0
        var upper = indices.count
        while lower < upper {
            let middle = (lower + upper) / 2
            if condition(middle) {
                upper = middle
            } else {
                lower = middle + 1
            }
        }
        return lower
    }
}
