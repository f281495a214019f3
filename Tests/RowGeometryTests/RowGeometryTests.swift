import RandomRuns
import Testing

@testable import RowGeometry

/// The rows of a section, the slow and obvious way.
struct RowModel: Equatable {
    var height: Double
    var isEstimated: Bool
}

extension RowGeometry {
    /// Stops the test where the geometry says something else than a plain array of rows.
    func check(against model: [RowModel], _ comment: Comment) throws {
        checkInvariants()
        try #require(count == model.count, comment)
        var offset = 0.0
        var runs = 0
        for (row, expected) in model.enumerated() {
            try #require(height(of: row) == expected.height, comment)
            try #require(isEstimated(row) == expected.isEstimated, comment)
            // Sums are exact: what is compared here is not nearly the same, but the same.
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
        // Runs measured before all became guesses are not merged with guesses of the same height until they are touched.
        try #require(runCount >= runs, comment)
    }
}

@Suite("Row geometry")
struct RowGeometryTests {
    @Test("a million rows of one estimate are one run")
    func oneRun() {
        let geometry = RowGeometry(count: 1_000_000, height: 44, isEstimated: true)
        #expect(geometry.runCount == 1)
        #expect(geometry.totalHeight == 44_000_000)
        #expect(geometry.offset(of: 999_999) == 999_999 * 44)
        #expect(geometry.row(at: 43_999_999.5) == 999_999)
    }

    @Test("rows measured one after another at the estimate's height stay a few runs")
    func measuredRunsMerge() {
        var geometry = RowGeometry(count: 10_000, height: 44, isEstimated: true)
        for row in 0..<1_000 { geometry.setHeight(44, of: row, isEstimated: false) }
        #expect(geometry.runCount == 2)
        #expect(!geometry.isEstimated(999))
        #expect(geometry.isEstimated(1_000))
    }

    @Test("neighbouring runs merge wherever they meet, also across the nodes of the tree")
    func neighboursMerge() {
        var geometry = RowGeometry(heights: (0..<10_000).map { Double($0 % 2) + 1 }, isEstimated: false)
        #expect(geometry.runCount == 10_000)
        for row in stride(from: 0, to: 10_000, by: 2) { geometry.setHeight(2, of: row, isEstimated: false) }
        #expect(geometry.runCount == 1)
        geometry.insert(count: 1, height: 3, isEstimated: false, at: 5_000)
        #expect(geometry.runCount == 3)
        geometry.remove(5_000..<5_001)
        #expect(geometry.runCount == 1)
    }

    @Test("a row covers from its top to just before its bottom, and rows without height cover nothing")
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

    @Test("a third of a point is given back as it was, and a million of them lie where they should")
    func thirds() {
        var geometry = RowGeometry(count: 1_000_000, height: 61.0 / 3, isEstimated: false)
        #expect(geometry.height(of: 7) == 61.0 / 3)
        #expect(abs(geometry.totalHeight - 61_000_000.0 / 3) < 1)
        #expect(geometry.row(at: geometry.offset(of: 777_777)) == 777_777)
        geometry.setHeight(61.0 / 3 + 1e-9, of: 5, isEstimated: false)
        #expect(geometry.offset(of: 6) - geometry.offset(of: 5) == Height.addend(61.0 / 3))
    }

    @Test("after everything is taken for a guess, only what is measured again is sure")
    func markAllEstimated() {
        var geometry = RowGeometry(count: 3, height: 10, isEstimated: false)
        geometry.markAllEstimated()
        #expect((0..<3).allSatisfy(geometry.isEstimated))
        geometry.setHeight(10, of: 1, isEstimated: false)
        #expect(!geometry.isEstimated(1))
        #expect(geometry.isEstimated(0))
        #expect(geometry.height(of: 0) == 10)
    }

    @Test("setting heights tells by how much the rows grew")
    func differences() {
        var geometry = RowGeometry(count: 100, height: 10, isEstimated: true)
        #expect(geometry.setHeight(25, of: 3, isEstimated: false) == 15)
        #expect(geometry.setHeight(20, of: 2..<5, isEstimated: false) == 15)
        #expect(geometry.setHeight(0, of: 4, isEstimated: false) == -20)
        geometry.setAllHeights(1, isEstimated: true)
        #expect(geometry.totalHeight == 100)
        #expect(geometry.runCount == 1)
    }

    @Test("a moved row is in the end where it was to go, with its height")
    func moves() {
        var geometry = RowGeometry(heights: [1, 2, 3, 4], isEstimated: false)
        geometry.move(from: 0, to: 3)
        #expect((0..<4).map(geometry.height) == [2, 3, 4, 1])
        geometry.move(from: 2, to: 1)
        #expect((0..<4).map(geometry.height) == [2, 4, 3, 1])
        geometry.move(from: 1, to: 1)
        #expect((0..<4).map(geometry.height) == [2, 4, 3, 1])
    }

    @Test("a copy keeps what was, whatever happens to the original")
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

    @Test("rows of another geometry are taken over, measured or not in their own terms")
    func insertGeometry() throws {
        var stale = RowGeometry(heights: [1, 2], isEstimated: false)
        stale.markAllEstimated()
        stale.setHeight(3, of: 1, isEstimated: false)
        var geometry = RowGeometry(count: 2, height: 9, isEstimated: false)
        geometry.insert(stale, at: 1)
        let expected = [(9.0, false), (1, true), (3, false), (9, false)].map(RowModel.init)
        try geometry.check(against: expected, "after insertion")
    }

    @Test("random operations leave the geometry equal to a plain array of heights")
    func randomOperations() throws {
        try repeatRandomly(15) { seed, generator in
            var geometry = RowGeometry()
            var model: [RowModel] = []
            // Few heights, so that runs merge; or many, so that the tree grows.
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

    /// One random operation on a geometry and on its model.
    fileprivate mutating func change(_ geometry: inout RowGeometry, _ model: inout [RowModel], heights: Int) {
        let row = RowModel(height: height(outOf: heights), isEstimated: .random(using: &self))
        let place = Int.random(in: 0...model.count, using: &self)
        switch Int.random(in: 0..<40, using: &self) {
        case 0..<8:
            let count = Int.random(in: 0...40, using: &self)
            geometry.insert(count: count, height: row.height, isEstimated: row.isEstimated, at: place)
            model.insert(contentsOf: Array(repeating: row, count: count), at: place)
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
            geometry.insert(RowGeometry(heights: new, isEstimated: row.isEstimated), at: place)
            model.insert(contentsOf: new.map { RowModel(height: $0, isEstimated: row.isEstimated) }, at: place)
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
            guard place < model.count else { return }
            let growth = Height.addend(row.height) - Height.addend(model[place].height)
            let answer = geometry.setHeight(row.height, of: place, isEstimated: row.isEstimated)
            #expect(answer == growth)
            model[place] = row
        }
    }
}
