/// Which row is at which height in one section, for millions of rows.
///
/// Rows that follow each other with one height are one run, so that rows nobody has looked at cost nothing: a million of
/// them with one estimate are a single run, and hold no memory but that of the value itself. Heights are points, finite
/// and not negative; rows are counted from 0.
///
/// It is a value: a copy is made at once, and keeps what was when the original goes on.
///
/// Every operation takes O(log *r*) for *r* runs, unless it says something else.
package struct RowGeometry: Sendable {
    /// All rows if they are one run; nil if there are none or more runs.
    private var onlyRun: Run?
    /// The runs if there is more than one.
    private var tree = SummedTree<Run>()
    /// What a run was measured in is its height's only if it was this round.
    private var round = 0

    /// Makes a section without rows.
    package init() {}

    /// Makes a section of rows of one height.
    package init(count: Int, height: Double, isEstimated: Bool) {
        insert(count: count, height: height, isEstimated: isEstimated, at: 0)
    }

    /// Makes a section of rows of these heights. O(*n*).
    package init(heights: some Sequence<Double>, isEstimated: Bool) {
        var runs: [Run] = []
        for height in heights {
            let run = makeRun(count: 1, height: height, isEstimated: isEstimated)
            if let merged = runs.last?.merged(with: run) {
                runs[runs.count - 1] = merged
            } else {
                runs.append(run)
            }
        }
        replace(0..<0, with: runs)
    }

    // MARK: Questions

    /// How many rows there are. O(1).
    package var count: Int { onlyRun?.count ?? tree.total.count }

    /// How high all rows are together. O(1).
    package var totalHeight: Double { onlyRun?.extent.height ?? tree.total.height }

    /// Of how many runs the rows consist: what the geometry costs. O(*r*).
    package var runCount: Int { onlyRun == nil ? tree.elementCount : 1 }

    /// The height of a row.
    package func height(of row: Int) -> Double { run(of: row).element.height }

    /// Whether the height of a row is a guess.
    package func isEstimated(_ row: Int) -> Bool { run(of: row).element.round != round }

    /// Where a row begins; the end of all rows for the row after the last.
    package func offset(of row: Int) -> Double {
        if row == count { return totalHeight }
        let location = run(of: row)
        let rowsBefore = Double(row - location.before.count)
        return location.before.height + rowsBefore * Height.addend(location.element.height)
    }

    /// The row that covers an offset: that begins at it or above it, and ends below it.
    ///
    /// Nil above the first row, and from the end of the last row on. Rows without height cover nothing.
    package func row(at offset: Double) -> Int? {
        guard offset >= 0, offset < totalHeight, let location = location(at: offset) else { return nil }
        let height = Height.addend(location.element.height)
        // Sums of more than 2³³ points are rounded, and may lead to a run without height.
        guard height > 0 else { return location.before.count }
        // The division may be off by one row where the offset is close to a border.
        var row = min(Int((offset - location.before.height) / height), location.element.count - 1)
        if row > 0, location.before.height + Double(row) * height > offset {
            row -= 1
        } else if row + 1 < location.element.count, location.before.height + Double(row + 1) * height <= offset {
            row += 1
        }
        return location.before.count + row
    }

    private func run(of row: Int) -> SummedTree<Run>.Location {
        precondition(row >= 0 && row < count, "There is no row \(row) among \(count) rows.")
        if let onlyRun { return .init(element: onlyRun, before: Extent()) }
        return tree.locate(place: row)
    }

    private func location(at offset: Double) -> SummedTree<Run>.Location? {
        if let onlyRun { return .init(element: onlyRun, before: Extent()) }
        return tree.locate(height: offset)
    }

    // MARK: Heights

    /// Gives a row a height. Returns by how much all rows together have grown.
    @discardableResult
    package mutating func setHeight(_ height: Double, of row: Int, isEstimated: Bool) -> Double {
        setHeight(height, of: row..<(row + 1), isEstimated: isEstimated)
    }

    /// Gives rows one height. Returns by how much all rows together have grown.
    @discardableResult
    package mutating func setHeight(_ height: Double, of rows: Range<Int>, isEstimated: Bool) -> Double {
        let before = totalHeight
        replace(rows, with: [makeRun(count: rows.count, height: height, isEstimated: isEstimated)])
        return totalHeight - before
    }

    /// Gives all rows one height. O(1).
    package mutating func setAllHeights(_ height: Double, isEstimated: Bool) {
        self = RowGeometry(count: count, height: height, isEstimated: isEstimated)
    }

    /// Takes all heights for guesses from now on. They stay as they are until they are set anew. O(1).
    package mutating func markAllEstimated() {
        round += 1
    }

    // MARK: Rows

    /// Puts rows of one height in front of a row, or behind the last one.
    package mutating func insert(count: Int, height: Double, isEstimated: Bool, at row: Int) {
        replace(row..<row, with: [makeRun(count: count, height: height, isEstimated: isEstimated)])
    }

    /// Puts the rows of another geometry in front of a row, or behind the last one. O(*n* + log *r*) for *n* runs of it.
    package mutating func insert(_ other: RowGeometry, at row: Int) {
        replace(row..<row, with: other.allRuns.map { adopted($0, from: other) })
    }

    /// Takes rows away.
    package mutating func remove(_ rows: Range<Int>) {
        replace(rows, with: [])
    }

    /// Takes a row away and puts it where it is the row `target` in the end. It keeps its height.
    package mutating func move(from row: Int, to target: Int) {
        let moved = run(of: row).element
        precondition(target >= 0 && target < count, "Row \(row) can't become row \(target) of \(count) rows.")
        if row == target { return }
        remove(row..<(row + 1))
        replace(target..<target, with: [Run(count: 1, height: moved.height, round: moved.round)])
    }

    // MARK: Runs

    private var allRuns: [Run] {
        if let onlyRun { return [onlyRun] }
        var runs: [Run] = []
        tree.forEach { runs.append($0) }
        return runs
    }

    /// Another geometry's run, measured or estimated in this one's terms.
    private func adopted(_ run: Run, from other: RowGeometry) -> Run {
        Run(count: run.count, height: run.height, round: run.round == other.round ? round : Run.estimated)
    }

    private func makeRun(count: Int, height: Double, isEstimated: Bool) -> Run {
        precondition(count >= 0, "There can't be \(count) rows.")
        Height.check(height, of: "a row")
        return Run(count: count, height: height, round: isEstimated ? Run.estimated : round)
    }

    private mutating func replace(_ rows: Range<Int>, with new: [Run]) {
        precondition(
            rows.lowerBound >= 0 && rows.upperBound <= count, "There are no rows \(rows) among \(count) rows.")
        let new = new.first?.count == 0 ? [] : new
        if rows.isEmpty, new.isEmpty { return }
        if let run = onlyRun {
            if replaceOnlyRun(run, rows, with: new) { return }
            tree = SummedTree(CollectionOfOne(run))
            onlyRun = nil
        }
        tree.replace(rows, with: new)
        if let only = tree.onlyElement {
            onlyRun = only
            tree = SummedTree()
        }
    }

    /// The changes that leave one run one run, and need no tree.
    private mutating func replaceOnlyRun(_ run: Run, _ rows: Range<Int>, with new: [Run]) -> Bool {
        if rows.count == run.count, new.count <= 1 {
            onlyRun = new.first
            return true
        }
        var count = run.count - rows.count
        for other in new {
            guard run.merged(with: other) != nil else { return false }
            count += other.count
        }
        onlyRun = Run(count: count, height: run.height, round: run.round)
        return true
    }

    // MARK: Checking

    /// Stops if something is not as it should be: for tests. O(*r*).
    func checkInvariants() {
        tree.checkInvariants()
        precondition(onlyRun == nil || tree.total.count == 0, "There is a run beside the tree.")
        precondition(tree.onlyElement == nil, "There is a tree for one run.")
        precondition(onlyRun?.count != 0, "There is a run without rows.")
    }
}
