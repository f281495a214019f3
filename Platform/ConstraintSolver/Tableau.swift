/// The linear forms of a solver: every unknown is either a coordinate, or a sum of coordinates with coefficients.
///
/// The unknowns that are sums are called basic, as in the simplex method; each has a row. The coordinates each have a column: the
/// rows in which they occur. A coefficient is one entry that is linked into its row and its column, so that either is walked
/// without looking at the rest, and a change costs what it touches. Entries and unknowns are known by index.
struct Tableau {
    /// A coefficient: where it stands, and its neighbours. −1 ends a list.
    struct Entry {
        var row: Int32
        var column: Int32
        var coefficient: Double
        var nextInRow: Int32
        var previousInRow: Int32
        var nextInColumn: Int32
        var previousInColumn: Int32
    }

    /// The list of an unknown's entries: its row if it is basic, its column otherwise.
    struct List {
        var first: Int32 = -1
        var count: Int32 = 0
        var isBasic = false
    }

    /// What is smaller than this is rounding: coefficients of layouts are small multiples of one.
    static let smallest = 1e-9

    private(set) var entries: ContiguousArray<Entry> = []
    private(set) var lists: ContiguousArray<List> = []
    private var freeEntry: Int32 = -1
    /// By column: the entry of the row that is being changed, or −1.
    private var places: ContiguousArray<Int32> = []

    // MARK: Unknowns

    /// Adds an unknown that is a coordinate, in no row yet.
    mutating func addCoordinate(_ unknown: Int32) {
        grow(to: unknown)
        lists[Int(unknown)] = List()
    }

    /// Adds an unknown that is the sum of `terms` of others.
    mutating func addSum(_ unknown: Int32, of terms: some Sequence<(unknown: Int32, coefficient: Double)>) {
        grow(to: unknown)
        lists[Int(unknown)] = List(isBasic: true)
        for term in terms {
            if lists[Int(term.unknown)].isBasic {
                var next = lists[Int(term.unknown)].first
                while next >= 0 {
                    let entry = entries[Int(next)]
                    accumulate(entry.coefficient * term.coefficient, column: entry.column, inRow: unknown)
                    next = entry.nextInRow
                }
            } else {
                accumulate(term.coefficient, column: term.unknown, inRow: unknown)
            }
        }
        forgetPlaces(ofRow: unknown)
    }

    private mutating func grow(to unknown: Int32) {
        while lists.count <= Int(unknown) {
            lists.append(List())
            places.append(-1)
        }
    }

    /// Takes a basic unknown out.
    mutating func removeRow(_ row: Int32) {
        while lists[Int(row)].first >= 0 { remove(lists[Int(row)].first) }
        lists[Int(row)] = List()
    }

    // MARK: Pivoting

    /// Lets a coordinate and the sum in which `pivot` is its coefficient change roles.
    mutating func pivot(_ pivot: Int32) {
        let row = entries[Int(pivot)].row
        let column = entries[Int(pivot)].column
        let coefficient = entries[Int(pivot)].coefficient

        // row = coefficient · column + rest   becomes   column = row / coefficient − rest / coefficient.
        unlinkFromColumn(pivot)
        let others = lists[Int(column)].first
        var next = lists[Int(row)].first
        while next >= 0 {
            let index = Int(next)
            entries[index].row = column
            if next == pivot {
                entries[index].coefficient = 1 / coefficient
            } else {
                entries[index].coefficient /= -coefficient
            }
            next = entries[index].nextInRow
        }
        lists[Int(column)] = List(first: lists[Int(row)].first, count: lists[Int(row)].count, isBasic: true)
        lists[Int(row)] = List()
        entries[Int(pivot)].column = row
        linkIntoColumn(pivot)

        // Every other row that had the coordinate gets what the coordinate has become.
        next = others
        while next >= 0 {
            let entry = entries[Int(next)]
            let following = entry.nextInColumn
            unlinkFromRow(next)
            release(next)
            add(row: column, times: entry.coefficient, toRow: entry.row)
            next = following
        }
    }

    private mutating func add(row source: Int32, times factor: Double, toRow target: Int32) {
        var next = lists[Int(target)].first
        while next >= 0 {
            places[Int(entries[Int(next)].column)] = next
            next = entries[Int(next)].nextInRow
        }
        next = lists[Int(source)].first
        while next >= 0 {
            let entry = entries[Int(next)]
            accumulate(entry.coefficient * factor, column: entry.column, inRow: target)
            next = entry.nextInRow
        }
        forgetPlaces(ofRow: target)
    }

    /// Adds to a coefficient of the row whose places are known.
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

    private mutating func forgetPlaces(ofRow row: Int32) {
        var next = lists[Int(row)].first
        while next >= 0 {
            places[Int(entries[Int(next)].column)] = -1
            next = entries[Int(next)].nextInRow
        }
    }

    // MARK: Entries

    private mutating func insert(_ coefficient: Double, row: Int32, column: Int32) -> Int32 {
        let entry = Entry(
            row: row, column: column, coefficient: coefficient, nextInRow: -1, previousInRow: -1, nextInColumn: -1,
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
        let first = lists[Int(row)].first
        entries[Int(index)].nextInRow = first
        if first >= 0 { entries[Int(first)].previousInRow = index }
        lists[Int(row)].first = index
        lists[Int(row)].count += 1
        linkIntoColumn(index)
        return index
    }

    private mutating func remove(_ index: Int32) {
        unlinkFromRow(index)
        unlinkFromColumn(index)
        release(index)
    }

    private mutating func release(_ index: Int32) {
        entries[Int(index)].nextInRow = freeEntry
        freeEntry = index
    }

    private mutating func linkIntoColumn(_ index: Int32) {
        let column = Int(entries[Int(index)].column)
        let first = lists[column].first
        entries[Int(index)].nextInColumn = first
        entries[Int(index)].previousInColumn = -1
        if first >= 0 { entries[Int(first)].previousInColumn = index }
        lists[column].first = index
        lists[column].count += 1
    }

    private mutating func unlinkFromColumn(_ index: Int32) {
        let entry = entries[Int(index)]
        if entry.previousInColumn >= 0 {
            entries[Int(entry.previousInColumn)].nextInColumn = entry.nextInColumn
        } else {
            lists[Int(entry.column)].first = entry.nextInColumn
        }
        if entry.nextInColumn >= 0 { entries[Int(entry.nextInColumn)].previousInColumn = entry.previousInColumn }
        lists[Int(entry.column)].count -= 1
    }

    private mutating func unlinkFromRow(_ index: Int32) {
        let entry = entries[Int(index)]
        if entry.previousInRow >= 0 {
            entries[Int(entry.previousInRow)].nextInRow = entry.nextInRow
        } else {
            lists[Int(entry.row)].first = entry.nextInRow
        }
        if entry.nextInRow >= 0 { entries[Int(entry.nextInRow)].previousInRow = entry.previousInRow }
        lists[Int(entry.row)].count -= 1
    }
}
