/// Which row is at which height in one section, for millions of rows.
///
/// Rows that follow each other with one height are one run, so that rows nobody has looked at cost nothing: a million
/// of them with one estimate are a single run. Heights are points, finite and not negative; rows are counted from 0.
///
/// Every operation but `runCount` takes a time that grows with the logarithm of the number of runs.
package final class RowGeometry {
    /// Rows of one height that follow each other.
    private struct Run: Measured {
        var count: Int
        var height: Double
        /// In which round the heights were measured; none for estimates.
        var round: Int

        var extent: Extent { Extent(count: count, height: Double(count) * height) }

        func split(at place: Int) -> (Run, Run) {
            (Run(count: place, height: height, round: round), Run(count: count - place, height: height, round: round))
        }

        func merged(with next: Run) -> Run? {
            guard height == next.height, round == next.round else { return nil }
            return Run(count: count + next.count, height: height, round: round)
        }
    }

    private static var estimated: Int { -1 }

    private let runs = Rope<Run>()
    private var round = 0

    /// Makes a section without rows.
    package init() {}

    /// Makes a section of `count` rows of one height.
    package convenience init(count: Int, height: Double, isEstimated: Bool) {
        self.init()
        if count > 0 { insert(count: count, height: height, isEstimated: isEstimated, at: 0) }
    }

    /// How many rows there are.
    package var count: Int { runs.total.count }

    /// How high all rows are together.
    package var totalHeight: Double { runs.total.height }

    /// Of how many runs the rows consist: what the geometry costs.
    package var runCount: Int { runs.elementCount }

    /// The height of `row`.
    package func height(of row: Int) -> Double {
        runs.locate(place: row).element.height
    }

    /// Whether the height of `row` is a guess.
    package func isEstimated(_ row: Int) -> Bool {
        runs.locate(place: row).element.round != round
    }

    /// Where `row` begins; the end of all rows for the row after the last.
    package func offset(of row: Int) -> Double {
        guard row != count else { return totalHeight }
        let location = runs.locate(place: row)
        return location.before.height + Double(row - location.before.count) * location.element.height
    }

    /// The row that covers `offset`: the first that ends below it. Rows without height cover nothing. Nil above the
    /// first row and from the end of the last.
    package func row(at offset: Double) -> Int? {
        guard offset >= 0, let location = runs.locate(height: offset) else { return nil }
        let within = ((offset - location.before.height) / location.element.height).rounded(.down)
        return location.before.count + min(location.element.count - 1, max(0, Int(within)))
    }

    /// Gives `row` a height.
    package func setHeight(_ height: Double, of row: Int, isEstimated: Bool) {
        runs.replace(row..<row + 1, with: [makeRun(count: 1, height: height, isEstimated: isEstimated)])
    }

    /// Gives all rows one height.
    package func setAllHeights(_ height: Double, isEstimated: Bool) {
        guard count > 0 else { return }
        runs.replace(0..<count, with: [makeRun(count: count, height: height, isEstimated: isEstimated)])
    }

    /// Takes all heights for guesses from now on.
    package func markAllEstimated() {
        round += 1
    }

    /// Puts `count` rows in front of row `row`.
    package func insert(count: Int, height: Double, isEstimated: Bool, at row: Int) {
        precondition(count >= 0, "RowGeometry: can't insert \(count) rows")
        guard count > 0 else { return }
        runs.replace(row..<row, with: [makeRun(count: count, height: height, isEstimated: isEstimated)])
    }

    /// Takes rows away.
    package func remove(_ rows: Range<Int>) {
        guard !rows.isEmpty else { return }
        runs.replace(rows, with: [])
    }

    private func makeRun(count: Int, height: Double, isEstimated: Bool) -> Run {
        precondition(
            height.isFinite && height >= 0, "RowGeometry: \(height) is no height of a row; it must be 0 or more, finite")
        return Run(count: count, height: height, round: isEstimated ? Self.estimated : round)
    }
}
