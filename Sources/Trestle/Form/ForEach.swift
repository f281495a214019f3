/// A row or a section for each element of a collection, identified by the element's id.
///
/// ```swift
/// let form = Form {
///     Section("Towns") {
///         ForEach(["Malham", "Settle"], id: \.self) { Title($0) }
///     }
///     ForEach(sampleRegions) { region in
///         Section(region.name) {
///             ForEach(region.walks) { walk in                             // Identifiable elements
///                 if walk.isFavorite { SubtitleRow(walk.name, detail: "Favorite") } else { Title(walk.name) }
///             }
///         }
///     }
/// }
/// ```
///
/// `ForEach` sets the ids of the rows, also if the closure has set others. Sections keep their ids. Where
/// the rows or sections have ids already, a `for` loop is equivalent.
///
/// All rows are made immediately. For large collections, use a lazy section instead:
/// ``Section/init(id:header:footer:data:id:row:)-(_,_,_,_,KeyPath<Data.Element,ID>,_)``.
///
/// ```swift
/// let form = Form {
///     ForEach(sampleWalks.indices, id: \.self) { Title(sampleWalks[$0].name) }    // wrong: an index identifies no element
///     ForEach(sampleWalks) { Title($0.name) }                                     // right
/// }
/// ```
///
/// - Complexity: O(elements).
public struct ForEach<Content> {
    let content: Content
}

extension ForEach where Content == RowContent {
    /// Creates a row for each element, identified by the value of a key path.
    public init<Data: Sequence>(
        _ data: Data, id: KeyPath<Data.Element, some Hashable>, @RowBuilder row: (Data.Element) -> Row
    ) {
        content = RowContent(tree: .group(data.map { .leaf(row($0).id($0[keyPath: id])) }))
    }

    /// Creates a row for each element, identified by the element's id.
    public init<Data: Sequence>(_ data: Data, @RowBuilder row: (Data.Element) -> Row) where Data.Element: Identifiable {
        self.init(data, id: \.id, row: row)
    }
}

extension ForEach where Content == [Section] {
    /// Creates a section for each element.
    public init<Data: Sequence>(_ data: Data, section: (Data.Element) -> Section) {
        content = data.map(section)
    }
}
