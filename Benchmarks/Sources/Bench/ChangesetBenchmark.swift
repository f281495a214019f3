import Changeset
import Foundation

/// Benchmarks of computing the differences between two lists, compared with the standard library.
///
/// The budgets derive from libraries that do not build on Linux: a third of DifferenceKit's time, and
/// ListKit's time.
enum ChangesetBenchmark {
    private static let standardLibrary = "difference(from:)"

    static func run() throws -> [Measurement] {
        try ListWorkload.all.flatMap(measure) + [sections()]
    }

    private static func measure(_ workload: ListWorkload) throws -> [Measurement] {
        let own = try Stopwatch.median { try ListDifference(from: workload.old, to: workload.new) }
        // The standard library needs seconds for the longest lists, so a single round has to do.
        let rounds = workload.old.count >= 100_000 ? 1 : 5
        let peer = Stopwatch.median(rounds: rounds) { workload.new.difference(from: workload.old) }
        let moves = try ListDifference(from: workload.old, to: workload.new).moves.count
        return [
            Measurement(
                name: workload.name, value: own * 1e3, unit: "ms",
                peer: .init(name: standardLibrary, value: peer * 1e3), budget: workload.budget)
        ]
            + (workload.minimumMoves.map { minimum in
                [
                    Measurement(
                        name: workload.name + ": moves", value: Double(moves), unit: "moves", budget: Double(minimum))
                ]
            } ?? [])
    }

    /// Measures inserting one row into one of a hundred sections of a hundred rows.
    private static func sections() throws -> Measurement {
        var numbers = RandomNumbers(seed: 6)
        let old = (0..<100).map { UUIDSection(id: $0, rows: ListWorkload.uuids(100, &numbers)) }
        var new = old.map { UUIDSection(id: $0.id, rows: $0.rows.map { $0 }) }
        new[50].rows.insert(contentsOf: ListWorkload.uuids(1, &numbers), at: 50)
        let seconds = try Stopwatch.median { try SectionedChangeset(from: old, to: new) }
        return Measurement(
            name: "diff: 100 sections of 100 rows, one inserted", value: seconds * 1e3, unit: "ms", budget: 0.02)
    }
}

/// A section whose rows consist of their identifiers only.
private struct UUIDSection: DiffableSection {
    let id: Int
    var rows: [UUID]

    var rowCount: Int { rows.count }
    func rowID(at row: Int) -> UUID { rows[row] }
    func isRow(at row: Int, equalTo oldRow: Int, of old: UUIDSection) -> Bool { rows[row] == old.rows[oldRow] }
    func isEqual(to old: UUIDSection) -> Bool { true }
}
