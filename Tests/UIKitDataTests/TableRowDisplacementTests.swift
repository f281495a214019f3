import RandomRuns
import RowGeometry
import Testing

@testable import UIKitData

/// The displayed positions of rows with gaps between them, tested without views.
@Suite("Row displacement")
struct TableRowDisplacementTests {
    /// Returns sections with the given row heights, a header of 20 points, and a footer of 10 points.
    private func geometry(_ sections: [[Double]]) -> TableGeometry {
        TableGeometry(
            sections.map { heights in
                SectionGeometry(
                    header: SectionEdge(height: 20, isEstimated: false),
                    rows: RowGeometry(heights: heights, isEstimated: false),
                    footer: SectionEdge(height: 10, isEstimated: false))
            })
    }

    private func path(_ section: Int, _ row: Int) -> RowPath { RowPath(section: section, row: row) }

    @Test("without gaps, everything is displayed at its position in the geometry")
    func empty() {
        let gaps = RowDisplacement()
        #expect(gaps.isEmpty && gaps.growth == 0 && gaps.reach == 0)
        #expect(gaps.shift(of: path(3, 7)) == 0 && gaps.shift(ofHeader: 2) == 0)
        #expect(gaps.displayedPath(of: path(1, 2)) == path(1, 2))
    }

    @Test("if a row is hidden and a gap of its height opened elsewhere, only the rows between them move")
    func moved() {
        var gaps = RowDisplacement()
        gaps.setHiddenRows([RowDisplacement.HiddenRow(path: path(0, 1), height: 40)])
        gaps.openGap(at: path(1, 1), height: 40)
        #expect(gaps.growth == 0 && gaps.reach == 40)
        #expect(gaps.shift(of: path(0, 0)) == 0)
        #expect(gaps.shift(of: path(0, 2)) == -40)
        #expect(gaps.shift(ofFooter: 0) == -40)
        #expect(gaps.shift(ofHeader: 1) == -40)
        #expect(gaps.shift(of: path(1, 0)) == -40)
        #expect(gaps.shift(of: path(1, 1)) == 0)
        #expect(gaps.shift(ofFooter: 1) == 0)
        #expect(gaps.displayedPath(of: path(0, 1)) == nil)
        #expect(gaps.displayedPath(of: path(0, 2)) == path(0, 1))
        #expect(gaps.displayedPath(of: path(1, 1)) == path(1, 2))
        #expect(gaps.path(ofDisplayed: path(1, 1)) == nil)
        #expect(gaps.path(ofDisplayed: path(1, 2)) == path(1, 1))
        #expect(gaps.path(ofDisplayed: path(0, 1)) == path(0, 2))
    }

    @Test("gaps are at the positions at which they were opened, and displace the rows below them")
    func offsets() {
        let geometry = geometry([[30, 30], [], [30]])
        var gaps = RowDisplacement()
        gaps.openGap(at: path(0, 1), height: 44)
        gaps.openGap(at: path(1, 0), height: 50)
        // Header 20, row 30, gap 44, row 30, footer 10; header 20, gap 50, footer 10.
        #expect(gaps.offset(ofGap: 0, in: geometry) == 50)
        #expect(gaps.offset(ofGap: 1, in: geometry) == 154)
        #expect(gaps.gap(at: 60, in: geometry) == 0)
        #expect(gaps.gap(at: 94, in: geometry) == nil)
        #expect(gaps.row(at: 94, in: geometry) == path(0, 1))
        #expect(gaps.row(at: 60, in: geometry) == nil)
        #expect(gaps.row(at: 20, in: geometry) == path(0, 0))
        #expect(gaps.row(at: 234, in: geometry) == path(2, 0))
        #expect(gaps.growth == 94)
    }

    @Test("two gaps at the same position are in the order of their paths")
    func adjacentGaps() {
        let geometry = geometry([[30, 30]])
        var gaps = RowDisplacement()
        gaps.openGap(at: path(0, 1), height: 10)
        gaps.openGap(at: path(0, 2), height: 20)
        gaps.openGap(at: path(0, 1), height: 5)
        #expect(gaps.gaps.map(\.height) == [5, 10, 20])
        #expect(gaps.gaps.allSatisfy { $0.rank == 1 })
        #expect(gaps.gaps.indices.map(gaps.displayedPath(ofGap:)) == [path(0, 1), path(0, 2), path(0, 3)])
        #expect(gaps.gaps.indices.map { gaps.offset(ofGap: $0, in: geometry) } == [50, 55, 65])
        #expect(gaps.displayedPath(of: path(0, 1)) == path(0, 4))
    }

    @Test("the nearest position does not depend on the open gap and changes at the center of a row")
    func nearest() throws {
        let geometry = geometry([[40, 100, 40], [40]])
        var gaps = RowDisplacement()
        gaps.setHiddenRows([RowDisplacement.HiddenRow(path: path(0, 0), height: 40)])
        func place(_ top: CGFloat) -> [Int] {
            gaps.nearestPosition(forTop: top, in: geometry).map { [$0.section, $0.rank] } ?? []
        }
        // With a hidden row: header 20, 100, 40, footer to 170, header to 190, 40.
        #expect(place(-30) == [0, 0])
        #expect(place(69) == [0, 0])
        #expect(place(71) == [0, 1])
        #expect(place(139) == [0, 1])
        #expect(place(141) == [0, 2])
        #expect(place(174) == [0, 2])
        #expect(place(176) == [1, 0])
        #expect(place(211) == [1, 1])
        #expect(place(1000) == [1, 1])
        for open in [path(0, 0), path(0, 1), path(0, 2), path(1, 0), path(1, 1)] {
            gaps.closeAllGaps()
            gaps.openGap(at: open, height: 40)
            #expect(place(71) == [0, 1] && place(139) == [0, 1] && place(176) == [1, 0], "\(open)")
        }
    }

    @Test("an empty section provides a position, and a table without sections none")
    func emptySections() {
        let gaps = RowDisplacement()
        let geometry = geometry([[], [], [40]])
        #expect(gaps.nearestPosition(forTop: 52, in: geometry)?.section == 1)
        #expect(gaps.nearestPosition(forTop: 52, in: TableGeometry()) == nil)
    }

    /// Returns the displayed elements according to a simple model: a list of everything that takes space.
    private func shown(
        _ sections: [[Double]], absent: Set<RowPath>, gaps: [(path: RowPath, height: Double)]
    ) -> [(key: String, offset: CGFloat)] {
        var result: [(String, CGFloat)] = []
        var y = 0.0
        for (section, heights) in sections.enumerated() {
            result.append(("header \(section)", CGFloat(y)))
            y += 20
            var parts = heights.indices.filter { !absent.contains(path(section, $0)) }
                .map { ("row \(section) \($0)", heights[$0]) }
            for gap in gaps where gap.path.section == section {
                parts.insert(("gap", gap.height), at: gap.path.row)
            }
            for (name, height) in parts {
                if name != "gap" { result.append((name, CGFloat(y))) }
                y += height
            }
            result.append(("footer \(section)", CGFloat(y)))
            y += 10
        }
        return result
    }

    @Test("with random hidden rows and gaps, everything is displayed as in a simple model")
    func randomAgainstList() {
        repeatRandomly(300) { seed, numbers in
            let sections = (0..<Int.random(in: 1...4, using: &numbers)).map { _ in
                (0..<Int.random(in: 0...6, using: &numbers)).map { _ in Double(Int.random(in: 1...60, using: &numbers))
                }
            }
            let geometry = geometry(sections)
            let all = sections.indices.flatMap { section in sections[section].indices.map { path(section, $0) } }
            let absent = Set(all.filter { _ in Int.random(in: 0..<4, using: &numbers) == 0 })
            var gaps = RowDisplacement()
            gaps.setHiddenRows(
                absent.map { RowDisplacement.HiddenRow(path: $0, height: CGFloat(sections[$0.section][$0.row])) })
            var opened: [(path: RowPath, height: Double)] = []
            for _ in 0..<Int.random(in: 0...3, using: &numbers) {
                let section = Int.random(in: sections.indices, using: &numbers)
                let count = gaps.displayedRowCount(inSection: section, of: sections[section].count)
                let place = path(section, Int.random(in: 0...count, using: &numbers))
                let height = Double(Int.random(in: 1...60, using: &numbers))
                gaps.openGap(at: place, height: CGFloat(height))
                opened.append((place, height))
            }
            for (key, offset) in shown(sections, absent: absent, gaps: opened) {
                let parts = key.split(separator: " ")
                let section = Int(parts[1]) ?? 0
                let row = path(section, parts.count > 2 ? Int(parts[2]) ?? 0 : 0)
                let found: CGFloat =
                    switch parts[0] {
                    case "header": geometry.offset(ofSection: section) + gaps.shift(ofHeader: section)
                    case "footer": geometry.footerOffset(ofSection: section) + gaps.shift(ofFooter: section)
                    default: geometry.offset(of: row) + gaps.shift(of: row)
                    }
                #expect(found == offset, "\(key), seed \(seed)")
                guard parts[0] == "row" else { continue }
                #expect(gaps.row(at: offset, in: geometry) == row, "seed \(seed)")
                #expect(abs(gaps.shift(of: row)) <= gaps.reach)
                #expect(gaps.displayedPath(of: row).flatMap(gaps.path(ofDisplayed:)) == row)
            }
        }
    }
}
