/// The heights and offsets of the rows of one section, for millions of rows.
///
/// Consecutive rows of equal height form one run. A million rows with the same estimated height are a single
/// run and take no memory beyond the value itself. Heights are in points, finite and not negative; rows are
/// numbered from 0.
///
/// The type is a value type. Copying takes O(1), and copies are independent of each other.
///
/// Every operation takes O(log *r*) for *r* runs unless noted otherwise.
package struct RowGeometry: Sendable {
    /// The run that contains all rows, or `nil` if there is no run or more than one.
    private var onlyRun: Run?
    /// The runs if there is more than one.
    private var tree = SummedTree<Run>()
    /// The current generation of measurements. The height of a run is measured only if the run has the same
    /// generation.
    private var generation = 0

    /// Creates a geometry without rows.
    package init() {}

    /// Creates a geometry of rows of equal height.
    package init(count: Int, height: Double, isEstimated: Bool) {
        insert(count: count, height: height, isEstimated: isEstimated, at: 0)
    }

    /// Creates a geometry of rows with the given heights.
    ///
    /// - Complexity: O(*n*) for *n* rows.
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

    // MARK: Queries

    /// The number of rows.
    ///
    /// - Complexity: O(1).
    package var count: Int { onlyRun?.count ?? tree.total.count }

    /// The total height of all rows.
    ///
    /// - Complexity: O(1).
    package var totalHeight: Double { onlyRun?.extent.height ?? tree.total.height }

    /// The number of runs, which determines the memory use.
    ///
    /// - Complexity: O(*r*).
    package var runCount: Int { onlyRun == nil ? tree.elementCount : 1 }

    /// Returns the height of a row.
    package func height(of row: Int) -> Double { run(of: row).element.height }

    /// Returns whether the height of a row is an estimate.
    package func isEstimated(_ row: Int) -> Bool { run(of: row).element.generation != generation }

    /// Returns the offset of the top of a row, or the total height for the row after the last.
    package func offset(of row: Int) -> Double {
        if row == count { return totalHeight }
        let location = run(of: row)
        let rowsBefore = Double(row - location.before.count)
        return location.before.height + rowsBefore * Height.addend(location.element.height)
    }

    /// Returns the row that contains an offset: the one that begins at or before it and ends after it.
    ///
    /// Returns `nil` for an offset before the first row, or at or after the end of the last row. Rows
    /// without height contain no offset.
    package func row(at offset: Double) -> Int? {
        guard offset >= 0, offset < totalHeight, let location = location(at: offset) else { return nil }
        let height = Height.addend(location.element.height)
        // Sums above 2³³ points are rounded, and may lead to a run without height.
        guard height > 0 else { return location.before.count }
        // The division may be off by one near a row's edge.
        var row = min(Int((offset - location.before.height) / height), location.element.count - 1)
        if row > 0, location.before.height + Double(row) * height > offset {
            row -= 1
        } else if row + 1 < location.element.count, location.before.height + Double(row + 1) * height <= offset {
            row += 1
        }
        return location.before.count + row
    }

    private func run(of row: Int) -> SummedTree<Run>.Location {
        precondition(row >= 0 && row < count, "Row \(row) is out of range; the section has \(count) rows.")
        if let onlyRun { return .init(element: onlyRun, before: Extent()) }
        return tree.locate(position: row)
    }

    private func location(at offset: Double) -> SummedTree<Run>.Location? {
        if let onlyRun { return .init(element: onlyRun, before: Extent()) }
        return tree.locate(offset: offset)
    }

    // MARK: Heights

    /// Sets the height of a row.
    ///
    /// - Returns: The change of the total height.
    @discardableResult
    package mutating func setHeight(_ height: Double, of row: Int, isEstimated: Bool) -> Double {
        setHeight(height, of: row..<(row + 1), isEstimated: isEstimated)
    }

    /// Sets the height of a range of rows.
    ///
    /// - Returns: The change of the total height.
    @discardableResult
    package mutating func setHeight(_ height: Double, of rows: Range<Int>, isEstimated: Bool) -> Double {
        let before = totalHeight
        replace(rows, with: [makeRun(count: rows.count, height: height, isEstimated: isEstimated)])
        return totalHeight - before
    }

    /// Sets the height of all rows.
    ///
    /// - Complexity: O(1).
    package mutating func setAllHeights(_ height: Double, isEstimated: Bool) {
        self = RowGeometry(count: count, height: height, isEstimated: isEstimated)
    }

    /// Marks all heights as estimates. They keep their values until they are set again.
    ///
    /// - Complexity: O(1).
    package mutating func markAllEstimated() {
        generation += 1
    }

    // MARK: Rows

    /// Inserts rows of equal height before a row, or after the last one.
    package mutating func insert(count: Int, height: Double, isEstimated: Bool, at row: Int) {
        replace(row..<row, with: [makeRun(count: count, height: height, isEstimated: isEstimated)])
    }

    /// Inserts the rows of another geometry before a row, or after the last one.
    ///
    /// - Complexity: O(*n* + log *r*) for *n* runs of the other geometry.
    package mutating func insert(_ other: RowGeometry, at row: Int) {
        replace(row..<row, with: other.allRuns.map { converted($0, from: other) })
    }

    /// Removes rows.
    package mutating func remove(_ rows: Range<Int>) {
        replace(rows, with: [])
    }

    /// Moves a row with its height, so that its index is `target` afterwards.
    package mutating func move(from row: Int, to target: Int) {
        let moved = run(of: row).element
        precondition(target >= 0 && target < count, "Row \(row) cannot move to \(target); there are \(count) rows.")
        if row == target { return }
        remove(row..<(row + 1))
        replace(target..<target, with: [Run(count: 1, height: moved.height, generation: moved.generation)])
    }

    // MARK: Runs

    private var allRuns: [Run] {
        if let onlyRun { return [onlyRun] }
        var runs: [Run] = []
        tree.forEach { runs.append($0) }
        return runs
    }

    /// Returns a run of another geometry with the generation that it has in this one.
    private func converted(_ run: Run, from other: RowGeometry) -> Run {
        let isMeasured = run.generation == other.generation
        return Run(count: run.count, height: run.height, generation: isMeasured ? generation : Run.estimated)
    }

    private func makeRun(count: Int, height: Double, isEstimated: Bool) -> Run {
        precondition(count >= 0, "The number of rows is \(count). Use a number that is not negative.")
        Height.check(height, of: "a row")
        return Run(count: count, height: height, generation: isEstimated ? Run.estimated : generation)
    }

    private mutating func replace(_ rows: Range<Int>, with new: [Run]) {
        precondition(
            rows.lowerBound >= 0 && rows.upperBound <= count,
            "The rows \(rows) are out of range; the section has \(count) rows.")
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

    /// Replaces rows if that results in a single run, or returns false.
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
        onlyRun = Run(count: count, height: run.height, generation: run.generation)
        return true
    }

    // MARK: Invariants

    /// Traps if an invariant is violated. For tests.
    ///
    /// - Complexity: O(*r*).
    func checkInvariants() {
        tree.checkInvariants()
        precondition(onlyRun == nil || tree.total.count == 0, "There is both a single run and a tree.")
        precondition(tree.onlyElement == nil, "There is a tree for a single run.")
        precondition(onlyRun?.count != 0, "There is an empty run.")
    }
}
