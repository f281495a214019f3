/// What is how high in one section: its header, its rows and its footer, one below the other.
package struct SectionGeometry: Sendable {
    package var header: SectionEdge
    package var rows: RowGeometry
    package var footer: SectionEdge

    /// A section of these parts.
    package init(header: SectionEdge = .none, rows: RowGeometry, footer: SectionEdge = .none) {
        self.header = header
        self.rows = rows
        self.footer = footer
    }

    /// How high the parts are together.
    package var totalHeight: Double { header.addend + rows.totalHeight + footer.addend }
}

/// A section in the tree of a table's sections.
struct SectionRecord: Measured {
    var geometry: SectionGeometry
    /// The table's round in which it was last seen to that older heights are taken for guesses.
    var round: Int

    static var nodeCapacity: Int { 32 }

    var extent: Extent { Extent(count: 1, height: geometry.totalHeight) }

    func split(at count: Int) -> (SectionRecord, SectionRecord) {
        preconditionFailure("A section takes one place, which can't be split.")
    }

    func merged(with next: SectionRecord) -> SectionRecord? { nil }
}
