/// A section of a form: rows with a header and a footer.
///
/// ```swift
/// let section = Section("Dales") {
///     for walk in sampleWalks {
///         WalkRow(walk).id(walk.id)
///     }
/// }
/// ```
///
/// A section is identified in consecutive forms by its id, which must be unique in the form. The id of a section with a
/// title is the title, unless another one is given. Sections with neither are identified by their index among such
/// sections.
///
/// ```swift
/// let walks = sampleWalks
///
/// let form = Form {
///     Section("\(walks.count) Walks") { WalkRow(walks[0]) }                   // wrong: another title is another section
///     Section("\(walks.count) Walks", id: "walks") { WalkRow(walks[0]) }      // right
/// }
/// ```
///
/// The rows are made together with the section. For large collections, use a lazy section:
/// ``init(id:header:footer:data:id:row:)-(_,_,_,_,KeyPath<Data.Element,ID>,_)``.
public struct Section {
    let explicitID: AnyHashable?
    let header: HeaderFooter?
    let footer: HeaderFooter?
    var rows: RowSource
    var attributes = SectionAttributes()

    /// Creates a section with a title above its rows. The title is also the id of the section.
    ///
    /// - Parameters:
    ///   - title: The title above the rows, and the id of the section.
    ///   - footer: The text below the rows.
    ///   - content: Makes the rows.
    public init(_ title: String, footer: String? = nil, @SectionBuilder content: () -> RowContent) {
        self.init(title, id: title, footer: footer, content: content)
    }

    /// Creates a section with a title above its rows and an id.
    ///
    /// - Parameters:
    ///   - title: The title above the rows.
    ///   - id: The id of the section, unique in its form.
    ///   - footer: The text below the rows.
    ///   - content: Makes the rows.
    public init(_ title: String, id: some Hashable, footer: String? = nil, @SectionBuilder content: () -> RowContent) {
        self.init(id: id, header: Title(title), footer: footer.map { Title($0) }, content: content)
    }

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
