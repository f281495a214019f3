/// Which section, and which row of it, is at which height in a table: header, rows and footer of each section, one below
/// the other from 0.
///
/// A table that wants room above a header counts it to the header. A header, footer or row without height is legal, and so
/// is a section without rows; they have a place, but cover nothing.
///
/// It is a value: a copy is made at once, and keeps what was when the original goes on.
///
/// Every operation takes O(log *s* + log *r*) for *s* sections and *r* runs of a section's rows, unless it says something
/// else.
package struct TableGeometry: Sendable {
    /// What lies at a height.
    package enum Element: Equatable, Sendable {
        case header(section: Int)
        case row(Int, section: Int)
        case footer(section: Int)
    }

    private var sections = SummedTree<SectionRecord>()
    /// Rows that were measured in a section that was last seen to in an earlier round are guesses.
    private var round = 0

    /// Makes a table without sections.
    package init() {}

    /// Makes a table of these sections. O(*s*).
    package init(_ sections: some Collection<SectionGeometry>) {
        self.sections = SummedTree(sections.map { SectionRecord(geometry: $0, round: 0) })
    }

    // MARK: Questions

    /// How many sections there are. O(1).
    package var sectionCount: Int { sections.total.count }

    /// How high all sections are together. O(1).
    package var totalHeight: Double { sections.total.height }

    /// A section's parts.
    package func section(_ section: Int) -> SectionGeometry {
        let record = at(section).element
        var geometry = record.geometry
        if record.round != round { geometry.rows.markAllEstimated() }
        return geometry
    }

    /// How many rows a section has.
    package func rowCount(in section: Int) -> Int { at(section).element.geometry.rows.count }

    /// The header of a section.
    package func header(of section: Int) -> SectionEdge { at(section).element.geometry.header }

    /// The footer of a section.
    package func footer(of section: Int) -> SectionEdge { at(section).element.geometry.footer }

    /// Where a section begins, with its header; the end of the table for the section after the last.
    package func offset(ofSection section: Int) -> Double {
        section == sectionCount ? totalHeight : at(section).before.height
    }

    /// Where a section ends, after its footer.
    package func end(ofSection section: Int) -> Double {
        let location = at(section)
        return location.before.height + location.element.geometry.totalHeight
    }

    /// Where a section's rows begin.
    package func rowsOffset(ofSection section: Int) -> Double {
        let location = at(section)
        return location.before.height + location.element.geometry.header.addend
    }

    /// Where a section's footer begins.
    package func footerOffset(ofSection section: Int) -> Double {
        let location = at(section)
        let geometry = location.element.geometry
        return location.before.height + geometry.header.addend + geometry.rows.totalHeight
    }

    /// Where a row begins; the beginning of the footer for the row after the last.
    package func offset(ofRow row: Int, inSection section: Int) -> Double {
        let location = at(section)
        let geometry = location.element.geometry
        return location.before.height + geometry.header.addend + geometry.rows.offset(of: row)
    }

    /// The height of a row.
    package func height(ofRow row: Int, inSection section: Int) -> Double {
        at(section).element.geometry.rows.height(of: row)
    }

    /// Whether the height of a row is a guess.
    package func isEstimated(row: Int, inSection section: Int) -> Bool {
        let record = at(section).element
        return record.geometry.rows.isEstimated(row) || record.round != round
    }

    /// What covers an offset: what begins at it or above it, and ends below it.
    ///
    /// Nil above the first section, and from the end of the last one on. What has no height covers nothing.
    package func element(at offset: Double) -> Element? {
        guard offset >= 0, let location = sections.locate(height: offset) else { return nil }
        let section = location.before.count
        let geometry = location.element.geometry
        let rowsOffset = location.before.height + geometry.header.addend
        if offset < rowsOffset { return .header(section: section) }
        if let row = geometry.rows.row(at: offset - rowsOffset) { return .row(row, section: section) }
        return .footer(section: section)
    }

    /// The section that covers an offset. Nil above the first section, and from the end of the last one on.
    package func section(at offset: Double) -> Int? {
        offset >= 0 ? sections.locate(height: offset)?.before.count : nil
    }

    private func at(_ section: Int) -> SummedTree<SectionRecord>.Location {
        check(section)
        return sections.locate(place: section)
    }

    private func check(_ section: Int) {
        precondition(
            section >= 0 && section < sectionCount, "There is no section \(section) among \(sectionCount) sections.")
    }

    // MARK: Heights

    /// Gives a row a height. Returns by how much the table has grown.
    @discardableResult
    package mutating func setHeight(
        _ height: Double, ofRow row: Int, inSection section: Int, isEstimated: Bool = false
    ) -> Double {
        change(section) { $0.rows.setHeight(height, of: row, isEstimated: isEstimated) }
    }

    /// Gives all rows of a section one height. Returns by how much the table has grown.
    @discardableResult
    package mutating func setAllRowHeights(
        _ height: Double, inSection section: Int, isEstimated: Bool = false
    ) -> Double {
        change(section) { $0.rows.setAllHeights(height, isEstimated: isEstimated) }
    }

    /// Gives a section a header. Returns by how much the table has grown.
    @discardableResult
    package mutating func setHeader(_ header: SectionEdge, ofSection section: Int) -> Double {
        change(section) { $0.header = header }
    }

    /// Gives a section a footer. Returns by how much the table has grown.
    @discardableResult
    package mutating func setFooter(_ footer: SectionEdge, ofSection section: Int) -> Double {
        change(section) { $0.footer = footer }
    }

    /// Takes all heights of rows for guesses from now on. They stay as they are until they are set anew. O(1).
    package mutating func markAllEstimated() {
        round += 1
    }

    private mutating func change<Result>(_ section: Int, _ body: (inout SectionGeometry) -> Result) -> Double {
        check(section)
        let before = totalHeight
        sections.update(place: section) { [round] record in
            if record.round != round {
                record.geometry.rows.markAllEstimated()
                record.round = round
            }
            _ = body(&record.geometry)
        }
        return totalHeight - before
    }

    // MARK: Sections

    /// Puts a section in front of another one, or behind the last one.
    package mutating func insertSection(header: SectionEdge, rows: RowGeometry, footer: SectionEdge, at index: Int) {
        insertSections(CollectionOfOne(SectionGeometry(header: header, rows: rows, footer: footer)), at: index)
    }

    /// Puts sections in front of another one, or behind the last one. O(*n* + log *s*) for *n* new sections.
    package mutating func insertSections(_ new: some Collection<SectionGeometry>, at index: Int) {
        precondition(
            index >= 0 && index <= sectionCount,
            "A section can't be inserted at \(index), for there are \(sectionCount) sections.")
        sections.replace(index..<index, with: new.map { SectionRecord(geometry: $0, round: round) })
    }

    /// Takes a section away, and returns it.
    @discardableResult
    package mutating func removeSection(at index: Int) -> SectionGeometry {
        let geometry = section(index)
        sections.replace(index..<(index + 1), with: [])
        return geometry
    }

    /// Takes a section away and puts it where it is the section `target` in the end.
    package mutating func moveSection(from index: Int, to target: Int) {
        precondition(
            target >= 0 && target < sectionCount,
            "Section \(index) can't become section \(target) of \(sectionCount) sections.")
        let geometry = removeSection(at: index)
        insertSections(CollectionOfOne(geometry), at: target)
    }

    // MARK: Rows

    /// Puts rows of one height in front of a row of a section, or behind the last one.
    package mutating func insertRows(
        count: Int, height: Double, isEstimated: Bool, at row: Int, inSection section: Int
    ) {
        _ = change(section) { $0.rows.insert(count: count, height: height, isEstimated: isEstimated, at: row) }
    }

    /// Puts rows in front of a row of a section, or behind the last one. O(*n* + log *s* + log *r*) for *n* runs of them.
    package mutating func insertRows(_ rows: RowGeometry, at row: Int, inSection section: Int) {
        _ = change(section) { $0.rows.insert(rows, at: row) }
    }

    /// Takes rows of a section away.
    package mutating func removeRows(_ rows: Range<Int>, inSection section: Int) {
        _ = change(section) { $0.rows.remove(rows) }
    }

    /// Gives a section other rows.
    package mutating func replaceRows(with rows: RowGeometry, inSection section: Int) {
        _ = change(section) { $0.rows = rows }
    }

    /// Takes a row away and puts it where it is the row `targetRow` of the section `targetSection` in the end. It keeps
    /// its height.
    package mutating func moveRow(_ row: Int, inSection section: Int, to targetRow: Int, inSection targetSection: Int) {
        if section == targetSection {
            _ = change(section) { $0.rows.move(from: row, to: targetRow) }
            return
        }
        check(targetSection)
        let height = height(ofRow: row, inSection: section)
        let isEstimated = isEstimated(row: row, inSection: section)
        removeRows(row..<(row + 1), inSection: section)
        insertRows(count: 1, height: height, isEstimated: isEstimated, at: targetRow, inSection: targetSection)
    }

    // MARK: Checking

    /// Stops if something is not as it should be: for tests. O(*s* + *r*).
    func checkInvariants() {
        sections.checkInvariants()
        sections.forEach { $0.geometry.rows.checkInvariants() }
    }
}
