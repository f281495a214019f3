import Foundation

/// A form as a table shows it: every section and row with the identity that it has there.
struct TableState {
    struct ShownSection {
        var identity: SectionIdentity
        var header: HeaderFooter?
        var footer: HeaderFooter?
        var rows: RowSource
        /// The identities of the rows; empty for a lazy section, which reads them from its data when it must.
        var identities: [RowIdentity]
        var traits = SectionTraits()
        /// What the rows would be if the section were open; nil while it is.
        var hiddenRows: RowSource?

        var isLazy: Bool {
            if case .lazy = rows { true } else { false }
        }

        /// Whether header and footer can be rendered in the views that show the other's.
        func sharesHeaderViews(with other: ShownSection) -> Bool {
            Self.sharesViews(header, other.header) && Self.sharesViews(footer, other.footer)
                && (traits.collapsing == nil) == (other.traits.collapsing == nil)
        }

        private static func sharesViews(_ one: HeaderFooter?, _ other: HeaderFooter?) -> Bool {
            switch (one, other) {
            case (nil, nil): true
            case (let one?, let other?): one.sharesViews(with: other)
            default: false
            }
        }
    }

    var sections: [ShownSection]

    static var empty: TableState { TableState(sections: []) }

    init(sections: [ShownSection]) {
        self.sections = sections
    }

    /// Names all sections and the rows of those that are not lazy, without the rows of closed sections. O(rows that are made).
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
            let isExpanded = expansion.isExpanded(section.explicitID, section.traits.collapsing)
            let rows = isExpanded ? section.rows : section.rows.closed
            return ShownSection(
                identity: identity, header: section.header(isExpanded: isExpanded), footer: section.footer, rows: rows,
                identities: Self.identities(of: rows), traits: section.traits,
                hiddenRows: isExpanded ? nil : section.rows)
        }
    }

    /// The state with the rows of its closed sections, every section where it is in this one; nil if all are open. O(rows that
    /// are made and hidden).
    var opened: TableState? {
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
        guard case .made(let list) = rows else { return [] }
        var naming = RowNaming()
        return list.map { naming.identity(of: $0) }
    }

    var hasLazySections: Bool { sections.contains(where: \.isLazy) }

    /// A row of a section that is not lazy.
    func madeRow(at path: IndexPath) -> Row {
        guard case .made(let rows) = sections[path.section].rows else {
            preconditionFailure("The rows of a lazy section are compared by their elements.")
        }
        return rows[path.row]
    }

    @MainActor
    func row(at path: IndexPath) -> Row {
        sections[path.section].rows.row(at: path.row)
    }

    /// The row at a path that may be out of date.
    @MainActor
    func existingRow(at path: IndexPath) -> Row? {
        guard sections.indices.contains(path.section), path.row < sections[path.section].rows.count else { return nil }
        return row(at: path)
    }
}

/// What tells a section from the other sections of its form.
enum SectionIdentity: Hashable, CustomStringConvertible {
    case explicit(AnyHashable)
    /// The n-th section without an identity of its own.
    case automatic(Int)

    /// The identity as an error message names it.
    var description: String {
        switch self {
        case .explicit(let id): String(reflecting: id.base)
        case .automatic(let place): "number \(place + 1) without an id"
        }
    }
}
