import Foundation
import RandomRuns
import Testing

@testable import Trestle

@Suite("Rows that are moved together")
struct GroupMoveTests {
    /// Applies the moves one after the other.
    private func apply(_ group: inout GroupMove, to sections: inout [[Int]]) {
        while let (source, destination) = group.next {
            let row = sections[source.section].remove(at: source.row)
            sections[destination.section].insert(row, at: destination.row)
            group.didMove(to: destination)
        }
    }

    @Test("random rows become adjacent at the destination, in their order")
    @MainActor
    func random() {
        repeatRandomly(200) { seed, random in
            let count = Int.random(in: 1...3, using: &random)
            var next = 0
            let sections = (0..<count).map { _ in
                (0..<Int.random(in: 0...6, using: &random)).map { _ in
                    next += 1
                    return next
                }
            }
            let sources = sections.indices.flatMap { section in
                sections[section].indices.filter { _ in Bool.random(using: &random) }
                    .map { IndexPath(row: $0, section: section) }
            }
            let moved = sources.map { sections[$0.section][$0.row] }
            var expected = sections.map { $0.filter { !moved.contains($0) } }
            let target = Int.random(in: 0..<count, using: &random)
            let row = Int.random(in: 0...expected[target].count, using: &random)
            expected[target].insert(contentsOf: moved, at: row)
            var group = GroupMove(sources, to: IndexPath(row: row, section: target))
            var actual = sections
            apply(&group, to: &actual)
            #expect(actual == expected, "seed \(seed)")
            #expect(group.moved == moved.indices.map { IndexPath(row: row + $0, section: target) }, "seed \(seed)")
        }
    }

    @Test("rows whose moves are refused keep their positions")
    func refused() {
        var group = GroupMove([[0, 0], [0, 2]], to: [1, 0])
        #expect(group.next.map { [$0.source, $0.destination] } == [[0, 0], [1, 0]])
        group.didMove(to: [0, 0])
        #expect(group.next.map { [$0.source, $0.destination] } == [[0, 2], [1, 0]])
        group.didMove(to: [1, 0])
        #expect(group.next == nil && group.moved == [[0, 0], [1, 0]])
    }
}
