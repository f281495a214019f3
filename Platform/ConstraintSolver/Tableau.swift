/// A sparse simplex tableau, in which every variable is either nonbasic or basic, that is, defined by a row
/// as a linear combination of other variables.
///
/// Unlike in the textbook tableau, a row may refer to other basic variables, but never in a cycle. A chain
/// of views, each placed relative to the previous one, therefore takes a number of entries that is linear in
/// its length instead of quadratic. ``expand(_:into:)`` computes the textbook row of a basic variable by
/// following the rows toward the nonbasic variables, and ``column(_:into:)`` the textbook column of a
/// nonbasic variable by following the columns toward its dependents. Both cost time in proportion to the
/// entries that they visit.
///
/// Each coefficient is one entry in two doubly linked lists: its row and its column.
struct Tableau {
    /// A coefficient with its links. −1 ends a list.
    struct Entry {
        /// The basic variable that the row defines.
        var row: Int32
        /// The variable to which the coefficient applies.
        var column: Int32
        var coefficient: Double
        var nextInRow: Int32
        var previousInRow: Int32
        var nextInColumn: Int32
        var previousInColumn: Int32
    }

    /// The list heads of a variable: its row, if it is basic, and its column, the entries of other rows that
    /// refer to it.
    struct Node {
        var firstInRow: Int32 = -1
        var rowCount: Int32 = 0
        var firstInColumn: Int32 = -1
        var columnCount: Int32 = 0
        var isBasic = false
    }

    /// A variable with a coefficient.
    typealias Term = (variable: Int32, coefficient: Double)

    /// The absolute value up to which a coefficient counts as 0. Coefficients of layouts are small multiples
    /// of 1.
    static let zeroTolerance = 1e-9

    private(set) var entries: ContiguousArray<Entry> = []
    private(set) var nodes: ContiguousArray<Node> = []
    private var freeEntry: Int32 = -1
    /// For each variable, the index of its entry in the row that is being changed, or −1.
    private var entryIndices: ContiguousArray<Int32> = []

    // Scratch storage of traversals: for each variable, the traversal that visited it last, and its
    // accumulated coefficient.
    private var visitMarks: ContiguousArray<UInt32> = []
    private var currentMark: UInt32 = 0
    private var weights: ContiguousArray<Double> = []
    private var path: ContiguousArray<(variable: Int32, next: Int32)> = []
    private var order: ContiguousArray<Int32> = []

    // MARK: Variables

    /// Adds a nonbasic variable with an empty column.
    mutating func addNonbasicVariable(_ variable: Int32) {
        grow(to: variable)
        nodes[Int(variable)] = Node()
    }

    /// Adds a basic variable that is defined as the sum of `terms`.
    mutating func addRow(_ variable: Int32, of terms: [(variable: ConstraintSolver.Variable, factor: Double)]) {
        grow(to: variable)
        nodes[Int(variable)] = Node(isBasic: true)
        for term in terms { accumulate(term.factor, column: term.variable.index, inRow: variable) }
        clearEntryIndices(ofRow: variable)
    }

    private mutating func grow(to variable: Int32) {
        while nodes.count <= Int(variable) {
            nodes.append(Node())
            entryIndices.append(-1)
            visitMarks.append(0)
            weights.append(0)
        }
    }

    /// Removes a nonbasic variable on which no basic variable depends. Rows may still contain it, with
    /// coefficients that cancel out.
    mutating func removeNonbasicVariable(_ variable: Int32) {
        var terms: ContiguousArray<Term> = []
        while nodes[Int(variable)].firstInColumn >= 0 {
            let row = entries[Int(nodes[Int(variable)].firstInColumn)].row
            expand(row, into: &terms)
            while nodes[Int(row)].firstInRow >= 0 { remove(nodes[Int(row)].firstInRow) }
            for term in terms where term.variable != variable {
                _ = insert(term.coefficient, row: row, column: term.variable)
            }
        }
        nodes[Int(variable)] = Node()
    }

    /// Removes a basic variable after substituting its row into the rows that refer to it.
    mutating func removeBasicVariable(_ variable: Int32) {
        while nodes[Int(variable)].firstInColumn >= 0 {
            let use = entries[Int(nodes[Int(variable)].firstInColumn)]
            loadEntryIndices(ofRow: use.row)
            substitute(variable, inRow: use.row)
            clearEntryIndices(ofRow: use.row)
        }
        while nodes[Int(variable)].firstInRow >= 0 { remove(nodes[Int(variable)].firstInRow) }
        nodes[Int(variable)] = Node()
    }

    // MARK: Traversal

    /// Returns a basic variable as a linear combination of nonbasic variables in `terms`: its row of the
    /// textbook tableau.
    mutating func expand(_ row: Int32, into terms: inout ContiguousArray<Term>) {
        terms.removeAll(keepingCapacity: true)
        walk(from: row, towardDependents: false)
        for variable in order { weights[Int(variable)] = 0 }
        weights[Int(row)] = 1
        for variable in order.reversed() {
            let weight = weights[Int(variable)]
            guard abs(weight) > Self.zeroTolerance else { continue }
            guard nodes[Int(variable)].isBasic else {
                terms.append((variable, weight))
                continue
            }
            var next = nodes[Int(variable)].firstInRow
            while next >= 0 {
                let entry = entries[Int(next)]
                weights[Int(entry.column)] += weight * entry.coefficient
                next = entry.nextInRow
            }
        }
    }

    /// Returns the basic variables that depend on a nonbasic variable in `terms`, with the rates at which
    /// they change: its column of the textbook tableau, in topological order.
    mutating func column(_ column: Int32, into terms: inout ContiguousArray<Term>) {
        terms.removeAll(keepingCapacity: true)
        walk(from: column, towardDependents: true)
        for variable in order { weights[Int(variable)] = 0 }
        weights[Int(column)] = 1
        for variable in order.reversed() {
            let weight = weights[Int(variable)]
            if variable != column { terms.append((variable, weight)) }
            var next = nodes[Int(variable)].firstInColumn
            while next >= 0 {
                let entry = entries[Int(next)]
                weights[Int(entry.row)] += weight * entry.coefficient
                next = entry.nextInColumn
            }
        }
    }

    /// Stores the variables that are reachable from `start` in `order`, in postorder: each follows all
    /// variables that are reachable from it.
    private mutating func walk(from start: Int32, towardDependents: Bool) {
        beginWalk()
        visit(start, towardDependents: towardDependents)
    }

    private mutating func beginWalk() {
        order.removeAll(keepingCapacity: true)
        currentMark &+= 1
    }

    private mutating func visit(_ start: Int32, towardDependents: Bool) {
        guard visitMarks[Int(start)] != currentMark else { return }
        visitMarks[Int(start)] = currentMark
        path.append((start, first(of: start, towardDependents)))
        while let (variable, next) = path.last {
            guard next >= 0 else {
                order.append(variable)
                path.removeLast()
                continue
            }
            let entry = entries[Int(next)]
            path[path.count - 1].next = towardDependents ? entry.nextInColumn : entry.nextInRow
            let other = towardDependents ? entry.row : entry.column
            guard visitMarks[Int(other)] != currentMark else { continue }
            visitMarks[Int(other)] = currentMark
            let start = first(of: other, towardDependents)
            if start >= 0 { path.append((other, start)) } else { order.append(other) }
        }
    }

    private func first(of variable: Int32, _ towardDependents: Bool) -> Int32 {
        towardDependents ? nodes[Int(variable)].firstInColumn : nodes[Int(variable)].firstInRow
    }

    /// Returns all basic variables in topological order: each follows those in its row.
    mutating func basicVariablesInDependencyOrder() -> ContiguousArray<Int32> {
        beginWalk()
        for variable in nodes.indices where nodes[variable].isBasic { visit(Int32(variable), towardDependents: false) }
        return order.filter { nodes[Int($0)].isBasic }
    }

    // MARK: Pivoting

    /// Exchanges the roles of the basic variable `row` and the nonbasic variable `column`, on which it
    /// depends.
    mutating func pivot(_ row: Int32, _ column: Int32) {
        loadEntryIndices(ofRow: row)
        // A variable that no other row contains cannot be reached indirectly.
        if entryIndices[Int(column)] < 0 || nodes[Int(column)].columnCount > 1 {
            inlineIndirectDependencies(of: row, on: column)
        }
        clearEntryIndices(ofRow: row)
        guard let pivot = entry(inRow: row, column: column) else {
            preconditionFailure("The solver pivoted row \(row) with column \(column), whose coefficient is 0.")
        }

        // row = coefficient · column + rest   becomes   column = row / coefficient − rest / coefficient.
        let coefficient = entries[Int(pivot)].coefficient
        unlinkFromColumn(pivot)
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
        linkIntoColumn(pivot)
    }

    /// Substitutes all basic variables in a row that depend on `column` by their rows. The pivot would
    /// create a cycle otherwise.
    private mutating func inlineIndirectDependencies(of row: Int32, on column: Int32) {
        walk(from: column, towardDependents: true)
        // In postorder, so that each variable is substituted only once.
        for variable in order where variable != row && variable != column && entryIndices[Int(variable)] >= 0 {
            substitute(variable, inRow: row)
        }
    }

    /// Substitutes a basic variable in a row by its own row. The row's entry indices must be loaded.
    private mutating func substitute(_ variable: Int32, inRow row: Int32) {
        let entryIndex = entryIndices[Int(variable)]
        let factor = entries[Int(entryIndex)].coefficient
        entryIndices[Int(variable)] = -1
        remove(entryIndex)
        var next = nodes[Int(variable)].firstInRow
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

    /// Adds to a coefficient of a row whose entry indices are loaded.
    private mutating func accumulate(_ value: Double, column: Int32, inRow row: Int32) {
        let entryIndex = entryIndices[Int(column)]
        if entryIndex < 0 {
            guard abs(value) > Self.zeroTolerance else { return }
            entryIndices[Int(column)] = insert(value, row: row, column: column)
            return
        }
        let sum = entries[Int(entryIndex)].coefficient + value
        if abs(sum) > Self.zeroTolerance {
            entries[Int(entryIndex)].coefficient = sum
        } else {
            entryIndices[Int(column)] = -1
            remove(entryIndex)
        }
    }

    private mutating func loadEntryIndices(ofRow row: Int32) {
        var next = nodes[Int(row)].firstInRow
        while next >= 0 {
            entryIndices[Int(entries[Int(next)].column)] = next
            next = entries[Int(next)].nextInRow
        }
    }

    private mutating func clearEntryIndices(ofRow row: Int32) {
        var next = nodes[Int(row)].firstInRow
        while next >= 0 {
            entryIndices[Int(entries[Int(next)].column)] = -1
            next = entries[Int(next)].nextInRow
        }
    }

    // MARK: Entries

    private mutating func insert(_ coefficient: Double, row: Int32, column: Int32) -> Int32 {
        let first = nodes[Int(row)].firstInRow
        let entry = Entry(
            row: row, column: column, coefficient: coefficient, nextInRow: first, previousInRow: -1, nextInColumn: -1,
            previousInColumn: -1)
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
        linkIntoColumn(index)
        return index
    }

    private mutating func remove(_ index: Int32) {
        unlinkFromColumn(index)
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

    private mutating func linkIntoColumn(_ index: Int32) {
        let column = Int(entries[Int(index)].column)
        let first = nodes[column].firstInColumn
        entries[Int(index)].nextInColumn = first
        entries[Int(index)].previousInColumn = -1
        if first >= 0 { entries[Int(first)].previousInColumn = index }
        nodes[column].firstInColumn = index
        nodes[column].columnCount += 1
    }

    private mutating func unlinkFromColumn(_ index: Int32) {
        let entry = entries[Int(index)]
        if entry.previousInColumn >= 0 {
            entries[Int(entry.previousInColumn)].nextInColumn = entry.nextInColumn
        } else {
            nodes[Int(entry.column)].firstInColumn = entry.nextInColumn
        }
        if entry.nextInColumn >= 0 { entries[Int(entry.nextInColumn)].previousInColumn = entry.previousInColumn }
        nodes[Int(entry.column)].columnCount -= 1
    }
}
