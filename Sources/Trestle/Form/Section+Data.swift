/// Lazy sections, which make components only for visible rows.
extension Section {
    /// Creates a lazy section, which makes components only for visible rows.
    ///
    /// ```swift
    /// let form = Form {
    ///     Section(id: "log", data: entries, id: \.id) { entry in
    ///         if entry.isError { TextRow(entry.text, color: .systemRed) } else { LogEntryRow(entry) }
    ///     }
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
    /// Large changes of elements that are `Sendable`, which are values or immutable objects, are computed on another thread, so
    /// that they do not interrupt scrolling: if the old and the new data together have more than 10,000 elements, `render`
    /// returns before the table view displays the form. Newer forms wait until then, and only the newest of them is displayed.
    ///
    /// Rows that move between a lazy section and another one are deleted and inserted.
    ///
    /// The section stores `row`. Reference the view controller weakly in it: `onSelect(self)` does so in the
    /// action only.
    ///
    /// ```swift members
    /// private let walks = sampleWalks
    ///
    /// @FormBuilder override var form: Form {
    ///     Section(id: "a", data: walks) { walk in
    ///         WalkRow(walk).onSelect(self) { $0.open(walk) }          // wrong: leaks the view controller
    ///     }
    ///     Section(id: "b", data: walks) { [weak self] walk in
    ///         WalkRow(walk).onSelect { self?.open(walk) }             // right
    ///     }
    /// }
    ///
    /// private func open(_ walk: Walk) {}
    /// ```
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
    ///     Stored until the next form is rendered.
    public init<Data: RandomAccessCollection, ID: Hashable>(
        id sectionID: some Hashable, header: (any HeaderFooterComponent)? = nil,
        footer: (any HeaderFooterComponent)? = nil, data: Data, id elementID: KeyPath<Data.Element, ID>,
        @RowBuilder row: @escaping @MainActor (Data.Element) -> Row
    ) {
        let lazy = LazyDataRows(data: data, id: elementID, snapshot: nil, makeRow: row)
        self.init(id: AnyHashable(sectionID), header: header, footer: footer, rows: .lazy(lazy))
    }

    /// Creates a lazy section whose large changes are computed on another thread. See
    /// ``init(id:header:footer:data:id:row:)-(_,_,_,_,KeyPath<Data.Element,ID>,_)``.
    public init<Data: RandomAccessCollection & Sendable, ID: Hashable & Sendable>(
        id sectionID: some Hashable, header: (any HeaderFooterComponent)? = nil,
        footer: (any HeaderFooterComponent)? = nil, data: Data, id elementID: KeyPath<Data.Element, ID> & Sendable,
        @RowBuilder row: @escaping @MainActor (Data.Element) -> Row
    ) where Data.Element: Sendable {
        let snapshot = DataSnapshot(data: data, id: elementID)
        let lazy = LazyDataRows(data: data, id: elementID, snapshot: snapshot, makeRow: row)
        self.init(id: AnyHashable(sectionID), header: header, footer: footer, rows: .lazy(lazy))
    }

    /// Creates a lazy section of identifiable elements. See
    /// ``init(id:header:footer:data:id:row:)-(_,_,_,_,KeyPath<Data.Element,ID>,_)``.
    public init<Data: RandomAccessCollection>(
        id sectionID: some Hashable, header: (any HeaderFooterComponent)? = nil,
        footer: (any HeaderFooterComponent)? = nil, data: Data,
        @RowBuilder row: @escaping @MainActor (Data.Element) -> Row
    ) where Data.Element: Identifiable {
        self.init(id: sectionID, header: header, footer: footer, data: data, id: \.id, row: row)
    }

    /// Creates a lazy section of identifiable elements, whose large changes are computed on another thread. See
    /// ``init(id:header:footer:data:id:row:)-(_,_,_,_,KeyPath<Data.Element,ID>,_)``.
    public init<Data: RandomAccessCollection & Sendable>(
        id sectionID: some Hashable, header: (any HeaderFooterComponent)? = nil,
        footer: (any HeaderFooterComponent)? = nil, data: Data,
        @RowBuilder row: @escaping @MainActor (Data.Element) -> Row
    ) where Data.Element: Identifiable & Sendable, Data.Element.ID: Sendable {
        self.init(id: sectionID, header: header, footer: footer, data: data, id: \.id, row: row)
    }

    /// Creates a lazy section of identifiable elements with a title, which is also the id of the section. See
    /// ``init(id:header:footer:data:id:row:)-(_,_,_,_,KeyPath<Data.Element,ID>,_)``.
    public init<Data: RandomAccessCollection>(
        _ title: String, footer: String? = nil, data: Data, @RowBuilder row: @escaping @MainActor (Data.Element) -> Row
    ) where Data.Element: Identifiable {
        self.init(id: title, header: Title(title), footer: footer.map { Title($0) }, data: data, row: row)
    }

    /// Creates a lazy section of identifiable elements with a title, which is also the id of the section. Large changes are
    /// computed on another thread. See
    /// ``init(id:header:footer:data:id:row:)-(_,_,_,_,KeyPath<Data.Element,ID>,_)``.
    public init<Data: RandomAccessCollection & Sendable>(
        _ title: String, footer: String? = nil, data: Data, @RowBuilder row: @escaping @MainActor (Data.Element) -> Row
    ) where Data.Element: Identifiable & Sendable, Data.Element.ID: Sendable {
        self.init(id: title, header: Title(title), footer: footer.map { Title($0) }, data: data, row: row)
    }
}
