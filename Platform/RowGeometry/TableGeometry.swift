/// The height of a section's header or footer in points, and whether it is a guess.
package struct SectionEdge: Equatable {
    package var height: Double
    package var isEstimated: Bool

    package init(height: Double, isEstimated: Bool) {
        precondition(
            height.isFinite && height >= 0,
            "SectionEdge: \(height) is no height of a header or footer; it must be 0 or more, finite")
        self.height = height
        self.isEstimated = isEstimated
    }
}

/// Which section, and which row of it, is at which height in a table: header, rows and footer of each section, one
/// below the other from 0.
///
/// Every operation takes a time that grows with the logarithms of the numbers of sections and runs, but for
/// `markAllEstimated`, which visits each section.
package final class TableGeometry {
    private struct Section: Measured {
        var header: SectionEdge
        let rows: RowGeometry
        var footer: SectionEdge
        var extent: Extent

        init(header: SectionEdge, rows: RowGeometry, footer: SectionEdge) {
            self.header = header
            self.rows = rows
            self.footer = footer
            extent = Extent()
            measure()
        }

        mutating func measure() {
            extent = Extent(count: 1, height: header.height + rows.totalHeight + footer.height)
        }

        func split(at count: Int) -> (Section, Section) {
            preconditionFailure("TableGeometry: a section can't be split")
        }

        func merged(with next: Section) -> Section? { nil }
    }

    /// What lies at a height.
    package enum Element: Equatable {
        case header(section: Int)
        case row(Int, section: Int)
        case footer(section: Int)
    }

    private let sections = Rope<Section>()

    /// Makes a table without sections.
    package init() {}

    // MARK: Questions

    package var sectionCount: Int { sections.total.count }

    package var totalHeight: Double { sections.total.height }

    package func rowCount(in section: Int) -> Int { at(section).element.rows.count }

    package func header(of section: Int) -> SectionEdge { at(section).element.header }

    package func footer(of section: Int) -> SectionEdge { at(section).element.footer }

    /// Where a section begins, with its header.
    package func offset(ofSection section: Int) -> Double { at(section).before.height }

    /// Where a section ends, after its footer.
    package func end(ofSection section: Int) -> Double {
        let location = at(section)
        return location.before.height + location.element.extent.height
    }

    /// Where a section's rows begin.
    package func rowsOffset(ofSection section: Int) -> Double {
        let location = at(section)
        return location.before.height + location.element.header.height
    }

    /// Where a section's footer begins.
    package func footerOffset(ofSection section: Int) -> Double {
        let location = at(section)
        return location.before.height + location.element.header.height + location.element.rows.totalHeight
    }

    /// Where a row begins.
    package func offset(ofRow row: Int, inSection section: Int) -> Double {
        let location = at(section)
        return location.before.height + location.element.header.height + location.element.rows.offset(of: row)
    }

    package func height(ofRow row: Int, inSection section: Int) -> Double {
        at(section).element.rows.height(of: row)
    }

    package func isEstimated(row: Int, inSection section: Int) -> Bool {
        at(section).element.rows.isEstimated(row)
    }

    /// What covers `offset`: nil above the first section and from the end of the last. What has no height covers
    /// nothing.
    package func element(at offset: Double) -> Element? {
        guard offset >= 0, let location = sections.locate(height: offset) else { return nil }
        let section = location.before.count
        var rest = offset - location.before.height
        if rest < location.element.header.height { return .header(section: section) }
        rest -= location.element.header.height
        if let row = location.element.rows.row(at: rest) { return .row(row, section: section) }
        return .footer(section: section)
    }

    // MARK: Heights

    /// Gives a row a measured height.
    package func setHeight(_ height: Double, ofRow row: Int, inSection section: Int) {
        sections.update(place: section) {
            $0.rows.setHeight(height, of: row, isEstimated: false)
            $0.measure()
        }
    }

    /// Gives all rows of a section one height that is sure.
    package func setAllRowHeights(_ height: Double, inSection section: Int) {
        sections.update(place: section) {
            $0.rows.setAllHeights(height, isEstimated: false)
            $0.measure()
        }
    }

    /// Gives a header its height.
    package func setHeader(_ header: SectionEdge, ofSection section: Int) {
        sections.update(place: section) {
            $0.header = header
            $0.measure()
        }
    }

    /// Gives a footer its height.
    package func setFooter(_ footer: SectionEdge, ofSection section: Int) {
        sections.update(place: section) {
            $0.footer = footer
            $0.measure()
        }
    }

    /// Takes all heights of rows for guesses from now on.
    package func markAllEstimated() {
        sections.forEach { $0.rows.markAllEstimated() }
    }

    // MARK: Changes

    /// Puts a section in front of section `index`.
    package func insertSection(header: SectionEdge, rows: RowGeometry, footer: SectionEdge, at index: Int) {
        sections.replace(index..<index, with: [Section(header: header, rows: rows, footer: footer)])
    }

    package func removeSection(at index: Int) {
        sections.replace(index..<index + 1, with: [])
    }

    /// Takes a section away and puts it at `target`, counted without it.
    package func moveSection(from index: Int, to target: Int) {
        let section = at(index).element
        sections.replace(index..<index + 1, with: [])
        sections.replace(target..<target, with: [section])
    }

    /// Puts rows in front of row `row` of a section.
    package func insertRows(count: Int, height: Double, isEstimated: Bool, at row: Int, inSection section: Int) {
        sections.update(place: section) {
            $0.rows.insert(count: count, height: height, isEstimated: isEstimated, at: row)
            $0.measure()
        }
    }

    package func removeRows(_ rows: Range<Int>, inSection section: Int) {
        sections.update(place: section) {
            $0.rows.remove(rows)
            $0.measure()
        }
    }

    private func at(_ section: Int) -> Rope<Section>.Location {
        precondition(
            section >= 0 && section < sectionCount, "TableGeometry: no section \(section) in \(sectionCount)")
        return sections.locate(place: section)
    }
}
