import Foundation
import Testing

@testable import RowGeometry

/// SplitMix64: the same numbers for the same seed, everywhere.
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    /// The seed of the environment, or a new one; printed, so that a failure can be had again.
    static func make(_ name: String) -> SeededGenerator {
        let seed =
            ProcessInfo.processInfo.environment["TRESTLE_SEED"].flatMap(UInt64.init)
            ?? UInt64.random(in: 0...UInt64(UInt32.max))
        print("\(name): TRESTLE_SEED=\(seed)")
        return SeededGenerator(state: seed)
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
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
        let geometry = RowGeometry(count: 10_000, height: 44, isEstimated: true)
        for row in 0..<1_000 { geometry.setHeight(44, of: row, isEstimated: false) }
        #expect(geometry.runCount == 2)
        #expect(!geometry.isEstimated(999))
        #expect(geometry.isEstimated(1_000))
    }

    @Test("a row covers from its top to just before its bottom, and rows without height cover nothing")
    func boundaries() {
        let geometry = RowGeometry()
        for (row, height) in [10.0, 0, 20, 0].enumerated() {
            geometry.insert(count: 1, height: height, isEstimated: false, at: row)
        }
        #expect(geometry.row(at: 0) == 0)
        #expect(geometry.row(at: 9.99) == 0)
        #expect(geometry.row(at: 10) == 2)
        #expect(geometry.row(at: 29.99) == 2)
        #expect(geometry.row(at: 30) == nil)
        #expect(geometry.row(at: -0.1) == nil)
        #expect(geometry.offset(of: 4) == 30)
    }

    @Test("after everything is taken for a guess, only what is measured again is sure")
    func markAllEstimated() {
        let geometry = RowGeometry(count: 3, height: 10, isEstimated: false)
        geometry.markAllEstimated()
        #expect((0..<3).allSatisfy(geometry.isEstimated))
        geometry.setHeight(10, of: 1, isEstimated: false)
        #expect(!geometry.isEstimated(1))
        #expect(geometry.isEstimated(0))
    }

    @Test("random operations leave the geometry equal to a plain array of heights")
    func randomOperations() {
        var generator = SeededGenerator.make("RowGeometry")
        let end = Date().addingTimeInterval(
            ProcessInfo.processInfo.environment["TRESTLE_FUZZ_SECONDS"].flatMap(Double.init) ?? 0)
        var rounds = 0
        repeat {
            rounds += 1
            let geometry = RowGeometry()
            var model: [(height: Double, isEstimated: Bool)] = []
            for _ in 0..<400 {
                let height = Double(Int.random(in: 0...4, using: &generator)) * 10
                let isEstimated = Bool.random(using: &generator)
                switch Int.random(in: 0..<10, using: &generator) {
                case 0..<3:
                    let row = Int.random(in: 0...model.count, using: &generator)
                    let count = Int.random(in: 0...40, using: &generator)
                    geometry.insert(count: count, height: height, isEstimated: isEstimated, at: row)
                    model.insert(contentsOf: Array(repeating: (height, isEstimated), count: count), at: row)
                case 3..<5:
                    let start = Int.random(in: 0...model.count, using: &generator)
                    let end = Int.random(in: start...min(model.count, start + 30), using: &generator)
                    geometry.remove(start..<end)
                    model.removeSubrange(start..<end)
                case 5 where rounds % 7 == 0:
                    geometry.markAllEstimated()
                    for row in model.indices { model[row].isEstimated = true }
                default:
                    guard !model.isEmpty else { continue }
                    let row = Int.random(in: 0..<model.count, using: &generator)
                    let exact = height + Double(Int.random(in: 0...100, using: &generator)) / 100
                    geometry.setHeight(exact, of: row, isEstimated: isEstimated)
                    model[row] = (exact, isEstimated)
                }
                #expect(geometry.count == model.count)
            }
            var offset = 0.0
            for (row, expected) in model.enumerated() {
                #expect(geometry.height(of: row) == expected.height)
                #expect(geometry.isEstimated(row) == expected.isEstimated)
                #expect(abs(geometry.offset(of: row) - offset) < 1e-6)
                if expected.height > 0.02 { #expect(geometry.row(at: offset + 0.01) == row) }
                offset += expected.height
            }
            #expect(abs(geometry.totalHeight - offset) < 1e-6)
        } while Date() < end
        print("RowGeometry: \(rounds) rounds of 400 operations")
    }
}

@Suite("Table geometry")
struct TableGeometryTests {
    @Test("random operations leave the geometry equal to plain arrays of sections")
    func randomOperations() {
        struct Model {
            var header: Double
            var rows: [Double]
            var footer: Double
            var height: Double { header + rows.reduce(0, +) + footer }
        }
        var generator = SeededGenerator.make("TableGeometry")
        let geometry = TableGeometry()
        var model: [Model] = []
        for _ in 0..<2_000 {
            let height = Double(Int.random(in: 0...4, using: &generator)) * 10
            let edge = SectionEdge(height: height, isEstimated: false)
            let section = model.isEmpty ? 0 : Int.random(in: 0..<model.count, using: &generator)
            switch model.isEmpty ? 0 : Int.random(in: 0..<9, using: &generator) {
            case 0, 1:
                let place = Int.random(in: 0...model.count, using: &generator)
                let count = Int.random(in: 0...5, using: &generator)
                geometry.insertSection(
                    header: edge, rows: RowGeometry(count: count, height: 7, isEstimated: true), footer: edge,
                    at: place)
                model.insert(
                    Model(header: height, rows: Array(repeating: 7, count: count), footer: height), at: place)
            case 2:
                geometry.removeSection(at: section)
                model.remove(at: section)
            case 3:
                let target = Int.random(in: 0..<model.count, using: &generator)
                geometry.moveSection(from: section, to: target)
                model.insert(model.remove(at: section), at: target)
            case 4:
                let row = Int.random(in: 0...model[section].rows.count, using: &generator)
                geometry.insertRows(count: 2, height: height, isEstimated: true, at: row, inSection: section)
                model[section].rows.insert(contentsOf: [height, height], at: row)
            case 5 where !model[section].rows.isEmpty:
                let row = Int.random(in: 0..<model[section].rows.count, using: &generator)
                geometry.removeRows(row..<row + 1, inSection: section)
                model[section].rows.remove(at: row)
            case 6 where !model[section].rows.isEmpty:
                let row = Int.random(in: 0..<model[section].rows.count, using: &generator)
                geometry.setHeight(height, ofRow: row, inSection: section)
                model[section].rows[row] = height
            case 7:
                geometry.setHeader(edge, ofSection: section)
                model[section].header = height
            default:
                geometry.setFooter(edge, ofSection: section)
                model[section].footer = height
            }
        }
        #expect(geometry.sectionCount == model.count)
        var offset = 0.0
        for (section, expected) in model.enumerated() {
            #expect(abs(geometry.offset(ofSection: section) - offset) < 1e-6)
            #expect(geometry.rowCount(in: section) == expected.rows.count)
            if expected.header > 0 { #expect(geometry.element(at: offset + 0.01) == .header(section: section)) }
            var y = offset + expected.header
            for (row, height) in expected.rows.enumerated() {
                #expect(geometry.height(ofRow: row, inSection: section) == height)
                #expect(abs(geometry.offset(ofRow: row, inSection: section) - y) < 1e-6)
                if height > 0 { #expect(geometry.element(at: y + 0.01) == .row(row, section: section)) }
                y += height
            }
            #expect(abs(geometry.footerOffset(ofSection: section) - y) < 1e-6)
            if expected.footer > 0 { #expect(geometry.element(at: y + 0.01) == .footer(section: section)) }
            offset += expected.height
            #expect(abs(geometry.end(ofSection: section) - offset) < 1e-6)
        }
        #expect(abs(geometry.totalHeight - offset) < 1e-6)
    }
}
