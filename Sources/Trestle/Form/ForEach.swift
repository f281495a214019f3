/// One row, or one section, for each element of a collection, known by the element's identity.
///
/// ```swift
/// Section(id: "devices") {
///     ForEach(devices) { DeviceRow($0) }                          // Identifiable elements
///     ForEach(names, id: \.self) { name in
///         if name.isEmpty { Title("Unnamed") } else { Title(name) }
///     }
/// }
///
/// Form {
///     ForEach(houses) { house in
///         Section(id: house.name, header: Title(house.name)) { … }
///     }
/// }
/// ```
///
/// A `for` loop does the same where rows carry their identity already; `ForEach` gives it to them, so that none is forgotten. An
/// identity that the closure sets itself is replaced. Sections keep theirs.
///
/// All rows are made at once, O(elements). For more than are worth making, use a lazy section: ``Section/init(id:header:footer:data:id:row:)``.
///
/// ```swift
/// ForEach(names.indices, id: \.self) { Title(names[$0]) }         // wrong: the place is not the identity, see id(_:)
/// ```
public struct ForEach<Content> {
    let content: Content
}

extension ForEach where Content == RowContent {
    /// A row for each element, identified by what a key path leads to.
    public init<Data: Sequence>(
        _ data: Data, id: KeyPath<Data.Element, some Hashable>, @RowBuilder row: (Data.Element) -> Row
    ) {
        content = RowContent(tree: .group(data.map { .leaf(row($0).id($0[keyPath: id])) }))
    }

    /// A row for each element, identified as the element is.
    public init<Data: Sequence>(_ data: Data, @RowBuilder row: (Data.Element) -> Row) where Data.Element: Identifiable {
        self.init(data, id: \.id, row: row)
    }
}

extension ForEach where Content == [Section] {
    /// A section for each element.
    public init<Data: Sequence>(_ data: Data, section: (Data.Element) -> Section) {
        content = data.map(section)
    }
}
