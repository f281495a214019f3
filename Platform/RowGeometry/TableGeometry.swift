/// The heights and offsets of all sections of a table: the header, rows and footer of each section, from top
/// to bottom.
///
/// Spacing above a header counts as part of the header. Headers, footers and rows may have no height, and
/// sections may have no rows; such elements have an offset but contain none.
///
/// The type is a value type. Copying takes O(1), and copies are independent of each other.
///
/// Every operation takes O(log *s* + log *r*) for *s* sections and *r* runs of a section's rows, unless
/// noted otherwise.
package struct TableGeometry: Sendable {
    /// An element of a table that contains an offset.
    package enum Element: Equatable, Sendable {
        case header(section: Int)
        case row(Int, section: Int)
        case footer(section: Int)
    }

    private var sections = SummedTree<SectionRecord>()
    /// The current generation of measurements. Rows of sections with an earlier generation are estimates.
    private var generation = 0

    /// Creates a table without sections.
    package init() {}

    /// Creates a table of sections.
    ///
    /// - Complexity: O(*s*).
    package init(_ sections: some Collection<SectionGeometry>) {
        self.sections = SummedTree(sections.map { SectionRecord(geometry: $0, generation: 0) })
    }

    // MARK: Queries

    /// The number of sections.
    ///
    /// - Complexity: O(1).
    package var sectionCount: Int { sections.total.count }

    /// The total height of all sections.
    ///
    /// - Complexity: O(1).
    package var totalHeight: Double { sections.total.height }

    /// Returns the geometry of a section.
    package func section(_ section: Int) -> SectionGeometry {
        let record = at(section).element
        var geometry = record.geometry
        if record.generation != generation { geometry.rows.markAllEstimated() }
        return geometry
    }

    /// Returns the number of rows in a section.
    package func rowCount(in section: Int) -> Int { at(section).element.geometry.rows.count }

    /// Returns the header of a section.
    package func header(of section: Int) -> SectionEdge { at(section).element.geometry.header }

    /// Returns the footer of a section.
    package func footer(of section: Int) -> SectionEdge { at(section).element.geometry.footer }

    /// Returns the offset of the top of a section, which is that of its header, or the total height for the
    /// section after the last.
    package func offset(ofSection section: Int) -> Double {
        section == sectionCount ? totalHeight : at(section).before.height
    }

    /// Returns the offset of the bottom of a section, which is that of its footer.
    package func end(ofSection section: Int) -> Double {
        let location = at(section)
        return location.before.height + location.element.geometry.totalHeight
    }

    /// Returns the offset of the top of a section's first row.
    package func rowsOffset(ofSection section: Int) -> Double {
        let location = at(section)
        return location.before.height + location.element.geometry.header.addend
    }

    /// Returns the offset of the top of a section's footer.
    package func footerOffset(ofSection section: Int) -> Double {
        let location = at(section)
        let geometry = location.element.geometry
        return location.before.height + geometry.header.addend + geometry.rows.totalHeight
    }

    /// Returns the offset of the top of a row, or that of the footer for the row after the last.
    package func offset(ofRow row: Int, inSection section: Int) -> Double {
        let location = at(section)
        let geometry = location.element.geometry
        return location.before.height + geometry.header.addend + geometry.rows.offset(of: row)
    }

    /// Returns the height of a row.
    package func height(ofRow row: Int, inSection section: Int) -> Double {
        at(section).element.geometry.rows.height(of: row)
    }

    /// Returns whether the height of a row is an estimate.
    package func isEstimated(row: Int, inSection section: Int) -> Bool {
        let record = at(section).element
        return record.geometry.rows.isEstimated(row) || record.generation != generation
    }

    /// Returns the element that contains an offset: the one that begins at or before it and ends after it.
    ///
    /// Returns `nil` for an offset before the first section, or at or after the end of the last one.
    /// Elements without height contain no offset.
    package func element(at offset: Double) -> Element? {
        guard offset >= 0, let location = sections.locate(offset: offset) else { return nil }
        let section = location.before.count
        let geometry = location.element.geometry
        let rowsOffset = location.before.height + geometry.header.addend
        if offset < rowsOffset { return .header(section: section) }
        if let row = geometry.rows.row(at: offset - rowsOffset) { return .row(row, section: section) }
        return .footer(section: section)
    }

    /// Returns the section that contains an offset, or `nil` before the first section and from the end of
    /// the last one.
    package func section(at offset: Double) -> Int? {
        offset >= 0 ? sections.locate(offset: offset)?.before.count : nil
    }

    private func at(_ section: Int) -> SummedTree<SectionRecord>.Location {
        check(section)
        return sections.locate(position: section)
    }

    private func check(_ section: Int) {
        precondition(
            section >= 0 && section < sectionCount,
            "Section \(section) is out of range; the table has \(sectionCount) sections.")
    }

    // MARK: Heights

    /// Sets the height of a row.
    ///
    /// - Returns: The change of the total height.
    @discardableResult
    package mutating func setHeight(
        _ height: Double, ofRow row: Int, inSection section: Int, isEstimated: Bool = false
    ) -> Double {
        change(section) { $0.rows.setHeight(height, of: row, isEstimated: isEstimated) }
    }

    /// Sets the height of all rows in a section.
    ///
    /// - Returns: The change of the total height.
    @discardableResult
    package mutating func setAllRowHeights(
        _ height: Double, inSection section: Int, isEstimated: Bool = false
    ) -> Double {
        change(section) { $0.rows.setAllHeights(height, isEstimated: isEstimated) }
    }

    /// Sets the header of a section.
    ///
    /// - Returns: The change of the total height.
    @discardableResult
    package mutating func setHeader(_ header: SectionEdge, ofSection section: Int) -> Double {
        change(section) { $0.header = header }
    }

    /// Sets the footer of a section.
    ///
    /// - Returns: The change of the total height.
    @discardableResult
    package mutating func setFooter(_ footer: SectionEdge, ofSection section: Int) -> Double {
        change(section) { $0.footer = footer }
    }

    /// Marks the heights of all rows as estimates. They keep their values until they are set again.
    ///
    /// - Complexity: O(1).
    package mutating func markAllEstimated() {
        generation += 1
    }

    private mutating func change<Result>(_ section: Int, _ body: (inout SectionGeometry) -> Result) -> Double {
        check(section)
        let before = totalHeight
        sections.update(position: section) { [generation] record in
            if record.generation != generation {
                record.geometry.rows.markAllEstimated()
                record.generation = generation
            }
            _ = body(&record.geometry)
        }
        return totalHeight - before
    }

    // MARK: Sections

    /// Inserts a section before another one, or after the last one.
    package mutating func insertSection(header: SectionEdge, rows: RowGeometry, footer: SectionEdge, at index: Int) {
        insertSections(CollectionOfOne(SectionGeometry(header: header, rows: rows, footer: footer)), at: index)
    }

    /// Inserts sections before another one, or after the last one.
    ///
    /// - Complexity: O(*n* + log *s*) for *n* new sections.
    package mutating func insertSections(_ new: some Collection<SectionGeometry>, at index: Int) {
        precondition(
            index >= 0 && index <= sectionCount,
            "A section cannot be inserted at \(index); the table has \(sectionCount) sections.")
        sections.replace(index..<index, with: new.map { SectionRecord(geometry: $0, generation: generation) })
    }

    /// Removes a section and returns it.
    @discardableResult
    package mutating func removeSection(at index: Int) -> SectionGeometry {
        let geometry = section(index)
        sections.replace(index..<(index + 1), with: [])
        return geometry
    }

    /// Moves a section, so that its index is `target` afterwards.
    package mutating func moveSection(from index: Int, to target: Int) {
        precondition(
            target >= 0 && target < sectionCount,
            "Section \(index) cannot move to \(target); the table has \(sectionCount) sections.")
        let geometry = removeSection(at: index)
        insertSections(CollectionOfOne(geometry), at: target)
    }

    // MARK: Rows

    /// Inserts rows of equal height before a row of a section, or after the last one.
    package mutating func insertRows(
        count: Int, height: Double, isEstimated: Bool, at row: Int, inSection section: Int
    ) {
        _ = change(section) { $0.rows.insert(count: count, height: height, isEstimated: isEstimated, at: row) }
    }

    /// Inserts rows before a row of a section, or after the last one.
    ///
    /// - Complexity: O(*n* + log *s* + log *r*) for *n* runs of the new rows.
    package mutating func insertRows(_ rows: RowGeometry, at row: Int, inSection section: Int) {
        _ = change(section) { $0.rows.insert(rows, at: row) }
    }

    /// Removes rows of a section.
    package mutating func removeRows(_ rows: Range<Int>, inSection section: Int) {
        _ = change(section) { $0.rows.remove(rows) }
    }

    /// Replaces the rows of a section.
    package mutating func replaceRows(with rows: RowGeometry, inSection section: Int) {
        _ = change(section) { $0.rows = rows }
    }

    /// Moves a row with its height, so that its index in `targetSection` is `targetRow` afterwards.
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

    // MARK: Invariants

    /// Traps if an invariant is violated. For tests.
    ///
    /// - Complexity: O(*s* + *r*).
    func checkInvariants() {
        sections.checkInvariants()
        sections.forEach { $0.geometry.rows.checkInvariants() }
    }
}
