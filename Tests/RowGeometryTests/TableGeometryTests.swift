import RandomRuns
import Testing

@testable import RowGeometry

/// A section of the reference model.
private struct SectionModel {
    var header: SectionEdge
    var rows: [RowModel]
    var footer: SectionEdge

    var geometry: SectionGeometry {
        var rows = RowGeometry()
        for (index, row) in self.rows.enumerated() {
            rows.insert(count: 1, height: row.height, isEstimated: row.isEstimated, at: index)
        }
        return SectionGeometry(header: header, rows: rows, footer: footer)
    }
}

extension TableGeometry {
    /// Requires that the geometry equals the reference model.
    fileprivate func check(against model: [SectionModel], _ comment: Comment) throws {
        checkInvariants()
        try #require(sectionCount == model.count, comment)
        var offset = 0.0
        func advance(_ height: Double, _ element: Element) throws {
            let height = Height.addend(height)
            if height > 0 {
                try #require(self.element(at: offset) == element, comment)
                try #require(self.element(at: (offset + height).nextDown) == element, comment)
            }
            offset += height
        }
        for (index, section) in model.enumerated() {
            try #require(header(of: index) == section.header && footer(of: index) == section.footer, comment)
            try #require(rowCount(in: index) == section.rows.count, comment)
            try #require(self.offset(ofSection: index) == offset, comment)
            try advance(section.header.height, .header(section: index))
            try #require(rowsOffset(ofSection: index) == offset, comment)
            for (row, expected) in section.rows.enumerated() {
                try #require(self.offset(ofRow: row, inSection: index) == offset, comment)
                try #require(height(ofRow: row, inSection: index) == expected.height, comment)
                try #require(isEstimated(row: row, inSection: index) == expected.isEstimated, comment)
                try advance(expected.height, .row(row, section: index))
            }
            try #require(footerOffset(ofSection: index) == offset, comment)
            try advance(section.footer.height, .footer(section: index))
            try #require(end(ofSection: index) == offset, comment)
        }
        try #require(totalHeight == offset, comment)
        try #require(self.offset(ofSection: sectionCount) == offset, comment)
        try #require(element(at: offset) == nil && element(at: -0.001) == nil, comment)
    }
}

@Suite("Table geometry")
struct TableGeometryTests {
    private static func edge(_ height: Double) -> SectionEdge { SectionEdge(height: height, isEstimated: false) }

    private static func section(_ header: Double, _ rows: [Double], _ footer: Double) -> SectionGeometry {
        SectionGeometry(
            header: edge(header), rows: RowGeometry(heights: rows, isEstimated: false), footer: edge(footer))
    }

    @Test("headers, rows and footers are found by offset unless they have no height")
    func elements() {
        let table = TableGeometry([
            Self.section(0, [], 0), Self.section(20, [10, 0, 10], 5), Self.section(0, [], 7), Self.section(0, [44], 0),
        ])
        #expect(table.totalHeight == 96)
        #expect(table.element(at: 0) == .header(section: 1))
        #expect(table.element(at: 20) == .row(0, section: 1))
        #expect(table.element(at: 30) == .row(2, section: 1))
        #expect(table.element(at: 40) == .footer(section: 1))
        #expect(table.element(at: 45) == .footer(section: 2))
        #expect(table.element(at: 52) == .row(0, section: 3))
        #expect(table.element(at: 96) == nil)
        #expect(table.section(at: 51.9) == 2)
        #expect(table.offset(ofRow: 3, inSection: 1) == 40)
        #expect(TableGeometry().element(at: 0) == nil)
    }

    @Test("setting a height returns the change of the total height")
    func differences() {
        var table = TableGeometry([Self.section(20, [10, 10], 5), Self.section(20, [10], 5)])
        #expect(table.setHeight(30, ofRow: 1, inSection: 0) == 20)
        #expect(table.setHeader(Self.edge(0), ofSection: 1) == -20)
        #expect(table.setFooter(Self.edge(6), ofSection: 1) == 1)
        #expect(table.setAllRowHeights(44, inSection: 0) == 48)
        #expect(table.totalHeight == 129)
    }

    @Test("a table of a hundred thousand sections finds and moves elements")
    func manySections() {
        var table = TableGeometry(
            (0..<100_000).map { _ in
                SectionGeometry(header: Self.edge(28), rows: RowGeometry(count: 10, height: 44, isEstimated: true))
            })
        #expect(table.totalHeight == 46_800_000)
        #expect(table.element(at: 46_799_999) == .row(9, section: 99_999))
        table.moveSection(from: 99_999, to: 0)
        table.moveRow(3, inSection: 0, to: 5, inSection: 50_000)
        #expect(table.rowCount(in: 0) == 9)
        #expect(table.rowCount(in: 50_000) == 11)
        #expect(table.totalHeight == 46_800_000)
    }

    @Test("marking all heights as estimates affects all rows except those measured afterwards")
    func markAllEstimated() {
        var table = TableGeometry([Self.section(20, [10, 10], 0), Self.section(20, [10], 0)])
        let before = table
        table.markAllEstimated()
        #expect(table.isEstimated(row: 0, inSection: 0) && table.isEstimated(row: 0, inSection: 1))
        table.setHeight(12, ofRow: 1, inSection: 0)
        #expect(!table.isEstimated(row: 1, inSection: 0))
        #expect(table.isEstimated(row: 0, inSection: 0))
        #expect(table.section(1).rows.isEstimated(0))
        table.insertSections([Self.section(1, [1], 1)], at: 1)
        #expect(!table.isEstimated(row: 0, inSection: 1))
        #expect(!before.isEstimated(row: 0, inSection: 1))
    }

    @Test("random operations keep the geometry equal to plain arrays of sections")
    func randomOperations() throws {
        try repeatRandomly(30) { seed, generator in
            var table = TableGeometry()
            var model: [SectionModel] = []
            for _ in 0..<200 {
                generator.change(&table, &model)
            }
            try table.check(against: model, "seed \(seed)")
        }
    }
}

extension SeededGenerator {
    private mutating func section() -> SectionModel {
        SectionModel(header: edge(), rows: rows(.random(in: 0...6, using: &self)), footer: edge())
    }

    private mutating func edge() -> SectionEdge {
        SectionEdge(height: height(outOf: 3), isEstimated: .random(using: &self))
    }

    private mutating func rows(_ count: Int) -> [RowModel] {
        (0..<count).map { _ in RowModel(height: height(outOf: 4), isEstimated: .random(using: &self)) }
    }

    /// Applies one random operation to a table and to its model.
    fileprivate mutating func change(_ table: inout TableGeometry, _ model: inout [SectionModel]) {
        let index = Int.random(in: 0...model.count, using: &self)
        let operation = Int.random(in: 0..<24, using: &self)
        guard operation >= 5, index < model.count else {
            let new = (0..<Int.random(in: 0...3, using: &self)).map { _ in section() }
            table.insertSections(new.map(\.geometry), at: index)
            model.insert(contentsOf: new, at: index)
            return
        }
        switch operation {
        case 5..<7:
            table.removeSection(at: index)
            model.remove(at: index)
        case 7..<9:
            let target = Int.random(in: 0..<model.count, using: &self)
            table.moveSection(from: index, to: target)
            let section = model.remove(at: index)
            model.insert(section, at: target)
        case 9:
            model[index].header = edge()
            table.setHeader(model[index].header, ofSection: index)
        case 10:
            model[index].footer = edge()
            table.setFooter(model[index].footer, ofSection: index)
        case 11:
            table.markAllEstimated()
            for section in model.indices {
                for row in model[section].rows.indices { model[section].rows[row].isEstimated = true }
            }
        case 12:
            model[index].rows = rows(.random(in: 0...9, using: &self))
            table.replaceRows(with: model[index].geometry.rows, inSection: index)
        default:
            changeRows(&table, &model, section: index, operation)
        }
    }

    private mutating func changeRows(
        _ table: inout TableGeometry, _ model: inout [SectionModel], section: Int, _ operation: Int
    ) {
        let count = model[section].rows.count
        let row = RowModel(height: height(outOf: 4), isEstimated: .random(using: &self))
        switch operation {
        case 13..<16:
            let index = Int.random(in: 0...count, using: &self)
            let number = Int.random(in: 0...4, using: &self)
            table.insertRows(
                count: number, height: row.height, isEstimated: row.isEstimated, at: index, inSection: section)
            model[section].rows.insert(contentsOf: Array(repeating: row, count: number), at: index)
        case 16..<18:
            let range = range(in: count, atMost: 4)
            table.removeRows(range, inSection: section)
            model[section].rows.removeSubrange(range)
        case 18..<21 where count > 0:
            let source = Int.random(in: 0..<count, using: &self)
            let target = Int.random(in: 0..<model.count, using: &self)
            let moved = model[section].rows.remove(at: source)
            let index = Int.random(in: 0...model[target].rows.count, using: &self)
            model[target].rows.insert(moved, at: index)
            table.moveRow(source, inSection: section, to: index, inSection: target)
        default:
            guard count > 0 else { return }
            let index = Int.random(in: 0..<count, using: &self)
            table.setHeight(row.height, ofRow: index, inSection: section, isEstimated: row.isEstimated)
            model[section].rows[index] = row
        }
    }
}
