/// A section of a form: rows with a header and a footer.
///
/// ```swift
/// Section(id: house.name, header: Title(house.name)) {
///     for character in house.characters {
///         CharacterRow(character: character).id(character.id)
///     }
/// }
/// ```
///
/// The `id` identifies the section in consecutive forms and must be unique in the form. Sections without an
/// id are identified by their index among the sections without an id.
///
/// The rows are made together with the section. For large collections, use a lazy section:
/// ``init(id:header:footer:data:id:row:)``.
public struct Section {
    let explicitID: AnyHashable?
    let header: HeaderFooter?
    let footer: HeaderFooter?
    var rows: RowSource
    var attributes = SectionAttributes()

    /// Creates a section with an id.
    public init(
        id: some Hashable, header: (any HeaderFooterComponent)? = nil, footer: (any HeaderFooterComponent)? = nil,
        @SectionBuilder content: () -> RowContent
    ) {
        self.init(id: AnyHashable(id), header: header, footer: footer, rows: .eager(AppendableList(content().rows)))
    }

    /// Creates an empty section with an id, to which rows can be appended.
    public init(
        id: some Hashable, header: (any HeaderFooterComponent)? = nil, footer: (any HeaderFooterComponent)? = nil
    ) {
        self.init(id: AnyHashable(id), header: header, footer: footer, rows: .eager(AppendableList()))
    }

    /// Creates a section without an id.
    public init(
        header: (any HeaderFooterComponent)? = nil, footer: (any HeaderFooterComponent)? = nil,
        @SectionBuilder content: () -> RowContent
    ) {
        self.init(id: nil, header: header, footer: footer, rows: .eager(AppendableList(content().rows)))
    }

    /// Creates a lazy section, which makes components only for visible rows.
    ///
    /// ```swift
    /// Section(id: "log", data: entries, id: \.number) { entry in
    ///     if entry.isError { ErrorRow(entry) } else { EntryRow(entry) }
    /// }
    /// ```
    ///
    /// The cost of rendering *n* elements depends on the data:
    /// - *New section:* O(1). `row` is called for visible rows, `id` for none.
    /// - *Same data:* O(1) for copies of an array and for ranges, which are compared by their storage or
    ///   with `==`. `row` is called for visible rows, because it may return other rows.
    /// - *Other data of the same type:* O(n) calls of `id`, and none of `row`. Elements between a common
    ///   beginning and a common end are hashed. If more than ``lazyChangeLimit`` elements differ, or the
    ///   type of the data has changed, the section is reloaded.
    ///
    /// Rows that move between a lazy section and another one are deleted and inserted.
    ///
    /// The table view caches the heights of rows that have been displayed, and measures them again when an
    /// `Equatable` element has changed. If the height depends on something else, or the elements are not
    /// `Equatable`, it notices a new height only while the row is visible.
    ///
    /// - Parameters:
    ///   - sectionID: The id of the section, unique in its form.
    ///   - header: The header above the rows.
    ///   - footer: The footer below the rows.
    ///   - data: The elements, with random access in O(1). Stored until the next form is rendered.
    ///   - elementID: The key path of an element's id, which is unique in the section and overrides an id
    ///     set by `row`.
    ///   - row: Makes the row of an element. Called each time the row is displayed, so it should be fast.
    public init<Data: RandomAccessCollection, ID: Hashable>(
        id sectionID: some Hashable, header: (any HeaderFooterComponent)? = nil,
        footer: (any HeaderFooterComponent)? = nil, data: Data, id elementID: KeyPath<Data.Element, ID>,
        @RowBuilder row: @escaping @MainActor (Data.Element) -> Row
    ) {
        let lazy = LazyDataRows(data: data, id: elementID, isEqual: nil, makeRow: row)
        self.init(id: AnyHashable(sectionID), header: header, footer: footer, rows: .lazy(lazy))
    }

    /// Creates a lazy section of equatable elements. Comparing other data compares each element. See
    /// ``init(id:header:footer:data:id:row:)``.
    public init<Data: RandomAccessCollection, ID: Hashable>(
        id sectionID: some Hashable, header: (any HeaderFooterComponent)? = nil,
        footer: (any HeaderFooterComponent)? = nil, data: Data, id elementID: KeyPath<Data.Element, ID>,
        @RowBuilder row: @escaping @MainActor (Data.Element) -> Row
    ) where Data.Element: Equatable {
        let lazy = LazyDataRows(data: data, id: elementID, isEqual: ==, makeRow: row)
        self.init(id: AnyHashable(sectionID), header: header, footer: footer, rows: .lazy(lazy))
    }

    /// The number of changed elements above which a lazy section is reloaded rather than updated.
    ///
    /// A table view applies more single changes than that more slowly than it reloads.
    public static var lazyChangeLimit: Int { 10_000 }

    init(rows: [Row]) {
        self.init(id: nil, header: nil, footer: nil, rows: .eager(AppendableList(rows)))
    }

    init(
        id: AnyHashable?, header: (any HeaderFooterComponent)?, footer: (any HeaderFooterComponent)?, rows: RowSource
    ) {
        explicitID = id
        self.header = HeaderFooter(header)
        self.footer = HeaderFooter(footer)
        self.rows = rows
    }

    /// Returns the header as it is displayed: a collapsible section's title has a chevron.
    func header(isExpanded: Bool) -> HeaderFooter? {
        guard attributes.collapsing != nil, let title = header?.title else { return header }
        return HeaderFooter(DisclosureHeader(title, isExpanded: isExpanded))
    }

    /// Appends a row.
    ///
    /// - Complexity: O(1).
    public mutating func append(_ row: some RowConvertible) {
        guard case .eager(var list) = rows else {
            preconditionFailure(
                """
                A row was appended to the lazy section \(explicitID.map { String(reflecting: $0.base) } ?? ""). Add an \
                element to its data, or add the row to another section.
                """)
        }
        for row in row.row.withAttachedRows { list.append(row) }
        rows = .eager(list)
    }
}
