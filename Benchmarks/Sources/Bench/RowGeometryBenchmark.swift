import RowGeometrySources

/// The work of finding rows in a table in which a million rows were all measured, each with a height of its own.
enum RowGeometryBenchmark {
    private static let rows = 1_000_000
    private static let operations = 100_000
    /// The most that any operation may take, in microseconds.
    private static let budget = 2.0

    static func run() -> [Measurement] {
        var numbers = RandomNumbers(seed: 5)
        var geometry = RowGeometry(count: rows, height: 44, isEstimated: true)
        let heights = (0..<rows).map { 20 + Double($0) / 10_000 }.shuffled(using: &numbers)
        for (row, height) in heights.enumerated() { geometry.setHeight(height, of: row, isEstimated: false) }
        precondition(geometry.runCount == rows, "The rows were to have a run each.")

        // Places are drawn beforehand: drawing them takes longer than some of what is measured.
        let places = (0..<operations).map { _ in Int.random(in: 0..<rows, using: &numbers) }
        let offsets = places.map { _ in Double.random(in: 0..<geometry.totalHeight, using: &numbers) }
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
        let looking = [
            measure("row at an offset") { Double(geometry.row(at: offsets[$0]) ?? 0) },
            measure("offset of a row") { geometry.offset(of: places[$0]) },
            measure("height of a row") { geometry.height(of: places[$0]) },
            measure("set a height") { index in
                geometry.setHeight(heights[index] + 0.5, of: places[index], isEstimated: false)
                return 0
            },
        ]
        // What was removed is inserted again, so that every round begins with as many rows.
        var removing: [Double] = []
        var inserting: [Double] = []
        for _ in 0..<5 {
            removing.append(
                Stopwatch.seconds {
                    for place in places {
                        let row = min(place, geometry.count - 1)
                        geometry.remove(row..<row + 1)
                    }
                })
            inserting.append(
                Stopwatch.seconds {
                    for index in 0..<operations {
                        let row = min(places[index], geometry.count)
                        geometry.insert(count: 1, height: heights[index], isEstimated: false, at: row)
                    }
                })
        }
        return looking + [
            measurement("remove a row", seconds: removing.median),
            measurement("insert a row", seconds: inserting.median),
        ]
    }
}
