import Foundation

/// A form with the identities of all its sections and rows, as a table view displays it.
struct TableState {
    struct DisplayedSection {
        var identity: SectionIdentity
        var header: HeaderFooter?
        var footer: HeaderFooter?
        var rows: RowSource
        /// The identities of the rows. Empty for a lazy section, which reads them from its data when needed.
        var identities: [RowIdentity]
        var attributes = SectionAttributes()
        /// The rows of a collapsed section, or `nil` for an expanded one.
        var hiddenRows: RowSource?

        var isLazy: Bool {
            if case .lazy = rows { true } else { false }
        }

        /// Returns whether header and footer can be rendered into the views of another section's header and footer.
        func sharesHeaderViews(with other: DisplayedSection) -> Bool {
            Self.sharesViews(header, other.header) && Self.sharesViews(footer, other.footer)
                && (attributes.collapsing == nil) == (other.attributes.collapsing == nil)
        }

        private static func sharesViews(_ one: HeaderFooter?, _ other: HeaderFooter?) -> Bool {
            switch (one, other) {
            case (nil, nil): true
            case (let one?, let other?): one.sharesViews(with: other)
            default: false
            }
        }
    }

    var sections: [DisplayedSection]

    static var empty: TableState { TableState(sections: []) }

    init(sections: [DisplayedSection]) {
        self.sections = sections
    }

    /// Creates the state that displays a form, without the rows of collapsed sections.
    ///
    /// - Complexity: O(eager rows).
    init(_ form: Form, expansion: SectionExpansion = SectionExpansion()) {
        var unnamed = 0
        sections = form.sections.map { section in
            let identity: SectionIdentity
            if let id = section.explicitID {
                identity = .explicit(id)
            } else {
                identity = .automatic(unnamed)
                unnamed += 1
            }
            let isExpanded = expansion.isExpanded(section.explicitID, section.attributes.collapsing)
            let rows = isExpanded ? section.rows : section.rows.collapsed
            return DisplayedSection(
                identity: identity, header: section.header(isExpanded: isExpanded), footer: section.footer, rows: rows,
                identities: Self.identities(of: rows), attributes: section.attributes,
                hiddenRows: isExpanded ? nil : section.rows)
        }
    }

    /// The state with all sections expanded, or `nil` if no section is collapsed. The sections have the same indices.
    ///
    /// - Complexity: O(hidden eager rows).
    var expanded: TableState? {
        guard sections.contains(where: { $0.hiddenRows != nil }) else { return nil }
        return TableState(
            sections: sections.map { section in
                guard let rows = section.hiddenRows else { return section }
                var section = section
                section.rows = rows
                section.identities = Self.identities(of: rows)
                section.hiddenRows = nil
                return section
            })
    }

    private static func identities(of rows: RowSource) -> [RowIdentity] {
        guard case .eager(let list) = rows else { return [] }
        var assigner = RowIdentityAssigner()
        return list.map { assigner.identity(of: $0) }
    }

    /// Returns the state with the identities of repeated ids counted, so that all are different.
    ///
    /// - Complexity: O(eager rows).
    func withUniqueIdentities() -> TableState {
        var copy = self
        var sectionCounts: [SectionIdentity: Int] = [:]
        for index in copy.sections.indices {
            let identity = copy.sections[index].identity
            let occurrence = sectionCounts[identity, default: 0]
            sectionCounts[identity] = occurrence + 1
            if occurrence > 0 { copy.sections[index].identity = .repeated(identity, occurrence) }
            var rowCounts: [RowIdentity: Int] = [:]
            copy.sections[index].identities = copy.sections[index].identities.map { identity in
                let occurrence = rowCounts[identity, default: 0]
                rowCounts[identity] = occurrence + 1
                return occurrence > 0 ? .repeated(identity, occurrence) : identity
            }
        }
        return copy
    }

    var hasLazySections: Bool { sections.contains(where: \.isLazy) }

    /// Returns a row of an eager section.
    func eagerRow(at path: IndexPath) -> Row {
        guard case .eager(let rows) = sections[path.section].rows else {
            preconditionFailure(
                "eagerRow(at:) was called for \(path) in the lazy section \(sections[path.section].identity). This is a bug in Trestle."
            )
        }
        return rows[path.row]
    }

    @MainActor
    func row(at path: IndexPath) -> Row {
        sections[path.section].rows.row(at: path.row)
    }

    /// Returns the row at a path that may be out of date, or `nil` if there is none.
    @MainActor
    func existingRow(at path: IndexPath) -> Row? {
        guard sections.indices.contains(path.section), path.row < sections[path.section].rows.count else { return nil }
        return row(at: path)
    }
}
