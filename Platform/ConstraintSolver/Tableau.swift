/// The linear forms of a solver: every unknown is either a coordinate, or defined as a sum of other unknowns with coefficients.
///
/// The defined unknowns are called basic, as in the simplex method. A definition may speak of other defined unknowns, but never in a
/// circle. So a chain of views, each placed by the one before it, takes as many entries as it has links, and not half their square,
/// which a tableau would have in which all sums are of coordinates. What a sum is in terms of coordinates is found by following
/// the definitions down (``expand(_:)``), what depends on a coordinate by following them up (``spread(_:)``); either costs
/// what is reached. A coefficient is one entry that is linked into its definition and among the uses of the unknown that it stands
/// for.
struct Tableau {
    /// A coefficient: where it stands, and its neighbours. −1 ends a list.
    struct Entry {
        /// The unknown that is defined.
        var row: Int32
        /// The unknown that the definition speaks of.
        var column: Int32
        var coefficient: Double
        var nextInRow: Int32
        var previousInRow: Int32
        var nextUse: Int32
        var previousUse: Int32
    }

    /// What is kept of an unknown: its definition, if it is basic, and the definitions that speak of it.
    struct Node {
        var firstInRow: Int32 = -1
        var rowCount: Int32 = 0
        var firstUse: Int32 = -1
        var useCount: Int32 = 0
        var isBasic = false
    }

    /// A multiple of an unknown.
    typealias Term = (unknown: Int32, coefficient: Double)

    /// What is smaller than this is rounding: coefficients of layouts are small multiples of one.
    static let smallest = 1e-9

    private(set) var entries: ContiguousArray<Entry> = []
    private(set) var nodes: ContiguousArray<Node> = []
    private var freeEntry: Int32 = -1
    /// By unknown: its entry in the definition that is being changed, or −1.
    private var places: ContiguousArray<Int32> = []

    // Scratch of the walks. By unknown: when it was last reached, and its sum so far.
    private var stamps: ContiguousArray<UInt32> = []
    private var stamp: UInt32 = 0
    private var weights: ContiguousArray<Double> = []
    private var path: ContiguousArray<(unknown: Int32, next: Int32)> = []
    private var order: ContiguousArray<Int32> = []

    // MARK: Unknowns

    /// Adds an unknown that is a coordinate, in no definition yet.
    mutating func addCoordinate(_ unknown: Int32) {
        grow(to: unknown)
        nodes[Int(unknown)] = Node()
    }

    /// Adds an unknown that is the sum of `terms` of others.
    mutating func addSum(_ unknown: Int32, of terms: [(variable: ConstraintSolver.Variable, factor: Double)]) {
        grow(to: unknown)
        nodes[Int(unknown)] = Node(isBasic: true)
        for term in terms { accumulate(term.factor, column: term.variable.index, inRow: unknown) }
        forgetPlaces(ofRow: unknown)
    }

    private mutating func grow(to unknown: Int32) {
        while nodes.count <= Int(unknown) {
            nodes.append(Node())
            places.append(-1)
            stamps.append(0)
            weights.append(0)
        }
    }

    /// Takes out a coordinate on which nothing depends: definitions may still speak of it, but to no effect.
    mutating func removeCoordinate(_ unknown: Int32) {
        var terms: ContiguousArray<Term> = []
        while nodes[Int(unknown)].firstUse >= 0 {
            let row = entries[Int(nodes[Int(unknown)].firstUse)].row
            expand(row, into: &terms)
            while nodes[Int(row)].firstInRow >= 0 { remove(nodes[Int(row)].firstInRow) }
            for term in terms where term.unknown != unknown {
                _ = insert(term.coefficient, row: row, column: term.unknown)
            }
        }
        nodes[Int(unknown)] = Node()
    }

    /// Takes a basic unknown out. Definitions that speak of it get what it stands for.
    mutating func removeSum(_ unknown: Int32) {
        while nodes[Int(unknown)].firstUse >= 0 {
            let use = entries[Int(nodes[Int(unknown)].firstUse)]
            rememberPlaces(ofRow: use.row)
            substitute(unknown, inRow: use.row)
            forgetPlaces(ofRow: use.row)
        }
        while nodes[Int(unknown)].firstInRow >= 0 { remove(nodes[Int(unknown)].firstInRow) }
        nodes[Int(unknown)] = Node()
    }

    // MARK: Walks

    /// What a basic unknown is as a sum of coordinates.
    mutating func expand(_ row: Int32, into terms: inout ContiguousArray<Term>) {
        terms.removeAll(keepingCapacity: true)
        walk(from: row, isUpward: false)
        for unknown in order { weights[Int(unknown)] = 0 }
        weights[Int(row)] = 1
        for unknown in order.reversed() {
            let weight = weights[Int(unknown)]
            guard abs(weight) > Self.smallest else { continue }
            guard nodes[Int(unknown)].isBasic else {
                terms.append((unknown, weight))
                continue
            }
            var next = nodes[Int(unknown)].firstInRow
            while next >= 0 {
                let entry = entries[Int(next)]
                weights[Int(entry.column)] += weight * entry.coefficient
                next = entry.nextInRow
            }
        }
    }

    /// The basic unknowns that depend on a coordinate, with how much they change for each step of it: those that others of them depend
    /// on come first.
    mutating func column(_ column: Int32, into terms: inout ContiguousArray<Term>) {
        terms.removeAll(keepingCapacity: true)
        walk(from: column, isUpward: true)
        for unknown in order { weights[Int(unknown)] = 0 }
        weights[Int(column)] = 1
        for unknown in order.reversed() {
            let weight = weights[Int(unknown)]
            if unknown != column { terms.append((unknown, weight)) }
            var next = nodes[Int(unknown)].firstUse
            while next >= 0 {
                let entry = entries[Int(next)]
                weights[Int(entry.row)] += weight * entry.coefficient
                next = entry.nextUse
            }
        }
    }

    /// Puts all that is reached into `order`, each after all that it leads to.
    private mutating func walk(from start: Int32, isUpward: Bool) {
        beginWalk()
        visit(start, isUpward: isUpward)
    }

    private mutating func beginWalk() {
        order.removeAll(keepingCapacity: true)
        stamp &+= 1
    }

    private mutating func visit(_ start: Int32, isUpward: Bool) {
        guard stamps[Int(start)] != stamp else { return }
        stamps[Int(start)] = stamp
        path.append((start, first(of: start, isUpward)))
        while let (unknown, next) = path.last {
            guard next >= 0 else {
                order.append(unknown)
                path.removeLast()
                continue
            }
            let entry = entries[Int(next)]
            path[path.count - 1].next = isUpward ? entry.nextUse : entry.nextInRow
            let other = isUpward ? entry.row : entry.column
            guard stamps[Int(other)] != stamp else { continue }
            stamps[Int(other)] = stamp
            let start = first(of: other, isUpward)
            if start >= 0 { path.append((other, start)) } else { order.append(other) }
        }
    }

    private func first(of unknown: Int32, _ isUpward: Bool) -> Int32 {
        isUpward ? nodes[Int(unknown)].firstUse : nodes[Int(unknown)].firstInRow
    }

    /// All basic unknowns, each after those that its definition speaks of.
    mutating func basicsInOrder() -> ContiguousArray<Int32> {
        beginWalk()
        for unknown in nodes.indices where nodes[unknown].isBasic { visit(Int32(unknown), isUpward: false) }
        return order.filter { nodes[Int($0)].isBasic }
    }

    // MARK: Pivoting

    /// Lets a basic unknown and a coordinate on which it depends change roles.
    mutating func pivot(_ row: Int32, _ column: Int32) {
        rememberPlaces(ofRow: row)
        // A coordinate that nothing else speaks of can't be reached by another way.
        if places[Int(column)] < 0 || nodes[Int(column)].useCount > 1 { inlineWays(from: row, to: column) }
        forgetPlaces(ofRow: row)
        guard let pivot = entry(inRow: row, column: column) else {
            preconditionFailure("The solver was to pivot where there is no coefficient.")
        }

        // row = coefficient · column + rest   becomes   column = row / coefficient − rest / coefficient.
        let coefficient = entries[Int(pivot)].coefficient
        unlinkUse(pivot)
        entries[Int(pivot)].column = row
        var next = nodes[Int(row)].firstInRow
        while next >= 0 {
            let index = Int(next)
            entries[index].row = column
            entries[index].coefficient = next == pivot ? 1 / coefficient : -entries[index].coefficient / coefficient
            next = entries[index].nextInRow
        }
        nodes[Int(column)].firstInRow = nodes[Int(row)].firstInRow
        nodes[Int(column)].rowCount = nodes[Int(row)].rowCount
        nodes[Int(column)].isBasic = true
        nodes[Int(row)].firstInRow = -1
        nodes[Int(row)].rowCount = 0
        nodes[Int(row)].isBasic = false
        linkUse(pivot)
    }

    /// Puts what they stand for in place of all unknowns in a definition that depend on `column` themselves: it would be defined in a
    /// circle otherwise.
    private mutating func inlineWays(from row: Int32, to column: Int32) {
        walk(from: column, isUpward: true)
        // Those that others of them depend on come last, so that each has its turn once.
        for unknown in order where unknown != row && unknown != column && places[Int(unknown)] >= 0 {
            substitute(unknown, inRow: row)
        }
    }

    /// Puts what a basic unknown stands for in its place in a definition whose places are known.
    private mutating func substitute(_ unknown: Int32, inRow row: Int32) {
        let place = places[Int(unknown)]
        let factor = entries[Int(place)].coefficient
        places[Int(unknown)] = -1
        remove(place)
        var next = nodes[Int(unknown)].firstInRow
        while next >= 0 {
            let entry = entries[Int(next)]
            accumulate(entry.coefficient * factor, column: entry.column, inRow: row)
            next = entry.nextInRow
        }
    }

    private func entry(inRow row: Int32, column: Int32) -> Int32? {
        var next = nodes[Int(row)].firstInRow
        while next >= 0 {
            if entries[Int(next)].column == column { return next }
            next = entries[Int(next)].nextInRow
        }
        return nil
    }

    /// Adds to a coefficient of the definition whose places are known.
    private mutating func accumulate(_ value: Double, column: Int32, inRow row: Int32) {
        let place = places[Int(column)]
        if place < 0 {
            guard abs(value) > Self.smallest else { return }
            places[Int(column)] = insert(value, row: row, column: column)
            return
        }
        let sum = entries[Int(place)].coefficient + value
        if abs(sum) > Self.smallest {
            entries[Int(place)].coefficient = sum
        } else {
            places[Int(column)] = -1
            remove(place)
        }
    }

    private mutating func rememberPlaces(ofRow row: Int32) {
        var next = nodes[Int(row)].firstInRow
        while next >= 0 {
            places[Int(entries[Int(next)].column)] = next
            next = entries[Int(next)].nextInRow
        }
    }

    private mutating func forgetPlaces(ofRow row: Int32) {
        var next = nodes[Int(row)].firstInRow
        while next >= 0 {
            places[Int(entries[Int(next)].column)] = -1
            next = entries[Int(next)].nextInRow
        }
    }

    // MARK: Entries

    private mutating func insert(_ coefficient: Double, row: Int32, column: Int32) -> Int32 {
        let first = nodes[Int(row)].firstInRow
        let entry = Entry(
            row: row, column: column, coefficient: coefficient, nextInRow: first, previousInRow: -1, nextUse: -1,
            previousUse: -1)
        let index: Int32
        if freeEntry >= 0 {
            index = freeEntry
            freeEntry = entries[Int(index)].nextInRow
            entries[Int(index)] = entry
        } else {
            index = Int32(entries.count)
            entries.append(entry)
        }
        if first >= 0 { entries[Int(first)].previousInRow = index }
        nodes[Int(row)].firstInRow = index
        nodes[Int(row)].rowCount += 1
        linkUse(index)
        return index
    }

    private mutating func remove(_ index: Int32) {
        unlinkUse(index)
        let entry = entries[Int(index)]
        if entry.previousInRow >= 0 {
            entries[Int(entry.previousInRow)].nextInRow = entry.nextInRow
        } else {
            nodes[Int(entry.row)].firstInRow = entry.nextInRow
        }
        if entry.nextInRow >= 0 { entries[Int(entry.nextInRow)].previousInRow = entry.previousInRow }
        nodes[Int(entry.row)].rowCount -= 1
        entries[Int(index)].nextInRow = freeEntry
        freeEntry = index
    }

    private mutating func linkUse(_ index: Int32) {
        let column = Int(entries[Int(index)].column)
        let first = nodes[column].firstUse
        entries[Int(index)].nextUse = first
        entries[Int(index)].previousUse = -1
        if first >= 0 { entries[Int(first)].previousUse = index }
        nodes[column].firstUse = index
        nodes[column].useCount += 1
    }

    private mutating func unlinkUse(_ index: Int32) {
        let entry = entries[Int(index)]
        if entry.previousUse >= 0 {
            entries[Int(entry.previousUse)].nextUse = entry.nextUse
        } else {
            nodes[Int(entry.column)].firstUse = entry.nextUse
        }
        if entry.nextUse >= 0 { entries[Int(entry.nextUse)].previousUse = entry.previousUse }
        nodes[Int(entry.column)].useCount -= 1
    }
}
