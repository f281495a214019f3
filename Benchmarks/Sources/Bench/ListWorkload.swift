import Foundation

/// Two lists to compare. The workloads are those that other diffing libraries publish.
struct ListWorkload: Sendable {
    let name: String
    let old: [UUID]
    let new: [UUID]
    /// The maximum time for computing the difference, in milliseconds.
    var budget: Double?
    /// The minimum number of moves, where it is known.
    var minimumMoves: Int?

    static let all = [
        replacedAndShuffled(count: 5_000, replaced: 1_000, shuffled: 200, budget: 0.18),
        replacedAndShuffled(count: 100_000, replaced: 10_000, shuffled: 2_000, budget: 4.5),
        unchanged(count: 10_000, budget: 0.05),
        halfReplaced(count: 10_000),
        firstToEnd(count: 5_000),
    ]

    /// Returns a list in which one run of elements is removed before the middle, the same number of new
    /// elements is inserted behind the gap, and the first elements are shuffled.
    private static func replacedAndShuffled(count: Int, replaced: Int, shuffled: Int, budget: Double) -> ListWorkload {
        var numbers = RandomNumbers(seed: 1)
        let old = uuids(count, &numbers)
        var new = old
        let start = count / 5 * (count == 5_000 ? 2 : 1)
        new.removeSubrange(start..<start + replaced)
        new.insert(contentsOf: uuids(replaced, &numbers), at: start + replaced)
        new[0..<shuffled].shuffle(using: &numbers)
        return ListWorkload(
            name: "diff: \(grouped(count)) UUIDs, \(grouped(replaced)) replaced, \(grouped(shuffled)) shuffled",
            old: old,
            new: new, budget: budget)
    }

    private static func unchanged(count: Int, budget: Double) -> ListWorkload {
        var numbers = RandomNumbers(seed: 2)
        let list = uuids(count, &numbers)
        // Copies the elements: two arrays that share a buffer compare equal without comparing elements.
        let copy = list.map { $0 }
        return ListWorkload(name: "diff: \(grouped(count)) UUIDs, unchanged", old: list, new: copy, budget: budget)
    }

    private static func halfReplaced(count: Int) -> ListWorkload {
        var numbers = RandomNumbers(seed: 3)
        let old = uuids(count, &numbers)
        var new = old
        for index in stride(from: 0, to: count, by: 2) { new[index] = uuid(&numbers) }
        return ListWorkload(name: "diff: \(grouped(count)) UUIDs, every other replaced", old: old, new: new)
    }

    private static func firstToEnd(count: Int) -> ListWorkload {
        var numbers = RandomNumbers(seed: 4)
        let old = uuids(count, &numbers)
        return ListWorkload(
            name: "diff: \(grouped(count)) UUIDs, the first moved to the end", old: old,
            new: Array(old[1...]) + [old[0]],
            minimumMoves: 1)
    }

    static func uuids(_ count: Int, _ numbers: inout RandomNumbers) -> [UUID] {
        (0..<count).map { _ in uuid(&numbers) }
    }

    private static func uuid(_ numbers: inout RandomNumbers) -> UUID {
        let halves = (numbers.next(), numbers.next())
        return withUnsafeBytes(of: halves) { UUID(uuid: $0.load(as: uuid_t.self)) }
    }

    private static func grouped(_ number: Int) -> String {
        number.formatted(.number.locale(Locale(identifier: "en_US")))
    }
}
