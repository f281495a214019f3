/// Rows that belong together, with a header and a footer.
///
/// ```swift
/// Section(id: house.name, header: Title(house.name)) {
///     for character in house.characters {
///         CharacterRow(character: character).id(character.id)
///     }
/// }
/// ```
///
/// The `id` says which section it is from one form to the next; sections without one are known by their place among such
/// sections. Identities must be unique in the form.
///
/// The rows are made when the section is. For more rows than are worth making at once, see
/// ``init(id:header:footer:data:id:row:)``.
public struct Section {
    let explicitID: AnyHashable?
    let header: HeaderFooter?
    let footer: HeaderFooter?
    var rows: RowSource
    var traits = SectionTraits()

    /// A section with an identity.
    public init(
        id: some Hashable, header: (any HeaderFooterComponent)? = nil, footer: (any HeaderFooterComponent)? = nil,
        @RowsBuilder content: () -> RowContent
    ) {
        self.init(id: AnyHashable(id), header: header, footer: footer, rows: .made(GrowingList(content().rows)))
    }

    /// A section without rows yet, for the operators to add to.
    public init(
        id: some Hashable, header: (any HeaderFooterComponent)? = nil, footer: (any HeaderFooterComponent)? = nil
    ) {
        self.init(id: AnyHashable(id), header: header, footer: footer, rows: .made(GrowingList()))
    }

    /// A section that is known by its place among the sections without an identity.
    public init(
        header: (any HeaderFooterComponent)? = nil, footer: (any HeaderFooterComponent)? = nil,
        @RowsBuilder content: () -> RowContent
    ) {
        self.init(id: nil, header: header, footer: footer, rows: .made(GrowingList(content().rows)))
    }

    /// A lazy section: makes a component only for a row that is on the screen.
    ///
    /// ```swift
    /// Section(id: "log", data: entries, id: \.number) { entry in
    ///     if entry.isError { ErrorRow(entry) } else { EntryRow(entry) }
    /// }
    /// ```
    ///
    /// What it costs, for n elements:
    /// - *showing it first:* O(1) here. `row` is called for rows on the screen, `id` for none.
    /// - *the same data again:* O(1) for an array that was only copied and for a range, which are known to be the same by
    ///   their storage or by `==`. `row` is called for rows on the screen, since what it makes may differ.
    /// - *other data of the same type:* O(n) readings of `id`, without `row`; what lies between a common beginning and a
    ///   common end is hashed. Where more than ``lazyChangeLimit`` elements differ, the section is reloaded as a whole, as it is
    ///   when the type of the data has changed.
    ///
    /// Rows don't move between a lazy section and another one: they are deleted here and inserted there.
    ///
    /// The table remembers the height of a row that was on the screen. An `Equatable` element tells it when to measure again;
    /// where the height depends on something else, or the elements are not `Equatable`, it learns of a new height only while the
    /// row is on the screen.
    ///
    /// - Parameters:
    ///   - id: Which section it is.
    ///   - header: What stands above the rows.
    ///   - footer: What stands below the rows.
    ///   - data: The elements, with random access in O(1). Kept until the next form is rendered.
    ///   - id: What identifies an element in this section. It takes precedence over an identity that `row` sets.
    ///   - row: Makes the row of an element. Called again whenever the row comes back, so it should be cheap.
    public init<Data: RandomAccessCollection, ID: Hashable>(
        id sectionID: some Hashable, header: (any HeaderFooterComponent)? = nil,
        footer: (any HeaderFooterComponent)? = nil, data: Data, id elementID: KeyPath<Data.Element, ID>,
        @RowBuilder row: @escaping @MainActor (Data.Element) -> Row
    ) {
        let lazy = LazyDataRows(data: data, id: elementID, isEqual: nil, makeRow: row)
        self.init(id: AnyHashable(sectionID), header: header, footer: footer, rows: .lazy(lazy))
    }

    /// A lazy section of elements that can tell whether they look the same; otherwise as
    /// ``init(id:header:footer:data:id:row:)``. Comparing other data costs a comparison for each element.
    public init<Data: RandomAccessCollection, ID: Hashable>(
        id sectionID: some Hashable, header: (any HeaderFooterComponent)? = nil,
        footer: (any HeaderFooterComponent)? = nil, data: Data, id elementID: KeyPath<Data.Element, ID>,
        @RowBuilder row: @escaping @MainActor (Data.Element) -> Row
    ) where Data.Element: Equatable {
        let lazy = LazyDataRows(data: data, id: elementID, isEqual: ==, makeRow: row)
        self.init(id: AnyHashable(sectionID), header: header, footer: footer, rows: .lazy(lazy))
    }

    /// How many elements of a lazy section may differ before the section is reloaded instead of diffed.
    ///
    /// A table takes longer to sort out that many single changes than to start anew.
    public static var lazyChangeLimit: Int { 10_000 }

    init(rows: [Row]) {
        self.init(id: nil, header: nil, footer: nil, rows: .made(GrowingList(rows)))
    }

    init(
        id: AnyHashable?, header: (any HeaderFooterComponent)?, footer: (any HeaderFooterComponent)?, rows: RowSource
    ) {
        explicitID = id
        self.header = HeaderFooter(header)
        self.footer = HeaderFooter(footer)
        self.rows = rows
    }

    /// The header as the table shows it: a title that opens and closes its section has a chevron.
    func header(isExpanded: Bool) -> HeaderFooter? {
        guard traits.collapsing != nil, let title = header?.title else { return header }
        return HeaderFooter(DisclosureHeader(title, isExpanded: isExpanded))
    }

    /// Adds a row at the end. O(1).
    public mutating func append(_ row: some RowConvertible) {
        guard case .made(var list) = rows else {
            preconditionFailure(
                """
                A row can't be added to the lazy section \(explicitID.map { String(reflecting: $0.base) } ?? ""). Add an \
                element to its data, or put the row into a section of its own.
                """)
        }
        for row in row.asRow().withFollowers { list.append(row) }
        rows = .made(list)
    }
}

/// Where the rows of a section come from.
enum RowSource {
    case made(GrowingList<Row>)
    case lazy(any LazyRows)

    var count: Int {
        switch self {
        case .made(let list): list.count
        case .lazy(let rows): rows.count
        }
    }

    /// The rows with the same change made to each; of lazy rows when they are made.
    func changed(_ change: @escaping (Row) -> Row) -> RowSource {
        switch self {
        case .made(let list): .made(GrowingList(list.map(change)))
        case .lazy(let rows): .lazy(ChangedRows(rows, change: change))
        }
    }

    /// What is left of the rows while their section is closed: none, of the same kind.
    var closed: RowSource {
        switch self {
        case .made: .made(GrowingList())
        case .lazy: .lazy(LazyDataRows(data: EmptyCollection<Never>(), id: \.self, isEqual: nil, makeRow: noRow))
        }
    }

    @MainActor
    func row(at index: Int) -> Row {
        switch self {
        case .made(let list): list[index]
        case .lazy(let rows): rows.row(at: index)
        }
    }
}

/// The row of an element that there is none of.
@MainActor
private func noRow(_: Never) -> Row {}
