import RowGeometrySources

/// Benchmarks of finding rows among a million measured rows, each with its own height.
enum RowGeometryBenchmark {
    private static let rows = 1_000_000
    private static let operations = 100_000
    /// The maximum time of an operation, in microseconds.
    private static let budget = 2.0

    static func run() -> [Measurement] {
        var numbers = RandomNumbers(seed: 5)
        var geometry = RowGeometry(count: rows, height: 44, isEstimated: true)
        let heights = (0..<rows).map { 20 + Double($0) / 10_000 }.shuffled(using: &numbers)
        for (row, height) in heights.enumerated() { geometry.setHeight(height, of: row, isEstimated: false) }
        precondition(
            geometry.runCount == rows, "Expected \(rows) runs of one row, but found \(geometry.runCount) runs.")

        // Drawn before measuring: drawing a random number takes longer than some of the operations.
        let targets = (0..<operations).map { _ in Int.random(in: 0..<rows, using: &numbers) }
        let offsets = targets.map { _ in Double.random(in: 0..<geometry.totalHeight, using: &numbers) }
        func measurement(_ name: String, seconds: Double) -> Measurement {
            Measurement(
                name: "RowGeometry, 1,000,000 heights: \(name)", value: seconds / Double(operations) * 1e6, unit: "µs",
                budget: budget)
        }
        func measure(_ name: String, _ operation: (Int) -> Double) -> Measurement {
            let seconds = Stopwatch.median(rounds: 5) {
                var sum = 0.0
                for index in 0..<operations { sum += operation(index) }
                return sum
            }
            return measurement(name, seconds: seconds)
        }
        let lookups = [
            measure("row at an offset") { Double(geometry.row(at: offsets[$0]) ?? 0) },
            measure("offset of a row") { geometry.offset(of: targets[$0]) },
            measure("height of a row") { geometry.height(of: targets[$0]) },
            measure("set a height") { index in
                geometry.setHeight(heights[index] + 0.5, of: targets[index], isEstimated: false)
                return 0
            },
        ]
        // Each round inserts as many rows as it removed, so that all rounds start with the same number of
        // rows.
        var removals: [Double] = []
        var insertions: [Double] = []
        for _ in 0..<5 {
            removals.append(
                Stopwatch.seconds {
                    for target in targets {
                        let row = min(target, geometry.count - 1)
                        geometry.remove(row..<row + 1)
                    }
                })
            insertions.append(
                Stopwatch.seconds {
                    for index in 0..<operations {
                        let row = min(targets[index], geometry.count)
                        geometry.insert(count: 1, height: heights[index], isEstimated: false, at: row)
                    }
                })
        }
        return lookups + [
            measurement("remove a row", seconds: removals.median),
            measurement("insert a row", seconds: insertions.median),
        ]
    }
}
