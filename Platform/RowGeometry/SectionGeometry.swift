/// The heights of one section: its header, its rows and its footer, from top to bottom.
package struct SectionGeometry: Sendable {
    package var header: SectionEdge
    package var rows: RowGeometry
    package var footer: SectionEdge

    /// Creates the geometry of a section from those of its parts.
    package init(header: SectionEdge = .none, rows: RowGeometry, footer: SectionEdge = .none) {
        self.header = header
        self.rows = rows
        self.footer = footer
    }

    /// The total height of the header, the rows and the footer.
    package var totalHeight: Double { header.addend + rows.totalHeight + footer.addend }
}

/// A section in the tree of a table's sections.
struct SectionRecord: SummedTreeElement {
    var geometry: SectionGeometry
    /// The table's generation for which the rows' estimates are up to date.
    var generation: Int

    static var nodeCapacity: Int { 32 }

    var extent: Extent { Extent(count: 1, height: geometry.totalHeight) }

    func split(at count: Int) -> (SectionRecord, SectionRecord) {
        preconditionFailure("A section spans one position and cannot be split.")
    }

    func merged(with next: SectionRecord) -> SectionRecord? { nil }
}
