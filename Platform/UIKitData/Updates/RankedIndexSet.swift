/// Ascending indices that are taken out of a list, or have come into it, and where the others are without them.
package struct RankedIndexSet: Equatable, Sendable {
    /// The indices, ascending.
    let indices: [Int]

    init() {
        indices = []
    }

    /// Takes indices in any order; none of them twice.
    init(_ indices: some Sequence<Int>) {
        self.indices = indices.sorted()
    }

    var isEmpty: Bool { indices.isEmpty }

    package func contains(_ index: Int) -> Bool {
        let position = count(below: index)
        return position < indices.count && indices[position] == index
    }

    /// How many of the indices are below `index`.
    func count(below index: Int) -> Int { firstPosition { indices[$0] >= index } }

    /// Which of the others `index` is, counted from 0; nil if it is one of the gaps.
    func rank(of index: Int) -> Int? {
        let position = count(below: index)
        if position < indices.count, indices[position] == index { return nil }
        return index - position
    }

    /// Where the others' element number `rank` is.
    package func index(ofRank rank: Int) -> Int {
        // Before the gap at position `p` there are `indices[p] - p` of the others.
        rank + firstPosition { indices[$0] - $0 > rank }
    }

    /// The ascending ranges that the indices make.
    var ranges: [Range<Int>] {
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

    /// The first position for which a condition holds that holds for all that follow: bisection.
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
