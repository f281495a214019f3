import RandomRuns
import Testing

@testable import RowGeometry

/// A row of the reference model, which is a plain array of rows.
struct RowModel: Equatable {
    var height: Double
    var isEstimated: Bool
}

extension RowGeometry {
    /// Requires that the geometry equals the reference model.
    func check(against model: [RowModel], _ comment: Comment) throws {
        checkInvariants()
        try #require(count == model.count, comment)
        var offset = 0.0
        var runs = 0
        for (row, expected) in model.enumerated() {
            try #require(height(of: row) == expected.height, comment)
            try #require(isEstimated(row) == expected.isEstimated, comment)
            // Sums are exact, so the comparison needs no tolerance.
            try #require(self.offset(of: row) == offset, comment)
            let height = Height.addend(expected.height)
            if height > 0 {
                try #require(self.row(at: offset) == row, comment)
                try #require(self.row(at: (offset + height).nextDown) == row, comment)
            }
            if row == 0 || model[row - 1] != expected { runs += 1 }
            offset += height
        }
        try #require(self.offset(of: count) == offset, comment)
        try #require(totalHeight == offset, comment)
        try #require(row(at: offset) == nil && row(at: -0.001) == nil, comment)
        // Measured runs that `markAllEstimated()` turned into estimates are not merged with equal ones until
        // they change.
        try #require(runCount >= runs, comment)
    }
}

@Suite("Row geometry")
struct RowGeometryTests {
    @Test("a million rows with the same estimate are one run")
    func oneRun() {
        let geometry = RowGeometry(count: 1_000_000, height: 44, isEstimated: true)
        #expect(geometry.runCount == 1)
        #expect(geometry.totalHeight == 44_000_000)
        #expect(geometry.offset(of: 999_999) == 999_999 * 44)
        #expect(geometry.row(at: 43_999_999.5) == 999_999)
    }

    @Test("rows measured one by one at the estimated height form few runs")
    func measuredRunsMerge() {
        var geometry = RowGeometry(count: 10_000, height: 44, isEstimated: true)
        for row in 0..<1_000 { geometry.setHeight(44, of: row, isEstimated: false) }
        #expect(geometry.runCount == 2)
        #expect(!geometry.isEstimated(999))
        #expect(geometry.isEstimated(1_000))
    }

    @Test("adjacent equal runs merge, also across tree nodes")
    func adjacentRunsMerge() {
        var geometry = RowGeometry(heights: (0..<10_000).map { Double($0 % 2) + 1 }, isEstimated: false)
        #expect(geometry.runCount == 10_000)
        for row in stride(from: 0, to: 10_000, by: 2) { geometry.setHeight(2, of: row, isEstimated: false) }
        #expect(geometry.runCount == 1)
        geometry.insert(count: 1, height: 3, isEstimated: false, at: 5_000)
        #expect(geometry.runCount == 3)
        geometry.remove(5_000..<5_001)
        #expect(geometry.runCount == 1)
    }

    @Test("a row contains the offsets from its top to just before its bottom, and rows without height contain none")
    func boundaries() {
        let geometry = RowGeometry(heights: [0, 10, 0, 20, 0], isEstimated: false)
        #expect(geometry.row(at: 0) == 1)
        #expect(geometry.row(at: 9.99) == 1)
        #expect(geometry.row(at: 10) == 3)
        #expect(geometry.row(at: 29.99) == 3)
        #expect(geometry.row(at: 30) == nil)
        #expect(geometry.row(at: -0.1) == nil)
        #expect(geometry.offset(of: 5) == 30)
        #expect(RowGeometry(count: 3, height: 0, isEstimated: false).row(at: 0) == nil)
        #expect(RowGeometry().row(at: 0) == nil)
    }

    @Test("fractional heights are stored exactly, and the offsets of a million of them are consistent")
    func fractionalHeights() {
        var geometry = RowGeometry(count: 1_000_000, height: 61.0 / 3, isEstimated: false)
        #expect(geometry.height(of: 7) == 61.0 / 3)
        #expect(abs(geometry.totalHeight - 61_000_000.0 / 3) < 1)
        #expect(geometry.row(at: geometry.offset(of: 777_777)) == 777_777)
        geometry.setHeight(61.0 / 3 + 1e-9, of: 5, isEstimated: false)
        #expect(geometry.offset(of: 6) - geometry.offset(of: 5) == Height.addend(61.0 / 3))
    }

    @Test("after all heights are marked as estimates, only rows measured again are measured")
    func markAllEstimated() {
        var geometry = RowGeometry(count: 3, height: 10, isEstimated: false)
        geometry.markAllEstimated()
        #expect((0..<3).allSatisfy(geometry.isEstimated))
        geometry.setHeight(10, of: 1, isEstimated: false)
        #expect(!geometry.isEstimated(1))
        #expect(geometry.isEstimated(0))
        #expect(geometry.height(of: 0) == 10)
    }

    @Test("setting heights returns the change of the total height")
    func differences() {
        var geometry = RowGeometry(count: 100, height: 10, isEstimated: true)
        #expect(geometry.setHeight(25, of: 3, isEstimated: false) == 15)
        #expect(geometry.setHeight(20, of: 2..<5, isEstimated: false) == 15)
        #expect(geometry.setHeight(0, of: 4, isEstimated: false) == -20)
        geometry.setAllHeights(1, isEstimated: true)
        #expect(geometry.totalHeight == 100)
        #expect(geometry.runCount == 1)
    }

    @Test("a moved row has the target index and keeps its height")
    func moves() {
        var geometry = RowGeometry(heights: [1, 2, 3, 4], isEstimated: false)
        geometry.move(from: 0, to: 3)
        #expect((0..<4).map(geometry.height) == [2, 3, 4, 1])
        geometry.move(from: 2, to: 1)
        #expect((0..<4).map(geometry.height) == [2, 4, 3, 1])
        geometry.move(from: 1, to: 1)
        #expect((0..<4).map(geometry.height) == [2, 4, 3, 1])
    }

    @Test("a copy is independent of the original")
    func copies() throws {
        var geometry = RowGeometry(heights: (0..<5_000).map(Double.init), isEstimated: false)
        let model = (0..<5_000).map { RowModel(height: Double($0), isEstimated: false) }
        let copy = geometry
        for row in stride(from: 0, to: 5_000, by: 7) { geometry.setHeight(1, of: row, isEstimated: true) }
        geometry.remove(100..<4_000)
        geometry.insert(copy, at: 50)
        try copy.check(against: model, "the copy")
        #expect(geometry.count == 6_100)
    }

    @Test("inserted rows of another geometry stay measured or estimated")
    func insertGeometry() throws {
        var source = RowGeometry(heights: [1, 2], isEstimated: false)
        source.markAllEstimated()
        source.setHeight(3, of: 1, isEstimated: false)
        var geometry = RowGeometry(count: 2, height: 9, isEstimated: false)
        geometry.insert(source, at: 1)
        let expected = [(9.0, false), (1, true), (3, false), (9, false)].map(RowModel.init)
        try geometry.check(against: expected, "after insertion")
    }

    @Test("random operations keep the geometry equal to a plain array of heights")
    func randomOperations() throws {
        try repeatRandomly(15) { seed, generator in
            var geometry = RowGeometry()
            var model: [RowModel] = []
            // Few heights, so that runs merge, or many, so that the tree grows.
            let heights = Bool.random(using: &generator) ? 3 : 1_000
            for _ in 0..<300 {
                generator.change(&geometry, &model, heights: heights)
            }
            try geometry.check(against: model, "seed \(seed)")
        }
    }
}

extension SeededGenerator {
    mutating func height(outOf choices: Int) -> Double {
        Double(Int.random(in: 0..<choices, using: &self)) * 61 / 3
    }

    mutating func range(in count: Int, atMost length: Int) -> Range<Int> {
        let start = Int.random(in: 0...count, using: &self)
        return start..<Int.random(in: start...min(count, start + length), using: &self)
    }

    /// Applies one random operation to a geometry and to its model.
    fileprivate mutating func change(_ geometry: inout RowGeometry, _ model: inout [RowModel], heights: Int) {
        let row = RowModel(height: height(outOf: heights), isEstimated: .random(using: &self))
        let index = Int.random(in: 0...model.count, using: &self)
        switch Int.random(in: 0..<40, using: &self) {
        case 0..<8:
            let count = Int.random(in: 0...40, using: &self)
            geometry.insert(count: count, height: row.height, isEstimated: row.isEstimated, at: index)
            model.insert(contentsOf: Array(repeating: row, count: count), at: index)
        case 8..<13:
            let range = range(in: model.count, atMost: .random(in: 0...60, using: &self))
            geometry.remove(range)
            model.removeSubrange(range)
        case 13..<18:
            let range = range(in: model.count, atMost: 30)
            geometry.setHeight(row.height, of: range, isEstimated: row.isEstimated)
            model.replaceSubrange(range, with: Array(repeating: row, count: range.count))
        case 18..<22:
            let new = (0..<Int.random(in: 0...200, using: &self)).map { _ in height(outOf: heights) }
            geometry.insert(RowGeometry(heights: new, isEstimated: row.isEstimated), at: index)
            model.insert(contentsOf: new.map { RowModel(height: $0, isEstimated: row.isEstimated) }, at: index)
        case 22..<25 where !model.isEmpty:
            let source = Int.random(in: 0..<model.count, using: &self)
            let target = Int.random(in: 0..<model.count, using: &self)
            geometry.move(from: source, to: target)
            let moved = model.remove(at: source)
            model.insert(moved, at: target)
        case 25:
            geometry.markAllEstimated()
            for row in model.indices { model[row].isEstimated = true }
        case 26 where Int.random(in: 0..<20, using: &self) == 0:
            geometry.setAllHeights(row.height, isEstimated: row.isEstimated)
            model = Array(repeating: row, count: model.count)
        default:
            guard index < model.count else { return }
            let growth = Height.addend(row.height) - Height.addend(model[index].height)
            let difference = geometry.setHeight(row.height, of: index, isEstimated: row.isEstimated)
            #expect(difference == growth)
            model[index] = row
        }
    }
}
