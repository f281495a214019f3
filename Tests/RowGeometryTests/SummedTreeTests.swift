import RandomRuns
import Testing

@testable import RowGeometry

/// An element of a tree with minimal nodes, so that few elements form many levels.
private struct Block: SummedTreeElement, Equatable {
    var count: Int
    var name: Int

    static var nodeCapacity: Int { 4 }
    var extent: Extent { Extent(count: count, height: Double(count * name)) }
    func split(at index: Int) -> (Block, Block) {
        (Block(count: index, name: name), Block(count: count - index, name: name))
    }
    func merged(with next: Block) -> Block? {
        name == next.name ? Block(count: count + next.count, name: name) : nil
    }
}

@Suite("Summed tree")
struct SummedTreeTests {
    @Test("an empty tree contains nothing and accepts elements")
    func empty() {
        var tree = SummedTree<Block>()
        #expect(tree.total == Extent())
        #expect(tree.locate(offset: 0) == nil)
        tree.replace(0..<0, with: [])
        tree.replace(0..<0, with: [Block(count: 3, name: 1)])
        #expect(tree.onlyElement == Block(count: 3, name: 1))
        tree.replace(0..<3, with: [])
        #expect(tree.elementCount == 0)
    }

    @Test("random replacements match those in an array and keep the tree valid")
    func randomReplacements() throws {
        try repeatRandomly(60) { seed, generator in
            var tree = SummedTree<Block>()
            var model: [Int] = []
            var copies: [(SummedTree<Block>, [Int])] = []
            let names = Bool.random(using: &generator) ? 2 : 50
            for _ in 0..<120 {
                let range = generator.range(in: model.count, atMost: [0, 1, 5, 300].randomElement(using: &generator)!)
                let blocks = generator.blocks(names)
                tree.replace(range, with: blocks)
                model.replaceSubrange(range, with: blocks.flatMap { Array(repeating: $0.name, count: $0.count) })
                tree.checkInvariants()
                if Int.random(in: 0..<10, using: &generator) == 0 { copies.append((tree, model)) }
            }
            for (tree, model) in copies + [(tree, model)] {
                var found: [Int] = []
                tree.forEach { found += Array(repeating: $0.name, count: $0.count) }
                try #require(found == model, "seed \(seed)")
                var height = 0
                for (index, name) in model.enumerated() {
                    let location = tree.locate(position: index)
                    try #require(location.element.name == name, "seed \(seed)")
                    let inside = Double((index - location.before.count) * name)
                    try #require(location.before.height + inside == Double(height), "seed \(seed)")
                    if name > 0 {
                        try #require(tree.locate(offset: Double(height))?.before == location.before, "seed \(seed)")
                    }
                    height += name
                }
                try #require(tree.total == Extent(count: model.count, height: Double(height)), "seed \(seed)")
            }
        }
    }
}

extension SeededGenerator {
    /// Returns a few blocks of which no two adjacent ones are equal; occasionally many.
    fileprivate mutating func blocks(_ names: Int) -> [Block] {
        let count = Int.random(in: 0..<20, using: &self) == 0 ? 60 : Int.random(in: 0...3, using: &self)
        var blocks: [Block] = []
        for _ in 0..<count {
            let name = Int.random(in: 0..<names, using: &self)
            guard blocks.last?.name != name else { continue }
            blocks.append(Block(count: .random(in: 1...4, using: &self), name: name))
        }
        return blocks
    }
}
