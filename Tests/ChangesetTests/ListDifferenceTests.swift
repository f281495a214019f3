import Foundation
import RandomRuns
import Testing

@testable import Changeset

/// An element with an id and a content.
struct Item: Equatable, CustomStringConvertible {
    var id: Int
    var content = 0

    var description: String { "\(id)/\(content)" }
}

extension ListDifference {
    /// Applies a difference to the old list step by step, with contents of the new list.
    func applied(to old: [Item], taking new: [Item]) -> [Item] {
        var result = old
        let leaving = (deletions + moves.map(\.from)).sorted()
        for index in leaving.reversed() {
            result.remove(at: index)
        }
        var arriving = insertions.map { ($0, new[$0]) } + moves.map { ($0.to, old[$0.from]) }
        arriving.sort { $0.0 < $1.0 }
        for (index, item) in arriving {
            result.insert(item, at: index)
        }
        for update in updates {
            result[update.to].content = new[update.to].content
        }
        return result
    }
}

/// Returns the minimum number of moves by a simple quadratic algorithm: the number of common elements minus
/// the length of their longest increasing subsequence.
func fewestMoves(_ old: [Int], _ new: [Int]) -> Int {
    let places = new.compactMap { old.firstIndex(of: $0) }
    var longest: [Int] = []
    for index in places.indices {
        let before = places[..<index].indices.filter { places[$0] < places[index] }
        longest.append(1 + (before.map { longest[$0] }.max() ?? 0))
    }
    return places.count - (longest.max() ?? 0)
}

@Suite("List differences")
struct ListDifferenceTests {
    @Test("equal lists have no differences")
    func equal() throws {
        let list = (0..<100).map { Item(id: $0) }
        #expect(try ListDifference(from: list, to: list, id: \.id).isEmpty)
        #expect(try ListDifference(from: [Int](), to: []).isEmpty)
    }

    @Test("an element with a new id is an insertion, and one with other content an update")
    func identityAndContent() throws {
        let old = [Item(id: 1), Item(id: 2), Item(id: 3)]
        let new = [Item(id: 3, content: 5), Item(id: 1), Item(id: 4)]
        let difference = try ListDifference(from: old, to: new, id: \.id)
        #expect(difference.deletions == [1])
        #expect(difference.insertions == [2])
        #expect(difference.moves == [Move(from: 2, to: 0)])
        #expect(difference.updates == [Move(from: 2, to: 0)])
    }

    @Test("moving the first of many rows to the end is one move, and back")
    func oneMove() throws {
        let old = Array(0..<5_000)
        let new = Array(1..<5_000) + [0]
        #expect(try ListDifference(from: old, to: new).moves == [Move(from: 0, to: 4_999)])
        #expect(try ListDifference(from: new, to: old).moves == [Move(from: 4_999, to: 0)])
    }

    @Test("reversing a list moves all elements but one")
    func reversed() throws {
        let old = Array(0..<1_000)
        let difference = try ListDifference(from: old, to: Array(old.reversed()))
        #expect(difference.moves.count == 999)
        #expect(difference.insertions.isEmpty && difference.deletions.isEmpty)
    }

    @Test("collections with other indices than arrays are compared by position")
    func slices() throws {
        let difference = try ListDifference(from: [9, 9, 1, 2, 3][2...], to: [0, 2, 1, 3, 4][1...])
        #expect(difference.insertions == [3])
        #expect(difference.moves.count == 1)
    }

    @Test("all duplicates are reported, regardless of their position", arguments: [3, 300])
    func duplicates(count: Int) {
        // Duplicates of elements in the prefix, in the middle and in the suffix, and an element that occurs
        // three times.
        let old = Array(0..<count)
        var new = old
        new.insert(contentsOf: [0, 1_000, count - 1, 1_000], at: count - 1)
        let error = #expect(throws: DuplicateIDs.self) { try ListDifference(from: old, to: new) }
        let found = error?.duplicates.map { [$0.first, $0.second] }
        #expect(found == [[0, count - 1], [count, count + 2], [count + 1, count + 3]])
        #expect(error?.description.hasPrefix("The elements 0 and \(count - 1) have the same id: 0.") == true)
    }

    @Test("many duplicates in a list without an old version are reported")
    func duplicatesFromNothing() {
        let error = #expect(throws: DuplicateIDs.self) {
            try ListDifference(from: [], to: (0..<40).map { $0 % 20 })
        }
        #expect(error?.duplicates.count == 20)
        #expect(error?.duplicates.first?.second == 20)
    }

    @Test("a duplicate in the old list is not an error")
    func oldDuplicates() throws {
        for old in [[1, 1, 2], [2, 1, 1], [1, 2, 1], [1, 1, 1, 1]] {
            let new = [1, 3, 2]
            let difference = try ListDifference(from: old, to: new)
            let result = difference.applied(to: old.map { Item(id: $0) }, taking: new.map { Item(id: $0) })
            #expect(result.map(\.id) == new)
        }
    }

    @Test("each id is hashed at most once, and no id without insertions")
    func hashes() throws {
        let old = (0..<400).map { CountingID(number: $0) }
        let shuffled = old.shuffled() + [CountingID(number: 500)]
        var hashes = try CountingID.hashes { _ = try ListDifference(from: old, to: shuffled) }
        #expect(hashes <= 801)
        hashes = try CountingID.hashes { _ = try ListDifference(from: old, to: Array(old[..<100] + old[103...])) }
        #expect(hashes == 0)
    }

    @Test("random lists: the difference turns the old list into the new one with the minimum number of moves")
    func randomLists() throws {
        try repeatRandomly(1_500) { seed, generator in
            let (old, new) = generator.lists()
            let difference = try ListDifference(from: old, to: new, id: \.id)
            let seeded: Comment = "seed \(seed), \(old) to \(new)"
            #expect(difference.applied(to: old, taking: new) == new, seeded)
            let (oldIDs, newIDs) = (old.map(\.id), new.map(\.id))
            #expect(difference.deletions == oldIDs.indices.filter { !newIDs.contains(oldIDs[$0]) }, seeded)
            #expect(difference.insertions == newIDs.indices.filter { !oldIDs.contains(newIDs[$0]) }, seeded)
            #expect(difference.moves.count == fewestMoves(oldIDs, newIDs), seeded)
            #expect(difference.moves.map(\.to) == difference.moves.map(\.to).sorted(), seeded)
            let contents = Dictionary(uniqueKeysWithValues: old.map { ($0.id, $0.content) })
            let updated = new.indices.filter { index in
                contents[new[index].id].map { $0 != new[index].content } ?? false
            }
            #expect(difference.updates.map(\.to) == updated, seeded)
            #expect(difference.updates.allSatisfy { old[$0.from].id == new[$0.to].id }, seeded)
        }
    }

    @Test("random lists have the same differences and duplicates with numbers, UUIDs and strings as ids")
    func randomIDTypes() {
        repeatRandomly(300) { seed, generator in
            var (old, new) = generator.lists()
            if Bool.random(using: &generator), let copy = new.randomElement(using: &generator) { new.append(copy) }
            let uuids = Dictionary(uniqueKeysWithValues: Set((old + new).map(\.id)).map { ($0, UUID()) })
            func result(_ difference: () throws -> ListDifference) -> Result<ListDifference, any Error> {
                Result(catching: difference)
            }
            let numbers = result { try ListDifference(from: old, to: new, id: \.id) }
            for other in [
                result { try ListDifference(from: old, to: new, id: { uuids[$0.id] }) },
                result { try ListDifference(from: old, to: new, id: { uuids[$0.id] ?? UUID() }) },
                result { try ListDifference(from: old, to: new, id: { "\($0.id)" }) },
            ] {
                switch (numbers, other) {
                case (.success(let one), .success(let two)): #expect(one == two, "seed \(seed)")
                case (.failure(let one), .failure(let two)):
                    #expect(
                        (one as? DuplicateIDs)?.duplicates.map(\.second)
                            == (two as? DuplicateIDs)?.duplicates.map(\.second), "seed \(seed)")
                default: Issue.record("seed \(seed): only one type of ids has duplicates")
                }
            }
        }
    }

    @Test("random lists with duplicates: each duplicate is reported")
    func randomDuplicates() {
        repeatRandomly(1_500) { seed, generator in
            var (old, new) = generator.lists()
            for _ in 0..<Int.random(in: 1...12, using: &generator) where !new.isEmpty {
                let copy = new[Int.random(in: 0..<new.count, using: &generator)]
                new.insert(copy, at: Int.random(in: 0...new.count, using: &generator))
            }
            old.shuffle(using: &generator)
            let ids = new.map(\.id)
            let expected = ids.count - Set(ids).count
            do throws(DuplicateIDs) {
                _ = try ListDifference(from: old, to: new, id: \.id)
                #expect(expected == 0, "seed \(seed)")
            } catch {
                #expect(error.duplicates.count == expected, "seed \(seed)")
                #expect(error.duplicates.allSatisfy { ids[$0.first] == ids[$0.second] && $0.first < $0.second })
            }
        }
    }
}

/// An id that counts how often it is hashed.
struct CountingID: Hashable {
    let number: Int

    @TaskLocal private static var counter: Counter?

    private final class Counter: @unchecked Sendable {
        var hashes = 0
    }

    func hash(into hasher: inout Hasher) {
        Self.counter?.hashes += 1
        hasher.combine(number)
    }

    static func hashes(during body: () throws -> Void) rethrows -> Int {
        let counter = Counter()
        try $counter.withValue(counter, operation: body)
        return counter.hashes
    }
}

extension SeededGenerator {
    /// Two random lists of up to 60 elements, the second derived from the first in one of several ways.
    mutating func lists() -> (old: [Item], new: [Item]) {
        let old = (0..<Int.random(in: 0...60, using: &self)).map {
            Item(id: $0, content: Int.random(in: 0...3, using: &self))
        }
        var new = old
        var nextID = 1_000
        switch Int.random(in: 0..<6, using: &self) {
        case 0:
            new.shuffle(using: &self)
        case 1:
            new = []
        case 2:
            new.reverse()
        default:
            break
        }
        for _ in 0..<Int.random(in: 0...12, using: &self) {
            switch Int.random(in: 0..<5, using: &self) {
            case 0 where !new.isEmpty:
                new.remove(at: Int.random(in: 0..<new.count, using: &self))
            case 1:
                new.insert(Item(id: nextID), at: Int.random(in: 0...new.count, using: &self))
                nextID += 1
            case 2 where !new.isEmpty:
                let item = new.remove(at: Int.random(in: 0..<new.count, using: &self))
                new.insert(item, at: Int.random(in: 0...new.count, using: &self))
            case 3 where !new.isEmpty:
                new[Int.random(in: 0..<new.count, using: &self)].content += 1
            default:
                let start = Int.random(in: 0...new.count, using: &self)
                let end = min(new.count, start + Int.random(in: 0...10, using: &self))
                let block = Array(new[start..<end])
                new.removeSubrange(start..<end)
                new.insert(contentsOf: block, at: Int.random(in: 0...new.count, using: &self))
            }
        }
        return (old, new)
    }
}
